import type { Block } from "#app/domain/block.ts";
import { counted } from "#app/domain/plural.ts";
import type { ProductPage } from "#app/domain/product.ts";
import { nbsp } from "#app/domain/typography.ts";
import { Container } from "#app/ui/container.tsx";
import { BlockFailed } from "./block-failed.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { Pager } from "./pager.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { heading } from "./typo.tsx";
import styles from "./product-list.module.css";

interface ProductListProps {
  readonly title: string;
  readonly description?: string | null;
  readonly block: Block<ProductPage>;
  /** The list's own path, for its further pages. */
  readonly path: string;
  readonly above: readonly { readonly text: string; readonly to: string }[];
  /** What stands where nothing is listed. */
  readonly empty: string;
}

/** A whole list of products as a page: heading, how many, cards, further pages. */
export function ProductList({ title, description, block, path, above, empty }: ProductListProps) {
  return (
    <Container className={styles.page}>
      <Breadcrumbs steps={above} />
      <div className={styles.head}>
        <h1>{heading(title)}</h1>
        {description ? <p className={styles.description}>{nbsp(description)}</p> : null}
        {block.ok && block.value.total > 0 ? (
          <p className={styles.count}>
            {counted(block.value.total, { one: "produkt", few: "produkty", other: "produktů" })}
            {block.value.page > 1 ? `, stránka ${block.value.page} z\u00a0${block.value.pages}` : null}
          </p>
        ) : null}
      </div>
      <Listed block={block} title={title} empty={empty} />
      {block.ok ? <Pager page={block.value.page} pages={block.value.pages} path={path} /> : null}
    </Container>
  );
}

function Listed({ block, title, empty }: Pick<ProductListProps, "block" | "title" | "empty">) {
  if (!block.ok) return <BlockFailed />;
  if (block.value.products.length === 0) return <p className={styles.empty}>{nbsp(empty)}</p>;
  return <ProductGrid products={block.value.products} level={2} label={title} eager={5} />;
}
