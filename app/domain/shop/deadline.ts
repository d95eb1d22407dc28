import { formatDate, formatTime } from "#app/domain/dates.ts";
import type { ShownOrder } from "./order.ts";

/**
 * The deadline for paying an order, `4. ledna 2027`: that day included, with the time if it ends within the day. The
 * midnight after a day is its end. Null if the upstream gives none.
 */
export function deadlineText({ payBy, payUntil }: Pick<ShownOrder["payment"], "payBy" | "payUntil">) {
  if (payUntil === null) return payBy && formatDate(`${payBy}T12:00:00Z`);
  const time = formatTime(payUntil);
  if (time === "0:00") return formatDate(new Date(Date.parse(payUntil) - 1));
  return `${formatDate(payUntil)}, ${time}`;
}
