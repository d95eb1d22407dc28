import { route } from "#standalone/route.ts";
import { searchSite } from "#standalone/domain/search/search-site.ts";
import { searchQuery, searchSchema } from "#standalone/schemas/search.ts";
import { json, localeParams } from "#standalone/schemas/shared.ts";

export const searchRoutes = [
  route(
    "GET /api/search/{locale}",
    {
      cost: "read",
      tag: "search",
      params: localeParams,
      query: searchQuery,
      200: json(searchSchema, "What was found, by kind; kinds without a hit are left out."),
    },
    async ({ query }, { db, clock }) => {
      const { q, limit } = query;
      return { data: { groups: await searchSite(db, q, limit, clock()) } };
    },
  ),
];
