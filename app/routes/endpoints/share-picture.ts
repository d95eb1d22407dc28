import { sharedPage } from "#app/domain/share-card.ts";
import { defineLoader, notFound } from "#server/guards/handlers.ts";
import { findShareCard } from "#server/services/share-card.ts";

export const handle = { access: "public" };

/**
 * `/og/{path of a page}.png`: the preview image of a shared link to the page. The URL has three segments and not a
 * splat, which would rank below `:id/:category/:product`.
 */
export const loader = defineLoader(async (context, { request, params }) => {
  const pagePath = [params.first, params.second, params.third].filter(Boolean).join("/");
  const path = sharedPage(pagePath) ?? notFound();
  const found = (await findShareCard(context, path)) ?? notFound();
  const own = context.config.identity?.sharePicture;
  if (own && found.card.look === "theatre") {
    return new Response(own.bytes, {
      headers: { "Cache-Control": "public, max-age=3600", "Content-Type": own.type },
    });
  }
  return context.sharePictures.answer(request, found.card, found.isFinal);
});
