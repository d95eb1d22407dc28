import { paths } from "#app/domain/paths.ts";
import type { Hints } from "#app/domain/search.ts";

/** Requests hints from the app's own endpoint, without the visitor's cookies; null when there is no usable response. */
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
