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

/**
 * The id under which a request is logged and found: the `X-Request-Id` of a proxy of our own, else a new one. It is in
 * error pages and is sent on to the upstream.
 */
export function requestIdOf(sent: string | null | undefined, hops: number): string {
  return hops > 0 && sent && /^[\w.-]{8,128}$/u.test(sent) ? sent : crypto.randomUUID();
}
