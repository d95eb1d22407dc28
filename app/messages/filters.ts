import { czech } from "#app/domain/typography.ts";

/** Texts shared by all lists with filters. */
export const filterTexts = czech({
  filters: (chosen: number) => (chosen > 0 ? `Filtry (${chosen})` : "Filtry"),
  use: "Použít filtry",
  clear: "Zrušit filtry",
  chips: "Zvolené filtry",
  remove: "Zrušit filtr ",
});
