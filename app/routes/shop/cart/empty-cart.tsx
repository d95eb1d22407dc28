import type { OrderReference } from "#app/domain/paths.ts";
import { heading } from "#app/components/typeset.tsx";
import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EmptyRail } from "./empty-rail.tsx";
import styles from "./empty-cart.module.css";

interface EmptyCartProps {
  /** The order this browser has just placed, shown so that Back does not lead to an empty page. */
  readonly lastOrder: (OrderReference & { readonly code: string | null }) | null;
}

export function EmptyCart({ lastOrder }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      <PageHead title={heading(cartTexts.emptyTitle)} lead={cartTexts.emptyText} className={styles.words}>
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
      </PageHead>
      <div className={styles.picture}>
        <EmptyRail />
      </div>
    </div>
  );
}
