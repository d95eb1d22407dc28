import { nbsp } from "#app/domain/typography.ts";

/** Where it is written what happens with personal data. */
export const privacyNote = {
  before: nbsp("Jak nakládáme s vašimi údaji, popisují "),
  link: nbsp("zásady zpracování osobních údajů"),
} as const;
