/** Data of the 429 page: a rate-limited form, shown so that it can be submitted again. */
export interface RateLimitedForm {
  /** Seconds until the next attempt is allowed. */
  readonly wait: number;
  /** Local path and query the form was submitted to. */
  readonly action: string;
  /** The submitted fields without passwords. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The order form: it is shown again instead of being resubmitted. */
  readonly isOrder: boolean;
}
