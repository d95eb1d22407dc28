import type { Config } from "#server/operator/config.ts";
import { refusal } from "#server/http/plain-page.ts";
import { foreignReason, isMutation, otherSchemeOf } from "#server/http/same-origin.ts";
import type { SeenOrigin } from "./origin-watch.ts";
import type { Step } from "./step.ts";

/**
 * Refuses a form from another site before its body is read. Ours: Hono's `csrf` accepts a form without Origin and
 * Sec-Fetch-Site, and has no route that takes forms from anywhere.
 */
export function checkOrigin(config: Config, onOrigin: (found: SeenOrigin) => void): Step {
  return async (c, next) => {
    const request = c.req.raw;
    if (!isMutation(request.method)) return next();
    const foreign = c.var.route.isOneClick ? null : foreignReason(request, config.publicOrigin);
    onOrigin({ what: "origin", foreign: otherSchemeOf(request, foreign) });
    if (!foreign) return next();
    c.set("why", foreign);
    return refusal(config, 403, {}, c.var.requestId);
  };
}
