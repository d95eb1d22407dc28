import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { useState } from "react";
import { useNotice } from "#app/components/notice-context.ts";
import { MessagePage } from "#app/components/message-page.tsx";
import { isOffered } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { cartTexts } from "#app/messages/cart-texts.ts";
import { errorPage } from "#app/messages/errors-texts.ts";
import { orderFailures } from "#app/messages/order-texts.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { PageColumn } from "#app/ui/page-column.tsx";
import { defineAction, defineLoader, type Handle } from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import type { CartAnswer } from "./answers.ts";
import { EmptyCart } from "./empty-cart.tsx";
import { actOnCart } from "./cart.action.ts";
import { openCartPage, type KnownCart } from "./open-cart-page.ts";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { Totals } from "#app/components/shop/totals.tsx";
import { ChargedInCrowns } from "#app/components/shop/charged-in-crowns.tsx";
import { useAnalyticsImpression } from "#app/components/use-analytics.ts";
import { useInCurrency } from "#app/components/shop/use-in-currency.ts";
import { usePendingCart } from "#app/components/shop/use-pending-cart.ts";
import { cartTotals } from "#app/domain/shop/cart-totals.ts";
import { withPending, withoutOwnSums } from "#app/domain/shop/pending-cart.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RefusedAdd } from "./lines/refused-add.tsx";
import { CartLines } from "./lines/cart-lines.tsx";
import { CartVouchers } from "./vouchers/cart-vouchers.tsx";
import { ClearCart } from "./lines/clear-cart.tsx";
import styles from "./filled-cart.module.css";
import { HowToOrder } from "./order/how-to-order.tsx";
import { OrderForm } from "./order/order-form.tsx";
import { summaryOf } from "./order/order-fields.ts";
import { TermsOfTrade } from "./order/terms-of-trade.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  title: headerTexts.cart,
  outdated: "Ukazujeme, co v něm bylo naposledy. Co jste vyplnili, zůstává.",
  unknownTotalTitle: "Celkovou cenu teď nelze spočítat",
  haveAccount: "Máte účet?",
  signIn: "Přihlaste se",
  whySignIn: ", předvyplníme vaše údaje a košík vám zůstane. Bez účtu stačí e-mail.",
});

export const handle = { access: "public", privacy: "personal", isPurchase: true } satisfies Handle;

export const loader = defineLoader((context) => openCartPage(context));

export const action = defineAction(limits.form, actOnCart);

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: texts.title, isPrivate: true });

/** Revalidates after every change, refused ones too: a failed voucher must re-read the cart (§4). */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod !== undefined && formMethod !== "GET") || defaultShouldRevalidate;
}

export default function CartScreen() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<CartAnswer>();
  useNotice(answer);
  // If the cart cannot be read again, the page keeps its forms and the values typed in them.
  const [last, keep] = useState(page);
  if (page.kind !== "unreachable" && page !== last) keep(page);
  const shown = page.kind === "unreachable" ? last : page;
  switch (shown.kind) {
    case "known":
      return (
        <PageColumn>
          <FilledCart page={shown} isOutdated={page !== shown} answer={answer} />
        </PageColumn>
      );
    case "empty":
      return (
        <PageColumn>
          {shown.isUncertain ? <UncertainOrder /> : null}
          {answer?.form === "line" ? <RefusedAdd refused={answer} /> : null}
          <EmptyCart lastOrder={shown.lastOrder} hasGifts={shown.hasGifts} />
        </PageColumn>
      );
    case "unreachable":
      return (
        <MessagePage>
          <h1>{texts.title}</h1>
          <Alert kind="danger" title={cartTexts.unreachableTitle}>
            <p>{shown.isUncertain ? orderFailures.uncertain : cartTexts.unreachableText}</p>
          </Alert>
          <ButtonLink to={paths.cart()} variant="secondary" reloadDocument>
            {errorPage.again}
          </ButtonLink>
        </MessagePage>
      );
  }
}

