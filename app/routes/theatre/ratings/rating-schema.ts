import { z } from "zod";
import { ratingForm } from "#app/messages/ratings.ts";
import { validation } from "#app/messages/validation.ts";
import { maxEmailLength, maxNameLength, maxTextLength } from "./limits.ts";

/**
 * Validates the rating form.
 * @param offered slugs of the titles that may be rated; null = they could not be read, the upstream decides
 */
export function ratingSchema(offered: readonly string[] | null) {
  return z.object({
    production: required(200).refine(
      (slug) => offered === null || offered.includes(slug),
      ratingForm.productionGone,
    ),
    stars: z.enum(["1", "2", "3", "4", "5"], validation.required).transform(Number),
    text: z
      .string()
      // Forms send a line break as two characters.
      .transform((typed) => typed.replace(/\r\n?/g, "\n").trim())
      .pipe(z.string().max(maxTextLength, validation.max(maxTextLength)))
      .optional()
      .transform((typed) => typed || null),
    name: required(maxNameLength),
    email: required(maxEmailLength).pipe(z.email(validation.email)),
  });
}

function required(most: number) {
  return z.string(validation.required).trim().min(1, validation.required).max(most, validation.max(most));
}
