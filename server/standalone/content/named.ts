/**
 * A fixed day, `2025-03-14`; one of every year, `--12-05`: the next one of an evening, the last one of a text; or a
 * number of days of the demonstration, from its Tuesday for what is played and from the first start for everything else.
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
  /** Its number in addresses; without it the database gives one, once. */
  readonly id?: number | undefined;
  /** Earlier slugs; a thing that the database knows by one of them keeps its id. */
  readonly formerly?: readonly string[];
}
