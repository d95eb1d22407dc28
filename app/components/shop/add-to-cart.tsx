import { type Id, idField } from "#app/domain/id.ts";
import { useFetcher, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { maxPieces } from "#app/domain/shop/cart.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./add-to-cart.module.css";
import { CartForm } from "./cart-form.tsx";
import { QuantityBox } from "./quantity-box.tsx";

interface AddToCartProps {
  readonly product: { readonly id: Id; readonly name: string };
  /** Pieces in stock, if known; 0 (made to order) sets no limit. */
  readonly most?: number | null;
  /** `card`: the quantity box and a small button in one row. `detail`: large ones. */
  readonly size?: "card" | "detail";
  /** Fields before the quantity (variants, a dedication); names `variant` and `note`. */
  readonly children?: ReactNode;
}

/** A native form posting to the cart page; JavaScript only avoids the reload and shows the notice of the response. */
export function AddToCart({ product, most, size = "card", children }: AddToCartProps) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const error = fetcher.state === "submitting" ? null : errorIn(fetcher.data);
  // Submitted, but no response arrived (`app/shell/browser/fetch-retry.ts`).
  const isLost = fetcher.data === null && fetcher.state !== "submitting";
  // The visitor can repeat a refused or lost submission immediately, even during revalidation.
  const busy = fetcher.state !== "idle" && error === null && !isLost;
  return (
    <CartForm
      fetcher={fetcher}
      className={classNames(styles.form, styles[size])}
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={idField(product.id)} />
      <input type="hidden" name="back" value={pathname + search} />
      {children}
      <div className={styles.row}>
        <QuantityBox productName={product.name} max={most || maxPieces} bare={size === "card"} />
        <Button busy={busy} className={styles.button}>
          {size === "detail" ? <Icon name="cart" /> : null}
          {busy ? "Přidáváme…" : "Do\u00a0košíku"}
          {size === "card" ? <HiddenText>: {product.name}</HiddenText> : null}
        </Button>
      </div>
      {error ? (
        <p className="error" role="alert">
          {error}
        </p>
      ) : null}
    </CartForm>
  );
}

/** The error message of a refused line (422), if any. */
function errorIn(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
  return typeof answer.error === "string" ? answer.error : null;
}
