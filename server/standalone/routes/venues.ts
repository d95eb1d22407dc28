import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { venueSchema } from "#standalone/schemas/programme.ts";
import { jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const venues = createRoute({
  method: "get",
  path: "/api/venues/{locale}",
  tags: ["theatre"],
  request: { params: localeParams },
  responses: {
    200: jsonData(z.array(venueSchema), "The halls, in the theatre's order."),
    ...responses.notFound,
  },
});

export function registerVenues(app: Api, { db }: Dependencies): void {
  app.openapi(venues, async (context) => {
    const rows = await db.selectFrom("venues").selectAll().orderBy("position").execute();
    return context.json({ data: rows.map(({ position: _position, ...venue }) => venue) }, 200);
  });
}
