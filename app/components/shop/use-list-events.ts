import { useEffect, useRef } from "react";
import { itemSelected, listViewed } from "#app/domain/shop/analytics.ts";
import { paths } from "#app/domain/paths.ts";
import type { ProductCard } from "#app/domain/shop/product.ts";
import { useAnalytics, useAnalyticsImpression } from "#app/components/use-analytics.ts";

/** Reports view_item_list for a shown list and select_item for a followed card. Returns the ref for the list. */
export function useListEvents(label: string, products: readonly ProductCard[]) {
  const list = useRef<HTMLUListElement>(null);
  const report = useAnalytics();
  const key = `${label} ${products.map(({ id }) => id).join(" ")}`;
  useAnalyticsImpression(products.length > 0 ? listViewed(label, products) : null, key);
  useEffect(() => {
    const element = list.current;
    function onClick({ target }: Event) {
      const link = target instanceof Element ? target.closest("a") : null;
      const index = products.findIndex((product) => link?.getAttribute("href") === paths.product(product));
      const product = products[index];
      if (product) report(itemSelected(label, product, index));
    }
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [label, products, report]);
  return list;
}
