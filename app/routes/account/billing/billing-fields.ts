import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import type { Notice } from "#app/domain/notice.ts";

/** The form's fields in order, with their labels in the error summary; the upstream's errors use the same names. */
export const billingLabels = {
  ico: "IČO",
  name: "Název firmy",
  dic: "DIČ",
  street: "Ulice a\u00a0číslo popisné",
  zip: "PSČ",
  city: "Město",
  country: "Země",
} as const;

/** An answer of the page's action without a redirect. */
export type BillingAnswer =
  | { readonly kind: "done"; readonly notice: Notice | null }
  | ({ readonly kind: "again" } & FormAnswer)
  /** The register's answer: the form filled in from it, or as it was typed. */
  | {
      readonly kind: "asked";
      /** Each answer gets a new id, which resets the form to its values. */
      readonly id: string;
      readonly values: Partial<Record<keyof typeof billingLabels, string>>;
      readonly outcome: "found" | "dissolved" | "missing" | "failed";
    };
