import { createContext } from "react";

/** The id of a failed page's lines in the log. */
interface PageRequestId {
  readonly id: string;
  /** Key of the history entry whose document contained the id; null = the current document. */
  readonly entry: string | null;
}

/** Id of the element that contains the request id on an error page. */
export const requestIdElementId = "cislo-pozadavku";

/** Set by the server while it renders an error page, and in the browser from the hydrated document. */
export const RequestId = createContext<PageRequestId | null>(null);
