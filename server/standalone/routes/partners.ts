import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { partnerSchema } from "#standalone/schemas/content.ts";
import { jsonData, localeParams } from "#standalone/schemas/shared.ts";

export const partnersRoutes = [
  route(
    "GET /api/partners/{locale}",
    {
      cost: "read",
      tag: "partners",
      params: localeParams,
      200: jsonData(z.array(partnerSchema), "Partners, in the theatre's order."),
    },
    async (_call, { db }) => {
      const data = await db
        .selectFrom("partners")
        .select(["name", "url", "logo", "level"])
        .orderBy("position")
        .execute();
      return { data };
    },
  ),
];
