import type { Area } from "#app/domain/area.ts";

/** An area's own paths, from their start. An area that is a part of other pages has none. */
export const pathsOfAreas: Readonly<Partial<Record<Area, RegExp>>> = {
  programme: /\/program(?:\.ics)?(?:[/?#]|$)/,
  repertoire: /\/repertoar(?:[/?#]|$)/,
  people: /\/lide(?:[/?#]|$)/,
  ratings: /\/hodnoceni(?:\/shrnuti|[?#]|$)/,
  "rating-reports": /\/hodnoceni\/\d+\/nahlasit(?:[/?#]|$)/,
  "rating-form": /\/hodnoceni\/potvrzeni(?:[/?#]|$)/,
  news: /\/aktuality(?:\.xml)?(?:[/?#]|$)/,
  documents: /\/documents\/dokumenty(?:[/?#]|$)/,
  "annual-reports": /\/vyrocni-zpravy(?:[/?#]|$)/,
  "legal-documents": /\/zneni(?:[/?#]|$)/,
  products: /\/(?:eshop(?:[?#]|$)|(?:products\/(?:new|sale)|\d+|produkty\/karty)(?:[/?#]|$))/,
  brands: /\/eshop\/znacky(?:[/?#]|$)/,
  search: /\/hledani(?:[/?#]|$)/,
  newsletter: /\/newsletter(?:[?#]|$)/,
  "newsletter-links": /\/newsletter\/(?:potvrzeni|odhlaseni)(?:[/?#]|$)/,
  "voucher-balance": /\/poukaz(?:[/?#]|$)/,
  "voucher-preview": /\/kosik\/nahled-poukazu(?:[/?#]|$)/,
  ordering: /\/shrnuti(?:[/?#]|$)/,
  complaints: /\/reklamovat(?:[/?#]|$)/,
  registration: /\/(?:registrace|account\/register)(?:[/?#]|$)/,
  "password-reset": /\/(?:obnova-hesla|zmena-hesla)(?:[/?#]|$)/,
  "email-change": /\/zmena-emailu(?:[/?#]|$)/,
  addresses: /\/account\/addresses(?:[/?#]|$)/,
  company: /\/ucet\/fakturacni-udaje(?:[/?#]|$)/,
  orders: /\/ucet\/objednavka(?:[/?#]|$)/,
};

/**
 * The paths of areas that are not offered, as the source of a regular expression; null: there are none. `pages`: slugs
 * of information pages that the theatre's own file does not have either.
 */
export function closedPaths(absent: readonly Area[], pages: readonly string[] = []): string | null {
  const closed = absent.flatMap((area) => pathsOfAreas[area]?.source ?? []);
  if (pages.length > 0) closed.push(`/info/(?:${pages.join("|")})(?:[/?#]|$)`);
  return closed.length > 0 ? `^(?:${closed.join("|")})` : null;
}

/** Tells whether there is a page at a path, as `closedPaths` has it. */
export function openPaths(absent: readonly Area[]): (path: string) => boolean {
  const closed = closedPaths(absent);
  if (closed === null) return () => true;
  const pattern = new RegExp(closed);
  return (path) => !pattern.test(path);
}
