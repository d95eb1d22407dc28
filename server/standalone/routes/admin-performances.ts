import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { cancelPerformance, movePerformance } from "#standalone/domain/staff/performances.ts";
import { idParam, jsonData } from "#standalone/schemas/shared.ts";
import { cancelledBody } from "#standalone/schemas/staff.ts";
import {
  cancelledPerformance,
  movedPerformance,
  movedPerformanceBody,
} from "#standalone/schemas/staff-tickets.ts";

const pathParams = z.object({ id: idParam });

/** Evenings that change after tickets were sold. */
export const adminPerformancesRoutes = [
  route(
    "POST /api/admin/performances/{id}/cancelled",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      params: pathParams,
      body: cancelledBody,
      200: jsonData(cancelledPerformance, "Numbers of orders."),
      refuses: { 409: "`evening_off` (`value`: its title)." },
    },
    async ({ params, body, who }, { db, clock, log, mailer }) => {
      const { id } = params;
      const { reason } = body;
      const data = await cancelPerformance({ db, log }, { id, reason, who: who, now: clock() });
      await mailer.wake();
      return { data };
    },
  ),
  route(
    "POST /api/admin/performances/{id}/moved",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      params: pathParams,
      body: movedPerformanceBody,
      200: jsonData(movedPerformance, "How many orders got an e-mail."),
      refuses: { 409: "`evening_off`, `same_time`." },
    },
    async ({ params, body, who }, { db, clock, mailer }) => {
      const { id } = params;
      const request = { id, time: body.starts_at, who: who, now: clock() };
      const data = await inTransaction(db, (trx) => movePerformance(trx, request));
      await mailer.wake();
      return { data };
    },
  ),
];
