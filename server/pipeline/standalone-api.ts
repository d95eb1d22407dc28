import type { ServiceContainer } from "#server/context/container.ts";
import { readApiBody } from "#server/http/body.ts";
import { refusalAsJson } from "#server/http/plain-page.ts";
import { mutableCopy, rebuildRequest } from "#server/pipeline/rebuild-request.ts";
import { foreignBrowserReason, isMutation, isTopNavigation } from "#server/http/same-origin.ts";
import { passApi, type PriceOf } from "#server/pipeline/api-limits.ts";
import type { Fetch } from "#server/upstream/exchange.ts";

interface From {
  readonly requestId: string;
  /** The caller's address as determined by the listener. */
  readonly ip: string;
  /** Takes the reason of a refusal, for the log. */
  readonly refuseFor: (why: string) => void;
}

/** `/api/*` of a standalone site: its back office, open to everybody, within the limits of `api-limits.ts`. */
export function openStandaloneApi(
  { config, log, store, clock }: ServiceContainer,
  { fetch, priceOf }: { readonly fetch: Fetch; readonly priceOf: PriceOf },
) {
  return async (request: Request, url: URL, { requestId, ip, refuseFor }: From): Promise<Response> => {
    const foreign = foreignBrowserReason(request, config.publicOrigin);
    const { method } = request;
    const price = priceOf(request) ?? { cost: isMutation(method) ? ("form" as const) : ("read" as const) };
    // No other site may lead a visitor to a GET that makes a cart or ends a session.
    const isChange = isMutation(method) || price.cost === "form" || price.cost === "costly";
    const isOpened = isTopNavigation(request) && !isChange;
    if (foreign && !isOpened) {
      refuseFor(foreign);
      return refusalAsJson(403, "foreign_origin");
    }
    let body: Uint8Array<ArrayBuffer> | null = null;
    if (isMutation(method)) {
      const read = await readApiBody(request);
      if (!read.ok) return refusalAsJson(read.error, "body", { Connection: "close" });
      body = read.value;
    }
    const passage = await passApi(
      { ip, log: log.with({ id: requestId }), store, now: clock() },
      {
        price,
        authorization: request.headers.get("Authorization"),
        body,
      },
    );
    if (passage.wait > 0) return tooMany(passage.wait);
    const innerRequest = rebuildRequest(request, url, body, { config });
    innerRequest.headers.delete("Cookie");
    innerRequest.headers.set("X-Request-Id", requestId);
    const response = mutableCopy(await fetch(innerRequest));
    const wait = await passage.settle(response.status);
    if (wait > 0) return tooMany(wait);
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  };
}

function tooMany(wait: number): Response {
  return refusalAsJson(429, "too_many_requests", { "Retry-After": String(wait) });
}
