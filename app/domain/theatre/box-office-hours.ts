/** The regular hours of the box office as data. Without any calendar code, so that a page may import it. */

/** Days of the week, Monday first. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

export interface BoxOfficeHours {
  /** Several rows may apply to one day, e.g. with a break at noon. Times are `15:00`, [opens, closes). */
  readonly regular: readonly {
    readonly from: Weekday;
    readonly to: Weekday;
    readonly opens: string;
    readonly closes: string;
  }[];
  /** On days without regular hours: open around performances, or closed. */
  readonly otherDays: "performances" | "closed";
  /** On public holidays: as on days without regular hours, or as on any other day. */
  readonly holidays: "other-days" | "regular";
  /** Minutes before and after the start of a performance. */
  readonly minutesBefore: number;
  readonly minutesAfter: number;
}

/** The hours of the specification (§1). */
export const usualHours: BoxOfficeHours = {
  regular: [{ from: "monday", to: "friday", opens: "15:00", closes: "19:00" }],
  otherDays: "performances",
  holidays: "other-days",
  minutesBefore: 60,
  minutesAfter: 60,
};

/** Whether the theatre has no hours at all: then pages name none. */
export function isNeverOpen({ regular, otherDays }: BoxOfficeHours): boolean {
  return regular.length === 0 && otherDays === "closed";
}

/** The days of a range of weekdays, which may reach over Sunday. */
export function daysOf({ from, to }: { readonly from: Weekday; readonly to: Weekday }): readonly Weekday[] {
  const start = weekdays.indexOf(from);
  const count = (weekdays.indexOf(to) - start + 7) % 7;
  return [...weekdays, ...weekdays].slice(start, start + count + 1);
}
