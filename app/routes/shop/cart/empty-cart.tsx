import { Link } from "@remix-run/react";
import { heading } from "#app/components/typeset.tsx";
import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyRail } from "./empty-rail.tsx";
import styles from "./empty-cart.module.css";

interface EmptyCartProps {
  /** The order this browser has just placed, shown so that Back does not lead to an empty page. */
  readonly lastOrder: { readonly id: number; readonly hash: string; readonly code: string | null } | null;
}

export function EmptyCart({ lastOrder }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.words}>
        <h1>{heading(cartTexts.emptyTitle)}</h1>
        <p>{cartTexts.emptyText}</p>
        <p>
          <ButtonLink to={paths.shop()}>{cartTexts.emptyButton}</ButtonLink>
        </p>
        {lastOrder ? (
          <p className={styles.last}>
            <Link to={paths.orderSummary(lastOrder)}>
              {lastOrder.code ? `Vaše poslední objednávka ${lastOrder.code}` : "Vaše poslední objednávka"}
            </Link>
          </p>
        ) : null}
      </div>
      <div className={styles.picture}>
        <EmptyRail />
      </div>
    </div>
  );
}
