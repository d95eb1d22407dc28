import { RemixBrowser, type useNavigation } from "@remix-run/react";

/**
 * Waits until Remix has decoded the data in the document. Remix decodes them in the first render, which suspends
 * outside any boundary until then. React 18 tolerates that only without user input: a key press or click before that
 * render forces synchronous hydration, the suspended render fails with "Root did not complete" (error 345), and the
 * page never hydrates. So decoding starts here: called before the router exists, RemixBrowser only throws the promise
 * of the data (or, if they are already decoded, the error of a hook called outside a render).
 */
export async function decodePage(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspended) {
    await suspended;
  }
}

/**
 * Fetchers submit to these routes and never show their pages. Without a module registered here, the router loads the
 * route's own one, its imports and then its style sheets before it returns the action's answer.
 */
export function registerFetcherRoutes(): void {
  for (const route of [
    "routes/shop/cart/change",
    "routes/content/newsletter/newsletter",
    "routes/endpoints/consent",
    "routes/endpoints/currency",
    "routes/endpoints/popups",
  ]) {
    // The newsletter's page itself is the answer to a form without JavaScript.
    window.__remixRouteModules[route] ??= { default: () => null };
  }
}

/**
 * Whether the action of the submitted form has answered without a redirect. The router keeps this state until the page
 * has revalidated, which needs another round trip.
 */
export function isAnswered({ state, formMethod, location }: ReturnType<typeof useNavigation>): boolean {
  if (state !== "loading" || formMethod === undefined || formMethod === "GET") return false;
  // The router's own mark: a redirect keeps the submission and the earlier answer until the next page has loaded.
  return location.state?._isRedirect !== true;
}
