import { asksNothing, type OrderSummary } from "#app/domain/shop/order.ts";
import type { RequestContext } from "#server/context.ts";
import { toAccountResult, type AccountResult } from "#server/services/account/account-result.ts";
import { firstExceeded, giveBack, limits, orderTarget } from "#server/services/limits.ts";
import { isTryLater, mayHaveHappened } from "#server/upstream/failure.ts";
import { readOwnOrder } from "#server/upstream/resources/customer-orders.ts";
import { sendPaymentLink } from "#server/upstream/resources/orders.ts";
import { hashForm, type OrderReference } from "./read-order.ts";

export type SentLink =
  /** `isSent`: the back office says so; otherwise it will send it. */
  | { readonly kind: "sent"; readonly isSent: boolean }
  /** Paid, over, or paid at the handover. */
  | { readonly kind: "refused" }
  | { readonly kind: "missing" }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  /** `isUnknown`: it may have been sent although the answer did not come. */
  | { readonly kind: "failed"; readonly isUnknown: boolean };

/** Whether the page of an order offers to send the link: it waits for a payment by card or transfer. */
export function offersLink({ upstream }: RequestContext, order: OrderSummary): boolean {
  const { kind, state } = order.payment;
  const isInAdvance = kind === "card" || kind === "transfer";
  const isUnpaid = state === "unpaid" || state === "failed";
  const isOpen = (order.state === "new" || order.state === "awaiting_payment") && !asksNothing(order);
  return isInAdvance && isUnpaid && isOpen && order.toPay > 0 && upstream.offers.has("payment-link");
}

/** Has the way to pay sent to the order's e-mail address again. */
export async function askForLink(context: RequestContext, { id, hash }: OrderReference): Promise<SentLink> {
  if (!hashForm.test(hash)) return { kind: "missing" };
  const order = orderTarget(id, hash);
  const over = await firstExceeded(context, [limits.paymentLink], [limits.paymentLinkOrder, order]);
  if (over) return { kind: "limited", wait: over.seconds };
  const sent = await sendPaymentLink(context.upstream.asGuest(), id, hash);
  if (sent.ok) return { kind: "sent", isSent: sent.value };
  const { kind } = sent.error;
  if (kind === "not-found") return { kind: "missing" };
  const isRefused = kind === "refused" || kind === "invalid";
  const isJudged = isRefused && !isTryLater(sent.error);
  const isUnknown = mayHaveHappened(sent.error);
  // Nothing was sent or decided: an outage uses up no letters of the order.
  if (!isJudged && !isUnknown) await giveBack(context, limits.paymentLinkOrder, order);
  return isRefused ? { kind: "refused" } : { kind: "failed", isUnknown };
}

/** The same for an order of the customer's account. */
export async function askForMyLink(context: RequestContext, id: number): Promise<AccountResult<SentLink>> {
  const read = toAccountResult(await readOwnOrder(context.upstream, id));
  if (!read.ok) return read;
  const { hash } = read.value;
  if (hash === null) return { ok: true, value: { kind: "refused" } };
  return { ok: true, value: await askForLink(context, { id, hash }) };
}
