import { TZDate } from "@date-fns/tz";
import { formatISO, isValid, lightFormat } from "date-fns";

/** Czech date formats, always in the theatre's time zone (§1), independent of the machine's time zone. */
export const timeZone = "Europe/Prague";

const months = [
  "ledna",
  "února",
  "března",
  "dubna",
  "května",
  "června",
  "července",
  "srpna",
  "září",
  "října",
  "listopadu",
  "prosince",
] as const;
const days = ["ne", "po", "út", "st", "čt", "pá", "so"] as const;
const space = "\u00a0";

/**
 * The same instant in the theatre's time zone.
 * @param instant a Date or ISO 8601 text with an offset
 * @throws RangeError when it is not a valid date
 */
export function inPrague(instant: Date | string): TZDate {
  const at = new Date(instant);
  if (!isValid(at)) throw new RangeError(`Not a date: ${String(instant)}`);
  return new TZDate(at, timeZone);
}

/** `21. listopadu 2026`; a line break is allowed only before the year. */
export function formatDate(instant: Date | string): string {
  const at = inPrague(instant);
  return `${at.getDate()}.${space}${months[at.getMonth()]} ${at.getFullYear()}`;
}

/** `21. 11. 2026`. */
export function formatShortDate(instant: Date | string): string {
  const at = inPrague(instant);
  return `${at.getDate()}.${space}${at.getMonth() + 1}. ${at.getFullYear()}`;
}

/** `21. 11. 2026 19:00`. */
export function formatDateTime(instant: Date | string): string {
  return `${formatShortDate(instant)} ${formatTime(instant)}`;
}

/** `1. prosince`. */
export function formatDayMonth(instant: Date | string): string {
  const at = inPrague(instant);
  return `${at.getDate()}.${space}${months[at.getMonth()]}`;
}

/** `so 21. 11.`, the format of printed programmes. */
export function formatDay(instant: Date | string): string {
  const at = inPrague(instant);
  return `${days[at.getDay()]}${space}${at.getDate()}.${space}${at.getMonth() + 1}.`;
}

/** `19:00`. */
export function formatTime(instant: Date | string): string {
  return lightFormat(inPrague(instant), "H:mm");
}

/** `2026-11-21`, the calendar day in the theatre's time zone. */
export function isoDay(instant: Date | string): string {
  return lightFormat(inPrague(instant), "yyyy-MM-dd");
}

/** `2026-11-21T19:00:00+01:00`, for `<time dateTime>`. */
export function isoInstant(instant: Date | string): string {
  return formatISO(inPrague(instant));
}

/**
 * The instant rounded down to the minute, ISO 8601. Computed from the timestamp, not from local time: in autumn one
 * local hour occurs twice.
 */
export function wholeMinute(instant: Date): string {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000).toISOString();
}
