/** The files that the sitemap consists of: `/sitemap-{section}.xml`, each read and failing for itself. */
export const sitemapSections = [
  "stranky",
  "inscenace",
  "lide",
  "aktuality",
  "produkty",
  "kategorie",
  "znacky",
] as const;
export type SitemapSection = (typeof sitemapSections)[number];
