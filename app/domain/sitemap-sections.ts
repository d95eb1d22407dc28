/** The files of the sitemap, `/sitemap-{section}.xml`; each loads, and can fail, independently. */
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
