import { addHours, isBefore, isWeekend, subHours } from "date-fns";
import { boxOfficeTexts } from "#app/messages/box-office.ts";
import { formatShortDate, inPrague, isoDay } from "./dates.ts";
import type { SpecialHours } from "./frame.ts";

/** Box-office hours (§1). Times are Europe/Prague; `now` and the holidays come from outside, so a page stays a pure function. */

/** Monday to Friday. */
export const weekdayHours = { from: 15, to: 19 } as const;
/** On weekends and holidays: so many hours before and after the start of a performance. */
const aroundPerformance = 1;

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
  readonly lines: readonly { readonly label: string | null; readonly text: string }[];
}

/** What the footer says at `now`: the normal hours, or in place of them those of the window [from, to) it falls into. */
export function boxOffice(
  now: Date | string,
  special: readonly SpecialHours[] = [christmasHours],
): BoxOffice {
  const at = inPrague(now);
  const window = special.find((hours) => isWithin(at, hours.from, hours.to));
  if (window) return { heading: window.heading, lines: [{ label: null, text: window.text }] };
  return {
    heading: boxOfficeTexts.heading,
    lines: [
      { label: boxOfficeTexts.weekdays, text: boxOfficeTexts.weekdayHours },
      { label: null, text: boxOfficeTexts.weekend },
    ],
  };
}

export interface OpeningFacts {
  /** Starts of performances, ISO instants. */
  readonly performances: readonly string[];
  /** Whether a calendar day (`2026-12-24`) is a public holiday; the server looks it up in `czech-holidays.ts`. */
  readonly isHoliday: (day: string) => boolean;
}

/** Whether the box office is open at `now` by the normal rule; bounds are [from, to). */
export function isOpen(now: Date | string, { performances, isHoliday }: OpeningFacts): boolean {
  const at = inPrague(now);
  if (!isWeekend(at) && !isHoliday(isoDay(at))) {
    return at.getHours() >= weekdayHours.from && at.getHours() < weekdayHours.to;
  }
  return performances.some((start) =>
    isWithin(at, subHours(start, aroundPerformance), addHours(start, aroundPerformance)),
  );
}

/** Half open: `from` belongs to it, `to` does not. */
function isWithin(at: Date, from: Date | string, to: Date | string): boolean {
  return !isBefore(at, from) && isBefore(at, to);
}
