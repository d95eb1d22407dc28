import {
  addDays,
  daysBetween,
  firstOf,
  lastOf,
  monthOf,
  weekendFrom,
  type Day,
  type Month,
} from "./calendar.ts";
import type { ProgrammeFilters } from "./programme-choice.ts";

type Period = Pick<ProgrammeFilters, "from" | "to" | "month">;

/** The strip has at least this many days: the next month's days follow the last ones of a month. */
const fewestDays = 7;

/** Months, the days of one of them and quick ranges; each count applies all filters except the period. */
export interface ProgrammeDays {
  readonly months: readonly { readonly month: Month; readonly count: number }[];
  /** The days of the shown month from today on, a week at least. */
  readonly days: readonly StripDay[];
  readonly ranges: readonly QuickRange[];
}

interface StripDay {
  readonly day: Day;
  readonly count: number;
  readonly isChosen: boolean;
  /** The day is one of several chosen days. */
  readonly isInRange: boolean;
}

export interface QuickRange {
  readonly kind: "today" | "tomorrow" | "weekend" | "month";
  readonly period: Period;
  readonly count: number;
  readonly isChosen: boolean;
}

/** `left`: days of the performances that match all filters except the period; `all`: days of all performances. */
export function buildDateStrip(
  remaining: readonly Day[],
  all: readonly Day[],
  choice: ProgrammeFilters,
  today: Day,
): ProgrammeDays {
  const counted = counts(remaining);
  const shown = shownMonth(remaining, all, choice, today);
  const months = [...new Set([...all.map(monthOf), shown])].sort();
  const firstDay = firstOf(shown) > today ? firstOf(shown) : today;
  const week = addDays(firstDay, fewestDays - 1);
  const lastDay = lastOf(shown) > week ? lastOf(shown) : week;
  return {
    months: months.map((month) => ({
      month,
      count: remaining.filter((day) => monthOf(day) === month).length,
    })),
    days: daysBetween(firstDay, lastDay).map((day) => ({
      day,
      count: counted.get(day) ?? 0,
      isChosen: choice.from === day && choice.to === day,
      isInRange: choice.from !== choice.to && choice.to !== null && isWithin(day, choice),
    })),
    ranges: rangesOf(today).map(({ kind, period }) => ({
      kind,
      period,
      count: remaining.filter((day) => isWithin(day, period)).length,
      isChosen: choice.from === period.from && choice.to === period.to && choice.month === period.month,
    })),
  };
}

/** The requested month, otherwise the month of the first performance; the current month instead of a past one. */
function shownMonth(
  remaining: readonly Day[],
  all: readonly Day[],
  { month, from, to }: ProgrammeFilters,
  today: Day,
): Month {
  const wanted = month ?? (from ?? to)?.slice(0, 7) ?? monthOf(remaining[0] ?? all[0] ?? today);
  return wanted < monthOf(today) ? monthOf(today) : wanted;
}

function rangesOf(today: Day): readonly Pick<QuickRange, "kind" | "period">[] {
  const tomorrow = addDays(today, 1);
  return [
    { kind: "today", period: { from: today, to: today, month: null } },
    { kind: "tomorrow", period: { from: tomorrow, to: tomorrow, month: null } },
    { kind: "weekend", period: { ...weekendFrom(today), month: null } },
    { kind: "month", period: { from: null, to: null, month: monthOf(today) } },
  ];
}

function isWithin(day: Day, { from, to, month }: Period): boolean {
  if (month !== null) return monthOf(day) === month;
  return (from === null || day >= from) && (to === null || day <= to);
}

function counts(days: readonly Day[]): ReadonlyMap<Day, number> {
  const counted = new Map<Day, number>();
  for (const day of days) counted.set(day, (counted.get(day) ?? 0) + 1);
  return counted;
}
