import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { cardUntil } from "#standalone/domain/tickets/pay-until.ts";
import { Refusal } from "#standalone/refusal.ts";
import { newSecret } from "#standalone/secrets.ts";
import { gatewayAddress } from "./gateway-address.ts";
import { isLatePayment, isWithdrawn } from "./pay-by.ts";
import type { OrderRow } from "./order-row.ts";
import { isOver } from "./transitions.ts";

/** Whether an order awaits a card payment and still has time for it. */
export function isPayable(
  order: Pick<OrderRow, "payment_kind" | "payment_state" | "state" | "pay_until">,
  now: Date,
): boolean {
  const isOpen = order.state === "new" || order.state === "awaiting_payment";
  const isUnpaidCard = order.payment_kind === "card" && order.payment_state !== "paid";
  return isUnpaidCard && isOpen && !isLatePayment(order, now);
}

/**
 * URL of the order's last gateway payment if the order can still be paid by card; null for any other order.
 * @param here The origin under which visitors reach the gateway.
 */
export async function openPaymentUrl(
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: () => Date },
  order: OrderRow,
  here: string | null,
): Promise<string | null> {
  if (!isPayable(order, clock()) || (await isWithdrawn(db, order.id))) return null;
  const last = await db
    .selectFrom("gateway_payments")
    .select("id")
    .where("order_id", "=", order.id)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? gatewayAddress(last.id, here) : null;
}

/** Creates a gateway payment of a new or locked order; returns its id. */
export async function startPayment(
  trx: Transaction<Tables>,
  { orderId, returnUrl, now }: { orderId: number; returnUrl: string; now: Date },
): Promise<string> {
  const id = newSecret();
  await trx
    .insertInto("gateway_payments")
    .values({ id, order_id: orderId, return_url: returnUrl, state: "pending", created_at: now })
    .execute();
  return id;
}

/**
 * Starts another card payment of an order, and keeps its places meanwhile; returns the payment's id.
 * @throws Refusal 409 `not_a_card_order`, `already_paid`, `order_closed`, `withdrawn`, `payment_over` (it is too late).
 */
export async function payAgain(
  trx: Transaction<Tables>,
  { id, returnUrl, now }: { id: number; returnUrl: string; now: Date },
): Promise<string> {
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (order.payment_kind !== "card") throw new Refusal(409, "not_a_card_order");
  if (order.payment_state === "paid") throw new Refusal(409, "already_paid");
  if (isOver(order)) throw new Refusal(409, "order_closed");
  if (await isWithdrawn(trx, id)) throw new Refusal(409, "withdrawn");
  const evening = await firstEveningOf(trx, id);
  if (evening !== null) {
    const pay_until = cardUntil({ placed: order.created_at, evening }, now);
    if (pay_until === null) throw new Refusal(409, "payment_over");
    await trx.updateTable("orders").set({ pay_until }).where("id", "=", id).execute();
  }
  return startPayment(trx, { orderId: id, returnUrl, now });
}

/** The first evening of an order's valid tickets; null: it has none. */
async function firstEveningOf(trx: Transaction<Tables>, orderId: number): Promise<Date | null> {
  const { first } = await trx
    .selectFrom("tickets as t")
    .innerJoin("performances as d", "d.id", "t.performance_id")
    .select(({ fn }) => fn.min<Date | null>("d.starts_at").as("first"))
    .where("t.order_id", "=", orderId)
    .where("t.voided_at", "is", null)
    .executeTakeFirstOrThrow();
  return first;
}
