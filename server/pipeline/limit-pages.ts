import type { Config } from "#server/operator/config.ts";
import { refusal } from "#server/http/error-page.ts";
import { createPageLimit, mostPages } from "#server/http/render-queue.ts";
import { isMutation } from "#server/http/same-origin.ts";
import type { Timer } from "#server/platform/timer.ts";
import type { Step } from "./step.ts";

/**
 * When too many pages are being made, the site refuses only documents. It never refuses a change, nor the data of an
 * open page: they need no rendering, and a refusal would replace the page by an error.
 */
export function limitPages(config: Config, timer: Timer) {
  const most = mostPages[config.apiBaseUrl === null ? "standalone" : "connected"];
  const places = createPageLimit(timer, most);
  const step: Step = async (c, next) => {
    const { inner, route, context } = c.var;
    if (isMutation(inner.method) || !route.isScreen || !context.request.isDocument) return next();
    const made = await places.run(inner.signal, async () => {
      await next();
      return true;
    });
    return made ? undefined : refusal(config, 503, { "Retry-After": "3" }, context.request.id);
  };
  return { step, waiting: places.waiting };
}
