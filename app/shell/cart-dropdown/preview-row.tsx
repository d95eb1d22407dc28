import { Link, useFetcher } from "@remix-run/react";
import { Picture } from "#app/components/picture.tsx";
import { Typeset } from "#app/components/typeset.tsx";
import { CartForm } from "#app/components/shop/cart-form.tsx";
import { useMoney } from "#app/components/shop/use-money.ts";
import type { PreviewLine } from "#app/domain/shop/cart-preview.ts";
import type { LineTotals } from "#app/domain/shop/money.ts";
import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./cart-panel.module.css";

/** A line of the cart in the dropdown, and the form that removes it. */
export function PreviewRow({ row }: { readonly row: LineTotals<PreviewLine> }) {
  const fetcher = useFetcher();
  const money = useMoney();
  const { product, variant, quantity } = row.line;
  const name = variant ? `${product.name}, ${variant.name}` : product.name;
  const to = paths.product(product);
  return (
    <li className={styles.line} aria-busy={quantity === 0 || undefined}>
      <Link to={to} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <Picture folder="product" size="thumbnail" file={product.mainImage} alt="" widest={64} sizes="64px" />
      </Link>
      <p className={styles.name}>
        <Link to={to}>
          <Typeset>{name}</Typeset>
        </Link>
      </p>
      <p className={styles.pieces}>
        {cartTexts.pieces(quantity)} · {cartTexts.unitPrice(money(row.unitGross))}
      </p>
      <p className={styles.amount}>
        <HiddenText>{cartTexts.lineTotal} </HiddenText>
        {money(row.total)}
      </p>
      <CartForm fetcher={fetcher} className={styles.form}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="variant" value={variant?.id ?? ""} />
        <button className={styles.remove} aria-label={cartTexts.removeNamed(name)}>
          <Icon name="trash" />
        </button>
      </CartForm>
    </li>
  );
}
