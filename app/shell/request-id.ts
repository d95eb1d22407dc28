import { createContext } from "react";

/** The id under which a failed page is found in the log. */
export interface RequestNumber {
  readonly id: string;
  /** The history entry whose document told it; null = the document being rendered. */
  readonly entry: string | null;
}

/** The element an error page says it in. */
export const requestNumberId = "cislo-pozadavku";

/** Known to the server while it renders an error page, and to the browser from the document it woke up in. */
export const RequestId = createContext<RequestNumber | null>(null);
