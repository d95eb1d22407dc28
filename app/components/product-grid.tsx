import type { ProductCard as ProductCardData } from "#app/domain/product.ts";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-grid.module.css";
import { useListEvents } from "./use-list-events.ts";

interface ProductGridProps {
  readonly products: readonly ProductCardData[];
  readonly level?: 2 | 3;
  /** Read aloud as the list's name. */
  readonly label: string;
  /** How many of the first pictures load at once; 0 where the grid starts below the first screen. */
  readonly eager?: number;
}

/** Cards in 5 columns from 1024 px, 3 from 768 px, 2 on mobile (§2). */
export function ProductGrid({ products, level, label, eager = 0 }: ProductGridProps) {
  const list = useListEvents(label, products);
  return (
    <ul ref={list} className={styles.grid} role="list" aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} level={level} first={index < eager} />
        </li>
      ))}
    </ul>
  );
}
