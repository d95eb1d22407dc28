import { counted } from "#app/domain/plural.ts";
import {
  daysOf,
  usualHours,
  weekdays,
  isNeverOpen,
  type BoxOfficeHours,
  type Weekday,
} from "#app/domain/theatre/box-office-hours.ts";
import { czech } from "#app/domain/typography.ts";
import { boxOfficeTexts } from "./box-office.ts";

/** Sentences of hours other than those of the specification. */
const hoursTexts = czech({
  /** A null duration means no time. */
  openAround: (when: string, before: string | null, after: string | null) =>
    `${when} je pokladna otevřena jen v den představení: ${
      before && after
        ? `${before} před začátkem a ještě ${after} po něm`
        : before
          ? `${before} před začátkem`
          : `${after} od začátku`
    }.`,
  closed: (when: string) => `${when} je pokladna zavřená.`,
  openOnHolidays: "O svátcích je pokladna otevřena jako v jiné dny.",
});

const dayNames: Readonly<Record<Weekday, string>> = {
  monday: "Pondělí",
  tuesday: "Úterý",
  wednesday: "Středa",
  thursday: "Čtvrtek",
  friday: "Pátek",
  saturday: "Sobota",
  sunday: "Neděle",
};

/** The days of the specification's sentence about weekends. */
const usualDays = "O víkendech a svátcích";

interface Line {
  readonly label: string | null;
  readonly text: string;
}

/** The hours in words; a line without a label is a whole sentence. */
export function linesOfHours(hours: BoxOfficeHours): readonly Line[] {
  if (isNeverOpen(hours)) return [];
  const ranges = new Map<string, string[]>();
  for (const { from, to, opens, closes } of hours.regular) {
    const label = from === to ? dayNames[from] : `${dayNames[from]}–${dayNames[to].toLowerCase()}`;
    ranges.set(label, [...(ranges.get(label) ?? []), `${opens}–${closes}`]);
  }
  const times = [...ranges].map(([label, each]) => ({ label, text: each.join(", ") }));
  const sentences = [otherDaysOf(hours), hours.holidays === "regular" ? hoursTexts.openOnHolidays : null];
  return [...times, ...sentences.flatMap((text) => (text === null ? [] : [{ label: null, text }]))];
}

function otherDaysOf(hours: BoxOfficeHours): string | null {
  const when = whichDays(hours);
  if (when === null) return null;
  const { minutesBefore, minutesAfter } = hours;
  const isClosed = hours.otherDays === "closed" || minutesBefore + minutesAfter === 0;
  if (isClosed) return hoursTexts.closed(when);
  const isUsual = minutesBefore === usualHours.minutesBefore && minutesAfter === usualHours.minutesAfter;
  if (isUsual && when === usualDays) return boxOfficeTexts.weekend;
  return hoursTexts.openAround(when, durationOf(minutesBefore), durationOf(minutesAfter));
}

/** The days without regular hours; null: every day has hours. */
function whichDays({ regular, holidays }: BoxOfficeHours): string | null {
  const open = new Set(regular.flatMap(daysOf));
  const isHolidayToo = holidays === "other-days";
  if (open.size === weekdays.length) return isHolidayToo ? "O svátcích" : null;
  const isWeekend = open.size === 5 && !open.has("saturday") && !open.has("sunday");
  if (isWeekend) return isHolidayToo ? usualDays : "O víkendech";
  return isHolidayToo ? "V ostatní dny a o svátcích" : "V ostatní dny";
}

/** In the accusative: „45 minut před“, „hodinu po“. */
function durationOf(minutes: number): string | null {
  if (minutes === 0) return null;
  if (minutes % 60 !== 0) return counted(minutes, { one: "minutu", few: "minuty", other: "minut" });
  if (minutes === 60) return "hodinu";
  return counted(minutes / 60, { one: "hodinu", few: "hodiny", other: "hodin" });
}
