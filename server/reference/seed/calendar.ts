const day = 86_400_000;

/** The demo's days: they count from the Tuesday after the seeding, as its programme does. */
export interface Calendar {
  readonly now: Date;
  /** `1. prosince` of the day that is so many days after that Tuesday (that very day, if it is one). */
  date(offset: number): string;
  /** `pátek 4. prosince` */
  weekday(offset: number): string;
  /** `leden`: the month of that day. */
  month(offset: number): string;
  /** So many days from the seeding, at an hour and minute of UTC. */
  at(offset: number, hour: number, minute?: number): Date;
  /** The last time that this day and month were over, at noon. */
  lastTime(month: number, dayOfMonth: number): Date;
}

/** @param now The moment of seeding. */
export function calendarOf(now: Date): Calendar {
  const midnight = new Date(now);
  midnight.setUTCHours(0, 0, 0, 0);
  const untilTuesday = (9 - midnight.getUTCDay()) % 7;
  const tuesday = midnight.getTime() + untilTuesday * day;
  const words = (offset: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("cs-CZ", { timeZone: "UTC", ...options }).format(
      new Date(tuesday + offset * day),
    );
  return {
    now,
    date: (offset) => words(offset, { day: "numeric", month: "long" }),
    weekday: (offset) =>
      `${words(offset, { weekday: "long" })} ${words(offset, { day: "numeric", month: "long" })}`,
    month: (offset) => words(offset, { month: "long" }),
    at: (offset, hour, minute = 0) =>
      new Date(midnight.getTime() + offset * day + (hour * 60 + minute) * 60_000),
    lastTime(month, dayOfMonth) {
      const thisYear = Date.UTC(now.getUTCFullYear(), month - 1, dayOfMonth, 11);
      return new Date(
        thisYear < now.getTime() ? thisYear : Date.UTC(now.getUTCFullYear() - 1, month - 1, dayOfMonth, 11),
      );
    },
  };
}
