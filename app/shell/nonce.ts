import { createContext, useContext } from "react";

/**
 * The secret that marks our own inline scripts while a page is rendered; gone from the page that leaves
 * (docs/decisions/0005-policy-by-hash.md). Undefined in the browser.
 */
export const Nonce = createContext<string | undefined>(undefined);

/** For `<Scripts nonce={useNonce()}>`, `<ScrollRestoration nonce={useNonce()}>` and any other inline script of ours. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
