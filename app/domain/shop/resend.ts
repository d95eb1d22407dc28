/**
 * A customer who lost the e-mails requests the orders again. `done`: the page after the form was submitted. Not among
 * `paths`, all of which every page loads.
 */
export function resendPath(state?: "done"): string {
  return `/vstupenky/zaslat-znovu${state ? "?hotovo=1" : ""}`;
}
