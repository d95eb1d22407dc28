import { createContext } from "react";

/** The id under which a failed page is found in the log; given by the server while it renders an error page. */
export const RequestId = createContext<string | undefined>(undefined);
