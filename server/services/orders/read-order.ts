import type { OrderReference } from "#app/domain/paths.ts";
import type { Found } from "#app/domain/found.ts";
import { asksNothing, isLatePayment, type OrderSummary } from "#app/domain/shop/order.ts";
import { lastOrder, uncertainOrder, type LastOrder } from "#server/cookies/cart-and-order.ts";
import { isNoSuch } from "#server/upstream/failure.ts";
import { outcomeOf, refusedIfInvalid, type Outcome } from "#server/services/outcome.ts";
import { readOrderSummary, startPayment } from "#server/upstream/resources/orders.ts";
import type { RequestContext } from "#server/context/context.ts";
import { isOverLimit, limits, orderTarget } from "#server/services/limits.ts";
import { gatewayPath, siteOrigin } from "#server/services/site-origin.ts";

/** The form of an order's secret: the site sends nothing else to the upstream. */
export const hashForm = /^[\w~.-]{8,200}$/;

export async function readOrder(
  context: RequestContext,
  { id, hash }: OrderReference,
): Promise<Found<{ readonly order: OrderSummary }>> {
  if (!hashForm.test(hash)) return { kind: "missing" };
  const read = await readOrderSummary(context.upstream.asGuest(), id, hash);
  if (read.ok) return { kind: "found", order: offeredOnly(context, read.value) };
  return { kind: isNoSuch(read.error) ? "missing" : "failed" };
}

/** Without the link to another card payment or to an invoice, if the back office has none. */
export function offeredOnly({ upstream, now }: RequestContext, order: OrderSummary): OrderSummary {
  const { offers } = upstream;
  const hasGateway = offers.has("card-payment") && !asksNothing(order) && !isLatePayment(order, now);
  return {
    ...order,
    ...(!hasGateway && { payment: { ...order.payment, paymentUrl: null } }),
    ...(!offers.has("invoices") && { invoiceAvailable: false }),
  };
}

/**
 * Starts another card payment of an order; the gateway sends the visitor back to `returnTo`, a local path. The value is
 * the gateway's address, or a local path. `refused`: paid already, or not a card order.
 */
export async function payAgain(
  context: RequestContext,
  { id, hash }: OrderReference,
  returnTo: string,
): Promise<Outcome<string>> {
  if (!hashForm.test(hash)) return { kind: "gone" };
  if (await isOverLimit(context, limits.payment, orderTarget(id, hash)))
    return { kind: "limited", wait: limits.payment.seconds };
  const back = siteOrigin(context) + returnTo;
  const started = refusedIfInvalid(outcomeOf(await startPayment(context.upstream.asGuest(), id, hash, back)));
  if (started.kind !== "done") return started;
  const { paymentUrl } = started.value;
  return paymentUrl === null ? { kind: "failed" } : { kind: "done", value: gatewayPath(context, paymentUrl) };
}

/**
 * Whether this browser sent an order whose outcome is unknown.
 * @param cart id of the shown cart; null: the page cannot show a cart
 */
export async function isOrderUncertain(context: RequestContext, cart: string | null): Promise<boolean> {
  const uncertain = await context.cookies.read(uncertainOrder);
  return uncertain !== null && (uncertain.cart === null || cart === null || uncertain.cart === cart);
}

/** The order this browser placed within the last day, for the empty cart's page. */
export function readLastOrder(context: RequestContext): Promise<LastOrder | null> {
  return context.cookies.read(lastOrder);
}
