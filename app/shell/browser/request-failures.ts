/** In the browser: reports every failed data request of the client-side code, whichever component sent it. */

const heard = new EventTarget();

/** Calls `onFailure` for each failed request from now on; returns the unsubscribe function. */
export function onRequestFailure(onFailure: () => void): () => void {
  heard.addEventListener("failure", onFailure);
  return () => heard.removeEventListener("failure", onFailure);
}

/** Headers of a prefetch request: it sets no cookie and consumes no notice, and its failure is not reported. */
export const prefetchHeaders = { Purpose: "prefetch" };

/**
 * Wraps `fetch`, which all data requests go through: Remix has no other hook that reports failed fetchers, navigations
 * and background loads alike. Requests and responses are unchanged. An aborted request (replaced by another one) is not
 * a failure.
 */
export function installFailureEvents(page: Window & typeof globalThis): void {
  const ask = page.fetch;
  page.fetch = async (...asked: Parameters<typeof fetch>) => {
    if (asked[1]?.headers === prefetchHeaders) return ask(...asked);
    try {
      const answer = await ask(...asked);
      if (answer.status >= 400) heard.dispatchEvent(new Event("failure"));
      return answer;
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === "AbortError";
      if (!isGivenUp) heard.dispatchEvent(new Event("failure"));
      throw error;
    }
  };
}
