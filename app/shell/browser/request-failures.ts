/** In the browser: hears of every request of the page's program for data that failed, whoever sent it. */

const heard = new EventTarget();

/** Calls `onFailure` for each failed request from now on; gives back how to stop. */
export function onRequestFailure(onFailure: () => void): () => void {
  heard.addEventListener("failure", onFailure);
  return () => heard.removeEventListener("failure", onFailure);
}

/** Of a request before anybody clicked: it sets no cookie and takes no notice, and its failure is nobody's. */
export const aheadHeaders = { Purpose: "prefetch" };

/**
 * Listens at the one door that all requests for data pass: Remix offers no other place that hears of a failed fetcher,
 * navigation and background read alike. What is asked and answered stays as it is. A request that was given up
 * (another one took its place) did not fail.
 */
export function watchRequests(page: Window & typeof globalThis): void {
  const ask = page.fetch;
  page.fetch = async (...asked: Parameters<typeof fetch>) => {
    if (asked[1]?.headers === aheadHeaders) return ask(...asked);
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
