const day = 86_400_000;

/** Dates of the demo, for texts that mention them. */
export interface Calendar {
  /** `1. prosince`: the day `offset` days after the demo's Tuesday. */
  date(offset: number): string;
  /** The first presale after that Tuesday: `1. prosince`, and its month, `leden`. */
  readonly presale: { readonly date: string; readonly month: string };
  /** An hour and minute of UTC on the day `offset` days after seeding. */
  at(offset: number, hour: number, minute?: number): Date;
  /** The last past occurrence of a day of the year, at 11:00 UTC (about noon in Prague). */
  lastTime(month: number, dayOfMonth: number): Date;
}

/** The day on which the presale of an evening begins: the first of the month before. Both days `YYYY-MM-DD`. */
export function presaleDay(evening: string): string {
  const [year = 0, month = 1] = evening.split("-").map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
}

/**
 * @param tuesday The day from which the programme counts, `YYYY-MM-DD`.
 * @param now The moment of seeding.
 */
export function calendarOf(tuesday: string, now: Date): Calendar {
  const words = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("cs-CZ", { timeZone: "UTC", ...options }).format(at);
  const monthsOn = (months: number) =>
    Date.UTC(Number(tuesday.slice(0, 4)), Number(tuesday.slice(5, 7)) - 1 + months, 1);
  const midnight = Date.parse(now.toISOString().slice(0, 10));
  return {
    date: (offset) => words(Date.parse(tuesday) + offset * day, { day: "numeric", month: "long" }),
    presale: {
      date: words(monthsOn(1), { day: "numeric", month: "long" }),
      month: words(monthsOn(2), { month: "long" }),
    },
    at: (offset, hour, minute = 0) => new Date(midnight + offset * day + (hour * 60 + minute) * 60_000),
    lastTime(month, dayOfMonth) {
      const thisYear = Date.UTC(now.getUTCFullYear(), month - 1, dayOfMonth, 11);
      return new Date(
        thisYear < now.getTime() ? thisYear : Date.UTC(now.getUTCFullYear() - 1, month - 1, dayOfMonth, 11),
      );
    },
  };
}
