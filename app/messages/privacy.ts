import { nbsp } from "#app/domain/typography.ts";

/** Link to the information about personal data. */
export const privacyNote = {
  before: nbsp("Jak nakládáme s vašimi údaji, popisují "),
  link: nbsp("zásady zpracování osobních údajů"),
} as const;
