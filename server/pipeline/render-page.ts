import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { ownFilePath } from "#app/domain/paths.ts";
import type { Config } from "#server/operator/config.ts";
import { refusal } from "#server/http/plain-page.ts";
import { externalRedirect } from "./external-redirect.ts";
import { mutableCopy } from "./rebuild-request.ts";
import { openStaticFiles, sheetOf, type Sheet } from "./static-files.ts";
import type { Step } from "./step.ts";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext {
    /** The style sheet of the build or of the theatre; null in development, where Vite sends it. */
    sheet(address: string): Sheet | null;
  }
}

/** The last step: Remix. */
export function renderPage(config: Config, build: ServerBuild, mode: "production" | "development"): Step {
  const handlerOf = routeHandlers(build, mode);
  const files = mode === "production" ? openStaticFiles(build.assetsBuildDirectory) : null;
  return async (c) => {
    const { inner, context, route } = c.var;
    const sheet = (address: string) => files && (files.sheet(address) ?? ownSheet(context.config, address));
    const rendered = await handlerOf(route.id)(inner, { requestContext: context, sheet });
    return isRemixErrorResponse(rendered, inner)
      ? refusal(config, rendered.status, retryAfterOf(rendered), context.request.id)
      : (externalRedirect(config, rendered, inner) ?? mutableCopy(rendered));
  };
}

/**
 * Remix's handler of each route, with a build of only this route and its parents: for each page Remix ranks all routes
 * of its build four times and prepares them twice, which is a tenth of the page's time.
 */
function routeHandlers(build: ServerBuild, mode: string): (id: string | null) => RequestHandler {
  const handlers = new Map<string | null, RequestHandler>([[null, createRequestHandler(build, mode)]]);
  return (id) => {
    const known = handlers.get(id);
    if (known) return known;
    const ids = new Set<string>();
    for (let at = id ?? undefined; at !== undefined; at = build.routes[at]?.parentId) ids.add(at);
    const pick = <Value>(routes: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(routes).filter(([key]) => ids.has(key)));
    const assets = { ...build.assets, routes: pick(build.assets.routes) };
    const handler = createRequestHandler({ ...build, routes: pick(build.routes), assets }, mode);
    handlers.set(id, handler);
    return handler;
  };
}

/** The sheet with the theatre's colours. */
function ownSheet({ identity }: Config, address: string): Sheet | null {
  const file = identity?.files.get(address.slice(ownFilePath("").length));
  return file ? sheetOf(file.bytes) : null;
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
