import type { HeadersArgs } from "@remix-run/node";

/** `headers` of a route whose action may answer 429: its document response has `Retry-After`, too. */
export function forwardHeaders({ actionHeaders, errorHeaders }: HeadersArgs): Record<string, string> {
  const wait = (errorHeaders ?? actionHeaders).get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}

/** The same for a personal page, which is also excluded from search engines. */
export function privateHeaders(args: HeadersArgs): Record<string, string> {
  return { ...forwardHeaders(args), "X-Robots-Tag": "noindex" };
}
