import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { publishRating } from "#standalone/domain/ratings/rate.ts";
import { listOpenReports } from "#standalone/domain/ratings/read-reports.ts";
import { decideReport } from "#standalone/domain/ratings/report.ts";
import { decidedBody, decision, openReportSchema } from "#standalone/schemas/rating-report.ts";
import { listWaiting } from "#standalone/domain/ratings/read-ratings.ts";
import { route } from "#standalone/route.ts";
import { waitingSchema } from "#standalone/schemas/rating.ts";
import { idParam, jsonData, rowId } from "#standalone/schemas/shared.ts";

/** Moderation of ratings. */
export const adminRatingsRoutes = [
  route(
    "GET /api/admin/rating-reports",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      200: jsonData(z.array(openReportSchema), "Reports to decide, the oldest first."),
    },
    async (_call, { db }) => ({ data: await listOpenReports(db) }),
  ),
  route(
    "POST /api/admin/rating-reports/{id}/decided",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      params: z.object({ id: idParam }),
      body: decidedBody,
      200: jsonData(
        z.object({ id: rowId, decision }),
        "A removal hides the rating and decides all open reports of it; both sides get the grounds.",
      ),
      refuses: { 409: "`report_decided` (`value`: the decision)." },
    },
    async ({ params, body, who }, { db, clock, mailer }) => {
      const { id } = params;
      const deciding = { id, ...body, who: who, now: clock() };
      await inTransaction(db, (trx) => decideReport(trx, deciding));
      await mailer.wake();
      return { data: { id, decision: deciding.decision } };
    },
  ),
  route(
    "GET /api/admin/ratings",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      200: jsonData(z.array(waitingSchema), "Confirmed ratings that wait, the oldest first."),
    },
    async (_call, { db }) => ({ data: await listWaiting(db) }),
  ),
  route(
    "POST /api/admin/ratings/{id}/published",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      params: z.object({ id: idParam }),
      200: jsonData(z.object({ id: rowId, state: z.literal("published") }), "Everybody sees it."),
    },
    async ({ params, who }, { db, clock }) => {
      const { id } = params;
      const acting = { who: who, now: clock() };
      await inTransaction(db, (trx) => publishRating(trx, id, acting));
      return { data: { id, state: "published" as const } };
    },
  ),
];
