/**
 * The visitor's address behind `hops` proxies of ours: each of them appended one entry to X-Forwarded-For, and only
 * those entries can be believed. Without proxies, or with fewer entries than proxies, it is the socket's.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  hops: number,
): string {
  const entries = (forwarded ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
  const believed = hops > 0 ? entries.at(-hops) : undefined;
  return believed ?? socket ?? "";
}
