import { sitemapSections } from "#app/domain/sitemap-sections.ts";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { sitemapIndex, sitemapOf, sitemapPath } from "#server/services/sitemap.ts";

export const handle = { access: "public" } satisfies Handle;

/** `/sitemap.xml` and the files it names. */
export const loader = defineLoader(async (context) => {
  const { pathname } = context.url;
  const section = sitemapSections.find((sitemapSection) => sitemapPath(sitemapSection) === pathname);
  const xml = section ? await sitemapOf(context, section) : await sitemapIndex(context);
  if (xml === null) return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
  return new Response(xml, {
    headers: { "Cache-Control": "public, max-age=3600", "Content-Type": "application/xml; charset=utf-8" },
  });
});
