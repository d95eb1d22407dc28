import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { readLog } from "#standalone/domain/staff/log.ts";
import { metaSchema } from "#standalone/schemas/content.ts";
import { bearer, json, responses } from "#standalone/schemas/shared.ts";
import { logEntry, logQuery } from "#standalone/schemas/staff.ts";

const read = createRoute({
  method: "get",
  path: "/api/admin/log",
  tags: ["admin"],
  security: bearer,
  request: { query: logQuery },
  responses: {
    200: json(z.object({ data: z.array(logEntry), meta: metaSchema }), "Changes by staff, the newest first."),
    ...responses.signedOut,
  },
});

/** Who changed what, and when. */
export function registerAdminLog(app: Api, { db }: Dependencies): void {
  app.openapi(read, async (context) => {
    return context.json(await readLog(db, context.req.valid("query")), 200);
  });
}
