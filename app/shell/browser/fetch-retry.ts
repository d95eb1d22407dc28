/**
 * In the browser: what becomes of requests of the page's program whose answer does not come, or is not the site's own
 * (a gateway's page). The router would put an error page in place of the one that is being read, and what was typed
 * would be gone. So data of the shown page are asked for again until they come; a change, which must not be sent twice,
 * gets an empty answer, and whoever listens tells the visitor.
 */

const heard = new EventTarget();

/** Before each next try, in milliseconds; the last one holds on. */
const waits = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** Calls `onLost` with the path of each change that got no answer; gives back how to stop. */
export function onLostChange(onLost: (path: string) => void): () => void {
  const tell = ({ detail }: CustomEvent<string>) => onLost(detail);
  heard.addEventListener("lost", tell as EventListener);
  return () => heard.removeEventListener("lost", tell as EventListener);
}

/** Stands at the one door that all requests for data pass. Those for another page than the shown one go through. */
export function installFetchRetry(page: Window & typeof globalThis): void {
  const ask = page.fetch;
  page.fetch = async (input, init) => {
    if (!isData(page.location, input)) return ask(input, init);
    const kind = kindOf(page.location, input, init);
    if (kind === null) return ask(input, init).then(wholeAnswer);
    for (let tries = 0; ; tries += 1) {
      const answer = await ask(input, init)
        .then(wholeAnswer)
        .catch((error: unknown) => {
          if (init?.signal?.aborted) throw error;
          return null;
        });
      if (answer?.headers.has("X-Remix-Response")) return answer;
      if (kind === "change") {
        heard.dispatchEvent(new CustomEvent("lost", { detail: pathOf(input) }));
        // What the router takes for an action that answered nothing.
        return new Response(null, { status: 204 });
      }
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await nextChance(page, waits[tries] ?? waits[waits.length - 1] ?? 0, init?.signal);
    }
  };
}

/** The router alone asks by a URL. */
function isData({ origin }: Location, input: RequestInfo | URL): input is URL {
  return input instanceof URL && input.origin === origin && input.pathname.endsWith(".data");
}

/**
 * An answer whose body has come. Given up or lost in the middle of it, a request fails here, as one that was never
 * answered; the router would take it for data that cannot be read.
 */
async function wholeAnswer(answer: Response): Promise<Response> {
  return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
}

/** `reading`: data of the very page that is shown, which can wait; null for those of another one. */
function kindOf({ pathname, search }: Location, input: URL, init?: RequestInit): "reading" | "change" | null {
  if ((init?.method ?? "GET") !== "GET") return "change";
  const asked = new URLSearchParams(input.search);
  // Which of the page's routes are read; `index` tells the home page's from its frame's.
  for (const name of ["_routes", "index"]) asked.delete(name);
  const isShown = pathOf(input) === pathname && String(asked) === String(new URLSearchParams(search));
  return isShown ? "reading" : null;
}

/** The page whose data an address holds. */
function pathOf(input: URL): string {
  const path = input.pathname.replace(/\.data$/u, "");
  return path === "/_root" ? "/" : path;
}

/** After so long, or as soon as the connection is back; never once the request was given up. */
function nextChance(page: Window, wait: number, signal: AbortSignal | null | undefined): Promise<void> {
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
