import { createContext, useContext } from "react";

/**
 * The secret that marks the app's own inline scripts while a page is rendered; removed from the HTML that is sent
 * (docs/decisions/0004-one-request-pipeline.md). Undefined in the browser.
 */
export const Nonce = createContext<string | undefined>(undefined);

/** For the boot script, `<ScrollRestoration nonce={useNonce()}>` and any other inline script of ours. */
export function useNonce(): string | undefined {
  return useContext(Nonce);
}
