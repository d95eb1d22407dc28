import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { hintSearch } from "#server/services/content/search-site.ts";

export const handle = { access: "public", area: "search" } satisfies Handle;

/** `/hledani/napoveda?q=`: the hints in the list under the search box. The same for everybody. */
export const loader = defineLoader(async (context) =>
  Response.json(await hintSearch(context, context.url.searchParams.get("q")), {
    headers: { "Cache-Control": "public, max-age=60" },
  }),
);
