import { inTransaction } from "#standalone/db/in-transaction.ts";
import type { Kysely, Transaction } from "kysely";
import type { GatewayState, PaymentState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { issueInvoiceIfDue } from "#standalone/domain/documents/issue-documents.ts";
import { issueVouchers } from "#standalone/domain/gift-vouchers/issue-vouchers.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import type { Log } from "#standalone/log.ts";
import { queueTickets } from "#standalone/domain/tickets/queue-tickets.ts";
import type { OrderRow } from "./order-row.ts";
import { isWhollyWithdrawn } from "./pay-by.ts";
import { refund } from "./refund.ts";
import { returnToStock } from "./stock.ts";
import { isEveningOver, takeAgain } from "./take-again.ts";
import { isOver, stateAfter } from "./transitions.ts";

/**
 * Records the payment of a (locked) order that is not paid, creates the codes of its gift vouchers, issues a company's
 * invoice and queues the e-mails, also the one with its tickets. An order with tickets that ended unpaid revives if its
 * places are still free. The payment of any other ended order, and of one whose evening has begun or is cancelled, is
 * refunded with an e-mail. A returned order only gets the payment recorded. Afterwards the caller wakes the mailer.
 * Returns whether staff have to refund the payment.
 */
export async function recordPayment(trx: Transaction<Tables>, order: OrderRow, now: Date): Promise<boolean> {
  const { id } = order;
  const useless = await whyUseless(trx, order, now);
  const isRevived = order.state === "unpaid_expired" && useless === null;
  const state = isRevived ? "awaiting_payment" : order.state;
  await trx
    .updateTable("orders")
    .set({ payment_state: "paid", state: stateAfter("paid", { state }) })
    .where("id", "=", id)
    .execute();
  await trx.insertInto("order_progress").values({ order_id: id, state: "paid", date: now }).execute();
  if (useless !== null) {
    // An ended order has nothing left to return.
    if (!isOver(order)) await returnToStock(trx, id, now);
    await refund(trx, order, { returns: null, now, reason: `Platba dorazila, až když ${useless}.` });
    await trx.updateTable("orders").set({ state: "refunded" }).where("id", "=", id).execute();
    await trx.insertInto("order_progress").values({ order_id: id, state: "refunded", date: now }).execute();
    return false;
  }
  if (isOver({ state })) return true;
  await issueVouchers(trx, id, now);
  await queueTickets(trx, id, now);
  await issueInvoiceIfDue(trx, id, now);
  const goods = await trx
    .selectFrom("order_items")
    .select("position")
    .where("order_id", "=", id)
    .where("delivered_by_email", "=", false)
    .where("position", "not in", trx.selectFrom("tickets").select("position").where("order_id", "=", id))
    .executeTakeFirst();
  // The e-mails with gift vouchers and with tickets already thank for the payment.
  if (goods) await enqueueEmail(trx, "order-paid", { order_id: id }, now);
  return false;
}

/** Why nothing can follow from the payment of an order, as a part of a sentence; null: it counts. */
async function whyUseless(trx: Transaction<Tables>, order: OrderRow, now: Date): Promise<string | null> {
  const { id, state, pay_until } = order;
  if (state === "cancelled") return "byla objednávka zrušená";
  if (state === "unpaid_expired") {
    if (await isWhollyWithdrawn(trx, id)) return "jste od smlouvy odstoupili";
    const ended = "jsme nezaplacenou objednávku zrušili";
    const missing = pay_until === null ? null : await takeAgain(trx, id, now);
    if (pay_until !== null && missing === null) return null;
    return missing === null ? ended : `${ended}, a ${missing}`;
  }
  if (isOver({ state })) return null;
  return (await isEveningOver(trx, id, now)) ? "představení už začalo nebo se nekoná" : null;
}

const paymentStates: Readonly<Record<Exclude<GatewayState, "paid">, PaymentState>> = {
  pending: "pending",
  failed: "failed",
  given_up: "unpaid",
};

/**
 * Records the result of a gateway payment. A paid order stays paid. Logs a payment for a returned order, because staff
 * have to refund it.
 */
export async function endPayment(
  { db, log }: { readonly db: Kysely<Tables>; readonly log: Log },
  payment: { id: string; order_id: number },
  state: Exclude<GatewayState, "pending">,
  now: Date,
): Promise<void> {
  const unowed = await inTransaction(db, async (trx) => {
    const locked = await trx
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", payment.order_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable("gateway_payments").set({ state }).where("id", "=", payment.id).execute();
    if (locked.payment_state === "paid") return null;
    if (state === "paid") return (await recordPayment(trx, locked, now)) ? locked : null;
    const payment_state = paymentStates[state];
    await trx.updateTable("orders").set({ payment_state }).where("id", "=", locked.id).execute();
    return null;
  });
  if (unowed) log.warn("standalone.payment-to-refund", { order: unowed.code, state: unowed.state });
}
