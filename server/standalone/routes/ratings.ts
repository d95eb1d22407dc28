import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { confirmRating, submitRating } from "#standalone/domain/ratings/rate.ts";
import { reportRating } from "#standalone/domain/ratings/report.ts";
import { reportBody } from "#standalone/schemas/rating-report.ts";
import { listRatings, readSummary } from "#standalone/domain/ratings/read-ratings.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { ratingBody, ratingSchema, ratingSummarySchema } from "#standalone/schemas/rating.ts";
import { metaSchema, pageQuery, slugFilter, titleSchema } from "#standalone/schemas/content.ts";
import { body, idParam, json, jsonData, line, localeParams, responses } from "#standalone/schemas/shared.ts";

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
  responses: { 200: jsonData(ratingSummarySchema, "Over all published ratings."), ...responses.notFound },
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
    200: jsonData(z.object({ production: titleSchema }), "Confirmed; the theatre reads it."),
    ...responses.notFound,
    ...responses.invalid,
  },
});

const report = createRoute({
  method: "post",
  path: "/api/ratings/{id}/report",
  tags,
  request: { params: z.object({ id: idParam }), body: body(reportBody) },
  responses: {
    202: json(
      z.object({}),
      "Recorded; where there is an address, a letter confirms it, and one tells the decision.",
    ),
    ...responses.notFound,
    ...responses.invalid,
  },
});

export function registerRatings(app: Api, tools: Dependencies): void {
  const { db, clock, mailer } = tools;

  app.openapi(list, async (context) => context.json(await listRatings(db, context.req.valid("query")), 200));

  app.openapi(summary, async (context) => context.json({ data: await readSummary(db) }, 200));

  app.openapi(rate, async (context) => {
    const input = context.req.valid("json");
    requireOwnLinks(tools, { confirm_url: input.confirm_url });
    await inTransaction(db, (trx) => submitRating(trx, input, clock()));
    await mailer.wake();
    return context.json({}, 202);
  });

  app.openapi(report, async (context) => {
    const reporting = {
      ratingId: context.req.valid("param").id,
      input: context.req.valid("json"),
      now: clock(),
    };
    await inTransaction(db, (trx) => reportRating(trx, reporting));
    await mailer.wake();
    return context.json({}, 202);
  });

  app.openapi(confirm, async (context) => {
    const production = await confirmRating(db, context.req.valid("json").token, clock());
    return context.json({ data: { production } }, 200);
  });
}
