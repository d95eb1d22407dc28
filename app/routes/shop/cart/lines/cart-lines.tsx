import type { CartTotals } from "#app/domain/shop/cart-totals.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import { lineKey, type RefusedLine } from "../answers.ts";
import styles from "./cart-lines.module.css";
import { CartLineRow } from "./line.tsx";
import { RefusedAdd } from "./refused-add.tsx";
import { UnreadLineRow } from "./unread-line.tsx";

interface CartLinesProps {
  readonly totals: CartTotals;
  readonly unread: Cart["unread"];
  readonly answer: RefusedLine | null;
}

/** The lines of the cart, one row per line. A refused line that is not in the cart is above them. */
export function CartLines({ totals, unread, answer }: CartLinesProps) {
  const rows = totals.lines.map((row) => {
    const { product, variant } = row.line;
    return { row, key: lineKey({ productId: product.id, variantId: variant?.id ?? null }) };
  });
  const refused = answer && lineKey(answer.line);
  return (
    <>
      {answer && !rows.some(({ key }) => key === refused) ? <RefusedAdd refused={answer} /> : null}
      <ul role="list" className={styles.lines} id="zbozi" aria-label="Zboží v&nbsp;košíku">
        {rows.map(({ row, key }) => (
          <CartLineRow key={key} row={row} refused={refused === key ? answer : null} />
        ))}
        {unread?.lines.map((line, index) => (
          <UnreadLineRow key={line.key ? lineKey(line.key) : index} line={line} />
        ))}
      </ul>
    </>
  );
}
