import { paths } from "#app/domain/paths.ts";

/**
 * In the browser: handles data requests whose response does not arrive or is not the app's own (a gateway's page). The
 * router would replace the current page with an error page, and lose everything typed. So the app retries loads of the
 * shown page's data until they succeed. A change must not be sent twice: it gets an empty response, and listeners can
 * inform the visitor.
 */

const events = new EventTarget();

/** Calls `onFailure` for each failed request of the client-side code from now on; returns the unsubscribe function. */
export function onRequestFailure(onFailure: () => void): () => void {
  events.addEventListener("failure", onFailure);
  return () => events.removeEventListener("failure", onFailure);
}

/** Delays before each retry, in milliseconds; the last one repeats. */
const retryDelays = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Calls `onLost` with the path of each change that got no response; returns the unsubscribe function. */
export function onLostChange(onLost: (path: string) => void): () => void {
  const onEvent = ({ detail }: CustomEvent<string>) => onLost(detail);
  events.addEventListener("lost", onEvent as EventListener);
  return () => events.removeEventListener("lost", onEvent as EventListener);
}

/** Wraps `fetch`, which all data requests go through. It does not retry loads of another page's data. */
export function installFetchRetry(page: Window & typeof globalThis): void {
  const originalFetch = reportingFailures(page.fetch);
  /** The document's first change of the cart, which may create the cart. */
  let firstChange: Promise<unknown> | undefined;
  /** Sends another change of the cart only after the first one's response, whose cookie names the cart. */
  async function inTurn(input: URL, send: () => Promise<Response>): Promise<Response> {
    if (![paths.cart(), paths.cartChange()].includes(pathOf(input))) return send();
    if (firstChange) return firstChange.then(send);
    const answer = send();
    firstChange = answer.catch(() => (firstChange = undefined));
    return answer;
  }
  page.fetch = async (input, init) => {
    if (!isData(page.location, input)) return originalFetch(input, init);
    const kind = kindOf(page.location, input, init);
    if (kind === null) return originalFetch(input, init).then(readWhole);
    for (let tries = 0; ; tries += 1) {
      const send = () => originalFetch(input, init).then(readWhole);
      const answer = await (kind === "change" ? inTurn(input, send) : send()).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error;
        return null;
      });
      if (answer?.headers.has("X-Remix-Response")) return answer;
      if (kind === "change") {
        events.dispatchEvent(new CustomEvent("lost", { detail: pathOf(input) }));
        // The router treats it as an action without a result.
        return new Response(null, { status: 204 });
      }
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await waitForRetry(page, retryDelays[tries] ?? retryDelays[retryDelays.length - 1] ?? 0, init?.signal);
    }
  };
}

/**
 * Reports failed requests. Remix has no hook for failed fetchers, navigations and background loads alike. An aborted
 * request (replaced by another one) is not a failure.
 */
function reportingFailures(originalFetch: typeof fetch): typeof fetch {
  return async (input, init) => {
    try {
      const answer = await originalFetch(input, init);
      if (answer.status >= 400) events.dispatchEvent(new Event("failure"));
      return answer;
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === "AbortError";
      if (!isAborted) events.dispatchEvent(new Event("failure"));
      throw error;
    }
  };
}

/** Only the router calls `fetch` with a URL object. */
function isData({ origin }: Location, input: RequestInfo | URL): input is URL {
  return input instanceof URL && input.origin === origin && input.pathname.endsWith(".data");
}

/**
 * Reads the whole body first. A request aborted or interrupted within the body fails here, like one that got no
 * response; the router would treat it as undecodable data.
 */
async function readWhole(answer: Response): Promise<Response> {
  return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
}

/** `reading`: a load of the shown page's data, which the app can retry; null for a load of another page's data. */
function kindOf({ pathname, search }: Location, input: URL, init?: RequestInit): "reading" | "change" | null {
  if ((init?.method ?? "GET") !== "GET") return "change";
  const requestQuery = new URLSearchParams(input.search);
  // `_routes` selects which of the page's routes to load; `index` distinguishes the home page from its layout route.
  for (const name of ["_routes", "index"]) requestQuery.delete(name);
  const isShown = pathOf(input) === pathname && String(requestQuery) === String(new URLSearchParams(search));
  return isShown ? "reading" : null;
}

/** The path of the page that a data URL belongs to. */
function pathOf(input: URL): string {
  const path = input.pathname.replace(/\.data$/u, "");
  return path === "/_root" ? "/" : path;
}

/** Resolves after `wait` milliseconds or as soon as the connection is back; rejects if the request is aborted. */
function waitForRetry(page: Window, wait: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    function end(): void {
      page.clearTimeout(timer);
      page.removeEventListener("online", tryAgain);
      signal?.removeEventListener("abort", giveUp);
    }
    function tryAgain(): void {
      end();
      resolve();
    }
    function giveUp(): void {
      end();
      reject(signal?.reason);
    }
    const timer = page.setTimeout(tryAgain, wait);
    page.addEventListener("online", tryAgain);
    signal?.addEventListener("abort", giveUp);
  });
}
