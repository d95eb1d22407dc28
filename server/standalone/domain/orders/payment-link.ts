import type { Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";
import { isLatePayment, isPayableInAdvance, isWithdrawn } from "./pay-by.ts";
import { isOver } from "./transitions.ts";

/**
 * Queues the e-mail with the way to pay an order, unless one is already waiting. Returns its id.
 * @throws Refusal 409 `already_paid`, `order_closed`, `withdrawn`, `not_payable` (paid at the handover), `payment_over`
 *   (it is too late), `no_link` (a card needs the order's page, but the order has no URL of it).
 */
export async function queuePaymentLink(trx: Transaction<Tables>, id: number, now: Date): Promise<number> {
  const order = await trx
    .selectFrom("orders")
    .select(["state", "payment_state", "payment_kind", "to_pay", "summary_url", "pay_until"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  if (order.payment_state === "paid") throw new Refusal(409, "already_paid");
  if (isOver(order)) throw new Refusal(409, "order_closed");
  if (await isWithdrawn(trx, id)) throw new Refusal(409, "withdrawn");
  if (!isPayableInAdvance(order)) throw new Refusal(409, "not_payable");
  if (isLatePayment(order, now)) throw new Refusal(409, "payment_over");
  if (order.payment_kind === "card" && order.summary_url === null) throw new Refusal(409, "no_link");
  const mine = trx
    .selectFrom("emails")
    .select("id")
    .where("order_id", "=", id)
    .where("kind", "=", "payment-link")
    .where("sent_at", "is", null);
  const waiting = await mine.where("dead_at", "is", null).executeTakeFirst();
  if (waiting) return waiting.id;
  await trx.deleteFrom("emails").where("id", "in", mine).execute();
  return enqueueEmail(trx, "payment-link", { order_id: id }, now);
}
