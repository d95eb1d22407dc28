import { idFromUrl } from "#app/domain/read-id.ts";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { listCards } from "./list-cards.server.ts";

const most = 8;

export const handle = { access: "public", area: "products" } satisfies Handle;

/** `/produkty/karty?id=101,105`: cards of at most eight products, in that order. The same for everybody. */
export const loader = defineLoader(async (context) => {
  const idTexts = (context.url.searchParams.get("id") ?? "").slice(0, 800).split(",");
  const ids = idTexts.flatMap((text) => idFromUrl(text, context.upstream.offers.ids) ?? []);
  return Response.json(await listCards(context, [...new Set(ids)].slice(0, most)), {
    headers: { "Cache-Control": "public, max-age=60" },
  });
});
