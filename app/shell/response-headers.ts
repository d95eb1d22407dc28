import type { HeadersArgs } from "@remix-run/node";

/** For a route whose action may answer 429: a document says when to come back, too (`headers` of the route). */
export function forwardHeaders({ actionHeaders, errorHeaders }: HeadersArgs): Record<string, string> {
  const wait = (errorHeaders ?? actionHeaders).get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}

/** The same for a page of one customer. */
export function privateHeaders(args: HeadersArgs): Record<string, string> {
  return { ...forwardHeaders(args), "X-Robots-Tag": "noindex" };
}
