import { createRoute, z } from "@hono/zod-openapi";
import { needOwnLinks } from "#server/reference/customers/own-links.ts";
import { confirmRating, enterRating } from "#server/reference/ratings/rate.ts";
import { ratingLetterOf } from "#server/reference/ratings/rating-letter.ts";
import { listRatings, readSummary } from "#server/reference/ratings/read-ratings.ts";
import type { ReferenceApp, Tools } from "#server/reference/reference-app.ts";
import { ratingBody, ratingSchema, ratingSummarySchema } from "#server/reference/wire/rating.ts";
import { metaSchema, pageQuery, slugFilter, titleSchema } from "#server/reference/wire/reading.ts";
import { body, json, line, localeParams, responses } from "#server/reference/wire/shared.ts";

const tags = ["ratings"];

const list = createRoute({
  method: "get",
  path: "/api/ratings/{locale}",
  tags,
  request: { params: localeParams, query: pageQuery.extend({ production: slugFilter }) },
  responses: {
    200: json(
      z.object({ data: z.array(ratingSchema), meta: metaSchema }),
      "Published ratings that say something, the newest first.",
    ),
    ...responses.notFound,
  },
});

const summary = createRoute({
  method: "get",
  path: "/api/ratings/{locale}/summary",
  tags,
  request: { params: localeParams },
  responses: {
    200: json(z.object({ data: ratingSummarySchema }), "Over all published ratings."),
    ...responses.notFound,
  },
});

const rate = createRoute({
  method: "post",
  path: "/api/ratings",
  tags,
  request: { body: body(ratingBody) },
  responses: {
    202: json(z.object({}), "A letter is on its way; whether the address has rated before is not said."),
    ...responses.invalid,
  },
});

const confirm = createRoute({
  method: "post",
  path: "/api/ratings/confirm",
  tags,
  request: { body: body(z.object({ token: line(200) }).openapi("RatingConfirmation")) },
  responses: {
    200: json(z.object({ data: z.object({ production: titleSchema }) }), "Confirmed; the theatre reads it."),
    ...responses.notFound,
    ...responses.invalid,
  },
});

export function registerRatings(app: ReferenceApp, tools: Tools): void {
  const { db, clock, mailer } = tools;

  app.openapi(list, async (context) => context.json(await listRatings(db, context.req.valid("query")), 200));

  app.openapi(summary, async (context) => context.json({ data: await readSummary(db) }, 200));

  app.openapi(rate, async (context) => {
    const input = context.req.valid("json");
    needOwnLinks(tools, { confirm_url: input.confirm_url });
    const entry = await enterRating(db, input, clock());
    await mailer.post(await ratingLetterOf(db, entry, input), `hodnoceni-${crypto.randomUUID().slice(0, 8)}`);
    return context.json({}, 202);
  });

  app.openapi(confirm, async (context) => {
    const production = await confirmRating(db, context.req.valid("json").token, clock());
    return context.json({ data: { production } }, 200);
  });
}
