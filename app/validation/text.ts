import { z } from "zod";
import { validation } from "#app/messages/validation.ts";

const longest = 120;

/** Required trimmed text. */
export function requiredText(most = longest) {
  return z.string(validation.required).trim().min(1, validation.required).max(most, validation.max(most));
}

/** Optional trimmed text; null where it is empty. */
export function optionalText(most = longest) {
  return z
    .string()
    .trim()
    .max(most, validation.max(most))
    .optional()
    .transform((text) => text || null);
}
