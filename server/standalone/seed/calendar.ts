import type { Day, Moment } from "#standalone/content/named.ts";
import { addDays, instantInPrague } from "#standalone/domain/theatre/prague.ts";

const msOfDay = 86_400_000;

/** The day on which the presale of an evening begins: the first of the month before. Both days `YYYY-MM-DD`. */
export function presaleDay(evening: string): string {
  return firstOfMonth(evening, -1);
}

/** Of the month that is so many after that of the day. */
function firstOfMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The day of something that is played, `YYYY-MM-DD`; one of every year is the next from the Tuesday on. */
export function playedOn(day: Day, tuesday: string): string {
  if (typeof day === "number") return addDays(tuesday, day);
  if (!day.startsWith("--")) return day;
  const year = Number(tuesday.slice(0, 4));
  const thisYear = `${year}${day.slice(1)}`;
  return thisYear < tuesday ? `${year + 1}${day.slice(1)}` : thisYear;
}

/** The moment of a text; one of every year is the last before `now`. */
export function writtenAt({ day, time }: Moment, now: Date): Date {
  if (typeof day === "number") return instantInPrague(addDays(now.toISOString().slice(0, 10), day), time);
  if (!day.startsWith("--")) return instantInPrague(day, time);
  const year = now.getUTCFullYear();
  const thisYear = instantInPrague(`${year}${day.slice(1)}`, time);
  return thisYear < now ? thisYear : instantInPrague(`${year - 1}${day.slice(1)}`, time);
}

/** The moment of a day without a time; a number counts from `now`. */
export function onDay(day: Day, now: Date): Date {
  return typeof day === "number"
    ? new Date(now.getTime() + day * msOfDay)
    : writtenAt({ day, time: "12:00" }, now);
}

/** A text of the demonstration with its days: `{+7}`, `{presale}`, `{presale month}`. */
export function withDays(text: string, tuesday: string): string {
  const formatted = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("cs-CZ", { timeZone: "UTC", ...options }).format(Date.parse(day));
  const date = { day: "numeric", month: "long" } as const;
  return text
    .replaceAll(/\{([+-]\d+)\}/gu, (_all, days: string) => formatted(addDays(tuesday, Number(days)), date))
    .replaceAll("{presale}", formatted(firstOfMonth(tuesday, 1), date))
    .replaceAll("{presale month}", formatted(firstOfMonth(tuesday, 2), { month: "long" }));
}
