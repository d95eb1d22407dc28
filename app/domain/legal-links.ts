import type { LinkGroup } from "./shell.ts";
import { paths, privacySlug } from "./paths.ts";

interface LegalLink {
  readonly text: string;
  readonly link: string;
}

/** What Czech law wants within reach on every page of a shop. */
const legalLinks: readonly LegalLink[] = [
  { text: "Obchodní podmínky", link: paths.info("obchodni-podminky") },
  { text: "Odstoupit od\u00a0smlouvy", link: paths.info("odstoupeni-od-smlouvy") },
  { text: "Reklamace", link: paths.info("reklamace") },
  { text: "Zásady zpracování osobních údajů", link: paths.info(privacySlug) },
  { text: "Prohlášení o\u00a0přístupnosti", link: paths.info("pristupnost") },
];

/** Those of them that the settings' own menu does not have, or all of them where there is no such menu. */
export function missingLegalLinks(menu: readonly LinkGroup[]): readonly LegalLink[] {
  const there = new Set(menu.flatMap(({ links }) => links.map(({ link }) => link)));
  return legalLinks.filter(({ link }) => !there.has(link));
}
