import type { Config } from "#server/operator/config.ts";

/**
 * The request as Remix and the standalone back office receive it: with the public origin in its URL and Host, without
 * forwarding headers (Remix would trust them), HEAD as GET, the body already read.
 * @param fromAnywhere the route takes forms of any origin: Remix, which refuses them by an error, does not get their
 *   origin
 */
export function rebuildRequest(
  request: Request,
  url: URL,
  body: BodyInit | null,
  { config, fromAnywhere = false }: { readonly config: Config; readonly fromAnywhere?: boolean },
): Request {
  const headers = new Headers(request.headers);
  const host = headers.get("Host") ?? url.host;
  const origin = config.publicOrigin ?? `${url.protocol}//${host}`;
  for (const name of [
    "Forwarded",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-Port",
    "X-Request-Id",
  ]) {
    headers.delete(name);
  }
  // `foreignReason` found a hidden origin to be the site's own.
  if (fromAnywhere || headers.get("Origin") === "null") headers.delete("Origin");
  headers.set("Host", new URL(origin).host);
  const method = request.method === "HEAD" ? "GET" : request.method;
  return new Request(new URL(url.pathname + url.search, origin), {
    method,
    headers,
    body,
    signal: request.signal,
  });
}

/** Makes the headers of a response mutable; they may be immutable in one created elsewhere. */
export function mutableCopy(response: Response): Response {
  return new Response(response.body, response);
}
