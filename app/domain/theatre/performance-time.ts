import { isoDay } from "#app/domain/dates.ts";
import type { Performance } from "./performance.ts";

/** What the clock says of a performance. `now` is a parameter: a page is a function of its data. */

const minute = 60_000;
/** A performance without an end or a length is over by then. */
const usualMinutes = 180;

type Times = Pick<Performance, "startsAt" | "endsAt" | "production" | "state">;

/** The expected end as an ISO instant, where the upstream says anything about it. */
export function expectedEnd({ startsAt, endsAt, production }: Omit<Times, "state">): string | null {
  if (endsAt) return endsAt;
  if (!production?.lengthMinutes) return null;
  return new Date(Date.parse(startsAt) + production.lengthMinutes * minute).toISOString();
}

/** The end to reckon with, even where nobody said one: milliseconds. */
function endOf(performance: Omit<Times, "state">): number {
  const end = expectedEnd(performance);
  return end ? Date.parse(end) : Date.parse(performance.startsAt) + usualMinutes * minute;
}

/** Nobody plays what was cancelled or moved, so its time is over when it would have begun. */
export function isOver(performance: Times, now: string): boolean {
  const isOff = performance.state === "cancelled" || performance.state === "moved";
  return (isOff ? Date.parse(performance.startsAt) : endOf(performance)) <= Date.parse(now);
}

export type Moment = "later" | "today" | "playing" | "over";

/** „Dnes v 19:00“ from midnight of the day in Prague, „Právě hrajeme“ from the start to the end. */
export function momentOf(performance: Times, now: string): Moment {
  if (isOver(performance, now)) return "over";
  if (Date.parse(performance.startsAt) <= Date.parse(now)) return "playing";
  return isoDay(performance.startsAt) === isoDay(now) ? "today" : "later";
}
