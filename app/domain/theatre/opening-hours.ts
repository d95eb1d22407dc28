import { addDays, addHours, isBefore, isWeekend, startOfDay, subHours } from "date-fns";
import { boxOfficeLines, boxOfficeTexts, liveTexts } from "#app/messages/box-office.ts";
import { formatDay, formatShortDate, formatTime, inPrague, isoDay } from "#app/domain/dates.ts";
import type { Performance } from "./performance.ts";

/**
 * Box-office hours (§1). Times are Europe/Prague; `now` and the holidays are parameters, so a page stays a pure
 * function.
 */

/** Monday to Friday. */
export const weekdayHours = { from: 15, to: 19 } as const;
/** Hours before and after the start of a performance, on weekends and holidays. */
const aroundPerformance = 1;
/** Minutes before closing from which the remaining minutes are shown. */
const soon = 30;
/** Number of days searched for the next opening. */
const daysAhead = 14;
/** Hour from which an opening for a performance is called the evening box office. */
const evening = 17;

/** A period with its own box-office heading (§1: Christmas), [from, to). */
export interface SpecialHours {
  readonly from: string;
  readonly to: string;
  readonly heading: string;
  readonly text: string;
}

/** The specification's Christmas period (§9), the default where the settings have no special hours. */
export const christmasHours: SpecialHours = {
  from: "2024-12-19T19:00:00+01:00",
  to: "2025-01-06T06:00:00+01:00",
  heading: boxOfficeTexts.christmasHeading,
  text: boxOfficeTexts.christmasText(
    formatShortDate("2024-12-19T19:00:00+01:00"),
    formatShortDate("2025-01-06T06:00:00+01:00"),
  ),
};

export interface BoxOffice {
  readonly heading: string;
  /** `label` is null for a sentence without a label. */
  readonly lines: typeof boxOfficeLines;
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

/**
 * The box office in the footer at `now`: the normal hours and the live state, or, instead of both, the special hours
 * whose period [from, to) contains `now`.
 */
export function boxOffice(
  now: Date | string,
  facts: OpeningFacts,
  special: readonly SpecialHours[] = [christmasHours],
): BoxOffice {
  const at = inPrague(now);
  const window = special.find((hours) => isWithin(at, hours.from, hours.to));
  if (window) {
    return { heading: window.heading, lines: [{ label: null, text: window.text }], live: null };
  }
  return {
    heading: boxOfficeTexts.heading,
    lines: boxOfficeLines,
    live: live(at, facts, special),
  };
}

/** Whether the box office is open at `now` by the normal hours; bounds are [from, to). */
export function isOpen(now: Date | string, facts: OpeningFacts): boolean {
  const at = inPrague(now);
  return (hoursOf(at, facts) ?? []).some(({ from, to }) => isWithin(at, from, to));
}

interface Hours {
  readonly from: Date;
  readonly to: Date;
  readonly isForPerformance: boolean;
}

function live(at: Date, facts: OpeningFacts, special: readonly SpecialHours[]): BoxOffice["live"] {
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const hours = hoursOf(addDays(startOfDay(at), ahead), facts);
    // The hours of that day are unknown, so no next opening is shown.
    if (hours === null) return null;
    for (const each of hours.filter(({ to }) => isBefore(at, to))) {
      if (!isBefore(at, each.from)) return { isOpen: true, text: openText(at, each) };
      if (special.some((window) => isWithin(each.from, window.from, window.to))) continue;
      return { isOpen: false, text: closedText(at, each.from, ahead) };
    }
  }
  return null;
}

/** Hours of a day, sorted by start, overlapping ones merged; null where they depend on an unread programme. */
function hoursOf(day: Date, { performances, isHoliday }: OpeningFacts): readonly Hours[] | null {
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

function openText(at: Date, { to, from, isForPerformance }: Hours): string {
  const left = Math.ceil((to.getTime() - at.getTime()) / 60_000);
  if (left < soon) return liveTexts.closesSoon(left);
  const until = formatTime(to);
  return isForPerformance && inPrague(from).getHours() >= evening
    ? liveTexts.evening(until)
    : liveTexts.open(until);
}

function closedText(at: Date, from: Date, ahead: number): string {
  const time = formatTime(from);
  if (ahead === 0) return liveTexts.closedToday(time);
  if (ahead === 1) return liveTexts.closedTomorrow(time);
  if (ahead < 7) return liveTexts.closedOn(inPrague(from).getDay(), time);
  return liveTexts.closedUntil(formatDay(from), time);
}

/** Half-open interval: includes `from`, excludes `to`. */
function isWithin(at: Date, from: Date | string, to: Date | string): boolean {
  return !isBefore(at, from) && isBefore(at, to);
}
