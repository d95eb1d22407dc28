import type { Peek } from "#app/domain/peek.ts";

/** Asks our own server, without the visitor's cookies; throws when no answer comes that could be shown. */
export async function askPeek(path: string, signal: AbortSignal): Promise<Peek> {
  const response = await fetch(path, {
    signal,
    credentials: "omit",
    headers: { Accept: "application/json" },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // Our own endpoint's answer (app/routes/endpoints/peek.ts), typed there.
  return (await response.json()) as Peek;
}
