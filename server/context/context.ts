import { isPrefetch as hasPurpose } from "remix-utils/is-prefetch";
import type { Config } from "#server/operator/config.ts";
import type { Shape } from "#server/cookies/page-state.ts";
import { readSession } from "#server/cookies/session.ts";
import type { RequestCookies } from "#server/cookies/request-cookies.ts";
import type { ServiceContainer } from "#server/context/container.ts";
import type { Log } from "#server/platform/log.ts";
import type { MatchedRoute } from "#server/http/route-pattern.ts";
import type { SharedStore } from "#server/platform/shared-store.ts";
import type { Timer } from "#server/platform/timer.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { traceOf } from "#server/http/client-address.ts";
import { withIdentity, type OwnContent } from "#server/context/with-identity.ts";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    requestContext: RequestContext;
  }
}

type RouteRules = Pick<MatchedRoute, "access" | "scope" | "area">;

/** The context of one request: all that loaders, actions and services receive about it and about the server. */
export interface RequestContext {
  /** How the request was sent. */
  readonly request: {
    readonly id: string;
    /** A prefetch before any click (Purpose or Sec-Purpose: prefetch): sets no cookie, consumes no notice. */
    readonly isPrefetch: boolean;
    /** A page as HTML, not a `.data` request. */
    readonly isDocument: boolean;
    /** Whether the action answers with a redirect, because the form was sent without JavaScript. */
    readonly wantsRedirect: boolean;
  };
  readonly url: URL;
  /** The visitor's address as determined by the listener; empty where unknown. */
  readonly ip: string;
  /** The rules of the requested route, from its `handle`. */
  readonly route: RouteRules;
  /** The time of the request: one reading of the clock. */
  readonly now: Date;
  /**
   * Set while the site renders a public page for all visitors of this shape: the request then has no cookies except
   * those of choices. Null: the page is the visitor's own.
   */
  readonly shape: Shape | null;
  readonly config: Config;
  readonly log: Log;
  readonly cookies: RequestCookies;
  readonly upstream: Upstream;
  readonly content: OwnContent;
  readonly pages: ServiceContainer["pages"];
  readonly files: ServiceContainer["files"];
  readonly sendWithdrawalMail: ServiceContainer["sendWithdrawalMail"];
  readonly store: SharedStore;
  readonly timer: Timer;
  /** Memoizes the result of `make` by key for all loaders of one request; a failure is shared too. */
  readonly once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
}

interface Opened {
  readonly requestId: string;
  readonly ip?: string;
  readonly cookies: RequestCookies;
  readonly shape?: Shape | null;
  readonly route: RouteRules;
}

/** Creates the context of a request from what the pipeline found out about it. */
export async function createRequestContext(
  request: Request,
  container: ServiceContainer,
  { requestId, ip = "", cookies, shape = null, route }: Opened,
): Promise<RequestContext> {
  const { config } = container;
  const url = new URL(request.url);
  const now = container.clock();
  const { headers } = request;
  const session = await readSession(cookies, container.store, now);
  const mode = headers.get("Sec-Fetch-Mode");
  const shared = new Map<string, Promise<unknown>>();
  const { traceparent } = traceOf(headers.get("traceparent"), config.trustProxy);
  const upstream = container.upstream.forRequest({ requestId, traceparent, token: session?.token ?? null });
  return {
    request: {
      id: requestId,
      isPrefetch: isPrefetch(request),
      isDocument: !url.pathname.endsWith(".data"),
      wantsRedirect: mode === null || mode === "navigate",
    },
    url,
    ip,
    now,
    shape,
    route,
    config,
    log: container.log.with({ id: requestId }),
    cookies,
    upstream,
    content: withIdentity(upstream, config),
    pages: container.pages,
    files: container.files,
    sendWithdrawalMail: container.sendWithdrawalMail,
    store: container.store,
    timer: container.timer,
    once<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = shared.get(key);
      // Each key has one type of value: only services call this, and every service uses its own keys.
      if (known) return known as Promise<T>;
      const made = make();
      shared.set(key, made);
      return made;
    },
  };
}

/** Whether the browser makes the request ahead of a click. */
export function isPrefetch({ headers }: Pick<Request, "headers">): boolean {
  // Chromium sends "prefetch;prerender" for a page that it also prerenders.
  return hasPurpose(headers) || /^prefetch\b/.test(headers.get("Sec-Purpose") ?? "");
}

/** Writes the cookies of a request to its response; the only place that does so. A prefetch sets none. */
export function commitCookies(context: RequestContext, headers: Headers): void {
  if (!context.request.isPrefetch) context.cookies.writeTo(headers);
}
