import { createRoute } from "@hono/zod-openapi";
import type { ReferenceApp, Tools } from "#server/reference/reference-app.ts";
import { searchSite } from "#server/reference/search/search-site.ts";
import { searchQuery, searchSchema } from "#server/reference/search/wire.ts";
import { json, localeParams, responses } from "#server/reference/wire/shared.ts";

const search = createRoute({
  method: "get",
  path: "/api/search/{locale}",
  tags: ["search"],
  request: { params: localeParams, query: searchQuery },
  responses: {
    200: json(searchSchema, "What was found, by kind; kinds without a hit are left out."),
    ...responses.notFound,
  },
});

export function registerSearch(app: ReferenceApp, { db, clock }: Tools): void {
  app.openapi(search, async (context) => {
    const { q, limit } = context.req.valid("query");
    return context.json({ data: { groups: await searchSite(db, q, limit, clock()) } }, 200);
  });
}
