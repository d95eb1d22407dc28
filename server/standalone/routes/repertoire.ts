import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { readProduction } from "#standalone/domain/theatre/read-production.ts";
import { readProductionCards } from "#standalone/domain/theatre/read-productions.ts";
import { productionCardSchema, productionSchema } from "#standalone/schemas/repertoire.ts";
import { jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const tags = ["theatre"];

const repertoire = createRoute({
  method: "get",
  path: "/api/repertoire/{locale}",
  tags,
  request: { params: localeParams },
  responses: {
    200: jsonData(z.array(productionCardSchema), "All titles, in the theatre's order."),
    ...responses.notFound,
  },
});

const production = createRoute({
  method: "get",
  path: "/api/repertoire/{locale}/{slug}",
  tags,
  request: { params: localeParams.extend({ slug: z.string().max(200) }) },
  responses: { 200: jsonData(productionSchema, "One title."), ...responses.notFound },
});

export function registerRepertoire(app: Api, { db, clock }: Dependencies): void {
  app.openapi(repertoire, async (context) =>
    context.json({ data: await readProductionCards(db, clock()) }, 200),
  );

  app.openapi(production, async (context) => {
    const { slug } = context.req.valid("param");
    return context.json({ data: await readProduction(db, slug, clock()) }, 200);
  });
}
