import { z } from "zod";
import { validation } from "#app/messages/validation.ts";

const longest = 120;

/** Trimmed text that must be there. */
export function requiredText(most = longest) {
  return z.string(validation.required).trim().min(1, validation.required).max(most, validation.max(most));
}

/** Trimmed text, null where nothing was typed. */
export function optionalText(most = longest) {
  return z
    .string()
    .trim()
    .max(most, validation.max(most))
    .optional()
    .transform((text) => text || null);
}
