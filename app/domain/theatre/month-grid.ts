import {
  addDays,
  daysBetween,
  firstOf,
  lastOf,
  monthOf,
  nextMonth,
  weekday,
  type Day,
  type Month,
} from "./calendar.ts";
import { formatTime } from "#app/domain/dates.ts";
import type { ProgrammeFilters } from "./programme-choice.ts";
import type { ListedPerformance } from "./performance.ts";
import type { ProgrammeDay, ProgrammeView } from "./programme.ts";

/** A month as a table of weeks, from Monday to Sunday. */
export interface MonthGrid {
  readonly month: Month;
  /** Null: a day of another month. */
  readonly weeks: readonly (readonly (GridDay | null)[])[];
  /** Null where nothing is announced any more, or not yet. */
  readonly previous: Month | null;
  readonly next: Month | null;
}

export interface GridDay {
  readonly day: Day;
  readonly performances: readonly GridPerformance[];
}

/** What a cell shows of a performance. */
export interface GridPerformance {
  readonly id: number;
  readonly title: string;
  /** „19:00“. */
  readonly time: string;
  /** File under the `poster` image folder. */
  readonly image: string | null;
  /** „Vyprodáno“, „Zrušeno“; null where it need not be told. */
  readonly told: string | null;
  /** Nobody gets in any more: the mark is struck through. */
  readonly isOff: boolean;
}

type Tell = (performance: ListedPerformance) => string | null;

/**
 * The choice with exactly one month, which the grid shows: that of the chosen days, otherwise the chosen one, otherwise
 * the first with a performance; the current month instead of a past one.
 */
export function withOneMonth(choice: ProgrammeFilters, first: Day | undefined, today: Day): ProgrammeFilters {
  const day = choice.from ?? choice.to;
  const asked = (day && monthOf(day)) ?? choice.month ?? monthOf(first ?? today);
  const month = asked < monthOf(today) ? monthOf(today) : asked;
  return { ...choice, from: null, to: null, month };
}

/** `view`: all days of the month; `tell`: the words of a ticket state. */
export function monthGrid(view: ProgrammeView, month: Month, today: Day, tell: Tell): MonthGrid {
  const days = new Map(view.days.map((one) => [one.day, one]));
  // Monday is the first day of the week.
  const before = (weekday(firstOf(month)) + 6) % 7;
  const cells: (GridDay | null)[] = [
    ...Array<null>(before).fill(null),
    ...daysBetween(firstOf(month), lastOf(month)).map((day) => gridDay(day, days.get(day), tell)),
  ];
  while (cells.length % 7 > 0) cells.push(null);
  const previous = monthOf(addDays(firstOf(month), -1));
  const last = view.strip.months.at(-1)?.month ?? month;
  return {
    month,
    weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
    previous: previous < monthOf(today) ? null : previous,
    next: nextMonth(month) > last ? null : nextMonth(month),
  };
}

function gridDay(day: Day, found: ProgrammeDay | undefined, tell: Tell): GridDay {
  const performances = (found?.performances ?? []).map((one): GridPerformance => ({
    id: one.id,
    title: one.title,
    time: formatTime(one.startsAt),
    image: one.production?.image ?? null,
    told: tell(one),
    isOff: one.state === "sold-out" || one.state === "cancelled" || one.state === "moved",
  }));
  return { day, performances };
}
