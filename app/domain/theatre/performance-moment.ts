import { isoDay } from "#app/domain/dates.ts";

/** Times of a performance relative to `now`, which is a parameter: a page is a pure function of its data. */

const minute = 60_000;
/** Assumed length of a performance without an end or a length. */
const usualMinutes = 180;

interface Times {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly state: string | null;
  readonly production?: { readonly slug: string; readonly lengthMinutes?: number | null } | null;
}

/** The expected end as an ISO instant; null if the upstream provides neither an end nor a length. */
export function expectedEnd({ startsAt, endsAt, production }: Omit<Times, "state">): string | null {
  if (endsAt) return endsAt;
  if (!production?.lengthMinutes) return null;
  return new Date(Date.parse(startsAt) + production.lengthMinutes * minute).toISOString();
}

/** The actual or assumed end, in milliseconds. */
function endOf(performance: Omit<Times, "state">): number {
  const end = expectedEnd(performance);
  return end ? Date.parse(end) : Date.parse(performance.startsAt) + usualMinutes * minute;
}

/** A cancelled or moved performance is over at its planned start. */
export function isOver(performance: Times, now: string): boolean {
  const isOff = performance.state === "cancelled" || performance.state === "moved";
  return (isOff ? Date.parse(performance.startsAt) : endOf(performance)) <= Date.parse(now);
}

type Moment = "later" | "today" | "playing" | "over";

/** „Dnes v 19:00“ from midnight of the day in Prague, „Právě hrajeme“ from the start to the end. */
export function momentOf(performance: Times, now: string): Moment {
  if (isOver(performance, now)) return "over";
  if (Date.parse(performance.startsAt) <= Date.parse(now)) return "playing";
  return isoDay(performance.startsAt) === isoDay(now) ? "today" : "later";
}
