import { inPrague, isoDay } from "#app/domain/dates.ts";
import { firstWorkingDay, plusDays, workingDayAfter, type IsHoliday } from "#app/domain/working-days.ts";
import type { Delivery } from "./checkout.ts";
import type { Availability } from "./product.ts";

export interface Arrival {
  /** The latest day, `2026-12-01`. */
  readonly day: string;
  readonly by: "pickup" | "branch" | "home";
  /** It holds for what is received before; ISO day, and the time unless it is the whole day. */
  readonly before: { readonly day: string; readonly time: string | null };
}

interface Calendar {
  readonly now: Date;
  readonly isHoliday: IsHoliday;
}

type Supply = Pick<Availability, "code" | "days">;

/**
 * The latest day on which an order that is received now arrives, or is ready to be picked up. All of it leaves at once,
 * so the slowest goods decide. Null where the upstream promises nothing for this delivery or for one of the goods.
 */
export function arrivalOf(
  supplies: readonly Supply[],
  { times, countries, needsBranch }: Pick<Delivery, "times" | "countries" | "needsBranch">,
  { now, isHoliday }: Calendar,
): Arrival | null {
  const { kind, cutoff, dispatchDays, transitDays } = times;
  // The holidays of other countries are not known.
  const isHere = countries.length === 0 || countries.includes("CZ");
  const isPickUp = kind === "pickup";
  const transit = isPickUp ? 0 : transitDays;
  if (kind === "email" || !isHere || dispatchDays === null || transit === null) return null;
  const before = receivedBefore(now, cutoff);
  let leaves = "";
  for (const supply of supplies) {
    const day = dayOfLeaving(supply, before.day, dispatchDays, isHoliday);
    if (day === null) return null;
    if (day > leaves) leaves = day;
  }
  if (leaves === "") return null;
  const day = isPickUp ? leaves : workingDayAfter(leaves, transit, isHoliday);
  return { day, by: isPickUp ? "pickup" : needsBranch ? "branch" : "home", before };
}

/** The day that something received now counts to, and until when. */
function receivedBefore(now: Date, cutoff: string | null): Arrival["before"] {
  const today = isoDay(now);
  if (cutoff === null) return { day: today, time: null };
  const at = inPrague(now);
  const time = `${String(at.getHours()).padStart(2, "0")}:${String(at.getMinutes()).padStart(2, "0")}`;
  return { day: time < cutoff ? today : plusDays(today, 1), time: cutoff };
}

/** Days until goods that are made to order leave are those of the calendar, as the goods say. */
function dayOfLeaving(
  { code, days }: Supply,
  received: string,
  dispatchDays: number,
  isHoliday: IsHoliday,
): string | null {
  if (code === "in_stock" || code === "last_pieces")
    return workingDayAfter(received, dispatchDays, isHoliday);
  if (code !== "on_order" || days === null) return null;
  return firstWorkingDay(plusDays(received, days), isHoliday);
}
