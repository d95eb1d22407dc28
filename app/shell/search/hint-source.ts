import { isTooShort, parseSiteQuery, type Hints } from "#app/domain/search.ts";
import { paths } from "#app/domain/paths.ts";

/** §9, default fetch delay: milliseconds without typing before a request. */
const defaultFetchDelay = 200;

/** Requests hints from the app's own endpoint, without the visitor's cookies; null without a usable response. */
export async function fetchHints(question: string, signal: AbortSignal): Promise<Hints | null> {
  try {
    const response = await fetch(paths.searchHints(question), {
      signal,
      credentials: "omit",
      headers: { Accept: "application/json" },
    });
    if (!response.ok) return null;
    // The response of the app's own endpoint (app/routes/endpoints/search-hints.ts), typed there.
    return (await response.json()) as Hints;
  } catch {
    return null;
  }
}

export interface HintSource {
  /** Call on input: `text` is the whole content of the box. */
  type(text: string): void;
  /** Cancels the current request, whose response will not appear. */
  stop(): void;
}

interface HintSourceParts {
  readonly ask: (question: string, signal: AbortSignal) => Promise<Hints | null>;
  /** Null: nothing to show. */
  readonly show: (hints: Hints | null) => void;
}

/**
 * Requests hints after a pause in typing. It only shows the response to the last query: it aborts the previous request,
 * and ignores a response that still arrives.
 */
export function createHintSource({ ask, show }: HintSourceParts): HintSource {
  let last = 0;
  let question: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  function stop(): void {
    last += 1;
    question = null;
    clearTimeout(timer);
    running?.abort();
  }

  async function askNow(words: string, number: number): Promise<void> {
    const controller = new AbortController();
    running = controller;
    const hints = await ask(words, controller.signal).catch(() => null);
    if (number === last) show(hints);
  }

  return {
    stop,
    type(text) {
      const typed = parseSiteQuery(text);
      if (typed === question) return;
      stop();
      if (isTooShort(typed)) return show(null);
      question = typed;
      const number = last;
      timer = setTimeout(() => void askNow(typed, number), defaultFetchDelay);
    },
  };
}
