import type { CartTotals } from "#app/domain/shop/cart-totals.ts";
import { lineKey, type RefusedLine } from "../answers.ts";
import styles from "./cart-lines.module.css";
import { CartLineRow } from "./line.tsx";

interface CartLinesProps {
  readonly totals: CartTotals;
  readonly answer: RefusedLine | null;
}

/** The lines of the cart, one row per line. */
export function CartLines({ totals, answer }: CartLinesProps) {
  return (
    <ul role="list" className={styles.lines} id="zbozi" aria-label="Zboží v&nbsp;košíku">
      {totals.lines.map((row) => {
        const { product, variant } = row.line;
        const key = lineKey({ productId: product.id, variantId: variant?.id ?? null });
        return <CartLineRow key={key} row={row} refused={answer?.line === key ? answer : null} />;
      })}
    </ul>
  );
}
