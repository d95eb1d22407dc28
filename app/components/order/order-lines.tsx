import { availabilityText } from "#app/components/shop/availability.tsx";
import { MovedFrom } from "#app/components/programme/moved-from.tsx";
import { Picture } from "#app/components/picture.tsx";
import { useInCurrency } from "#app/components/shop/use-in-currency.ts";
import { contentOf } from "#app/domain/shop/checkout.ts";
import { amountsOf, type ShownOrder } from "#app/domain/shop/order.ts";
import { EveningStub, eveningText } from "#app/components/shop/evening-stub.tsx";
import { czech } from "#app/domain/typography.ts";
import { contentTexts } from "#app/messages/order-texts.ts";
import { cartTexts } from "#app/messages/cart-texts.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./order-lines.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  cancelled: "Představení je zrušené.",
});

export function OrderLines({ order }: { readonly order: ShownOrder }) {
  const { shown, written } = useInCurrency();
  return (
    <section className="stack gap-4">
      <h2 className="h3">{contentTexts[contentOf(order.lines)].ordered}</h2>
      <ul role="list" className={styles.lines}>
        {shown(amountsOf(order)).lines.map((row) => (
          <Line key={`${row.line.productId} ${row.line.variantName ?? ""}`} row={row} written={written} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly row: ReturnType<typeof amountsOf>["lines"][number];
  readonly written: (amount: number) => string;
}

function Line({ row, written }: LineProps) {
  const { line } = row;
  const available = availabilityOf(line);
  return (
    <li className={styles.line}>
      <span className={styles.picture} data-no-print>
        {line.evening ? (
          <EveningStub startsAt={line.evening.startsAt} />
        ) : (
          <Picture folder="product" size="thumbnail" file={line.image} alt="" widest={80} sizes="80px" />
        )}
      </span>
      <div className={styles.what}>
        <p className={styles.name}>
          {line.path === null ? (
            <Typeset>{line.name}</Typeset>
          ) : (
            <Link to={line.path}>
              <Typeset>{line.name}</Typeset>
            </Link>
          )}
        </p>
        {line.evening ? <p className={styles.detail}>{eveningText(line.evening)}</p> : null}
        {line.evening?.previousStartsAt ? (
          <p className={styles.detail}>
            <MovedFrom before={line.evening.previousStartsAt} />
          </p>
        ) : null}
        {line.evening?.isCancelled ? <p className={styles.cancelled}>{texts.cancelled}</p> : null}
        {line.variantName ? (
          <p className={styles.detail}>
            <Typeset>{line.variantName}</Typeset>
          </p>
        ) : null}
        {line.seats && line.seats.length > 0 ? (
          <p className={styles.detail}>
            <Typeset>{line.seats.join("; ")}</Typeset>
          </p>
        ) : null}
        {line.note ? (
          <p className={styles.detail}>
            <q className={styles.note}>{line.note}</q>
          </p>
        ) : null}
        {line.withdrawalExcluded && !line.evening?.isCancelled ? (
          <p className={styles.detail}>
            <Typeset>{line.withdrawalExcluded}</Typeset>
          </p>
        ) : null}
        {available && !line.byEmail && !line.evening ? <p className={styles.detail}>{available}</p> : null}
      </div>
      <p className={styles.unit}>
        {line.quantity}&nbsp;×&nbsp;{written(row.unitGross)}{" "}
        {row.originalUnitGross === null ? null : (
          <span className={styles.before}>
            Původní cena <s>{written(row.originalUnitGross)}</s>
          </span>
        )}
      </p>
      <p className={styles.total}>
        <HiddenText>{cartTexts.lineTotal} </HiddenText>
        {written(row.total)}
      </p>
    </li>
  );
}

const codes = ["in_stock", "last_pieces", "on_order", "on_request", "sold_out"] as const;

/** Text for the upstream's availability code; null for an unknown code. */
function availabilityOf({ availability, orderDays: days }: LineProps["row"]["line"]): string | null {
  const code = codes.find((known) => known === availability);
  return code ? availabilityText({ code, quantity: null, days }) : null;
}
