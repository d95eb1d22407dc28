import type { HeadersArgs } from "@remix-run/node";

/** `headers` of a route whose action may answer 429: its document response has `Retry-After`, too. */
export function forwardHeaders({ actionHeaders, errorHeaders }: HeadersArgs): Record<string, string> {
  const wait = (errorHeaders ?? actionHeaders).get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}
