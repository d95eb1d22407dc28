import type { Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { readOrderTickets } from "./tickets.ts";

/** Queues the e-mail with an order's tickets, if it has some, in the transaction that marks it as paid. */
export async function queueTickets(trx: Transaction<Tables>, orderId: number, now: Date): Promise<void> {
  const tickets = await readOrderTickets(trx, orderId);
  if (tickets.length > 0) await enqueueEmail(trx, "tickets", { order_id: orderId }, now);
}
