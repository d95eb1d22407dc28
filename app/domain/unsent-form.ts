/** Data of the page of a form that was refused (422, 429) or could not be handled now (503): nothing typed is lost. */
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
