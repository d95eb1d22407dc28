import type { Step } from "./step.ts";

/** Answers `/healthz`, and `/readyz`, which is down while the process stops. */
export function answerHealth(isReady: () => boolean): Step {
  return async (c, next) => {
    const { pathname } = c.var.url;
    const isRead = c.req.raw.method === "GET" || c.req.raw.method === "HEAD";
    if (!isRead || (pathname !== "/healthz" && pathname !== "/readyz")) return next();
    c.set("logged", pathname);
    const isUp = pathname === "/healthz" || isReady();
    return new Response(isUp ? "ok\n" : "not ready\n", {
      status: isUp ? 200 : 503,
      headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
    });
  };
}
