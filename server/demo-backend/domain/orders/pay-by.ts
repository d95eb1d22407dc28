import Holidays from "date-holidays";
import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import type { OrderRow } from "./order-row.ts";
import {
  addDays,
  dayInPrague,
  instantInPrague,
  longDay,
} from "#server/demo-backend/domain/theatre/prague.ts";
import { moment } from "./czech-text.ts";

/** As § 4 of the terms says. */
const daysToPay = 7;

const calendar = new Holidays("CZ", { types: ["public"] });

/**
 * The last day in Prague, `YYYY-MM-DD`, on which an order that is paid in advance can be paid: the seventh day after
 * it, or the next working day (§ 605, § 607 of the Civil Code); an order with tickets has its own end. Null for an order
 * that is paid at its handover.
 */
export function payBy({
  payment_kind,
  created_at,
  pay_until,
}: Pick<OrderRow, "payment_kind" | "created_at" | "pay_until">): string | null {
  // An end at midnight is that of the day before.
  if (pay_until) return dayInPrague(new Date(pay_until.getTime() - 1));
  if (payment_kind !== "card" && payment_kind !== "transfer") return null;
  let day = addDays(dayInPrague(created_at), daysToPay);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The same for a sentence: `24. 11. 2026`, with the time where the order ends within that day. */
export function payByText(order: Parameters<typeof payBy>[0]): string | null {
  const day = payBy(order);
  if (day === null) return null;
  const midnight = instantInPrague(addDays(day, 1), "00:00");
  const { pay_until } = order;
  return pay_until && pay_until < midnight ? moment(pay_until) : longDay(day);
}

/** Whether an order waits for a payment by card or transfer. Neither is offered once it is paid or over. */
export function isPayableInAdvance(
  order: Pick<OrderRow, "payment_kind" | "payment_state" | "state" | "to_pay">,
): boolean {
  const isOpen = order.state === "new" || order.state === "awaiting_payment";
  const isInAdvance = order.payment_kind === "card" || order.payment_kind === "transfer";
  return isOpen && isInAdvance && order.payment_state !== "paid" && Number(order.to_pay) > 0;
}

/** Whether the time to pay an order with tickets has passed: it ends at the next look at unpaid orders. */
export function isLatePayment({ pay_until }: Pick<OrderRow, "pay_until">, now: Date): boolean {
  return pay_until !== null && pay_until < now;
}

/**
 * Which of these orders were withdrawn from, wholly or partly. Nothing is asked for them: a statement is a customer's
 * own words, so nobody knows what is left to be paid until a person has read it.
 */
export async function withdrawnAmong(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const steps = await db
    .selectFrom("order_progress")
    .select("order_id")
    .where("order_id", "in", ids)
    .where("state", "=", "withdrawal_received")
    .execute();
  return new Set(steps.map(({ order_id }) => order_id));
}

export async function isWithdrawn(db: Kysely<Tables>, id: number): Promise<boolean> {
  return (await withdrawnAmong(db, [id])).has(id);
}

/** No order can be late before so many milliseconds. */
export const leastToPay = daysToPay * 86_400_000;

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && calendar.isHoliday(`${day} 12:00:00`) === false;
}
