import { addDays, addHours, isBefore, isWeekend, startOfDay, subHours } from "date-fns";
import { boxOfficeLines, boxOfficeTexts, liveTexts } from "#app/messages/box-office.ts";
import { formatDay, formatShortDate, formatTime, inPrague, isoDay } from "#app/domain/dates.ts";
import type { SpecialHours } from "#app/domain/shell.ts";
import type { Performance } from "./performance.ts";

/**
 * Box-office hours (§1). Times are Europe/Prague; `now` and the holidays come from outside, so a page stays a pure
 * function.
 */

/** Monday to Friday. */
export const weekdayHours = { from: 15, to: 19 } as const;
/** On weekends and holidays: so many hours before and after the start of a performance. */
const aroundPerformance = 1;
/** Less than so many minutes before the end it is said how many. */
const soon = 30;
/** How far ahead the next opening is looked for. */
const daysAhead = 14;
/** What opens for an evening's performance is the evening box office. */
const evening = 17;

/** The specification's Christmas window (§9), used while the settings say nothing else. */
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
  /** `label` is null for a sentence that stands alone. */
  readonly lines: typeof boxOfficeLines;
  /** What is true right now; null inside a special window, or where the programme could not be read and decides. */
  readonly live: { readonly isOpen: boolean; readonly text: string } | null;
}

export interface OpeningFacts {
  /** Starts of performances that the public may come to, ISO instants; null = they could not be read. */
  readonly performances: readonly string[] | null;
  /** Whether a calendar day (`2026-12-24`) is a public holiday; the server looks it up in `czech-holidays.ts`. */
  readonly isHoliday: (day: string) => boolean;
}

/** Starts of what opens the box office: cancelled, moved, closed, school and touring performances open nothing. */
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
 * What the footer says at `now`: the normal hours and the live state, or in place of both the window [from, to) it is
 * in.
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

/** Whether the box office is open at `now` by the normal rule; bounds are [from, to). */
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
    // Whether it opens that day at all is not known, so nothing is promised.
    if (hours === null) return null;
    for (const each of hours.filter(({ to }) => isBefore(at, to))) {
      if (!isBefore(at, each.from)) return { isOpen: true, text: openText(at, each) };
      if (special.some((window) => isWithin(each.from, window.from, window.to))) continue;
      return { isOpen: false, text: closedText(at, each.from, ahead) };
    }
  }
  return null;
}

/** The hours of a day, by start, overlapping ones united; null where they depend on a programme nobody has read. */
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

/** Half open: `from` belongs to it, `to` does not. */
function isWithin(at: Date, from: Date | string, to: Date | string): boolean {
  return !isBefore(at, from) && isBefore(at, to);
}
