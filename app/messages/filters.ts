/** What all lists with filters say. */
export const filterTexts = {
  filters: (chosen: number) => (chosen > 0 ? `Filtry (${chosen})` : "Filtry"),
  use: "Použít filtry",
  clear: "Zrušit filtry",
  chips: "Zvolené filtry",
  remove: "Zrušit filtr ",
} as const;
