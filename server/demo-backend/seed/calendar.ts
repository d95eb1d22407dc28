const day = 86_400_000;

/** The demo's days, for whoever writes of them. */
export interface Calendar {
  /** `1. prosince`: the day that is so many days after the demo's Tuesday. */
  date(offset: number): string;
  /** `leden`: the month of that day. */
  month(offset: number): string;
  /** So many days from the seeding, at an hour and minute of UTC. */
  at(offset: number, hour: number, minute?: number): Date;
  /** The last time that this day and month were over, at noon. */
  lastTime(month: number, dayOfMonth: number): Date;
}

/**
 * @param tuesday From which the programme counts, `YYYY-MM-DD`.
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
