import { czech } from "#app/domain/typography.ts";

/**
 * The statement of a site with an analytics tag about transfers outside the EU (art. 13 (1) f) GDPR); the tags are
 * Google's.
 */
export const tagTransfers = czech((origins: readonly string[]) => {
  const hosts = origins.map((origin) => new URL(origin).host).join(", ");
  return {
    title: "Předávání mimo Evropskou unii",
    text: `Jen když souhlasíte s analytickými cookies, načteme měření společnosti Google Ireland Limited (${hosts}). Ta přitom dostane vaši IP adresu, adresu stránky a údaje o prohlížeči a nákupu a předává je i společnosti Google LLC do USA. Opírá se o rozhodnutí Komise (EU) 2023/1795 o rámci ochrany údajů mezi EU a USA (čl. 45 GDPR). Bez souhlasu se nic z toho nestane.`,
  };
});
