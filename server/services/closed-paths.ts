import type { Area } from "#app/domain/area.ts";

/** The beginning of an area's own paths, as a regular expression. An area that is a part of other pages has none. */
export const pathsOfAreas: Readonly<Partial<Record<Area, string>>> = {
  programme: "/program(?:\\.ics)?",
  repertoire: "/repertoar",
  people: "/lide",
  ratings: "/hodnoceni(?!/potvrzeni)",
  "rating-form": "/hodnoceni/potvrzeni",
  news: "/aktuality(?:\\.xml)?",
  documents: "/documents/dokumenty",
  "annual-reports": "/vyrocni-zpravy",
  products: "/(?:eshop(?!/znacky)|products/(?:new|sale)|\\d+|produkty/karty)",
  brands: "/eshop/znacky",
  search: "/hledani",
  newsletter: "/newsletter",
  ordering: "/shrnuti",
  registration: "/(?:registrace|account/register)",
  "password-reset": "/(?:obnova-hesla|zmena-hesla)",
  addresses: "/account/addresses",
  company: "/ucet/fakturacni-udaje",
  orders: "/ucet/objednavka",
};

/** The paths of areas that are not offered, as the source of a regular expression; null: there are none. */
export function closedPaths(absent: readonly Area[]): string | null {
  const closed = absent.flatMap((area) => pathsOfAreas[area] ?? []);
  return closed.length > 0 ? `^(?:${closed.join("|")})(?:[/?#]|$)` : null;
}
