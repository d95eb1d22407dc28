import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import type { Notice } from "#app/domain/notice.ts";

/** The form's fields in order, with their labels in the error summary; the upstream's errors use the same names. */
export const addressLabels = {
  firstName: "Jméno",
  lastName: "Příjmení",
  street: "Ulice a\u00a0číslo popisné",
  zip: "PSČ",
  city: "Město",
  country: "Země",
  phonePrefix: "Předvolba",
  phone: "Telefon",
  isDefault: "Výchozí adresa",
} as const;

/** An answer of the page's action without a redirect. */
export type AddressAnswer =
  | { readonly kind: "done"; readonly notice: Notice | null }
  | ({ readonly kind: "again" } & FormAnswer);
