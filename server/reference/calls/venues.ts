import { createRoute, z } from "@hono/zod-openapi";
import type { ReferenceApp, Tools } from "#server/reference/reference-app.ts";
import { venueSchema } from "#server/reference/wire/programme.ts";
import { json, localeParams, responses } from "#server/reference/wire/shared.ts";

const venues = createRoute({
  method: "get",
  path: "/api/venues/{locale}",
  tags: ["theatre"],
  request: { params: localeParams },
  responses: {
    200: json(z.object({ data: z.array(venueSchema) }), "The halls, in the theatre's order."),
    ...responses.notFound,
  },
});

export function registerVenues(app: ReferenceApp, { db }: Tools): void {
  app.openapi(venues, async (context) => {
    const rows = await db.selectFrom("venues").selectAll().orderBy("position").execute();
    return context.json({ data: rows.map(({ position: _position, ...venue }) => venue) }, 200);
  });
}
