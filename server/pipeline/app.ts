import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Config } from "#server/operator/config.ts";
import { readBody } from "#server/http/body.ts";
import { addCachingHeaders, addRetryAfter, isPublicPage } from "#server/pipeline/caching.ts";
import { requestIdOf, traceOf } from "#server/http/client-address.ts";
import { refusal, refusalAsJson } from "#server/http/plain-page.ts";
import { clientClosedRequest, type Log } from "#server/platform/log.ts";
import { addLocaleCookie } from "#server/pipeline/locale-cookie.ts";
import { isApiPath, movedPermanently, validateRequest } from "#server/pipeline/validate-request.ts";
import { createPageLimit, mostPages } from "#server/http/render-queue.ts";
import {
  canonicalPathname,
  routeFinder,
  type MatchedRoute,
  type Privacy,
} from "#server/http/route-pattern.ts";
import { watchOrigin } from "#server/pipeline/origin-watch.ts";
import { foreignReason, otherSchemeOf, isMutation } from "#server/http/same-origin.ts";
import { mutableCopy, rebuildRequest } from "#server/pipeline/rebuild-request.ts";
import { finalizeResponse } from "#server/pipeline/finalize-response.ts";
import { addSecurityHeaders } from "#server/http/security-headers.ts";
import { openStaticFiles } from "#server/pipeline/static-files.ts";
import { externalRedirect } from "#server/pipeline/external-redirect.ts";
import { createServices } from "#server/context/container.ts";
import type { PriceOf } from "#server/pipeline/api-limits.ts";
import { openStandaloneApi } from "#server/pipeline/standalone-api.ts";
import type { SharedStore } from "#server/platform/shared-store.ts";
import type { Timer } from "#server/platform/timer.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import {
  commitCookies,
  createRequestContext,
  isPrefetch,
  type RequestContext,
} from "#server/context/context.ts";
import { openPublicPages, type PublicPages } from "#server/pipeline/cached-pages/public-pages.ts";
import { keepShape, presentOwner } from "#server/pipeline/cached-pages/keep-shape.ts";

/** Handles one HTTP request. */
export interface App {
  (request: Request, from?: From): Promise<Response>;
  /** For the listener: answers with cached pages before it makes a `Request`. */
  readonly fastPath?: PublicPages["fastPath"];
  /** Finds out what the back office offers. */
  readonly survey?: () => Promise<void>;
  /** Requests and calls that wait in the app, by the names of their metrics. */
  readonly waiting?: () => Readonly<Record<string, number>>;
}

interface From {
  /** The visitor's address as determined by the listener. */
  readonly ip?: string;
  /**
   * Calls its argument once: with true after the whole response was sent, with false if the visitor left before that.
   */
  readonly onSent?: (tell: (isWhole: boolean) => void) => void;
}

interface AppOptions {
  readonly config: Config;
  /** Standalone: the standalone back office, which then also answers `/api/*`. Connected: a fetch over the network. */
  readonly upstreamFetch: Fetch;
  /** Standalone only: the price of each of its calls. */
  readonly priceOf?: PriceOf;
  /** The operator's adapter, which changes the map of calls. */
  readonly adapter?: Adapter | null;
  /** The state that replicas share; defaults to the memory of this process. */
  readonly store?: SharedStore;
  /** Measures time and waits; defaults to the real timer of the process. */
  readonly timer?: Timer;
  readonly clock: () => Date;
  readonly log: Log;
  readonly build: ServerBuild;
  readonly mode: "production" | "development";
  /** False while the process stops; read by `/readyz`. */
  readonly isReady?: () => boolean;
}

const formType = "application/x-www-form-urlencoded";
/** Mail programs send either (RFC 8058). */
const oneClickTypes = [formType, "multipart/form-data"];

/** The access log's information about a request: its route, and the reason of a refusal. */
interface Trace {
  route: string;
  why?: string;
  /** Of the matched route. */
  privacy: Privacy;
}

/**
 * Creates the app: applies every guard, limit and header here, around Remix, so that they cover all responses alike.
 * Never rejects: an uncaught error becomes the static 500 page and a line in the log.
 */
