import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { confirmRating, submitRating } from "#standalone/domain/ratings/rate.ts";
import { reportRating } from "#standalone/domain/ratings/report.ts";
import { reportBody } from "#standalone/schemas/rating-report.ts";
import { listRatings, readSummary } from "#standalone/domain/ratings/read-ratings.ts";
import { route } from "#standalone/route.ts";
import { ratingBody, ratingSchema, ratingSummarySchema } from "#standalone/schemas/rating.ts";
import { metaSchema, pageQuery, slugFilter, titleSchema } from "#standalone/schemas/content.ts";
import { idParam, json, jsonData, line, localeParams } from "#standalone/schemas/shared.ts";

export const ratingsRoutes = [
  route(
    "GET /api/ratings/{locale}",
    {
      cost: "read",
      tag: "ratings",
      params: localeParams,
      query: pageQuery.extend({ production: slugFilter }),
      200: json(
        z.object({ data: z.array(ratingSchema), meta: metaSchema }),
        "Published ratings with a text, the newest first.",
      ),
    },
    async ({ query }, { db }) => await listRatings(db, query),
  ),
  route(
    "GET /api/ratings/{locale}/summary",
    {
      cost: "read",
      tag: "ratings",
      params: localeParams,
      200: jsonData(ratingSummarySchema, "Over all published ratings."),
    },
    async (_call, { db }) => ({ data: await readSummary(db) }),
  ),
  route(
    "POST /api/ratings",
    {
      cost: "costly",
      tag: "ratings",
      body: ratingBody,
      202: json(
        z.object({}),
        "The same whether or not the address has rated this title before. It gets a one-time link, valid for 24 hours.",
      ),
    },
    async ({ body: input }, tools) => {
      const { db, clock, mailer } = tools;
      requireOwnLinks(tools, { confirm_url: input.confirm_url });
      await inTransaction(db, (trx) => submitRating(trx, input, clock()));
      await mailer.wake();
      return {};
    },
  ),
  route(
    "POST /api/ratings/{id}/report",
    {
      cost: "costly",
      tag: "ratings",
      params: z.object({ id: idParam }),
      body: reportBody,
      refuses: { 404: "No such rating is published." },
      202: json(
        z.object({}),
        "A notice of illegal content (art. 16 of Regulation (EU) 2022/2065), confirmed to the address at once; its decision comes later.",
      ),
    },
    async ({ params, body }, { db, clock, mailer }) => {
      const reporting = {
        ratingId: params.id,
        input: body,
        now: clock(),
      };
      await inTransaction(db, (trx) => reportRating(trx, reporting));
      await mailer.wake();
      return {};
    },
  ),
  route(
    "POST /api/ratings/confirm",
    {
      cost: "costly",
      tag: "ratings",
      body: z.object({ token: line(200) }).openapi("RatingConfirmation"),
      200: jsonData(z.object({ production: titleSchema }), "Confirmed; the theatre reads it."),
      refuses: { 404: "An unknown, expired or used token." },
    },
    async ({ body }, { db, clock }) => {
      const production = await confirmRating(db, body.token, clock());
      return { data: { production } };
    },
  ),
];
