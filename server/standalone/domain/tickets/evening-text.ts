import { TZDate } from "@date-fns/tz";

const timeZone = "Europe/Prague";
const minute = 60_000;
const doorsBefore = 30 * minute;

/** `sobota 28. listopadu 2026`. */
export function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat("cs-CZ", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  })
    .format(instant)
    .replace(". ", ".\u00a0");
}

const date = new Intl.DateTimeFormat("cs-CZ", { timeZone, day: "numeric", month: "long", year: "numeric" });

/** `28. listopadu 2026`. */
export function dateOf(instant: Date): string {
  return date.format(instant).replace(". ", ".\u00a0");
}

/** `so 28. 11. v 19:00`, for a subject. */
export function shortEvening(instant: Date): string {
  const local = new TZDate(instant.getTime(), timeZone);
  const day = ["ne", "po", "út", "st", "čt", "pá", "so"][local.getDay()] ?? "";
  return `${day} ${local.getDate()}. ${local.getMonth() + 1}. v ${timeOf(instant)}`;
}

/** For a moved evening: `Původní termín: sobota 28. listopadu 2026 v 19:00`. */
export function previousTerm(before: Date | null): readonly string[] {
  return before === null ? [] : [`Původní termín: ${dayOf(before)} v\u00a0${timeOf(before)}`];
}

/** `19:00`. */
export function timeOf(instant: Date): string {
  const local = new TZDate(instant.getTime(), timeZone);
  return `${local.getHours()}:${String(local.getMinutes()).padStart(2, "0")}`;
}

/** When the hall opens. */
export function doorsOf(startsAt: Date): string {
  return timeOf(new Date(startsAt.getTime() - doorsBefore));
}
