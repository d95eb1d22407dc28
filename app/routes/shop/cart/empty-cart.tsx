import { type OrderReference, paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { resendPath } from "#app/domain/shop/resend.ts";
import { cartTexts } from "#app/messages/cart-texts.ts";
import { resendLink } from "#app/messages/tickets-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { IfOpen, Link, useIsOpen } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { EmptyRail } from "./empty-rail.tsx";
import styles from "./empty-cart.module.css";

const texts = czech({
  emptyText: "Vyberte si v e-shopu něco pro radost.",
  emptyGifts: "Vyberte si v e-shopu třeba dárkový poukaz nebo plakát k oblíbené inscenaci.",
  programme: "Vybrat představení",
  emptyButton: "Přejít do e-shopu",
});

interface EmptyCartProps {
  /** The order that this browser has just placed, so that Back does not lead to an empty page. */
  readonly lastOrder: (OrderReference & { readonly code: string | null }) | null;
  /** The shop sells gift vouchers. */
  readonly hasGifts: boolean;
}

export function EmptyCart({ lastOrder, hasGifts }: EmptyCartProps) {
  const hasShop = useIsOpen(paths.shop());
  const lead = hasShop ? (hasGifts ? texts.emptyGifts : texts.emptyText) : undefined;
  return (
    <div className={styles.empty}>
      <PageHead title={cartTexts.emptyTitle} lead={lead} className={styles.words}>
        <p>
          {hasShop ? (
            <ButtonLink to={paths.shop()}>{texts.emptyButton}</ButtonLink>
          ) : (
            <ButtonLink to={paths.programme()}>{texts.programme}</ButtonLink>
          )}
        </p>
        {lastOrder ? (
          <p className={styles.last}>
            <Link to={paths.orderSummary(lastOrder)}>
              {lastOrder.code ? `Vaše poslední objednávka ${lastOrder.code}` : "Vaše poslední objednávka"}
            </Link>
          </p>
        ) : null}
        <IfOpen to={resendPath()}>
          <p>
            <Link to={resendPath()}>{resendLink}</Link>
          </p>
        </IfOpen>
      </PageHead>
      <div className={styles.picture}>
        <EmptyRail />
      </div>
    </div>
  );
}
