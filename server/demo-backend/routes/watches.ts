import { createRoute, z } from "@hono/zod-openapi";
import type { DemoApp, Dependencies } from "#server/demo-backend/app.ts";
import { requireOwnLinks } from "#server/demo-backend/domain/customers/own-links.ts";
import { askToWatch, confirmWatch, endWatch } from "#server/demo-backend/domain/watches/watches.ts";
import { tokenTemplate } from "#server/demo-backend/schemas/newsletter.ts";
import { body, json, line, responses, rowId, webAddress } from "#server/demo-backend/schemas/shared.ts";

const tags = ["watches"];
const asked = {
  email: z.email().max(254),
  page_url: webAddress.openapi({ description: "The thing's page on the site, for the letter." }),
  confirm_url: tokenTemplate,
  cancel_url: tokenTemplate,
};
const watchBody = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("performance"), performance_id: rowId, ...asked }),
    z.object({ kind: z.literal("product"), product_id: rowId, variant_id: rowId.nullish(), ...asked }),
  ])
  .openapi("Watch");
const tokenBody = z.object({ token: line(200) }).openapi("WatchLink");

const ask = createRoute({
  method: "post",
  path: "/api/watches",
  tags,
  request: { body: body(watchBody) },
  responses: {
    202: json(
      z.object({}),
      "A letter is on its way; whether the address waits for it already is not said. 409 `available`: it can be had now.",
    ),
    ...responses.notFound,
    ...responses.conflict,
    ...responses.invalid,
  },
});

const confirm = createRoute({
  method: "post",
  path: "/api/watches/confirm",
  tags,
  request: { body: body(tokenBody) },
  responses: {
    204: { description: "The watch has begun; what is available meanwhile is told at once." },
    ...responses.notFound,
    ...responses.invalid,
  },
});

const cancel = createRoute({
  method: "post",
  path: "/api/watches/cancel",
  tags,
  request: { body: body(tokenBody) },
  responses: {
    204: { description: "The watch has ended, now or before." },
    ...responses.notFound,
    ...responses.invalid,
  },
});

export function registerWatches(app: DemoApp, tools: Dependencies): void {
  const { db, clock, mailer } = tools;

  app.openapi(ask, async (context) => {
    const given = context.req.valid("json");
    const { email, page_url, confirm_url, cancel_url } = given;
    requireOwnLinks(tools, { page_url, confirm_url, cancel_url });
    const watched =
      given.kind === "performance"
        ? { performance_id: given.performance_id }
        : { product_id: given.product_id, variant_id: given.variant_id ?? null };
    const asking = { watched, email, page_url, confirm_url, cancel_url, now: clock() };
    await db.transaction().execute((trx) => askToWatch(trx, asking));
    await mailer.wake();
    return context.json({}, 202);
  });

  app.openapi(confirm, async (context) => {
    const { token } = context.req.valid("json");
    await db.transaction().execute((trx) => confirmWatch(trx, token, clock()));
    await mailer.wake();
    return context.body(null, 204);
  });

  app.openapi(cancel, async (context) => {
    const { token } = context.req.valid("json");
    await db.transaction().execute((trx) => endWatch(trx, token));
    return context.body(null, 204);
  });
}
