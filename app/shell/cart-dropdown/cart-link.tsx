import { forwardRef } from "react";
import { paths } from "#app/domain/paths.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link, type LinkProps } from "#app/ui/link.tsx";
import styles from "./cart-link.module.css";

interface CartLinkProps extends Omit<LinkProps, "to"> {
  /** Number of lines; null while the cart cannot be read. */
  readonly count: number | null;
  /** A change is in progress, so the number is optimistic. */
  readonly isBusy: boolean;
}

/** Link to the cart with its number of lines; „–“ while it cannot be read, which is not the same as empty. */
export const CartLink = forwardRef<HTMLAnchorElement, CartLinkProps>(function CartLink(
  { count, isBusy, ...rest },
  ref,
) {
  const isUnreachable = count === null;
  return (
    <Link
      {...rest}
      ref={ref}
      to={paths.cart()}
      className={styles.cart}
      data-live
      aria-label={isUnreachable ? headerTexts.badgeUnreachable : headerTexts.badge(count)}
      title={isUnreachable ? headerTexts.badgeUnreachable : undefined}
    >
      <Icon name="cart" />
      <span className={styles.word} aria-hidden="true">
        {headerTexts.cart}
      </span>
      {count === 0 ? null : (
        <span className={styles.badge} aria-hidden="true" aria-busy={isBusy || undefined}>
          {isUnreachable ? "–" : count}
        </span>
      )}
    </Link>
  );
});
