import type { HeadersArgs } from "@remix-run/node";

/** For a screen whose action may answer 429: a document says when to come back, too (`headers` of the route). */
export function answerHeaders({ actionHeaders }: HeadersArgs): HeadersInit {
  const wait = actionHeaders.get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}
