import { type Id, isSameId } from "#app/domain/id.ts";
import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ProductGrid } from "#app/components/shop/product-grid.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { addViewed, clearViewed, readViewed } from "#app/components/shop/viewed-products.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedProduct } from "#app/domain/shop/product.ts";
import type { RootData } from "#app/shell/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./recently-viewed.module.css";

/** One row of the grid. */
const shown = 5;
const title = "Naposledy jste si prohlíželi";

/**
 * Other products opened before. Stores only their ids, in the memory of the page, and in `localStorage` with consent to
 * marketing (§ 89 of the Electronic Communications Act). The cached document is the same for all visitors, so without
 * JavaScript the row is missing.
 */
export function RecentlyViewed({ productId }: { readonly productId: Id }) {
  const root = useRouteLoaderData("root") as RootData | undefined;
  const mayKeep = root?.consent.choice?.marketing ?? false;
  const [cards, setCards] = useState<readonly ListedProduct[]>([]);

  useEffect(() => {
    const others = readViewed(mayKeep).filter((id) => !isSameId(id, productId));
    addViewed(productId, mayKeep);
    if (others.length === 0) return;
    const controller = new AbortController();
    void askCards(others.slice(0, shown), controller.signal).then((found) => {
      if (!controller.signal.aborted) setCards(found);
    });
    return () => controller.abort();
  }, [productId, mayKeep]);

  if (cards.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby="prohlizene">
      <SectionHead id="prohlizene" title={title} />
      <ProductGrid products={cards} label={title} />
      <p>
        <Button
          type="button"
          variant="quiet"
          size="small"
          onClick={() => {
            clearViewed();
            setCards([]);
          }}
        >
          Smazat historii prohlížení
        </Button>
      </p>
    </section>
  );
}

/** Fetches without cookies: the answer depends on the ids alone. Empty on a failure. */
async function askCards(ids: readonly Id[], signal: AbortSignal): Promise<readonly ListedProduct[]> {
  try {
    const response = await fetch(paths.productCards(ids), { signal, credentials: "omit" });
    // The answer of the site's own endpoint (app/routes/endpoints/product-cards.ts), where it is typed.
    return response.ok ? ((await response.json()) as readonly ListedProduct[]) : [];
  } catch {
    return [];
  }
}
