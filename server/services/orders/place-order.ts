import type { Cart } from "#app/domain/shop/cart.ts";
import { nbsp } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import { orderFailures } from "#app/messages/order.ts";
import { voucherFailed } from "#app/messages/vouchers.ts";
import { cart as cartCookie } from "#server/cookies/cart.ts";
import { choice } from "#server/cookies/choice.ts";
import { guestEmail } from "#server/cookies/guest-email.ts";
import { lastOrder, type LastOrder } from "#server/cookies/last-order.ts";
import type { Failure } from "#server/upstream/failure.ts";
import { submitOrder } from "#server/upstream/resources/orders.ts";
import type { Visit } from "#server/visit.ts";
import { cartChanged, fetchCart, turnOf } from "#server/services/cart/cart-access.ts";
import { inTurn } from "#server/services/cart/in-turn.ts";
import { orderKey, toOrderBody, type OrderInput } from "./order-body.ts";
import { toOurFields } from "#server/services/our-fields.ts";
import { gatewayPath, letterOrigin, siteOrigin } from "#server/services/site-origin.ts";
import { voucherSentence } from "#server/services/cart/vouchers.ts";

export type { OrderInput };

export type PlacedOrder =
  /** `to`: the gateway's address or the summary's local path. `summary`: always the local path. */
  | { readonly kind: "placed"; readonly to: string; readonly summary: string }
  /**
   * By our field names: `email`, `firstName`, `address.street`, `deliveryAddress.zip`, `company.ico`, `deliveryId` …
   */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> }
  | { readonly kind: "changed"; readonly message: string }
  | { readonly kind: "failed"; readonly message: string };

/**
 * Sends the order, exactly once. A cart that has become an order already (a second click, Back, another tab) leads to
 * that order's summary; so does an empty cart of a browser that has just ordered.
 */
export async function placeOrder(visit: Visit, input: OrderInput): Promise<PlacedOrder> {
  const busy: PlacedOrder = { kind: "failed", message: orderFailures.failed };
  return inTurn(await turnOf(visit), () => placeNow(visit, input), busy);
}

async function placeNow(visit: Visit, input: OrderInput): Promise<PlacedOrder> {
  await visit.cookies.write(guestEmail, { email: input.email });
  const access = await fetchCart(visit);
  if (access.kind === "unreachable") return { kind: "failed", message: orderFailures.failed };
  if (access.kind === "none") {
    const before = access.order ?? (await visit.cookies.read(lastOrder));
    return before ? ordered(visit, before, null) : { kind: "changed", message: orderFailures.empty };
  }
  const { cart, upstream } = access;
  if (cart.lines.length === 0) return { kind: "changed", message: orderFailures.empty };
  const body = toOrderBody(input, { site: siteOrigin(visit), letter: letterOrigin(visit) });
  const sent = await submitOrder(upstream, cart.id, body, orderKey(cart, body));
  cartChanged(visit);
  if (sent.ok) return ordered(visit, sent.value, sent.value.paymentUrl);
  return explain(visit, cart, sent.failure);
}

/** The cart is used up: its id is forgotten, the order remembered. */
async function ordered(visit: Visit, order: LastOrder, paymentUrl: string | null): Promise<PlacedOrder> {
  const { id, hash, code } = order;
  await visit.cookies.write(lastOrder, { id, hash, code });
  await visit.cookies.clear(cartCookie);
  await visit.cookies.clear(choice);
  const summary = paths.orderSummary({ id, hash });
  return { kind: "placed", to: paymentUrl === null ? summary : gatewayPath(visit, paymentUrl), summary };
}

async function explain(visit: Visit, cart: Cart, failure: Failure): Promise<PlacedOrder> {
  switch (failure.kind) {
    case "invalid":
      // Refused without saying why: nothing that could stand beside a field.
      if (Object.keys(failure.errors).length === 0) return lookAgain(visit, cart);
      return { kind: "invalid", errors: toOurFields(failure.errors) };
    case "refused":
      if (failure.code === "out_of_stock" && typeof failure.value === "string") {
        return { kind: "changed", message: orderFailures.outOfStock(failure.value) };
      }
      if (failure.code === "empty_cart") return { kind: "changed", message: orderFailures.empty };
      return explainRefusal(visit, cart, failure);
    case "not-found":
    case "timed-out":
    case "unreachable":
    case "broken":
      return lookAgain(visit, cart);
    case "signed-out":
      return { kind: "failed", message: orderFailures.failed };
  }
}

/** A voucher's reason, a conflict with what the visitor saw, or anything else (too many requests, a try under way). */
async function explainRefusal(
  visit: Visit,
  cart: Cart,
  failure: Extract<Failure, { kind: "refused" }>,
): Promise<PlacedOrder> {
  const sentence = await voucherSentence(visit, cart, failure);
  if (sentence !== voucherFailed) return { kind: "changed", message: sentence };
  const isConflict = failure.status === 409 && failure.code !== "in_progress";
  return isConflict ? { kind: "changed", message: orderFailures.changed } : lookAgain(visit, cart);
}

/** Nobody knows whether the order was made. It is not sent again; the cart tells whether it became one. */
async function lookAgain(visit: Visit, cart: Cart): Promise<PlacedOrder> {
  const after = await fetchCart(visit);
  if (after.kind === "none" && after.order) return ordered(visit, after.order, null);
  const isStillThere = after.kind === "cart" && after.cart.id === cart.id;
  return { kind: "failed", message: isStillThere ? orderFailures.failed : orderUncertain };
}

const orderUncertain = nbsp(
  "Nevíme jistě, zda objednávka odešla. Než ji odešlete znovu, podívejte se prosím do e-mailu, zda vám nepřišlo potvrzení.",
);
