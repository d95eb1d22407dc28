import { TZDate } from "@date-fns/tz";

const zone = "Europe/Prague";
const dayMilliseconds = 86_400_000;

/** The date in Prague at that instant, `YYYY-MM-DD`. */
export function dayInPrague(instant: Date): string {
  const local = new TZDate(instant.getTime(), zone);
  return [local.getFullYear(), two(local.getMonth() + 1), two(local.getDate())].join("-");
}

/** The local time in Prague at that instant, `19:00`. */
export function timeInPrague(instant: Date): string {
  const local = new TZDate(instant.getTime(), zone);
  return [local.getHours(), local.getMinutes()].map(two).join(":");
}

/** `24. 11. 2026` with no-break spaces, of `2026-11-24`. */
export function longDay(day: string): string {
  return day.split("-").reverse().map(Number).join(".\u00a0");
}

/** The instant of a local time (`19:00`) on a day in Prague. */
export function instantInPrague(day: string, time: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, zone).getTime());
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);
}

/** That day, if it is a Tuesday, else the first Tuesday after it. */
export function tuesdayFrom(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (9 - weekday) % 7);
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
