import { addDays, isWeekend, lastDayOfMonth, nextFriday, nextSunday } from "date-fns";
import { inPrague, isoDay } from "./dates.ts";
import { momentOf } from "./performance-time.ts";
import type { Performance } from "./performance.ts";

/** What the home page says of the programme at `now`. */
export interface HomeDates {
  /** Today's first date that anybody may come to and that is not over. */
  readonly tonight: Performance | null;
  /** What is played within seven days; where that is little, what comes after. */
  readonly next: readonly Performance[];
  /** Today and the six days after it. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
}

const fewest = 4;
const most = 6;

/** `performances` by start, none of them over. */
export function datesOfHome(performances: readonly Performance[], now: string): HomeDates {
  const open = performances.filter(({ state }) => state !== "closed");
  const played = open.filter(({ state }) => state !== "cancelled" && state !== "moved");
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = isoDay(addDays(inPrague(now), index));
    return { day, count: played.filter(({ startsAt }) => isoDay(startsAt) === day).length };
  });
  const lastDay = days.at(-1)?.day ?? "";
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

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The weekend that is or comes next, from Friday's evening; on a weekend what is left of it. */
export function weekendOf(now: string): Days {
  const today = inPrague(now);
  const friday = today.getDay() === 5 || isWeekend(today) ? today : nextFriday(today);
  const sunday = today.getDay() === 0 ? today : nextSunday(today);
  return { from: isoDay(friday), to: isoDay(sunday) };
}

export function restOfMonth(now: string): Days {
  return { from: isoDay(now), to: isoDay(lastDayOfMonth(inPrague(now))) };
}

export function tomorrowOf(now: string): string {
  return isoDay(addDays(inPrague(now), 1));
}
