import {
  addDays,
  dayName,
  daysBetween,
  monthOf,
  numberOf,
  todayAt,
  weekdayName,
  weekendFrom,
  type Day,
} from "#app/domain/theatre/calendar.ts";
import { isoDay } from "#app/domain/dates.ts";
import { listed, type ListedPerformance, type Performance } from "#app/domain/theatre/performance.ts";
import { noProgrammeFilters, programmeUrl } from "#app/domain/theatre/programme-choice.ts";
import { programmeTexts } from "#app/messages/programme-texts.ts";

/** The programme data of the home page at `now`. */
export interface HomeDates {
  /** The next public performance that has not begun and may still have places. */
  readonly nearest: ListedPerformance | null;
  /** Performances within seven days, at most 5; if they are fewer than 4, with later ones. */
  readonly next: readonly ListedPerformance[];
  /** Today and the six days after it. */
  readonly days: readonly FinderDay[];
  /** Links to today, tomorrow, the weekend and the month. */
  readonly ranges: readonly { readonly to: string; readonly text: string }[];
}

/** Preformatted on the server, so that the page needs no calendar code. */
export interface FinderDay {
  readonly day: Day;
  /** Number of public performances. */
  readonly count: number;
  /** „sobota 21. listopadu, 2 představení“. */
  readonly label: string;
  /** „so“. */
  readonly weekday: string;
  /** Day of the month. */
  readonly number: number;
}

const fewest = 4;
const most = 5;

/** `performances` sorted by start, none of them over. */
export function datesOfHome(performances: readonly Performance[], now: string): HomeDates {
  const open = performances.filter(({ state }) => state !== "closed").map(listed);
  const played = open.filter(({ state }) => state !== "cancelled" && state !== "moved");
  const today = todayAt(now);
  const lastDay = addDays(today, 6);
  const days = daysBetween(today, lastDay).map((day) =>
    finderDay(day, played.filter(({ startsAt }) => isoDay(startsAt) === day).length),
  );
  const weekend = weekendFrom(today);
  const soon = open.filter(({ startsAt }) => isoDay(startsAt) <= lastDay);
  return {
    nearest: played.find((performance) => isOpenToBuyers(performance, now)) ?? null,
    next: open.slice(0, Math.min(most, Math.max(fewest, soon.length))),
    days,
    ranges: [
      { to: programmeOf(today), text: programmeTexts.today },
      { to: programmeOf(addDays(today, 1)), text: programmeTexts.tomorrow },
      { to: programmeOf(weekend.from, weekend.to), text: programmeTexts.weekend },
      {
        to: programmeUrl({ ...noProgrammeFilters, month: monthOf(today) }),
        text: programmeTexts.thisMonth,
      },
    ],
  };
}

function finderDay(day: Day, count: number): FinderDay {
  const what = count > 0 ? programmeTexts.count(count) : "nehrajeme";
  return {
    day,
    count,
    label: `${weekdayName(day)} ${dayName(day)}, ${what}`,
    weekday: weekdayName(day, "short"),
    number: numberOf(day),
  };
}

function programmeOf(from: Day, to = from): string {
  return programmeUrl({ ...noProgrammeFilters, from, to });
}

function isOpenToBuyers(performance: ListedPerformance, now: string): boolean {
  const { state, startsAt } = performance;
  return state !== "sold-out" && state !== "presale-soon" && Date.parse(startsAt) > Date.parse(now);
}
