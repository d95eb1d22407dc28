import type { SubmissionResult } from "@conform-to/react";
import type { Notice } from "#app/domain/notice.ts";

/** The form's fields in its order, and how an error summary calls them; the upstream's errors use the same names. */
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

/** The form's values as conform knows them: text, whatever they mean. */
export type AddressFormFields = Partial<Record<keyof typeof addressLabels, string>>;

/** What the page's action answers where it does not redirect. */
export type AddressAnswer =
  | { readonly kind: "done"; readonly notice: Notice | null }
  /** The form comes back as it was typed. */
  | { readonly kind: "again"; readonly reply: SubmissionResult; readonly message: string | null };
