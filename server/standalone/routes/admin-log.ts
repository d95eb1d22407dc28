import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { readLog } from "#standalone/domain/staff/log.ts";
import { metaSchema } from "#standalone/schemas/content.ts";
import { json } from "#standalone/schemas/shared.ts";
import { logEntry, logQuery } from "#standalone/schemas/staff.ts";

/** Who changed what, and when. */
export const adminLogRoutes = [
  route(
    "GET /api/admin/log",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      query: logQuery,
      200: json(
        z.object({ data: z.array(logEntry), meta: metaSchema }),
        "Changes by staff, the newest first.",
      ),
    },
    ({ query }, { db }) => readLog(db, query),
  ),
];
