import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { countrySchema, currencySchema } from "#standalone/schemas/lists.ts";
import { jsonData } from "#standalone/schemas/shared.ts";

export const listsRoutes = [
  route(
    "GET /api/lists/currencies",
    { cost: "read", tag: "lists", 200: jsonData(z.array(currencySchema), "Currencies, the default first.") },
    async (_call, { db }) => {
      const rows = await db
        .selectFrom("currencies")
        .selectAll()
        .orderBy("is_default", "desc")
        .orderBy("id")
        .execute();
      return { data: rows.map((row) => ({ ...row, rate: Number(row.rate) })) };
    },
  ),
  route(
    "GET /api/lists/countries",
    {
      cost: "read",
      tag: "lists",
      200: jsonData(z.array(countrySchema), "Countries to which the theatre sends goods."),
    },
    async (_call, { db }) => {
      const data = await db.selectFrom("countries").select(["code", "name"]).orderBy("position").execute();
      return { data };
    },
  ),
];