interface FilledCartProps {
  readonly page: KnownCart;
  /** The cart of the last reading, because it cannot be read now. */
  readonly isOutdated: boolean;
  /** The answer to a form without JavaScript. */
  readonly answer: CartAnswer | undefined;
}

function FilledCart({ page, isOutdated, answer }: FilledCartProps) {
  const { cart, checkout } = page;
  const ordered = answer?.form === "order" ? answer : null;
  // The page shows and counts pending changes at once; the server's result replaces them.
  const { changes, isBusy } = usePendingCart();
  const { lines: soonLines } = withPending(cart.lines, changes);
  const soon = { ...(changes.length > 0 ? withoutOwnSums(cart) : cart), lines: soonLines };
  const remaining = soon.lines.filter(({ quantity }) => quantity > 0);
  const goods = cartTotals(soon);
  const { shown, written } = useInCurrency();
  const { lines, vouchers } = shown(goods);
  useAnalyticsImpression((events) => events.cartViewed(cart), cart.id);
  return (
    <div className={styles.cart}>
      <h1>{texts.title}</h1>
      <ErrorSummary errors={summaryOf(ordered)} />
      <FormFailed message={ordered?.message} details={ordered?.changes} />
      {page.isUncertain && !ordered?.message ? <UncertainOrder /> : null}
      {isOutdated ? (
        <Alert kind="warning" title={cartTexts.unreachableTitle}>
          <p>{texts.outdated}</p>
        </Alert>
      ) : null}
      <CartLines
        lines={lines}
        written={written}
        hasNotes={page.hasNotes}
        ended={cart.ended}
        unread={cart.unread}
        lostSeats={page.lostSeats}
        answer={answer?.form === "line" ? answer : null}
      />
      <ChargedInCrowns />
      {checkout.ok && cart.lines.length > 0 ? <TermsOfTrade checkout={checkout.value} /> : null}
      <div className={styles.below} data-no-print>
        <CartVouchers
          vouchers={vouchers}
          written={written}
          unread={cart.unread}
          email={page.email}
          answer={answer?.form === "voucher" ? answer : null}
          timestamp={page.timestamp}
          orderRefused={ordered?.isVouchers ? ordered.message : null}
        />
        <ClearCart asks={page.asksToClear} />
      </div>
      {cart.unread ? (
        <>
          <Alert kind="warning" title={texts.unknownTotalTitle}>
            <p>{cartTexts.unknownTotalText}</p>
          </Alert>
          {isOffered(checkout) ? null : <HowToOrder checkoutUrl={page.checkoutUrl ?? null} />}
        </>
      ) : cart.lines.length === 0 ? null : checkout.ok ? (
        <>
          {page.mine ? null : (
            <IfOpen to={paths.login()}>
              <p>
                {texts.haveAccount} <Link to={paths.login(paths.cart())}>{texts.signIn}</Link>
                <Typeset>{texts.whySignIn}</Typeset>
              </p>
            </IfOpen>
          )}
          <OrderForm
            cart={remaining.length > 0 ? { ...soon, lines: remaining } : cart}
            isBusy={isBusy}
            checkout={checkout.value}
            email={page.email}
            mine={page.mine}
            answer={ordered}
            guarantee={page.guarantee}
            // Another customer gets a new form, without the previous one's typed values.
            key={page.mine?.id ?? "guest"}
          />
        </>
      ) : (
        <>
          <Totals amounts={goods} />
          {isOffered(checkout) ? <BlockFailed /> : <HowToOrder checkoutUrl={page.checkoutUrl ?? null} />}
        </>
      )}
    </div>
  );
}

/** Warns that the site sent an order from this cart and does not know its result yet. */
function UncertainOrder() {
  return (
    <Alert kind="warning">
      <p>{orderFailures.uncertain}</p>
    </Alert>
  );
}
