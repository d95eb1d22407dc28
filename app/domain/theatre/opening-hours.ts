import { addHours, isBefore, isWeekend, subHours } from "date-fns";
import { inPrague, isoDay } from "#app/domain/dates.ts";
import type { Performance } from "./performance.ts";

/**
 * Box-office hours (§1). Times are Europe/Prague; `now` and the holidays are parameters, so a page stays a pure
 * function.
 */

/** Monday to Friday. */
export const weekdayHours = { from: 15, to: 19 } as const;
/** Hours before and after the start of a performance, on weekends and holidays. */
const aroundPerformance = 1;
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
  /** The current state; null during special hours, or where it depends on a programme that could not be read. */
  readonly live: { readonly isOpen: boolean; readonly text: string } | null;
}

export interface OpeningFacts {
  /** Starts of public performances, ISO instants; null = they could not be read. */
  readonly performances: readonly string[] | null;
  /** Whether a calendar day (`2026-12-24`) is a public holiday; the server looks it up in `czech-holidays.ts`. */
  readonly isHoliday: (day: string) => boolean;
}

/** Starts of performances with an open box office; cancelled, moved, closed, school and touring ones have none. */
export function openingStarts(performances: readonly Performance[]): readonly string[] {
  return performances
    .filter(({ state, labels, audience }) => {
      const isForPublic = state !== "cancelled" && state !== "moved" && state !== "closed";
      const isForSchools = audience.length > 0 && audience.every((one) => one === "schools");
      return isForPublic && !isForSchools && !labels.includes("tour");
    })
    .map(({ startsAt }) => startsAt);
}

/** Whether the box office is open at `now` by the normal hours; bounds are [from, to). */
export function isOpen(now: Date | string, facts: OpeningFacts): boolean {
  const at = inPrague(now);
  return (hoursOf(at, facts) ?? []).some(({ from, to }) => isWithin(at, from, to));
}

export interface Hours {
  readonly from: Date;
  readonly to: Date;
  readonly isForPerformance: boolean;
}

/** Hours of a day, sorted by start, overlapping ones merged; null where they depend on an unread programme. */
export function hoursOf(day: Date, { performances, isHoliday }: OpeningFacts): readonly Hours[] | null {
  const at = inPrague(day);
  const name = isoDay(at);
  if (!isWeekend(at) && !isHoliday(name)) {
    return [
      { from: atHour(at, weekdayHours.from), to: atHour(at, weekdayHours.to), isForPerformance: false },
    ];
  }
  if (performances === null) return null;
  const around = performances
    .filter((start) => isoDay(start) === name)
    .map((start) => inPrague(start))
    .sort((a, b) => a.getTime() - b.getTime())
    .map((start): Hours => ({
      from: subHours(start, aroundPerformance),
      to: addHours(start, aroundPerformance),
      isForPerformance: true,
    }));
  return around.reduce<readonly Hours[]>((united, next) => {
    const last = united.at(-1);
    if (!last || isBefore(last.to, next.from)) return [...united, next];
    return [...united.slice(0, -1), { ...last, to: isBefore(last.to, next.to) ? next.to : last.to }];
  }, []);
}

function atHour(day: Date, hour: number): Date {
  const at = inPrague(day);
  at.setHours(hour, 0, 0, 0);
  return at;
}

/** Half-open interval: includes `from`, excludes `to`. */
export function isWithin(at: Date, from: Date | string, to: Date | string): boolean {
  return !isBefore(at, from) && isBefore(at, to);
}
