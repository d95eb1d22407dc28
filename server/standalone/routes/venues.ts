import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { venueSchema } from "#standalone/schemas/programme.ts";
import { jsonData, localeParams } from "#standalone/schemas/shared.ts";

export const venuesRoutes = [
  route(
    "GET /api/venues/{locale}",
    {
      cost: "read",
      tag: "theatre",
      params: localeParams,
      200: jsonData(z.array(venueSchema), "The halls, in the theatre's order."),
    },
    async (_call, { db }) => {
      const rows = await db.selectFrom("venues").selectAll().orderBy("position").execute();
      return { data: rows.map(({ position: _position, ...venue }) => venue) };
    },
  ),
];
