import { OpenAPIHono } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { registerPictures } from "./routes/pictures.ts";
import { DatabaseUnavailable, mayHaveChanged, watchChanges } from "./db/database-unavailable.ts";
import { errorMap } from "./field-errors.ts";
import { storeAnswers } from "./idempotency-store.ts";
import { describeApi } from "./open-api.ts";
import type { Api, RequestVariables, Dependencies } from "./app.ts";
import { InvalidFields, notFound, Refusal, refusalBody } from "./refusal.ts";
import { routesFor } from "./routes.ts";
import { registerGatewayStyles } from "./routes/gateway.ts";
import { openSearch, type Search } from "./domain/search/search-site.ts";
import { takeTurns } from "./domain/orders/turns.ts";

/** The whole HTTP API of the standalone back office. */
export function createApi(
  given: Omit<Dependencies, "inTurn" | "search"> & { readonly search?: Search },
): Api {
  const search = given.search ?? openSearch(given.db, given.clock);
  const tools = { ...given, search, inTurn: takeTurns(() => given.log.warn("standalone.database-busy")) };
  const app = new OpenAPIHono<RequestVariables>({
    defaultHook: (result) => {
      if (result.success) return;
      // An invalid path parameter (a non-numeric id, an unknown locale) is a 404: no resource has such a path.
      if (result.target === "param") throw notFound();
      throw new InvalidFields(errorMap(result.error));
    },
  });

  app.use(async (context, next) => {
    const header = context.req.header("X-Request-Id");
    const requestId = header && /^[\w.-]{1,128}$/.test(header) ? header : crypto.randomUUID();
    context.set("requestId", requestId);
    context.set("customer", null);
    context.set("who", null);
    await next();
    context.header("X-Request-Id", requestId);
  });
  app.use("/api/*", async (context, next) => {
    await next();
    // Carts and orders are private; the site caches catalogue responses itself, with its own lifetimes.
    if (!context.res.headers.has("Cache-Control")) context.header("Cache-Control", "no-store");
  });
  app.use("/api/*", storeAnswers(tools));
  // After `storeAnswers`, because recording a key does not count as a change.
  app.use("/api/*", (_context, next) => watchChanges(next));

  for (const route of routesFor(tools)) route.register(app, tools);
  if (tools.isDemo) registerGatewayStyles(app);
  registerPictures(app, given.picture);
  describeApi(app);

  app.notFound((context) => context.json(refusalBody(notFound()), 404));
  app.onError((error, context) => {
    if (error instanceof InvalidFields) {
      return context.json({ message: "Zkontrolujte prosím vyplněné údaje.", errors: error.errors }, 422);
    }
    // The outage was logged once already; a line for every failed request would flood the log.
    if (error instanceof DatabaseUnavailable) {
      // A read may be sent again at once.
      const isUndone = context.req.method !== "GET" && !mayHaveChanged();
      const headers = isUndone ? { "Retry-After": "1" } : undefined;
      return context.json(refusalBody(new Refusal(503, "database_away")), 503, headers);
    }
    if (error instanceof Refusal) return context.json(refusalBody(error), error.status);
    if (error instanceof HTTPException && error.status < 500) {
      return context.json(refusalBody(new Refusal(400, "bad_request")), 400);
    }
    if (hasUnstorableText(error)) {
      const refusal = context.req.method === "GET" ? notFound() : new Refusal(400, "bad_request");
      return context.json(refusalBody(refusal), refusal.status);
    }
    tools.log.error("standalone.failed", { id: context.get("requestId"), method: context.req.method }, error);
    return context.json({ status: 500, error: "server_error", message: "Něco se nepovedlo." }, 500);
  });
  return app;
}

/** PostgreSQL stores no NUL character, neither in text nor in JSON, so no stored name can contain one. */
function hasUnstorableText(error: Error): boolean {
  return "code" in error && (error.code === "22021" || error.code === "22P05");
}
