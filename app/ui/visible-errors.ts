import { createContext, useContext } from "react";

/**
 * False from a submission or a link until its answer: meanwhile forms hide older errors (§5). Provided by the shell.
 */
export const ErrorsVisible = createContext(true);

/** Returns the error, or null while `ErrorsVisible` is false. */
export function useVisibleError<T>(error: T): T | null {
  return useContext(ErrorsVisible) ? error : null;
}
