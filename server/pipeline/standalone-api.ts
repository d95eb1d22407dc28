import type { ServiceContainer } from "#server/context/container.ts";
import { readApiBody } from "#server/http/body.ts";
import { refusalAsJson } from "#server/http/plain-page.ts";
import { mutableCopy, rebuildRequest } from "#server/pipeline/rebuild-request.ts";
import { foreignBrowserReason, isMutation, isTopNavigation } from "#server/http/same-origin.ts";
import { passApi, type PriceOf } from "#server/pipeline/api-limits.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import type { Step } from "./step.ts";
import { isApiPath } from "./validate-request.ts";

/**
 * `/api/*` of a standalone site: its back office, open to everybody, within the limits of `api-limits.ts`. A connected
 * site has no such addresses.
 */
export function answerApi(
  { config, log, store, clock }: ServiceContainer,
  { upstreamFetch, priceOf }: { readonly upstreamFetch: Fetch; readonly priceOf?: PriceOf },
): Step {
  return async (c, next) => {
    const { url, requestId } = c.var;
    const { ip = "" } = c.env;
    const request = c.req.raw;
    if (!isApiPath(url.pathname)) return next();
    c.set("logged", "/api/*");
    if (!priceOf || config.apiBaseUrl !== null) return refusalAsJson(404, "not_exists");
    const foreign = foreignBrowserReason(request, config.publicOrigin);
    const { method } = request;
    const price = priceOf(request) ?? { cost: isMutation(method) ? ("form" as const) : ("read" as const) };
    // No other site may lead a visitor to a GET that makes a cart or ends a session.
    const isChange = isMutation(method) || price.cost === "form" || price.cost === "costly";
    const isOpened = isTopNavigation(request) && !isChange;
    if (foreign && !isOpened) {
      c.set("why", foreign);
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
    const response = mutableCopy(await upstreamFetch(innerRequest));
    const wait = await passage.settle(response.status);
    if (wait > 0) return tooMany(wait);
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  };
}

function tooMany(wait: number): Response {
  return refusalAsJson(429, "too_many_requests", { "Retry-After": String(wait) });
}
