import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { whoOf } from "#standalone/authentication.ts";
import { cancelPerformance, movePerformance } from "#standalone/domain/staff/performances.ts";
import { bearer, body, idParam, jsonData, responses } from "#standalone/schemas/shared.ts";
import { cancelledBody } from "#standalone/schemas/staff.ts";
import {
  cancelledPerformance,
  movedPerformance,
  movedPerformanceBody,
} from "#standalone/schemas/staff-tickets.ts";

const params = z.object({ id: idParam });
const shared = { method: "post" as const, tags: ["admin"], security: bearer };
const refusals = {
  ...responses.signedOut,
  ...responses.notFound,
  ...responses.conflict,
  ...responses.invalid,
};

const cancel = createRoute({
  ...shared,
  path: "/api/admin/performances/{id}/cancelled",
  request: { params, body: body(cancelledBody) },
  responses: {
    200: jsonData(cancelledPerformance, "How many orders were refunded, cancelled, skipped, and failed."),
    ...refusals,
  },
});

const move = createRoute({
  ...shared,
  path: "/api/admin/performances/{id}/moved",
  request: { params, body: body(movedPerformanceBody) },
  responses: { 200: jsonData(movedPerformance, "How many orders were told."), ...refusals },
});

/** Evenings that change after tickets were sold. */
export function registerAdminPerformances(app: Api, { db, clock, log, mailer }: Dependencies): void {
  app.openapi(cancel, async (context) => {
    const { id } = context.req.valid("param");
    const { reason } = context.req.valid("json");
    const data = await cancelPerformance({ db, log }, { id, reason, who: whoOf(context), now: clock() });
    await mailer.wake();
    return context.json({ data }, 200);
  });

  app.openapi(move, async (context) => {
    const { id } = context.req.valid("param");
    const request = { id, time: context.req.valid("json").starts_at, who: whoOf(context), now: clock() };
    const data = await inTransaction(db, (trx) => movePerformance(trx, request));
    await mailer.wake();
    return context.json({ data }, 200);
  });
}
