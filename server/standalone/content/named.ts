/**
 * A fixed day (`2025-03-14`), a day of every year (`--12-05`) or a number of days of the demonstration. A day of every
 * year is the next one for a performance and the last one for a text. A number counts from the demonstration's Tuesday
 * for a performance, and from the first start for everything else.
 */
export type Day = string | number;

/** With its time in Prague, `19:00`. */
export interface Moment {
  readonly day: Day;
  readonly time: string;
}

export interface Named {
  readonly slug: string;
  readonly name: string;
}

export interface Listed extends Named {
  /** Its number in URLs; without it the database assigns one, once. */
  readonly id?: number | undefined;
  /** Earlier slugs; an item that the database knows by one of them keeps its id. */
  readonly formerly?: readonly string[];
}
