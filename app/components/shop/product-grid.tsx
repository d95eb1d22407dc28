import type { ProductCard as ProductCardData } from "#app/domain/shop/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";
import { useListEvents } from "./use-list-events.ts";

interface ProductGridProps {
  readonly products: readonly ProductCardData[];
  readonly level?: 2 | 3;
  /** Accessible name of the list. */
  readonly label: string;
  /** Number of pictures that are loaded eagerly; 0 where the grid starts below the first screen. */
  readonly eager?: number;
  /** The grid is an excerpt: an incomplete last row is hidden. */
  readonly whole?: boolean;
}

/** Cards in 5 columns from 1024 px, 3 from 768 px, 2 on mobile (§2). */
export function ProductGrid({ products, level, label, eager = 0, whole = false }: ProductGridProps) {
  const list = useListEvents(label, products);
  return (
    <ul ref={list} className={classNames(styles.grid, whole && styles.whole)} role="list" aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} level={level} first={index < eager} />
        </li>
      ))}
    </ul>
  );
}
