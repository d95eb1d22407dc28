import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { readProduction } from "#standalone/domain/theatre/read-production.ts";
import { readProductionCards } from "#standalone/domain/theatre/read-productions.ts";
import { productionCardSchema, productionSchema } from "#standalone/schemas/repertoire.ts";
import { jsonData, localeParams, word } from "#standalone/schemas/shared.ts";

export const repertoireRoutes = [
  route(
    "GET /api/repertoire/{locale}",
    {
      cost: "read",
      tag: "theatre",
      params: localeParams,
      200: jsonData(z.array(productionCardSchema), "All titles, in the theatre's order."),
    },
    async (_call, { db, clock }) => ({ data: await readProductionCards(db, clock()) }),
  ),
  route(
    "GET /api/repertoire/{locale}/{slug}",
    {
      cost: "read",
      tag: "theatre",
      params: localeParams.extend({ slug: word.max(200) }),
      200: jsonData(productionSchema, "One title."),
    },
    async ({ params }, { db, clock }) => {
      const { slug } = params;
      return { data: await readProduction(db, slug, clock()) };
    },
  ),
];
