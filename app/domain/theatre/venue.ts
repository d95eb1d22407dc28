/** A hall of the theatre. */
export interface Venue {
  readonly slug: string;
  readonly name: string;
  readonly capacity: number | null;
  readonly stepFree: boolean;
  /** Sanitised HTML. */
  readonly description: string;
  readonly access: string | null;
  /** File under the `venue` image folder. */
  readonly image: string | null;
  readonly zones: readonly Zone[];
}

/** Seats of one price. */
export interface Zone {
  readonly name: string;
  /** Whole CZK. */
  readonly price: number;
  /** Of its seats on the plan, as `#rrggbb`. */
  readonly colour: string | null;
}
