import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { publishRating } from "#standalone/domain/ratings/rate.ts";
import { listOpenReports } from "#standalone/domain/ratings/read-reports.ts";
import { decideReport } from "#standalone/domain/ratings/report.ts";
import { decidedBody, decision, openReportSchema } from "#standalone/schemas/rating-report.ts";
import { listWaiting } from "#standalone/domain/ratings/read-ratings.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { whoOf } from "#standalone/authentication.ts";
import { waitingSchema } from "#standalone/schemas/rating.ts";
import { bearer, body, idParam, jsonData, responses } from "#standalone/schemas/shared.ts";

const tags = ["admin"];

const waiting = createRoute({
  method: "get",
  path: "/api/admin/ratings",
  tags,
  security: bearer,
  responses: {
    200: jsonData(z.array(waitingSchema), "Confirmed ratings that wait, the oldest first."),
    ...responses.signedOut,
  },
});

const publish = createRoute({
  method: "post",
  path: "/api/admin/ratings/{id}/published",
  tags,
  security: bearer,
  request: { params: z.object({ id: idParam }) },
  responses: {
    200: jsonData(z.object({ id: z.number().int(), state: z.literal("published") }), "Everybody sees it."),
    ...responses.signedOut,
    ...responses.notFound,
  },
});

const reports = createRoute({
  method: "get",
  path: "/api/admin/rating-reports",
  tags,
  security: bearer,
  responses: {
    200: jsonData(z.array(openReportSchema), "Reports to decide, the oldest first."),
    ...responses.signedOut,
  },
});

const decide = createRoute({
  method: "post",
  path: "/api/admin/rating-reports/{id}/decided",
  tags,
  security: bearer,
  request: { params: z.object({ id: idParam }), body: body(decidedBody) },
  responses: {
    200: jsonData(z.object({ id: z.number().int(), decision }), "Both sides are told the grounds."),
    ...responses.signedOut,
    ...responses.notFound,
    ...responses.conflict,
    ...responses.invalid,
  },
});

/** Moderation of ratings. */
export function registerAdminRatings(app: Api, { db, clock, mailer }: Dependencies): void {
  app.openapi(reports, async (context) => context.json({ data: await listOpenReports(db) }, 200));

  app.openapi(decide, async (context) => {
    const { id } = context.req.valid("param");
    const deciding = { id, ...context.req.valid("json"), who: whoOf(context), now: clock() };
    await inTransaction(db, (trx) => decideReport(trx, deciding));
    await mailer.wake();
    return context.json({ data: { id, decision: deciding.decision } }, 200);
  });

  app.openapi(waiting, async (context) => {
    return context.json({ data: await listWaiting(db) }, 200);
  });

  app.openapi(publish, async (context) => {
    const { id } = context.req.valid("param");
    const acting = { who: whoOf(context), now: clock() };
    await inTransaction(db, (trx) => publishRating(trx, id, acting));
    return context.json({ data: { id, state: "published" as const } }, 200);
  });
}
