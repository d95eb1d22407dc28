import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { partnerSchema } from "#standalone/schemas/content.ts";
import { jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const partners = createRoute({
  method: "get",
  path: "/api/partners/{locale}",
  tags: ["partners"],
  request: { params: localeParams },
  responses: {
    200: jsonData(z.array(partnerSchema), "Partners, in the theatre's order."),
    ...responses.notFound,
  },
});

export function registerPartners(app: Api, { db }: Dependencies): void {
  app.openapi(partners, async (context) => {
    const data = await db
      .selectFrom("partners")
      .select(["name", "url", "logo", "level"])
      .orderBy("position")
      .execute();
    return context.json({ data }, 200);
  });
}
