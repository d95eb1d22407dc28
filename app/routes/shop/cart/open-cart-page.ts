import { checkoutElsewhere, knownEmail, loadCheckout } from "./order/load-checkout.server.ts";
import { readLostSeats } from "./lost-seats.server.ts";
import { loadPrefill } from "./order/order-prefill.server.ts";
import { guaranteeNotice } from "./order/guarantee-notice.server.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { isOrderUncertain, readLastOrder } from "#server/services/orders/read-order.ts";
import { formTimestamp } from "#server/services/signed-timestamp.ts";
import { sellsGiftVouchers } from "#server/services/shop/gift-vouchers.ts";
import type { RequestContext } from "#server/context/context.ts";

/** Loads the data that the cart page shows in each of the cart's three states. */
export async function openCartPage(context: RequestContext) {
  const state = await openCart(context);
  const isUncertain = await isOrderUncertain(context, state.kind === "known" ? state.cart.id : null);
  switch (state.kind) {
    case "known": {
      const [checkout, email, mine, lostSeats] = await Promise.all([
        loadCheckout(context, state.cart),
        knownEmail(context),
        loadPrefill(context),
        readLostSeats(context, state.cart),
      ]);
      const asksToClear = context.url.searchParams.has("vyprazdnit");
      const checkoutUrl =
        !checkout.ok && checkout.error === "not-offered" ? checkoutElsewhere(context, state.cart) : null;
      return {
        kind: "known" as const,
        cart: state.cart,
        checkout,
        lostSeats,
        hasNotes: context.upstream.offers.has("line-notes"),
        guarantee: guaranteeNotice(context, state.cart),
        ...(checkoutUrl !== null && { checkoutUrl }),
        email,
        mine,
        asksToClear,
        isUncertain,
        timestamp: formTimestamp(context),
      };
    }
    case "empty": {
      const last = await readLastOrder(context);
      const lastOrder = last && { id: last.id, hash: last.hash, code: last.code };
      const hasGifts = await sellsGiftVouchers(context);
      return { kind: "empty" as const, lastOrder, hasGifts, isUncertain };
    }
    case "unreachable":
      return { kind: "unreachable" as const, isUncertain };
  }
}

type CartPage = Awaited<ReturnType<typeof openCartPage>>;
export type KnownCart = Extract<CartPage, { kind: "known" }>;
export type OrderPrefill = NonNullable<KnownCart["mine"]>;
export type CheckoutPage = Extract<KnownCart["checkout"], { ok: true }>["value"];
