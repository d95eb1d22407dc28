import type { LineTotals } from "#app/domain/shop/cart-totals.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import { lineKey, type RefusedLine } from "../answers.ts";
import styles from "./cart-lines.module.css";
import { CartLineRow } from "./line.tsx";
import { RefusedAdd } from "./refused-add.tsx";
import { UnreadLineRow } from "./unread-line.tsx";

interface CartLinesProps {
  /** Amounts in the visitor's currency. */
  readonly lines: readonly LineTotals[];
  readonly written: (amount: number) => string;
  readonly unread: Cart["unread"];
  readonly answer: RefusedLine | null;
}

/** The lines of the cart, one row per line. A refused line that is not in the cart is above them. */
export function CartLines({ lines, written, unread, answer }: CartLinesProps) {
  const rows = lines.map(({ line, total }) => {
    const { product, variant } = line;
    return {
      line,
      total: written(total),
      key: lineKey({ productId: product.id, variantId: variant?.id ?? null }),
    };
  });
  const refused = answer && lineKey(answer.line);
  return (
    <>
      {answer && !rows.some(({ key }) => key === refused) ? <RefusedAdd refused={answer} /> : null}
      <ul role="list" className={styles.lines} id="zbozi" aria-label="Zboží v&nbsp;košíku">
        {rows.map(({ line, total, key }) => (
          <CartLineRow key={key} line={line} total={total} refused={refused === key ? answer : null} />
        ))}
        {unread?.lines.map((line, index) => (
          <UnreadLineRow key={line.key ? lineKey(line.key) : index} line={line} />
        ))}
      </ul>
    </>
  );
}
