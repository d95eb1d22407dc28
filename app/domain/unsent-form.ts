/**
 * Data of the 429 or 503 page of a form that the site could not handle now: the page shows it, so that the visitor can
 * send it again.
 */
export interface UnsentForm {
  /** What happened and when to try again. */
  readonly message: string;
  /** Local path and query of the form's action. */
  readonly action: string;
  /** The submitted fields without passwords. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The order form: the page shows it again instead of sending it. */
  readonly isOrder: boolean;
}

/** The sign-in page's hidden field for a form sent after the end of the session (server/actions/unsent.ts). */
export const unsentName = "unsent";

/** The query parameter of the address to which the browser posts such a form: the mark of its customer. */
export const unsavedParameter = "neulozeno";
