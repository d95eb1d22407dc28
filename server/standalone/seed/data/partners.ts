import type { SeedRow } from "#standalone/seed/types.ts";

/** No links: the demo's partners have no websites. */
export const partners: readonly Omit<Required<SeedRow<"partners">>, "position">[] = [
  { name: "Město Doubravín", url: null, logo: "mesto-doubravin.svg", level: "main" },
  { name: "Kraj Zálesí", url: null, logo: "kraj-zalesi.svg", level: "main" },
  { name: "Ministerstvo kultury", url: null, logo: "ministerstvo-kultury.svg", level: "main" },
  { name: "Listy doubravínské", url: null, logo: "listy-doubravinske.svg", level: "partner" },
  { name: "Pivovar U Splavu", url: null, logo: "pivovar-u-splavu.svg", level: "partner" },
  { name: "Pekařství Kvásek", url: null, logo: "pekarstvi-kvasek.svg", level: "partner" },
  { name: "Tiskárna Za Vodou", url: null, logo: "tiskarna-za-vodou.svg", level: "partner" },
  { name: "Doubravínská spořitelna", url: null, logo: "doubravinska-sporitelna.svg", level: "partner" },
];
