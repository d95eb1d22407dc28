import { paths } from "#app/domain/paths.ts";
import type { Hints } from "#app/domain/search.ts";

/** Asks our own server, without the visitor's cookies; null when no answer comes that could be shown. */
export async function askHints(question: string, signal: AbortSignal): Promise<Hints | null> {
  try {
    const response = await fetch(paths.searchHints(question), {
      signal,
      credentials: "omit",
      headers: { Accept: "application/json" },
    });
    if (!response.ok) return null;
    // Our own endpoint's answer (app/routes/endpoints/search-hints.ts), typed there.
    return (await response.json()) as Hints;
  } catch {
    return null;
  }
}
