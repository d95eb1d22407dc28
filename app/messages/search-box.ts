import { nbsp } from "#app/domain/typography.ts";

/** The form itself, which is on every page; what it finds speaks in search.ts. */
export const searchBoxTexts = {
  label: nbsp("Hledat na webu"),
  button: "Hledat",
  placeholder: nbsp("Hledat představení, lidi, zboží…"),
} as const;
