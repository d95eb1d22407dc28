import type { QuickView } from "#app/domain/quick-view.ts";

/**
 * Requests a quick view from the app's own endpoint, without the visitor's cookies; throws without a usable response.
 */
export async function fetchQuickView(path: string, signal: AbortSignal): Promise<QuickView> {
  const response = await fetch(path, {
    signal,
    credentials: "omit",
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // The response of the app's own endpoint (app/routes/endpoints/quick-view.ts), typed there.
  return (await response.json()) as QuickView;
}
