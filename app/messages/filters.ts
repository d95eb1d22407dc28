/** Texts shared by all lists with filters. */
export const filterTexts = {
  filters: (chosen: number) => (chosen > 0 ? `Filtry (${chosen})` : "Filtry"),
  use: "Použít filtry",
  clear: "Zrušit filtry",
  chips: "Zvolené filtry",
  remove: "Zrušit filtr ",
} as const;
