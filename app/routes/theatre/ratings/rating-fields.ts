import type { SubmissionResult } from "@conform-to/react";
import type { Notice } from "#app/domain/notice.ts";

export const ratingFormId = "hodnoceni";

/** In the order of the form; the upstream's errors use the same names. */
export const ratingFieldNames = ["production", "stars", "text", "name", "email"] as const;

/** The form's values as conform represents them: text, whatever their meaning. */
export type RatingFields = Partial<Record<(typeof ratingFieldNames)[number], string>>;

/** An answer of the form's action without a redirect. */
export type RatingAnswer =
  | { readonly kind: "sent"; readonly notice: Notice | null }
  /** The form as it was typed (422, 503). */
  | { readonly kind: "again"; readonly reply: SubmissionResult; readonly message: string | null };

/** Picks only the form's own text fields: other posted values reach neither the parser nor the page. */
export function ratingFields(form: FormData): FormData {
  const own = new FormData();
  for (const name of ratingFieldNames) {
    const value = form.get(name);
    if (typeof value === "string") own.append(name, value);
  }
  return own;
}
