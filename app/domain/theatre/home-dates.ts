import { addDays, daysBetween, todayAt, type Day } from "./calendar.ts";
import { isoDay } from "#app/domain/dates.ts";
import { momentOf } from "./performance-time.ts";
import type { Performance } from "./performance.ts";

/** What the home page says of the programme at `now`. */
export interface HomeDates {
  /** Today's first date that anybody may come to and that is not over. */
  readonly tonight: Performance | null;
  /** What is played within seven days; where that is little, what comes after. */
  readonly next: readonly Performance[];
  /** Today and the six days after it. */
  readonly days: readonly { readonly day: Day; readonly count: number }[];
}

const fewest = 4;
const most = 6;

/** `performances` by start, none of them over. */
export function datesOfHome(performances: readonly Performance[], now: string): HomeDates {
  const open = performances.filter(({ state }) => state !== "closed");
  const played = open.filter(({ state }) => state !== "cancelled" && state !== "moved");
  const today = todayAt(now);
  const lastDay = addDays(today, 6);
  const days = daysBetween(today, lastDay).map((day) => ({
    day,
    count: played.filter(({ startsAt }) => isoDay(startsAt) === day).length,
  }));
  const soon = open.filter(({ startsAt }) => isoDay(startsAt) <= lastDay);
  return {
    tonight: played.find((one) => isTonight(one, now)) ?? null,
    next: open.slice(0, Math.min(most, Math.max(fewest, soon.length))),
    days,
  };
}

function isTonight(performance: Performance, now: string): boolean {
  const moment = momentOf(performance, now);
  return moment === "today" || moment === "playing";
}
