import { BlockFailed } from "#app/components/block-failed.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { ChargedInCrowns } from "#app/components/shop/charged-in-crowns.tsx";
import { useAnalyticsImpression } from "#app/components/use-analytics.ts";
import { usePendingCart } from "#app/components/shop/use-pending-cart.ts";
import { cartViewed } from "#app/domain/shop/analytics.ts";
import { cartTotals } from "#app/domain/shop/money.ts";
import { withPending } from "#app/domain/shop/pending-cart.ts";
import { cartTexts } from "#app/messages/cart.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { CartAnswer } from "./answers.ts";
import { CartLines } from "./lines/cart-lines.tsx";
import { CartVouchers } from "./vouchers/cart-vouchers.tsx";
import { ClearCart } from "./lines/clear-cart.tsx";
import styles from "./filled-cart.module.css";
import type { KnownCart } from "./open-cart-page.ts";
import { OrderForm } from "./order/order-form.tsx";
import { summaryOf } from "./order/order-fields.ts";
import { UncertainOrder } from "./order/uncertain-order.tsx";
import { TermsOfTrade } from "./order/terms-of-trade.tsx";

interface FilledCartProps {
  readonly page: KnownCart;
  /** The answer to a form sent without JavaScript. */
  readonly answer: CartAnswer | undefined;
}

export function FilledCart({ page, answer }: FilledCartProps) {
  const { cart, checkout } = page;
  const ordered = answer?.form === "order" ? answer : null;
  // Pending changes are shown and counted at once; the server's result replaces them.
  const { changes, isBusy } = usePendingCart();
  const soon = { ...cart, lines: withPending(cart.lines, changes).lines };
  const left = soon.lines.filter(({ quantity }) => quantity > 0);
  const goods = cartTotals(soon);
  useAnalyticsImpression(cartViewed(cart), cart.id);
  return (
    <div className={styles.cart}>
      <h1>{cartTexts.title}</h1>
      {checkout.ok ? <TermsOfTrade checkout={checkout.value} /> : null}
      <ErrorSummary errors={summaryOf(ordered)} />
      <FormFailed message={ordered?.message} />
      {page.isUncertain && !ordered?.message ? <UncertainOrder /> : null}
      <CartLines totals={goods} answer={answer?.form === "line" ? answer : null} />
      <ChargedInCrowns />
      <div className={styles.below}>
        <CartVouchers
          vouchers={goods.vouchers}
          email={page.email}
          answer={answer?.form === "voucher" ? answer : null}
        />
        <ClearCart asks={page.asksToClear} />
      </div>
      {checkout.ok ? (
        <OrderForm
          cart={left.length > 0 ? { ...soon, lines: left } : cart}
          isBusy={isBusy}
          checkout={checkout.value}
          email={page.email}
          mine={page.mine}
          answer={ordered}
          // Another customer gets a new form, without the previous one's typed values.
          key={page.mine?.id ?? "guest"}
        />
      ) : (
        <BlockFailed />
      )}
    </div>
  );
}
