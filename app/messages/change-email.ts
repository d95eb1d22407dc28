import { czech } from "#app/domain/typography.ts";

/** „Změna e-mailu“ of the account. */
export const changeEmailTexts = czech({
  same: "Tento e-mail už u účtu máte.",
});
