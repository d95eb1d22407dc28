import { isoDay } from "#app/domain/dates.ts";

/**
 * Calendar days, `2026-11-21`, and months, `2026-11`: strings, not instants, so neither a time zone nor a DST change
 * can shift them.
 */
export type Day = string;
export type Month = string;

const space = "\u00a0";
const dayLength = 86_400_000;

const monthNames = [
  ["leden", "ledna"],
  ["únor", "února"],
  ["březen", "března"],
  ["duben", "dubna"],
  ["květen", "května"],
  ["červen", "června"],
  ["červenec", "července"],
  ["srpen", "srpna"],
  ["září", "září"],
  ["říjen", "října"],
  ["listopad", "listopadu"],
  ["prosinec", "prosince"],
] as const;

const weekdays = [
  ["neděle", "ne"],
  ["pondělí", "po"],
  ["úterý", "út"],
  ["středa", "st"],
  ["čtvrtek", "čt"],
  ["pátek", "pá"],
  ["sobota", "so"],
] as const;

/** Whether the text is an existing calendar day (not the 30th of February) of this century. */
export function isDay(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}$/u.test(text) && dayOf(Date.parse(`${text}T00:00:00Z`)) === text;
}

export function isMonth(text: string): boolean {
  return isDay(`${text}-01`);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(at(day) + days * dayLength) ?? day;
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(day: Day): number {
  return new Date(at(day)).getUTCDay();
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function nextMonth(month: Month): Month {
  return monthOf(addDays(`${month}-01`, 31));
}

export function firstOf(month: Month): Day {
  return `${month}-01`;
}

export function lastOf(month: Month): Day {
  return addDays(firstOf(nextMonth(month)), -1);
}

/** Both ends included. */
export function daysBetween(from: Day, to: Day): readonly Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The next Saturday and Sunday, or the remaining days of the current weekend. */
export function weekendFrom(today: Day): { readonly from: Day; readonly to: Day } {
  const name = weekday(today);
  if (name === 0) return { from: today, to: today };
  const saturday = name === 6 ? today : addDays(today, 6 - name);
  return { from: saturday, to: addDays(saturday, 1) };
}

/** Today in the theatre's time zone. */
export function todayAt(now: string): Day {
  return isoDay(now);
}

/** `pátek`, or short `pá`. */
export function weekdayName(day: Day, length: "long" | "short" = "long"): string {
  const [long, short] = weekdays[weekday(day)] ?? ["", ""];
  return length === "long" ? long : short;
}

/** `27. listopadu`. */
export function dayName(day: Day): string {
  return `${numberOf(day)}.${space}${monthOfDay(day)}`;
}

/** The month's name in the genitive, used after a day: `listopadu`. */
export function monthOfDay(day: Day): string {
  return monthNames[monthIndex(monthOf(day))]?.[1] ?? "";
}

/** `27. 11.` */
export function shortDay(day: Day): string {
  return `${numberOf(day)}.${space}${monthIndex(monthOf(day)) + 1}.`;
}

/** `listopad`; with the year if it differs from the year of `today`. */
export function monthName(month: Month, today: Day): string {
  const name = monthNames[monthIndex(month)]?.[0] ?? "";
  const year = month.slice(0, 4);
  return year === today.slice(0, 4) ? name : `${name}${space}${year}`;
}

/** The day of the month. */
export function numberOf(day: Day): number {
  return Number(day.slice(8));
}

function monthIndex(month: Month): number {
  return Number(month.slice(5, 7)) - 1;
}

function at(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(milliseconds: number): Day | null {
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString().slice(0, 10);
}
