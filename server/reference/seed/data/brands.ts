import type { SeedBrand } from "#server/reference/seed/types.ts";

export const workshop = 1;
export const textile = 2;
export const pottery = 3;
export const papermill = 4;
export const publisher = 5;
export const gingerbread = 6;

export const brands: readonly SeedBrand[] = [
  { id: workshop, name: "Dílna Vantroky", slug: "dilna-vantroky", logo: "dilna-vantroky.svg" },
  { id: textile, name: "Textilka Břežanka", slug: "textilka-brezanka", logo: "textilka-brezanka.svg" },
  { id: pottery, name: "Keramika U Jezu", slug: "keramika-u-jezu", logo: "keramika-u-jezu.svg" },
  { id: papermill, name: "Papírna Lísteček", slug: "papirna-listecek", logo: "papirna-listecek.svg" },
  {
    id: publisher,
    name: "Nakladatelství Za Rampou",
    slug: "nakladatelstvi-za-rampou",
    logo: "za-rampou.svg",
  },
  { id: gingerbread, name: "Perníkárna Stodola", slug: "pernikarna-stodola", logo: "pernikarna-stodola.svg" },
];
