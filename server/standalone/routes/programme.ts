import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { readProgramme } from "#standalone/domain/theatre/read-programme.ts";
import { performanceSchema, programmeQuery } from "#standalone/schemas/programme.ts";
import { jsonData, localeParams } from "#standalone/schemas/shared.ts";

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
];
