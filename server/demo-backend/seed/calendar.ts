const day = 86_400_000;

/** Dates of the demo, for texts that mention them. */
export interface Calendar {
  /** `1. prosince`: the day `offset` days after the demo's Tuesday. */
  date(offset: number): string;
  /** `leden`: the month of that day. */
  month(offset: number): string;
  /** An hour and minute of UTC on the day `offset` days after seeding. */
  at(offset: number, hour: number, minute?: number): Date;
  /** The last past occurrence of a day of the year, at 11:00 UTC (about noon in Prague). */
  lastTime(month: number, dayOfMonth: number): Date;
}

/**
 * @param tuesday The day from which the programme counts, `YYYY-MM-DD`.
 * @param now The moment of seeding.
 */
export function calendarOf(tuesday: string, now: Date): Calendar {
  const words = (offset: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("cs-CZ", { timeZone: "UTC", ...options }).format(
      new Date(Date.parse(tuesday) + offset * day),
    );
  const midnight = Date.parse(now.toISOString().slice(0, 10));
  return {
    date: (offset) => words(offset, { day: "numeric", month: "long" }),
    month: (offset) => words(offset, { month: "long" }),
    at: (offset, hour, minute = 0) => new Date(midnight + offset * day + (hour * 60 + minute) * 60_000),
    lastTime(month, dayOfMonth) {
      const thisYear = Date.UTC(now.getUTCFullYear(), month - 1, dayOfMonth, 11);
      return new Date(
        thisYear < now.getTime() ? thisYear : Date.UTC(now.getUTCFullYear() - 1, month - 1, dayOfMonth, 11),
      );
    },
  };
}
