import type { useNavigation } from "@remix-run/react";
import { createContext, useContext } from "react";

/** False from a submission or a link until its answer: older errors are not shown (§5). Provided by the shell. */
export const ErrorsVisible = createContext(true);

/** Returns the error, or null while `ErrorsVisible` is false. */
export function useVisibleError<T>(error: T): T | null {
  return useContext(ErrorsVisible) ? error : null;
}

/**
 * Whether the action of the submitted form has answered without a redirect. The router keeps this state until the page
 * is revalidated, which needs another round trip.
 */
export function isAnswered({ state, formMethod, location }: ReturnType<typeof useNavigation>): boolean {
  if (state !== "loading" || formMethod === undefined || formMethod === "GET") return false;
  // The router's own mark: a redirect keeps the submission and the earlier answer until the next page is loaded.
  return location.state?._isRedirect !== true;
}
