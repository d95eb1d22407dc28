import { createRoute } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { openSearch } from "#standalone/domain/search/search-site.ts";
import { searchQuery, searchSchema } from "#standalone/schemas/search.ts";
import { json, localeParams, responses } from "#standalone/schemas/shared.ts";

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

export function registerSearch(app: Api, { db, clock }: Dependencies): void {
  const searchSite = openSearch(db, clock);
  app.openapi(search, async (context) => {
    const { q, limit } = context.req.valid("query");
    return context.json({ data: { groups: await searchSite(q, limit) } }, 200);
  });
}
