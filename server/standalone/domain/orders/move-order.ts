import type { Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { issueInvoiceIfDue } from "#standalone/domain/documents/issue-documents.ts";
import { settleVouchers } from "#standalone/domain/gift-vouchers/settle-vouchers.ts";
import { writeLog, type Acting } from "#standalone/domain/staff/log.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";
import { recordPayment } from "./pay.ts";
import type { OrderRow } from "./order-row.ts";
import { returnToStock } from "./stock.ts";
import { refund, refundsOf, type ReturnItem, type ChangeNotice } from "./refund.ts";
import { isLegal, mayRefundItems, stateAfter, type Transition } from "./transitions.ts";

/** A transition with its parameters. */
export type Move =
  | { readonly transition: "paid" | "ready" }
  /** Null: all that is left. */
  | ({
      readonly transition: "refunded";
      readonly items: readonly ReturnItem[] | null;
    } & Partial<ChangeNotice>)
  | { readonly transition: "shipped"; readonly parcel_number: string }
  | ({ readonly transition: "cancelled"; readonly reason: string | null } & Partial<ChangeNotice>);

/**
 * Moves an order to another state with everything that follows: progress, stock, vouchers, the log and the e-mail, all
 * in the given transaction. Locks the order first, then stock, then vouchers, in the sequence of orders.
 * @throws Refusal 404 for an unknown code; 409 `illegal_transition` with the state as its value; 409 `voucher_spent`,
 *   `not_refundable`, `partly_refunded` (the rest of it can be refunded, not cancelled).
 */
export async function moveOrder(
  trx: Transaction<Tables>,
  { code, move, who, now }: Acting & { readonly code: string; readonly move: Move },
) {
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("code", "=", code)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw notFound();
  const { state, payment_state } = order;
  const hasItems = move.transition === "refunded" && move.items !== null;
  if (!(hasItems ? mayRefundItems(order) : isLegal(move.transition, order)))
    throw new Refusal(409, "illegal_transition", { value: state, payment_state });
  const detail = await act(trx, order, move, now);
  const after = await trx
    .selectFrom("orders")
    .select(["code", "state", "payment_state"])
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  await writeLog(trx, {
    who,
    now,
    action: `order.${move.transition}`,
    subject: code,
    detail: { before: state, after: after.state, ...detail },
  });
  return after;
}

/** Performs the transition; returns the details for the log. Amounts are CZK. */
async function act(
  trx: Transaction<Tables>,
  order: OrderRow,
  move: Move,
  now: Date,
): Promise<Record<string, unknown>> {
  const { id: order_id, to_pay } = order;
  switch (move.transition) {
    case "paid":
      await recordPayment(trx, order, now);
      return { amount: Number(to_pay) };
    case "ready":
      await enter(trx, order, move.transition, now);
      await enqueueEmail(trx, "order-ready", { order_id }, now);
      return {};
    case "shipped": {
      const { parcel_number } = move;
      await trx.updateTable("orders").set({ parcel_number }).where("id", "=", order_id).execute();
      await enter(trx, order, move.transition, now);
      await issueInvoiceIfDue(trx, order_id, now);
      await enqueueEmail(trx, "order-shipped", { order_id }, now);
      return { parcel_number };
    }
    case "cancelled": {
      if ((await refundsOf(trx, order_id)).length > 0) throw new Refusal(409, "partly_refunded");
      const stock = await returnToStock(trx, order_id, now);
      const { returned, blocked } = await settleVouchers(trx, order, now);
      await enter(trx, order, move.transition, now);
      await enqueueEmail(
        trx,
        "order-cancelled",
        { order_id, reason: move.reason, heading: move.heading },
        now,
      );
      return { reason: move.reason, stock, returned, blocked };
    }
    case "refunded": {
      const { isWhole, detail } = await refund(trx, order, { ...move, returns: move.items, now });
      if (isWhole) await enter(trx, order, move.transition, now);
      return detail;
    }
  }
}

async function enter(
  trx: Transaction<Tables>,
  order: OrderRow,
  transition: Transition,
  now: Date,
): Promise<void> {
  const state = stateAfter(transition, order);
  await trx.updateTable("orders").set({ state }).where("id", "=", order.id).execute();
  await trx.insertInto("order_progress").values({ order_id: order.id, state, date: now }).execute();
}
