import type { QuickView } from "#app/domain/quick-view.ts";

/** Asks our own server, without the visitor's cookies; throws when no answer comes that could be shown. */
export async function fetchQuickView(path: string, signal: AbortSignal): Promise<QuickView> {
  const response = await fetch(path, {
    signal,
    credentials: "omit",
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // Our own endpoint's answer (app/routes/endpoints/quick-view.ts), typed there.
  return (await response.json()) as QuickView;
}
