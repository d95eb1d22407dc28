import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { readProgramme } from "#standalone/domain/theatre/read-programme.ts";
import { performanceSchema, programmeQuery } from "#standalone/schemas/programme.ts";
import { jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const programme = createRoute({
  method: "get",
  path: "/api/programme/{locale}",
  tags: ["theatre"],
  request: { params: localeParams, query: programmeQuery },
  responses: {
    200: jsonData(z.array(performanceSchema), "Performances by their start."),
    ...responses.notFound,
  },
});

export function registerProgramme(app: Api, { db, clock }: Dependencies): void {
  app.openapi(programme, async (context) =>
    context.json({ data: await readProgramme(db, context.req.valid("query"), clock()) }, 200),
  );
}
