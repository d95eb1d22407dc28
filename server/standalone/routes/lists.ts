import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { countrySchema, currencySchema } from "#standalone/schemas/lists.ts";
import { jsonData } from "#standalone/schemas/shared.ts";

const currencies = createRoute({
  method: "get",
  path: "/api/lists/currencies",
  tags: ["lists"],
  responses: { 200: jsonData(z.array(currencySchema), "Currencies, the default first.") },
});

const countries = createRoute({
  method: "get",
  path: "/api/lists/countries",
  tags: ["lists"],
  responses: { 200: jsonData(z.array(countrySchema), "Countries goods are sent to.") },
});

export function registerLists(app: Api, { db }: Dependencies): void {
  app.openapi(currencies, async (context) => {
    const rows = await db
      .selectFrom("currencies")
      .selectAll()
      .orderBy("is_default", "desc")
      .orderBy("id")
      .execute();
    return context.json({ data: rows.map((row) => ({ ...row, rate: Number(row.rate) })) }, 200);
  });

  app.openapi(countries, async (context) => {
    const data = await db.selectFrom("countries").select(["code", "name"]).orderBy("position").execute();
    return context.json({ data }, 200);
  });
}
