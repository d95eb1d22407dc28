import type { ServerBuild } from "@remix-run/node";
import { Hono } from "hono";
import { createServices } from "#server/context/container.ts";
import type { Config } from "#server/operator/config.ts";
import { lacksTerms } from "#server/services/closed-pages.ts";
import { refusal } from "#server/http/plain-page.ts";
import type { Log } from "#server/platform/log.ts";
import type { SharedStore } from "#server/platform/shared-store.ts";
import type { Timer } from "#server/platform/timer.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { answerHealth } from "./answer-health.ts";
import type { PriceOf } from "./api-limits.ts";
import { setCaching } from "./caching.ts";
import { keepShape } from "./cached-pages/keep-shape.ts";
import { openPublicPages, type PublicPages } from "./cached-pages/public-pages.ts";
import { checkOrigin } from "./check-origin.ts";
import { finalizeResponse } from "./finalize-response.ts";
import { limitPages } from "./limit-pages.ts";
import { setLocale } from "./locale-cookie.ts";
import { logRequest } from "./log-request.ts";
import { matchRoute } from "./match-route.ts";
import { openContext, openCookies } from "./open-context.ts";
import { watchOrigin } from "./origin-watch.ts";
import { readForm } from "./read-form.ts";
import { renderPage } from "./render-page.ts";
import { secureResponse } from "./secure-response.ts";
import { answerApi } from "./standalone-api.ts";
import { sendFiles } from "./static-files.ts";
import type { Env, From } from "./step.ts";
import { validateRequest } from "./validate-request.ts";

const termsHint =
  "A buyer has to agree to the terms of sale, but neither the back office nor a theatre's folder has them. Write them " +
  "into pages/obchodni-podminky.md of THEATRE_DIR, or offer the call infoPage.";

/** Handles one HTTP request. Never rejects. */
export interface App {
  (request: Request, from?: From): Promise<Response>;
  /** For the listener: answers with cached pages before it makes a `Request`. */
  readonly fastPath?: PublicPages["fastPath"];
  /** Finds out what the back office offers. */
  readonly survey?: () => Promise<void>;
  /** Requests and calls that wait in the app, by the names of their metrics. */
  readonly waiting?: () => Readonly<Record<string, number>>;
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

/**
 * Creates the app: the steps of every request in their order, from the outside to Remix and back. Every guard, limit
 * and header stands here, so that it covers all responses alike.
 */
export function createApp(options: AppOptions): App {
  const { config, build, log, clock, mode, isReady = () => true } = options;
  const container = createServices(options);
  const pages = openPublicPages({ config, log, store: container.store, clock });
  const places = limitPages(config, container.timer);
  const onOrigin = watchOrigin(config, { log, clock });

  const pipeline = new Hono<Env>()
    .use(logRequest({ trustProxy: config.trustProxy, log }))
    .use(secureResponse(config))
    .use(finalizeResponse())
    .use(answerHealth(isReady))
    .use(validateRequest(config, onOrigin))
    .use(answerApi(container, options))
    .use(sendFiles(mode === "production" ? build.assetsBuildDirectory : null))
    .use(matchRoute(config, build.routes))
    .use(checkOrigin(config, onOrigin))
    .use(readForm(config))
    .use(setLocale(config))
    .use(openCookies(container))
    .use(pages.step)
    .use(openContext(container))
    .use(places.step)
    .use(setCaching())
    .use(keepShape(clock))
    .use(renderPage(config, build, mode));
  // The steps outside the one that failed go on with this page.
  pipeline.onError((error, c) => {
    const { requestId, logged } = c.var;
    // A request that the client aborted is not an error.
    if (!c.req.raw.signal.aborted) log.error("failed", { id: requestId, route: logged }, error);
    // Without it Hono would add the headers of an answer that broke off.
    c.res = undefined;
    return refusal(config, 500, {}, requestId);
  });

  const handle = async (request: Request, from: From = {}) => pipeline.fetch(request, from);
  return Object.assign(handle, {
    fastPath: pages.fastPath,
    async survey() {
      await container.upstream.survey();
      const { offers } = container.upstream.forRequest({ requestId: "survey", token: null });
      if (lacksTerms(config.identity, offers)) log.warn("terms.missing", { hint: termsHint });
    },
    waiting: () => ({
      opona_pages_waiting: places.waiting(),
      opona_upstream_calls_waiting: container.upstream.waiting(),
    }),
  });
}
