import type { OrderReference } from "#app/domain/paths.ts";
import { asksNothing, isLatePayment, type OrderSummary } from "#app/domain/shop/order.ts";
import type { RequestContext } from "#server/context/context.ts";
import { isRefused, outcomeOf, refusedIfInvalid, type Outcome } from "#server/services/outcome.ts";
import { firstExceeded, giveBack, limits, orderTarget } from "#server/services/limits.ts";
import { sendPaymentLink } from "#server/upstream/resources/orders.ts";
import { hashForm } from "./read-order.ts";

/** Whether the page of an order offers to send the link: it waits for a payment by card or transfer. */
export function offersLink({ upstream, now }: RequestContext, order: OrderSummary): boolean {
  const { kind, state } = order.payment;
  const isInAdvance = kind === "card" || kind === "transfer";
  const isUnpaid = state === "unpaid" || state === "failed";
  const isOpen =
    (order.state === "new" || order.state === "awaiting_payment") &&
    !asksNothing(order) &&
    !isLatePayment(order, now);
  return isInAdvance && isUnpaid && isOpen && order.toPay > 0 && upstream.offers.has("payment-link");
}

/**
 * Makes the back office send the payment instructions to the order's e-mail address again. `isSent`: it has sent them;
 * otherwise it will. `refused`: paid, over, or paid at the handover.
 */
export async function askForLink(
  context: RequestContext,
  { id, hash }: OrderReference,
): Promise<Outcome<{ readonly isSent: boolean }>> {
  if (!hashForm.test(hash)) return { kind: "gone" };
  const order = orderTarget(id, hash);
  const over = await firstExceeded(context, [limits.paymentLink], [limits.paymentLinkOrder, order]);
  if (over) return { kind: "limited", wait: over.seconds };
  const answer = await sendPaymentLink(context.upstream.asGuest(), id, hash);
  if (answer.ok) return { kind: "done", value: { isSent: answer.value } };
  const outcome = refusedIfInvalid<never>(outcomeOf(answer));
  // The back office sent and decided nothing: an outage does not count against the order's limit of e-mails.
  if (outcome.kind !== "gone" && outcome.kind !== "uncertain" && !isRefused(outcome))
    await giveBack(context, limits.paymentLinkOrder, order);
  return outcome;
}