export function createApp(parts: AppOptions): App {
  const { config, build, log, mode, upstreamFetch } = parts;
  const container = createServices(parts);
  const render = createRequestHandler(build, mode);
  const findRoute = routeFinder(build.routes);
  const places = createPageLimit(
    container.timer,
    mostPages[config.apiBaseUrl === null ? "standalone" : "connected"],
  );
  const pages = openPublicPages({ config, log, store: container.store, clock: container.clock });
  const { priceOf } = parts;
  const callStandalone = priceOf && openStandaloneApi(container, { fetch: upstreamFetch, priceOf });
  const onOrigin = watchOrigin(config, { log, clock: container.clock });
  const files = mode === "production" ? openStaticFiles(build.assetsBuildDirectory) : null;

  async function answer(
    request: Request,
    url: URL,
    { requestId, ip, trace }: { requestId: string; ip: string; trace: Trace },
  ): Promise<Response> {
    const refused = validateRequest(request, url, config, { requestId, onOrigin });
    if (refused) return refused;
    if (isApiPath(url.pathname)) {
      trace.route = "/api/*";
      return callStandalone && config.apiBaseUrl === null
        ? callStandalone(request, url, { requestId, ip, refuseFor: (why) => (trace.why = why) })
        : refusalAsJson(404, "not_exists");
    }
    const file = await files?.answer(request, url.pathname);
    if (file) {
      trace.route = url.pathname.startsWith("/assets/") ? "/assets/*" : "/public/*";
      return file;
    }
    const route = findRoute(url.pathname);
    trace.route = route.pattern;
    trace.privacy = route.privacy;
    const canonical = canonicalPathname(route, url.pathname);
    if (canonical !== url.pathname) {
      return isMutation(request.method)
        ? refusal(config, 404, {}, requestId)
        : movedPermanently(canonical + url.search);
    }

    let body: BodyInit | null = null;
    if (isMutation(request.method)) {
      const foreign = route.isOneClick ? null : foreignReason(request, config.publicOrigin);
      onOrigin({ what: "origin", foreign: otherSchemeOf(request, foreign) });
      if (foreign) {
        trace.why = foreign;
        return refusal(config, 403, {}, requestId);
      }
      const read = await readBody(request, route.isOneClick ? oneClickTypes : [formType]);
      if (!read.ok) return refusal(config, read.error, { Connection: "close" }, requestId);
      body = read.value;
    }
    const innerRequest = rebuildRequest(request, url, body, { config, fromAnywhere: route.isOneClick });
    const openContext = () => createRequestContext(innerRequest, container, requestId, ip);
    const renderWith = (context: RequestContext) => renderOrRefuse(innerRequest, context, route);
    const shared = isPublicPage(request.method, url.pathname, route)
      ? await pages.answer(request, {
          innerRequest,
          route: route.pattern,
          openContext,
          render: renderWith,
        })
      : null;
    const page = shared ?? (await renderWith(await openContext()));
    if (!isPrefetch(request)) {
      addLocaleCookie(page.headers, { cookies: request.headers.get("Cookie"), secure: config.secure });
    }
    return page;
  }

  /**
   * When too many pages are being made, the site refuses only documents. It never refuses a change, nor the data of an
   * open page: they need no rendering, and a refusal would replace the page by an error.
   */
  async function renderOrRefuse(
    innerRequest: Request,
    context: RequestContext,
    route: MatchedRoute,
  ): Promise<Response> {
    const make = () => renderPage(innerRequest, context, route);
    if (isMutation(innerRequest.method) || !route.isScreen || !context.isDocument) return make();
    const page = await places.run(innerRequest.signal, make);
    return page ?? refusal(config, 503, { "Retry-After": "3" }, context.requestId);
  }

  async function renderPage(
    innerRequest: Request,
    context: RequestContext,
    { access, scope, area, privacy }: MatchedRoute,
  ): Promise<Response> {
    const sent = await presentOwner(context);
    const rendered = await render(innerRequest, { requestContext: context, access, scope, area });
    const response = isRemixErrorResponse(rendered, innerRequest)
      ? refusal(config, rendered.status, retryAfterOf(rendered), context.requestId)
      : (externalRedirect(config, rendered, innerRequest) ?? mutableCopy(rendered));
    if (context.shape === null) await keepShape(context, { sent, clock: container.clock });
    commitCookies(context, response.headers);
    addRetryAfter(response.headers, response.status, context.upstream.retryAfter());
    addCachingHeaders(response.headers, response.status, {
      method: innerRequest.method,
      url: context.url,
      cookies: innerRequest.headers.get("Cookie"),
      isPrefetch: context.isPrefetch,
      privacy,
    });
    return response;
  }

  function health(url: URL): Response | null {
    const isLive = url.pathname === "/healthz";
    if (!isLive && url.pathname !== "/readyz") return null;
    const isUp = isLive || (parts.isReady?.() ?? true);
    return new Response(isUp ? "ok\n" : "not ready\n", {
      status: isUp ? 200 : 503,
      headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
    });
  }

  async function handle(request: Request, { ip = "", onSent }: From = {}): Promise<Response> {
    const started = performance.now();
    const requestId = requestIdOf(request.headers.get("X-Request-Id"), config.trustProxy);
    const trace: Trace = { route: "refused", privacy: "public" };
    const url = new URL(request.url);
    let response: Response;
    try {
      const isRead = request.method === "GET" || request.method === "HEAD";
      const healthy = isRead ? health(url) : null;
      if (healthy) trace.route = url.pathname;
      response = await finalizeResponse(
        healthy ?? (await answer(request, url, { requestId, ip, trace })),
        request,
      );
    } catch (error) {
      // A request that the client aborted is not an error.
      if (!request.signal.aborted) log.error("failed", { id: requestId, route: trace.route }, error);
      response = refusal(config, 500, {}, requestId);
    }
    addSecurityHeaders(response.headers, config, trace.privacy);
    response.headers.set("X-Request-Id", requestId);
    if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
    const line = trace.route === "/healthz" || trace.route === "/readyz" ? log.debug : log.info;
    const { status } = response;
    const tell = (isWhole: boolean) =>
      line("request", {
        id: requestId,
        trace: traceOf(request.headers.get("traceparent"), config.trustProxy).trace,
        method: request.method,
        route: trace.route,
        status: isWhole ? status : clientClosedRequest,
        ms: Math.round(performance.now() - started),
        why: trace.why,
      });
    if (onSent) onSent(tell);
    else tell(!request.signal.aborted);
    return response;
  }
  return Object.assign(handle, {
    fastPath: pages.fastPath,
    survey: container.upstream.survey,
    waiting: () => ({
      opona_pages_waiting: places.waiting(),
      opona_upstream_calls_waiting: container.upstream.waiting(),
    }),
  });
}

/** The `Retry-After` header of a response that another page replaces. */
function retryAfterOf({ headers }: Response): Record<string, string> {
  const wait = headers.get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}

/**
 * Whether this is Remix's own error response ("Unexpected Server Error" or an empty 500). It is English or blank, so
 * the app shows its Czech error page instead.
 */
function isRemixErrorResponse(response: Response, request: Request): boolean {
  if (response.status < 400 || response.headers.get("Content-Type")?.startsWith("text/html")) return false;
  return (
    (request.headers.get("Accept") ?? "").includes("text/html") &&
    !new URL(request.url).pathname.endsWith(".data")
  );
}
