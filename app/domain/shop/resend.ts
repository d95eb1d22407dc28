/**
 * Whoever lost the letters has the orders sent again. `done`: the page after the form was submitted. Not among `paths`,
 * every entry of which is loaded by each page.
 */
export function resendPath(state?: "done"): string {
  return `/vstupenky/zaslat-znovu${state ? "?hotovo=1" : ""}`;
}
