import { createContext, useContext } from "react";

/** False during a navigation: errors from before it are not shown any more (§5). Provided by the shell. */
export const ErrorsVisible = createContext(true);

/** Returns the error, or null during a navigation. */
export function useVisibleError<T>(error: T): T | null {
  return useContext(ErrorsVisible) ? error : null;
}
