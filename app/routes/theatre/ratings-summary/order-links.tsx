import { paths } from "#app/domain/paths.ts";
import { ratingOrders, type RatingOrder } from "#app/domain/theatre/ratings.ts";
import { czech } from "#app/domain/typography.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./order-links.module.css";

const texts = czech({
  order: "Řadit",
  orders: { average: "podle hodnocení", count: "podle počtu", title: "podle názvu" },
});

const words: Readonly<Record<RatingOrder, string>> = { average: "hodnoceni", count: "pocet", title: "nazev" };

/** The order that the address names; by default the best first. */
export function orderOf(url: URL): RatingOrder {
  const sortWord = url.searchParams.get("razeni");
  return ratingOrders.find((order) => words[order] === sortWord) ?? "average";
}

export function OrderLinks({ order }: { readonly order: RatingOrder }) {
  return (
    <nav className={styles.orders} aria-label={texts.order}>
      <span aria-hidden="true">{texts.order}</span>
      <ul role="list">
        {ratingOrders.map((ratingOrder) => (
          <li key={ratingOrder}>
            <Link
              to={`${paths.ratingsSummary()}${ratingOrder === "average" ? "" : `?razeni=${words[ratingOrder]}`}`}
              aria-current={ratingOrder === order ? "true" : undefined}
              preventScrollReset
            >
              {texts.orders[ratingOrder]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
