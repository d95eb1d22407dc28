import type { Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { lastDayOf } from "#standalone/domain/gift-vouchers/validity.ts";
import { hellers } from "#standalone/domain/money.ts";
import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { isStillBack } from "#standalone/domain/gift-vouchers/settle-vouchers.ts";
import { isWhollyWithdrawn, isWithdrawn, payByText } from "#standalone/domain/orders/pay-by.ts";
import { namesOf } from "#standalone/domain/orders/refund.ts";
import { readOrderEvenings } from "#standalone/domain/tickets/order-evenings.ts";
import type { EmailData } from "#standalone/outbox/email-data.ts";
import type { Email } from "./email.ts";
import { orderEmail, readOrder, type OfOrder } from "./order-emails.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";

export async function orderCancelledEmail(
  office: Office,
  { order_id, reason, heading }: EmailData["order-cancelled"],
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const { payment_kind: kind, payment_state: state } = order;
  const money = Number(order.to_pay) > 0 && (state === "paid" || state === "pending" ? state : "none");
  const values = { reason, heading, money, kind, ...(await vouchersOf(office, order_id)) };
  return orderEmail(office, order, "order-cancelled", values);
}

/** To a customer who did not pay in time. */
export async function orderExpiredEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const withdrawn = await isWithdrawn(office.db, order_id);
  // An order of goods that is paid at the handover never expires, so this one has tickets.
  const hasTickets = withdrawn || order.pay_until !== null;
  return orderEmail(office, order, "order-expired", {
    withdrawn,
    tickets: hasTickets,
    payUntil: payByText(order),
    sentMeanwhile: order.payment_kind !== "desk",
    mayRevive: withdrawn ? !(await isWhollyWithdrawn(office.db, order_id)) : hasTickets,
    runsOut: await usedCodeThatRunsOut(office, order_id),
    returned: (await vouchersOf(office, order_id)).returned,
    blocked: null,
  });
}

/** Whether the order used a code that another order may exhaust: a balance, or a limited number of uses. */
async function usedCodeThatRunsOut({ db }: Office, orderId: number): Promise<boolean> {
  const code = await db
    .selectFrom("order_vouchers as o")
    .innerJoin("vouchers as v", "v.id", "o.voucher_id")
    .select("v.id")
    .where("o.order_id", "=", orderId)
    .where((eb) => eb.or([eb("v.kind", "=", "gift"), eb("v.quantity", "is not", null)]))
    .executeTakeFirst();
  return code !== undefined;
}

export async function orderRefundedEmail(
  office: Office,
  { order_id, refund_id, reason, heading }: EmailData["order-refunded"],
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const refund = await office.db
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", refund_id)
    .executeTakeFirstOrThrow();
  const vouchers = await vouchersOf(office, order_id, refund.created_at);
  const isPart = hellers(refund.amount) < hellers(order.total) + hellers(order.rounding);
  const money = isPart ? Number(refund.amount) - Number(refund.to_vouchers) : Number(order.to_pay);
  const values = {
    reason,
    heading,
    kind: order.payment_kind,
    ...vouchers,
    amount: crowns(refund.amount),
    // A customer who withdrew may have agreed on another account, to which staff sent the money.
    money: money > 0 && crowns(money),
    items: isPart ? await namesOf(office.db, order_id, refund.items) : [],
    part: isPart,
    fees: Number(refund.fees) > 0 && crowns(refund.fees),
  };
  const evenings = isPart ? await refundedEvenings(office, refund) : undefined;
  return orderEmail(office, order, "order-refunded", values, evenings);
}

/** The evenings whose tickets the refund cancels. */
async function refundedEvenings({ db }: Office, { order_id, items }: Selectable<Tables["refunds"]>) {
  const all = await readOrderEvenings(db, order_id);
  return all.filter(({ positions }) => items.some(({ position }) => positions.includes(position)));
}

/** What the order (or its refund at the time `at`) returned to gift vouchers, and whether it blocked codes. */
async function vouchersOf({ db }: Office, orderId: number, at?: Date) {
  const movements = await db
    .selectFrom("voucher_movements as m")
    .innerJoin("vouchers as v", "v.id", "m.voucher_id")
    .select(["m.amount", "m.reason", "v.code", "v.balance", "v.active_to"])
    .where("m.order_id", "=", orderId)
    .where("m.reason", "in", ["returned", "blocked"])
    .where(isStillBack)
    .$if(at !== undefined, (query) => query.where("m.created_at", "=", at ?? new Date(0)))
    .orderBy("m.id")
    .execute();
  const blocked = movements.filter(({ reason }) => reason === "blocked").length;
  return {
    returned: movements
      .filter(({ reason }) => reason === "returned")
      .map(({ amount, code, balance, active_to: end }) => ({
        voucher: code,
        amount: crowns(amount),
        balance: crowns(balance ?? 0),
        until: end && lastDayOf(end),
      })),
    blocked: blocked > 0 && (blocked === 1 ? "one" : "more"),
  };
}
