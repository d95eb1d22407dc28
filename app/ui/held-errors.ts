import { createContext, useContext } from "react";

/** False while a request is on its way: what was wrong before it is not said any more (§5). Told by the frame. */
export const ErrorsHold = createContext(true);

/** The error as long as it holds. */
export function useHeldError<T>(error: T): T | null {
  return useContext(ErrorsHold) ? error : null;
}
