import type { ListedProduct } from "#app/domain/shop/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { shownAmounts } from "#app/domain/shop/money.ts";
import { ListPrices } from "./use-money.tsx";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";
import { useEffect, useRef } from "react";
import { paths } from "#app/domain/paths.ts";
import { useAnalytics, useAnalyticsImpression } from "#app/components/use-analytics.ts";

interface ProductGridProps {
  readonly products: readonly ListedProduct[];
  readonly level?: 2 | 3;
  /** Accessible name of the list. */
  readonly label: string;
  /** Number of pictures that load eagerly; 0 if the grid starts below the first screen. */
  readonly eager?: number;
  /** The grid is an excerpt, so it hides an incomplete last row. */
  readonly whole?: boolean;
}

/** Cards in 5 columns from 1024 px, 3 from 768 px, 2 on mobile (§2). */
export function ProductGrid({ products, level, label, eager = 0, whole = false }: ProductGridProps) {
  const list = useListEvents(label, products);
  return (
    <ListPrices amounts={products.flatMap(({ price }) => shownAmounts(price))}>
      <ul
        ref={list}
        className={classNames(styles.grid, whole && styles.whole)}
        role="list"
        aria-label={label}
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              level={level}
              first={index < eager}
              isNext={eager > 0 && index === 0}
            />
          </li>
        ))}
      </ul>
    </ListPrices>
  );
}

/** Reports view_item_list for a shown list and select_item for a followed card. Returns the ref for the list. */
function useListEvents(label: string, products: readonly ListedProduct[]) {
  const list = useRef<HTMLUListElement>(null);
  const report = useAnalytics();
  const key = `${label} ${products.map(({ id }) => id).join(" ")}`;
  useAnalyticsImpression(products.length > 0 ? (events) => events.listViewed(label, products) : null, key);
  useEffect(() => {
    const element = list.current;
    function onClick({ target }: Event) {
      const link = target instanceof Element ? target.closest("a") : null;
      const index = products.findIndex((product) => link?.getAttribute("href") === paths.product(product));
      const product = products[index];
      if (product) report((events) => events.itemSelected(label, product, index));
    }
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [label, products, report]);
  return list;
}
