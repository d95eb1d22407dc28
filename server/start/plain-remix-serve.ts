// Replaces the request pipeline of server/pipeline/app.ts under plain `remix-serve`, which calls Remix without it.
import type { AppLoadContext } from "@remix-run/node";
import { connectUpstream } from "#server/start/bootstrap.ts";
import { ConfigError, readConfig } from "#server/operator/config.ts";
import { createServices, type ServiceContainer } from "#server/context/container.ts";
import { commitCookies, createRequestContext, type RequestContext } from "#server/context/context.ts";
import { DataDirError } from "#server/operator/data-dir.ts";
import { addCachingHeaders, addRetryAfter } from "#server/pipeline/caching.ts";
import { openLog } from "#server/platform/log.ts";
import { openSharedStore } from "#server/platform/open-store.ts";
import type { Privacy } from "#server/http/route-pattern.ts";
import { addSecurityHeaders } from "#server/http/security-headers.ts";
import { withPersistedSecret } from "#server/operator/persisted-secret.ts";

let services: Promise<ServiceContainer> | null = null;

/** The request context of a request that did not come through the pipeline; all loaders of a request share it. */
export function createContextWithoutApp(context: AppLoadContext, request: Request): Promise<RequestContext> {
  context.contextWithoutApp ??= defaultServices().then((container) =>
    createRequestContext(request, container, crypto.randomUUID()),
  );
  return context.contextWithoutApp;
}

/** Writes the request's cookies to a response that does not pass the pipeline. */
export async function commitCookiesWithoutApp(context: AppLoadContext, headers: Headers): Promise<void> {
  if (context.contextWithoutApp) commitCookies(await context.contextWithoutApp, headers);
}

/**
 * Writes cookies, security headers and caching headers to a page or its data that does not pass the pipeline.
 * @param privacy of the matched route; undefined if Remix does not name the route: no copy is kept
 */
export async function finishWithoutApp(
  context: AppLoadContext,
  request: Request,
  { headers, status }: { readonly headers: Headers; readonly status: number },
  privacy: Privacy = "personal",
): Promise<void> {
  if (!context.contextWithoutApp) return;
  const { config, isPrefetch, upstream } = await context.contextWithoutApp;
  await commitCookiesWithoutApp(context, headers);
  const url = new URL(request.url);
  addSecurityHeaders(headers, config, privacy);
  const cookies = request.headers.get("Cookie");
  addRetryAfter(headers, status, upstream.retryAfter());
  addCachingHeaders(headers, status, { method: request.method, url, cookies, isPrefetch, privacy });
}

/** The services of this process, created from its environment with the first request. */
function defaultServices(): Promise<ServiceContainer> {
  // The next request retries a failed start, for example while the database is down.
  services ??= createServicesFromEnvironment().catch((error: unknown) => {
    services = null;
    throw error;
  });
  return services;
}

/** Ends the process if no retry can repair the environment. */
async function createServicesFromEnvironment(): Promise<ServiceContainer> {
  try {
    const config = readConfig();
    const log = openLog(config.logLevel);
    const clock = () => new Date();
    const withSecret = await withPersistedSecret(config);
    const upstream = await connectUpstream(config, { log });
    const { store } = await openSharedStore(config, { clock, log });
    const build = await import("virtual:remix/server-build");
    return createServices({
      store,
      config: withSecret,
      upstreamFetch: upstream.fetch,
      adapter: upstream.adapter,
      clock,
      log,
      build,
    });
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DataDirError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
