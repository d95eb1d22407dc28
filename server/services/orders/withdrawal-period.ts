import { formatShortDate, isoDay } from "#app/domain/dates.ts";
import { closedStates, type OrderSummary } from "#app/domain/shop/order.ts";
import { isCzechHoliday } from "#app/domain/theatre/czech-holidays.ts";
import { withdrawalPeriodTexts as texts } from "#app/messages/withdrawal-texts.ts";

const day = 86_400_000;
const days = 14;

/** The goods are the customer's: the period counts from that day. */
const taken = ["delivered", "picked_up"] as const;
/** They will be. */
const onTheWay = ["shipped", "ready_branch", "ready_pickup"] as const;

/**
 * The last day of the 14 days after the goods were taken over (§ 1829 OZ): the day of taking does not count (§ 605),
 * and if the last one is a Saturday, a Sunday or a public holiday, the next working day is the last one (§ 607).
 * @param instant ISO 8601; its day is that of Prague. Returns `2026-12-07`.
 */
export function lastDayToWithdraw(instant: string): string {
  const start = Date.parse(`${isoDay(instant)}T00:00:00Z`);
  let last = new Date(start + days * day);
  while (isDayOff(last)) last = new Date(last.getTime() + day);
  return written(last);
}

function isDayOff(date: Date): boolean {
  return [0, 6].includes(date.getUTCDay()) || isCzechHoliday(written(date));
}

function written(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * The period, for the page of an order. Null if the delivery is unknown, the order has no goods to deliver, the order
 * is over, or a company ordered.
 */
export function withdrawalPeriod(
  { state, progress, lines, company }: Pick<OrderSummary, "state" | "progress" | "lines" | "company">,
  now: Date,
): string | null {
  if (closedStates.has(state) || company || lines.every(({ byEmail, evening }) => byEmail || evening))
    return null;
  for (const name of taken) {
    const step = progress.findLast((orderProgress) => orderProgress.state === name);
    if (!step) continue;
    const last = lastDayToWithdraw(step.date);
    const isPast = isoDay(now) > last;
    const sentence = isPast ? texts.ended(dayOf(last)) : texts.until(dayOf(last));
    return `${texts.taken[name](formatShortDate(step.date))} ${sentence}`;
  }
  for (const name of onTheWay) {
    const step = progress.findLast((orderProgress) => orderProgress.state === name);
    if (!step) continue;
    const last = lastDayToWithdraw(step.date);
    const sentence = isoDay(now) > last ? texts.fromTaking : texts.notBefore(dayOf(last));
    return `${texts.onTheWay[name](formatShortDate(step.date))} ${sentence}`;
  }
  return null;
}

/** `7. 12. 2026` of `2026-12-07`. */
function dayOf(isoDate: string): string {
  return formatShortDate(`${isoDate}T12:00:00Z`);
}
