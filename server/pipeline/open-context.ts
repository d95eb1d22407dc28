import type { ServiceContainer } from "#server/context/container.ts";
import { createRequestContext } from "#server/context/context.ts";
import { openCookies as openRequestCookies } from "#server/cookies/request-cookies.ts";
import type { Step } from "./step.ts";

/** Opens the request's cookies, once for all steps. */
export function openCookies({ config, clock }: ServiceContainer): Step {
  return async (c, next) => {
    const header = c.req.raw.headers.get("Cookie");
    c.set("cookies", openRequestCookies(header, { config, now: clock() }));
    c.set("shape", null);
    return next();
  };
}

/** Opens the context that loaders, actions and services receive. */
export function openContext(container: ServiceContainer): Step {
  return async (c, next) => {
    const { inner, requestId, cookies, shape, route } = c.var;
    const { ip = "" } = c.env;
    c.set("context", await createRequestContext(inner, container, { requestId, ip, cookies, shape, route }));
    return next();
  };
}
