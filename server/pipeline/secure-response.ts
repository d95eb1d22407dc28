import { addSecurityHeaders } from "#server/http/security-headers.ts";
import type { Step } from "./step.ts";

/**
 * Ours, because the headers depend on the privacy of the matched route, and the listener's own refusals have them too.
 */
export function secureResponse(config: Parameters<typeof addSecurityHeaders>[1]): Step {
  return async (c, next) => {
    await next();
    addSecurityHeaders(c.res.headers, config, c.var.privacy);
    if (c.res.status === 405 && !c.res.headers.has("Allow")) c.res.headers.set("Allow", "GET, HEAD");
  };
}
