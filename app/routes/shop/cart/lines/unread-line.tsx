import { idField } from "#app/domain/id.ts";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import type { UnreadLine } from "#app/domain/shop/cart.ts";
import { cartTexts } from "#app/messages/cart-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useCartForm } from "../use-cart-form.ts";
import styles from "./unread-line.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface UnreadLineRowProps {
  readonly line: UnreadLine;
  /** Why the line does not count, if known. */
  readonly text?: string;
}

/** A line that does not count: its known data, and its removal if its id is known. */
export function UnreadLineRow({ line: { key, name, quantity }, text }: UnreadLineRowProps) {
  const fetcher = useCartForm();
  return (
    <li className={styles.line} aria-busy={fetcher.state === "idle" ? undefined : true}>
      <div>
        {name === null ? null : (
          <p className={styles.name}>
            <Typeset>{name}</Typeset>
            {quantity === null ? null : `, ${cartTexts.pieces(quantity)}`}
          </p>
        )}
        <p>{text ?? (name === null ? cartTexts.unreadLine : cartTexts.unreadPrice)}</p>
      </div>
      {key === null ? null : (
        <CartForm fetcher={fetcher}>
          <input type="hidden" name="product" value={idField(key.productId)} />
          <input type="hidden" name="variant" value={key.variantId === null ? "" : idField(key.variantId)} />
          <Button
            variant="quiet"
            size="small"
            name="intent"
            value="remove"
            aria-label={cartTexts.removeNamed(name ?? cartTexts.unreadName)}
          >
            <Icon name="trash" />
            {cartTexts.remove}
          </Button>
        </CartForm>
      )}
    </li>
  );
}
