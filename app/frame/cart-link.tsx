import { Link } from "@remix-run/react";
import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./cart-link.module.css";

/** The way to the cart with its number of lines; „–“ while it cannot be read, which is not the same as empty. */
export function CartLink({ count }: { readonly count: number | null }) {
  const isUnreachable = count === null;
  return (
    <Link
      to={paths.cart()}
      className={styles.cart}
      aria-label={isUnreachable ? cartTexts.badgeUnreachable : cartTexts.badge(count)}
      title={isUnreachable ? cartTexts.badgeUnreachable : undefined}
    >
      <Icon name="cart" />
      <span className={styles.word} aria-hidden="true">
        {cartTexts.title}
      </span>
      {count === 0 ? null : (
        <span className={styles.badge} aria-hidden="true">
          {isUnreachable ? "–" : count}
        </span>
      )}
    </Link>
  );
}
