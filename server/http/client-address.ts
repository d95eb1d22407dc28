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
 * The id of a request in the log: the `X-Request-Id` of a proxy of our own, else a new one. Error pages show it, and
 * the site sends it on to the upstream.
 */
export function requestIdOf(sent: string | null | undefined, hops: number): string {
  return hops > 0 && sent && /^[\w.-]{8,128}$/u.test(sent) ? sent : crypto.randomUUID();
}

const traceparent = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/u;

/**
 * The `traceparent` of a proxy of our own (W3C Trace Context), and the id of its trace. The site sends it on to the
 * upstream unchanged, because it has no spans itself.
 */
export function traceOf(
  sent: string | null | undefined,
  hops: number,
): { readonly traceparent?: string; readonly trace?: string | undefined } {
  const [whole, version, trace, parent] = (hops > 0 && sent && traceparent.exec(sent)) || [];
  const isValid = whole && version !== "ff" && Number(`0x${trace}`) > 0 && Number(`0x${parent}`) > 0;
  return isValid ? { traceparent: whole, trace } : {};
}
