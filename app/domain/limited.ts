/** What the page of a 429 shows: a form that was sent too often, to be sent again. */
export interface Limited {
  /** Seconds until it makes sense. */
  readonly wait: number;
  /** Local path and query it was sent to. */
  readonly action: string;
  /** Its fields, less passwords. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The form of an order: shown again, not sent. */
  readonly isOrder: boolean;
}
