import { nbsp } from "#app/domain/typography.ts";

/** The search form, which is on every page; the texts of its results are in `search.ts`. */
export const searchBoxTexts = {
  label: nbsp("Hledat na webu"),
  button: "Hledat",
  placeholder: nbsp("Hledat představení, lidi, zboží…"),
} as const;
