import { createContext, useContext } from "react";

/**
 * The secret that marks the app's own inline scripts during the rendering of a page; the server removes it from the
 * HTML (docs/decisions/0004-one-request-pipeline.md). Undefined in the browser.
 */
export const Nonce = createContext<string | undefined>(undefined);

/** For the script in the head, `<ScrollRestoration nonce={useNonce()}>` and any other inline script of ours. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
