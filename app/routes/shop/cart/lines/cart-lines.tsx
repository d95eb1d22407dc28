import { lineKey } from "#app/domain/id.ts";
import { eveningText } from "#app/components/shop/evening-stub.tsx";
import type { LineTotals } from "#app/domain/shop/cart-totals.ts";
import type { Cart, CartLine } from "#app/domain/shop/cart.ts";
import { contentOf } from "#app/domain/shop/checkout.ts";
import { czech } from "#app/domain/typography.ts";
import { contentTexts } from "#app/messages/order-texts.ts";
import type { RefusedLine } from "../answers.ts";
import styles from "./cart-lines.module.css";
import { hasChosenSeats } from "../line-seats.ts";
import { CartLineRow } from "./line.tsx";
import type { LostSeats } from "../lost-seats.server.ts";
import { RefusedAdd } from "./refused-add.tsx";
import { TakenSeats } from "./taken-seats.tsx";
import { UnreadLineRow } from "./unread-line.tsx";

const texts = czech({
  notHeld: "Místa v hledišti vám zajistí až odeslaná objednávka, v košíku je nedržíme.",
  /** For lines that name their seats. */
  seatsMayChange:
    "Kdyby je mezitím koupil někdo jiný, dáme vám jiná vedle sebe, a místa zvlášť jen s vaším souhlasem.",
  /** For lines whose seats the visitor chose. */
  chosenMayGo:
    "Kdyby vámi vybraná místa mezitím koupil někdo jiný, nabídneme vám nejbližší volná za stejnou cenu.",
  /** Of tickets. */
  eveningOver: "Na toto představení už vstupenky neprodáváme, nic za ně neúčtujeme.",
});

interface CartLinesProps {
  /** Amounts in the visitor's currency. */
  readonly lines: readonly LineTotals[];
  readonly written: (amount: number) => string;
  readonly hasNotes: boolean;
  readonly ended: Cart["ended"];
  readonly unread: Cart["unread"];
  readonly lostSeats: readonly LostSeats[];
  readonly answer: RefusedLine | null;
}

/** The lines of the cart, one row per line. A refused line that is not in the cart stands above them. */
export function CartLines({ lines, written, hasNotes, ended, unread, lostSeats, answer }: CartLinesProps) {
  const rows = lines.map(({ line, total }) => {
    const { product, variant } = line;
    return {
      line,
      total: written(total),
      key: lineKey(product.id, variant?.id),
    };
  });
  const refused = answer && lineKey(answer.line.productId, answer.line.variantId);
  const name = contentTexts[contentOf([...lines.map(({ line }) => line), ...(ended ?? [])])].inCart;
  return (
    <>
      {answer && !rows.some(({ key }) => key === refused) ? <RefusedAdd refused={answer} /> : null}
      {lostSeats.map((lost) => (
        <TakenSeats key={lost.evening.id} lost={lost} />
      ))}
      {lines.some(({ line }) => line.evening) ? <NotHeld lines={lines} /> : null}
      <ul role="list" className={styles.lines} id="zbozi" aria-label={name}>
        {rows.map(({ line, total, key }) => (
          <CartLineRow
            key={key}
            line={line}
            total={total}
            hasNotes={hasNotes}
            refused={refused === key ? answer : null}
          />
        ))}
        {ended?.map((line) => (
          <UnreadLineRow
            key={`${line.product.id} ${line.variant?.id}`}
            line={endedLine(line)}
            text={texts.eveningOver}
          />
        ))}
        {unread?.lines.map((line, index) => (
          <UnreadLineRow
            key={line.key ? lineKey(line.key.productId, line.key.variantId) : index}
            line={line}
          />
        ))}
      </ul>
    </>
  );
}

function NotHeld({ lines }: Pick<CartLinesProps, "lines">) {
  const seated = lines.filter(({ line }) => line.seating);
  const isChosen = seated.some(({ line }) => hasChosenSeats(line));
  const isGiven = seated.some(({ line }) => !hasChosenSeats(line));
  return (
    <p>
      {[texts.notHeld, isGiven ? texts.seatsMayChange : null, isChosen ? texts.chosenMayGo : null]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}

function endedLine({ product, variant, quantity, note, evening }: CartLine) {
  const name = [product.name, variant?.name, evening && eveningText(evening)].filter(Boolean).join(", ");
  return { key: { productId: product.id, variantId: variant?.id ?? null }, name, quantity, note };
}
