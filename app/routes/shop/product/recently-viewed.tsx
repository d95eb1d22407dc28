import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ProductGrid } from "#app/components/shop/product-grid.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { addViewed, forgetViewed, readViewed } from "#app/components/shop/viewed.ts";
import { paths } from "#app/domain/paths.ts";
import type { ProductCard } from "#app/domain/shop/product.ts";
import type { RootData } from "#app/shell/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import styles from "./recently-viewed.module.css";

/** A row of the grid. */
const shown = 5;
const title = "Naposledy jste si prohlíželi";

/**
 * Other products opened before, kept beyond this page's program only with an agreement. The document is the same for
 * everybody and knows nothing of them; only the browser does (docs/decisions, „recently viewed“), so without JavaScript
 * there is nothing here.
 */
export function RecentlyViewed({ productId }: { readonly productId: number }) {
  const root = useRouteLoaderData("root") as RootData | undefined;
  const mayKeep = root?.consent.given?.marketing ?? false;
  const [cards, setCards] = useState<readonly ProductCard[]>([]);

  useEffect(() => {
    const others = readViewed(mayKeep).filter((id) => id !== productId);
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
            forgetViewed();
            setCards([]);
          }}
        >
          Smazat historii prohlížení
        </Button>
      </p>
    </section>
  );
}

/** Without the visitor's cookies: the answer depends on the ids alone. Nothing where no answer comes. */
async function askCards(ids: readonly number[], signal: AbortSignal): Promise<readonly ProductCard[]> {
  try {
    const response = await fetch(paths.productCards(ids), { signal, credentials: "omit" });
    // Our own endpoint's answer (app/routes/endpoints/product-cards.ts), typed there.
    return response.ok ? ((await response.json()) as readonly ProductCard[]) : [];
  } catch {
    return [];
  }
}
