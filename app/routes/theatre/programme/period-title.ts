import { dayName, monthName, weekdayName, type Day } from "#app/domain/theatre/calendar.ts";
import type { ProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import { programmeTexts } from "#app/messages/programme.ts";

/** „Program“, „Program na prosinec“, „Program: pátek 27. listopadu“. */
export function periodTitle({ from, to, month }: ProgrammeFilters, today: Day): string {
  if (month) return programmeTexts.ofMonth(monthName(month, today));
  if (from && from === to) return programmeTexts.ofDay(`${weekdayName(from)} ${dayName(from)}`);
  return programmeTexts.title;
}
