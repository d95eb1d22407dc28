import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { OrderRow } from "./order-row.ts";
import { isHoliday } from "#standalone/domain/theatre/czech-holidays.ts";
import { addDays, dayInPrague, instantInPrague } from "#standalone/domain/theatre/prague.ts";
import { dateOf, timeOf } from "#standalone/domain/tickets/evening-text.ts";

/** § 4 of the terms of trade. */
const daysToPay = 7;
const toCredit = 24 * 3_600_000;

type Unpaid = Pick<OrderRow, "payment_kind" | "created_at" | "pay_until">;

/**
 * The last day in Prague, `YYYY-MM-DD`, on which an order that is paid in advance can be paid: the seventh day after
 * it, or the next working day (§ 605, § 607 of the Civil Code); an order with tickets has its own end. Null for an
 * order that is paid at its handover.
 */
export function payBy({ payment_kind, created_at, pay_until }: Unpaid): string | null {
  if (pay_until) return lastDayOf(pay_until);
  if (payment_kind !== "card" && payment_kind !== "transfer") return null;
  let day = addDays(dayInPrague(created_at), daysToPay);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The same for a sentence, in the words of `deadlineText`. */
export function payByText(order: Unpaid): string | null {
  const end = endOfPaying(order);
  return end && deadlineText(end);
}

/**
 * `24. listopadu 2026` for the midnight after that day, `24. listopadu 2026, 19:00` for a moment within it: as on the
 * site's page of the order (`app/domain/shop/deadline.ts`).
 */
export function deadlineText(end: Date): string {
  if (isEndOfDay(end)) return dateOf(new Date(end.getTime() - 1));
  return `${dateOf(end)}, ${timeOf(end)}`;
}

/**
 * When an order ends unpaid; null: never by itself. A transfer has one more day, because banks may credit it on the day
 * after the customer sent it.
 */
export function endOfUnpaid(order: Unpaid): Date | null {
  const end = endOfPaying(order);
  if (end === null || order.payment_kind !== "transfer" || !isEndOfDay(end)) return end;
  return new Date(end.getTime() + toCredit);
}

function endOfPaying(order: Unpaid): Date | null {
  if (order.pay_until) return order.pay_until;
  const day = payBy(order);
  return day === null ? null : instantInPrague(addDays(day, 1), "00:00");
}

function isEndOfDay(end: Date): boolean {
  return instantInPrague(dayInPrague(end), "00:00").getTime() === end.getTime();
}

/** The midnight after a day is the end of that day. */
function lastDayOf(end: Date): string {
  return dayInPrague(new Date(end.getTime() - 1));
}

/** Whether an order waits for a payment by card or transfer. The site offers neither once it is paid or over. */
export function isPayableInAdvance(
  order: Pick<OrderRow, "payment_kind" | "payment_state" | "state" | "to_pay">,
): boolean {
  const isOpen = order.state === "new" || order.state === "awaiting_payment";
  const isInAdvance = order.payment_kind === "card" || order.payment_kind === "transfer";
  return isOpen && isInAdvance && order.payment_state !== "paid" && Number(order.to_pay) > 0;
}

/** Whether the time to pay an order with tickets has passed: pages and e-mails no longer request the payment. */
export function isLatePayment({ pay_until }: Pick<OrderRow, "pay_until">, now: Date): boolean {
  return pay_until !== null && pay_until < now;
}

/**
 * Which of these orders their customers withdrew from, wholly or partly. Nobody has to pay for them: a statement is
 * free text, so the amount due is unknown until a person has read it.
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

/** Whether the customer withdrew from the whole order, so that staff return a payment whenever it arrives. */
export async function isWhollyWithdrawn(db: Kysely<Tables>, id: number): Promise<boolean> {
  const whole = db.selectFrom("withdrawals").select("reference").where("order_id", "=", id);
  return (await whole.where("items", "is", null).executeTakeFirst()) !== undefined;
}

/** No order can be late before this age, in milliseconds. */
export const leastToPay = daysToPay * 86_400_000;

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}
