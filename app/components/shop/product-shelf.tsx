import { isNothing, type Block } from "#app/domain/block.ts";
import type { ListedProduct } from "#app/domain/shop/product.ts";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { SectionHead } from "#app/components/section-head.tsx";

interface ProductShelfProps {
  /** Id of the section's heading; unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly block: Block<readonly ListedProduct[]>;
  readonly more?: { readonly text: string; readonly to: string };
}

/** A few products of a list with a link to all of them; renders nothing for an empty list. */
export function ProductShelf({ id, title, block, more }: ProductShelfProps) {
  if (isNothing(block)) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} more={more} />
      {block.ok ? <ProductGrid products={block.value} label={title} whole /> : <BlockFailed />}
    </section>
  );
}
