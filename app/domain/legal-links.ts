import type { LinkGroup } from "./shell.ts";
import { paths, privacySlug } from "./paths.ts";

export interface LegalLink {
  readonly text: string;
  readonly link: string;
  /** The address of this site in whose place the link stands. */
  readonly instead?: string;
}

/** Pages that Czech law requires to be accessible from every page of a shop. */
const legalLinks: readonly LegalLink[] = [
  { text: "Obchodní podmínky", link: paths.info("obchodni-podminky") },
  { text: "Odstoupit od\u00a0smlouvy", link: paths.info("odstoupeni-od-smlouvy") },
  { text: "Reklamace", link: paths.info("reklamace") },
  { text: "Zásady zpracování osobních údajů", link: paths.info(privacySlug) },
  { text: "Prohlášení o\u00a0přístupnosti", link: paths.info("pristupnost") },
];

/**
 * The legal links missing from the menu of the settings; all of them where that menu is empty. `own`: pages of the
 * theatre's own file, which replace built-in links of the same name or follow them.
 */
export function missingLegalLinks(
  menu: readonly LinkGroup[],
  own: readonly LegalLink[] = [],
): readonly LegalLink[] {
  const there = new Set(menu.flatMap(({ links }) => links.map(({ link }) => link)));
  const usual = legalLinks.map(
    (each) => own.find(({ link, instead = link }) => instead === each.link) ?? each,
  );
  const others = own.filter((each) => !usual.includes(each));
  return [...usual, ...others].filter(({ link, instead = link }) => !there.has(link) && !there.has(instead));
}
