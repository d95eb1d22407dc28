/**
 * The visitor's address behind `hops` proxies of our own: each of them appends one entry to X-Forwarded-For, and only
 * those entries are trustworthy. Without proxies, or with fewer entries than proxies, it is the socket's address.
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
