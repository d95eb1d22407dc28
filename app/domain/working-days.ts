/** Calendar days as `2026-11-21`, without a time zone. */
export type IsHoliday = (day: string) => boolean;

const milliseconds = 86_400_000;

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * milliseconds).toISOString().slice(0, 10);
}

/** From 0, Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The day itself, or the first one after it that is no Saturday, Sunday or public holiday. */
export function firstWorkingDay(day: string, isHoliday: IsHoliday): string {
  let at = day;
  while ([0, 6].includes(weekdayOf(at)) || isHoliday(at)) at = plusDays(at, 1);
  return at;
}

/** The `count`th working day after the day; 0: the first one from the day itself. */
export function workingDayAfter(day: string, count: number, isHoliday: IsHoliday): string {
  let at = count === 0 ? firstWorkingDay(day, isHoliday) : day;
  for (let left = count; left > 0; left -= 1) at = firstWorkingDay(plusDays(at, 1), isHoliday);
  return at;
}
