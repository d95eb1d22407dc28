import { czech } from "#app/domain/typography.ts";

/** The search form, which is on every page; the texts of its results are in `search.ts`. */
export const searchBoxTexts = czech({
  label: "Hledat na webu",
  button: "Hledat",
  placeholder: "Hledat představení, lidi, zboží…",
});
