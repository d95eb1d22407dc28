import { requestIdOf, traceOf } from "#server/http/client-address.ts";
import { clientClosedRequest, type Log } from "#server/platform/log.ts";
import type { Step } from "./step.ts";

/**
 * Gives the request its id, and writes its line in the log when the response was sent. Ours, because the fast path has
 * the same id and line without a `Request`, and a client's own id counts only behind a proxy of ours.
 */
export function logRequest({ trustProxy, log }: { readonly trustProxy: number; readonly log: Log }): Step {
  return async (c, next) => {
    const { method, headers, url, signal } = c.req.raw;
    const started = performance.now();
    const requestId = requestIdOf(headers.get("X-Request-Id"), trustProxy);
    c.set("requestId", requestId);
    c.set("url", new URL(url));
    c.set("logged", "refused");
    c.set("privacy", "public");
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    const { logged, why } = c.var;
    const { status } = c.res;
    const line = logged === "/healthz" || logged === "/readyz" ? log.debug : log.info;
    const logAnswer = (isWhole: boolean) =>
      line("request", {
        id: requestId,
        trace: traceOf(headers.get("traceparent"), trustProxy).trace,
        method,
        route: logged,
        status: isWhole ? status : clientClosedRequest,
        ms: Math.round(performance.now() - started),
        why,
      });
    if (c.env.onSent) c.env.onSent(logAnswer);
    else logAnswer(!signal.aborted);
  };
}
