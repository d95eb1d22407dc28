import type { Config } from "#server/operator/config.ts";
import { refusal } from "#server/http/plain-page.ts";
import { canonicalPathname, routeFinder, type Routes } from "#server/http/route-pattern.ts";
import { isMutation } from "#server/http/same-origin.ts";
import type { Step } from "./step.ts";
import { movedPermanently } from "./validate-request.ts";

/** Matches the route, whose rules the steps below need. Redirects to the spelling of its address in the route table. */
export function matchRoute(config: Config, routes: Routes): Step {
  const findRoute = routeFinder(routes);
  return async (c, next) => {
    const { url, requestId } = c.var;
    const route = findRoute(url.pathname);
    c.set("route", route);
    c.set("logged", route.pattern);
    c.set("privacy", route.privacy);
    const canonical = canonicalPathname(route, url.pathname);
    if (canonical === url.pathname) return next();
    return isMutation(c.req.raw.method)
      ? refusal(config, 404, {}, requestId)
      : movedPermanently(canonical + url.search);
  };
}
