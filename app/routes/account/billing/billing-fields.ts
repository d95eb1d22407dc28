import type { SubmissionResult } from "@conform-to/react";
import type { Notice } from "#app/domain/notice.ts";

/** The form's fields in its order, and how an error summary calls them; the upstream's errors use the same names. */
export const billingLabels = {
  ico: "IČO",
  name: "Název firmy",
  dic: "DIČ",
  street: "Ulice a\u00a0číslo popisné",
  zip: "PSČ",
  city: "Město",
  country: "Země",
} as const;

/** The form's values as conform knows them: text, whatever they mean. */
export type BillingFields = Partial<Record<keyof typeof billingLabels, string>>;

/** What the page's action answers where it does not redirect. */
export type BillingAnswer =
  | { readonly kind: "done"; readonly notice: Notice | null }
  /** The form comes back as it was typed. */
  | { readonly kind: "again"; readonly reply: SubmissionResult; readonly message: string | null }
  /** The register's answer: the form filled in by it, or left as it was typed. */
  | {
      readonly kind: "asked";
      /** Each answer fills a fresh form. */
      readonly id: string;
      readonly values: BillingFields;
      readonly outcome: "found" | "dissolved" | "missing" | "failed";
    };
