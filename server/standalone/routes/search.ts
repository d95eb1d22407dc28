import { route } from "#standalone/route.ts";
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
      200: json(searchSchema, "Results by kind; kinds without a result are absent."),
    },
    async ({ query }, { search }) => ({ data: { groups: await search(query.q, query.limit) } }),
  ),
];
