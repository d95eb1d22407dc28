import { addDays, addMinutes, isBefore, startOfDay } from "date-fns";
import { formatDay, formatShortDate, formatTime, inPrague } from "#app/domain/dates.ts";
import {
  hoursOf,
  isWithin,
  type BoxOffice,
  type OpenInterval,
  type OpeningFacts,
  type SpecialHours,
} from "#app/domain/theatre/opening-hours.ts";
import { usualHours } from "#app/domain/theatre/box-office-hours.ts";
import { linesOfHours, boxOfficeTexts, liveTexts } from "#app/messages/shell-texts.ts";

/** Minutes before closing from which the remaining minutes are shown. */
const soon = 30;
/** Number of days searched for the next opening. */
const daysAhead = 14;
/** Hour from which pages call an opening for a performance the evening box office. */
const evening = 17;

/** The specification's Christmas period (§9), the default if the settings have no special hours. */
export const christmasHours: SpecialHours = {
  from: "2024-12-19T19:00:00+01:00",
  to: "2025-01-06T06:00:00+01:00",
  heading: boxOfficeTexts.christmasHeading,
  text: boxOfficeTexts.christmasText(
    formatShortDate("2024-12-19T19:00:00+01:00"),
    formatShortDate("2025-01-06T06:00:00+01:00"),
  ),
};

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
    lines: linesOfHours(facts.hours ?? usualHours),
    live: live(at, facts, special),
  };
}

function live(at: Date, facts: OpeningFacts, special: readonly SpecialHours[]): BoxOffice["live"] {
  const today = startOfDay(at);
  // After midnight it may still be open for a late performance of the day before.
  const isNight = isBefore(at, addMinutes(today, (facts.hours ?? usualHours).minutesAfter));
  for (let ahead = isNight ? -1 : 0; ahead <= daysAhead; ahead += 1) {
    const hours = hoursOf(addDays(today, ahead), facts);
    // The hours of that day are unknown, so the footer shows no next opening.
    if (hours === null) return null;
    for (const hour of hours.filter(({ to }) => isBefore(at, to))) {
      if (!isBefore(at, hour.from)) return { isOpen: true, text: openText(at, hour) };
      if (special.some((window) => isWithin(hour.from, window.from, window.to))) continue;
      return { isOpen: false, text: closedText(at, hour.from, ahead) };
    }
  }
  return null;
}

function openText(at: Date, { to, from, isForPerformance }: OpenInterval): string {
  const minutes = Math.ceil((to.getTime() - at.getTime()) / 60_000);
  if (minutes < soon) return liveTexts.closesSoon(minutes);
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
