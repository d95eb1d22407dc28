import { addMinutes, isBefore, subDays, subMinutes } from "date-fns";
import { inPrague, isoDay } from "#app/domain/dates.ts";
import { daysOf, usualHours, weekdays, type BoxOfficeHours } from "./box-office-hours.ts";
import type { Performance } from "./performance.ts";

/**
 * Box-office hours (§1). Times are Europe/Prague; `now` and the holidays are parameters, so a page stays a pure
 * function.
 */

/** A period with its own box-office heading (§1: Christmas), [from, to). */
export interface SpecialHours {
  readonly from: string;
  readonly to: string;
  readonly heading: string;
  readonly text: string;
}

export interface BoxOffice {
  readonly heading: string;
  /** `label` is null for a sentence without a label. */
  readonly lines: readonly { readonly label: string | null; readonly text: string }[];
  /** The current state; null during special hours, or if it depends on an unread programme. */
  readonly live: { readonly isOpen: boolean; readonly text: string } | null;
}

export interface OpeningFacts {
  /** Starts of public performances, ISO instants; null = they could not be read. */
  readonly performances: readonly string[] | null;
  /** Whether a calendar day (`2026-12-24`) is a public holiday; the server looks it up in `czech-holidays.ts`. */
  readonly isHoliday: (day: string) => boolean;
  /** Default: `usualHours`. */
  readonly hours?: BoxOfficeHours;
}

/** Starts of performances with an open box office; cancelled, moved, closed, school and touring ones have none. */
export function openingStarts(performances: readonly Performance[]): readonly string[] {
  return performances
    .filter(({ state, labels, audience }) => {
      const isForPublic = state !== "cancelled" && state !== "moved" && state !== "closed";
      const isForSchools = audience.length > 0 && audience.every((item) => item === "schools");
      return isForPublic && !isForSchools && !labels.includes("tour");
    })
    .map(({ startsAt }) => startsAt);
}

/** Whether the box office is open at `now` by the normal hours; bounds are [from, to). */
export function isOpen(now: Date | string, facts: OpeningFacts): boolean {
  const at = inPrague(now);
  // A late performance keeps it open past midnight.
  const hours = [subDays(at, 1), at].flatMap((day) => hoursOf(day, facts) ?? []);
  return hours.some(({ from, to }) => isWithin(at, from, to));
}

export interface OpenInterval {
  readonly from: Date;
  readonly to: Date;
  readonly isForPerformance: boolean;
}

/**
 * Hours of a day, sorted by start, overlapping ones merged; null if they depend on a programme that could not be read.
 */
export function hoursOf(
  day: Date,
  { performances, isHoliday, hours = usualHours }: OpeningFacts,
): readonly OpenInterval[] | null {
  const at = inPrague(day);
  const name = isoDay(at);
  const weekday = weekdays[(at.getDay() + 6) % 7] ?? "monday";
  const regular = hours.regular.filter((row) => daysOf(row).includes(weekday));
  if (regular.length > 0 && (hours.holidays === "regular" || !isHoliday(name))) {
    return united(
      regular.map(({ opens, closes }) => ({
        from: atTime(at, opens),
        to: atTime(at, closes),
        isForPerformance: false,
      })),
    );
  }
  if (hours.otherDays === "closed") return [];
  if (performances === null) return null;
  return united(
    performances
      .filter((start) => isoDay(start) === name)
      .map((start) => inPrague(start))
      .map((start) => ({
        from: subMinutes(start, hours.minutesBefore),
        to: addMinutes(start, hours.minutesAfter),
        isForPerformance: true,
      })),
  );
}

/** Sorted by start, overlapping ones merged. */
function united(all: readonly OpenInterval[]): readonly OpenInterval[] {
  const sorted = all.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  return sorted.reduce<readonly OpenInterval[]>((merged, next) => {
    const last = merged.at(-1);
    if (!last || isBefore(last.to, next.from)) return [...merged, next];
    return [...merged.slice(0, -1), { ...last, to: isBefore(last.to, next.to) ? next.to : last.to }];
  }, []);
}

/** @param time `15:00`; `24:00` is the end of the day */
function atTime(day: Date, time: string): Date {
  const at = inPrague(day);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  at.setHours(hour, minute, 0, 0);
  return at;
}

/** Half-open interval: includes `from`, excludes `to`. */
export function isWithin(at: Date, from: Date | string, to: Date | string): boolean {
  return !isBefore(at, from) && isBefore(at, to);
}
