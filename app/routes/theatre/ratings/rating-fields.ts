import type { SubmissionResult } from "@conform-to/react";
import type { Notice } from "#app/domain/notice.ts";

export const ratingFormId = "hodnoceni";

/** In the order of the form; the upstream's errors use the same names. */
export const ratingFieldNames = ["production", "stars", "text", "name", "email"] as const;

/** The form's values as conform knows them: text, whatever they mean. */
export type RatingFields = Partial<Record<(typeof ratingFieldNames)[number], string>>;

/** What the form's action answers where it does not redirect. */
export type RatingAnswer =
  | { readonly kind: "sent"; readonly notice: Notice | null }
  /** The form comes back as it was typed (422, 503). */
  | { readonly kind: "again"; readonly reply: SubmissionResult; readonly message: string | null };

/** Only the form's own text fields: whatever else was posted reaches neither the parser nor the page. */
export function ratingFields(form: FormData): FormData {
  const own = new FormData();
  for (const name of ratingFieldNames) {
    const value = form.get(name);
    if (typeof value === "string") own.append(name, value);
  }
  return own;
}
