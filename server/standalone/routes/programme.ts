import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { readProgramme } from "#standalone/domain/theatre/read-programme.ts";
import { readPlan } from "#standalone/domain/tickets/seat-plan.ts";
import { notFound } from "#standalone/refusal.ts";
import { performanceSchema, programmeQuery } from "#standalone/schemas/programme.ts";
import { seatPlanSchema } from "#standalone/schemas/seat-plan.ts";
import { idParam, json, jsonData, localeParams } from "#standalone/schemas/shared.ts";

export const programmeRoutes = [
  route(
    "GET /api/programme/{locale}",
    {
      cost: "read",
      tag: "theatre",
      params: localeParams,
      query: programmeQuery,
      200: jsonData(z.array(performanceSchema), "Performances by their start."),
    },
    async ({ query }, { db, clock }) => ({ data: await readProgramme(db, query, clock()) }),
  ),
  route(
    "GET /api/programme/{id}/seats",
    {
      cost: "read",
      tag: "theatre",
      params: z.object({ id: idParam }),
      200: json(seatPlanSchema, "The plan of a performance whose `tickets` have `has_plan`."),
    },
    async ({ params: { id } }, { db, clock }) => {
      const plan = await readPlan(db, id, clock());
      if (!plan) throw notFound();
      return plan;
    },
  ),
];
