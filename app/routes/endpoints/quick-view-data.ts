import { idFromUrl } from "#app/domain/read-id.ts";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { performanceQuickView, productQuickView, textQuickView } from "./read-quick-view.server.ts";

export const handle = { access: "public" } satisfies Handle;

/**
 * `/nahled/produkt/{id}` and `/nahled/text/{slug}`: the content of the modal; `/nahled/termin/{id}`: of a row of dates.
 * The same for everybody. After a 404 or 503 a link opens its page.
 */
export const loader = defineLoader(async (context, { params: { kind, key = "" } }) => {
  const id = idFromUrl(key, context.upstream.offers.ids);
  const quickView =
    kind === "text"
      ? await textQuickView(context, key)
      : kind === "produkt" && id
        ? await productQuickView(context, id)
        : kind === "termin" && id
          ? await performanceQuickView(context, id)
          : { kind: "missing" as const };
  if (quickView.kind === "missing") return new Response(null, { status: 404 });
  if (quickView.kind === "failed") return new Response(null, { status: 503 });
  return Response.json(quickView, { headers: { "Cache-Control": "public, max-age=60" } });
});
