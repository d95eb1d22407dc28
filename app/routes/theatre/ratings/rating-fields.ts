import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { ratingForm } from "#app/messages/ratings.ts";

/** The form's fields in order, with their labels in the error summary; the upstream's errors use the same names. */
export const ratingLabels = {
  production: ratingForm.production,
  stars: ratingForm.stars,
  text: ratingForm.text,
  name: ratingForm.name,
  email: ratingForm.email,
} as const;

/** An answer of the form's action without a redirect. */
export type RatingAnswer =
  | { readonly kind: "sent"; readonly id: string }
  /** 422, 503. */
  | ({ readonly kind: "again" } & FormAnswer);
