/** Data of the 429 or 503 page of a form that could not be handled now: it is shown so that it can be sent again. */
export interface UnsentForm {
  /** What happened and when to try again. */
  readonly message: string;
  /** Local path and query the form was submitted to. */
  readonly action: string;
  /** The submitted fields without passwords. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The order form: it is shown again instead of being resubmitted. */
  readonly isOrder: boolean;
}

/** The sign-in page's hidden field for a form that was sent after the session had ended (server/guards/unsent.ts). */
export const unsentName = "unsent";

/** Of the address to which the browser posts such a form on: the mark of its customer. */
export const unsavedParameter = "neulozeno";
