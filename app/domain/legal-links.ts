import type { LegalLink, LinkGroup } from "./shell-data.ts";
import { paths, privacySlug } from "./paths.ts";

/** Pages that Czech law requires to be accessible from every page of a shop: their names by slug. */
const legalPages: Readonly<Record<string, string>> = {
  "obchodni-podminky": "Obchodní podmínky",
  "odstoupeni-od-smlouvy": "Poučení o odstoupení",
  reklamace: "Reklamace",
  [privacySlug]: "Zásady zpracování osobních údajů",
  pristupnost: "Prohlášení o přístupnosti",
};
export const legalSlugs: readonly string[] = Object.keys(legalPages);

/**
 * The legal links missing from the menu of the settings; all of them if that menu is empty. `own`: pages of the
 * theatre's own file, which replace built-in links of the same name or follow them. `hasPages`: false if the site has
 * only those.
 */
export function missingLegalLinks(
  menu: readonly LinkGroup[],
  own: readonly LegalLink[] = [],
  hasPages = true,
): readonly LegalLink[] {
  const there = new Set(menu.flatMap(({ links }) => links.map(({ link }) => link)));
  const usual = legalSlugs.flatMap((slug) => {
    const to = paths.info(slug);
    const ownPage = own.find(({ link, instead = link }) => instead === to);
    if (ownPage) return [ownPage];
    return hasPages ? [{ text: legalPages[slug] ?? slug, link: to }] : [];
  });
  const others = own.filter((legalLink) => !usual.includes(legalLink));
  return [...usual, ...others].filter(({ link, instead = link }) => !there.has(link) && !there.has(instead));
}
