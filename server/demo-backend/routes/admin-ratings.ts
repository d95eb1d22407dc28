import { createRoute, z } from "@hono/zod-openapi";
import { publishRating } from "#server/demo-backend/domain/ratings/rate.ts";
import { listWaiting } from "#server/demo-backend/domain/ratings/read-ratings.ts";
import type { DemoApp, Dependencies } from "#server/demo-backend/app.ts";
import { whoOf } from "#server/demo-backend/authentication.ts";
import { waitingSchema } from "#server/demo-backend/schemas/rating.ts";
import { bearer, idParam, jsonData, responses } from "#server/demo-backend/schemas/shared.ts";

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

/** Moderation of ratings. */
export function registerAdminRatings(app: DemoApp, { db, clock }: Dependencies): void {
  app.openapi(waiting, async (context) => {
    return context.json({ data: await listWaiting(db) }, 200);
  });

  app.openapi(publish, async (context) => {
    const { id } = context.req.valid("param");
    const acting = { who: whoOf(context), now: clock() };
    await db.transaction().execute((trx) => publishRating(trx, id, acting));
    return context.json({ data: { id, state: "published" as const } }, 200);
  });
}
