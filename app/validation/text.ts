import { z } from "zod";
import { validation } from "#app/messages/errors-texts.ts";

const longest = 120;

/**
 * Fields of a browser cannot contain control characters, and not every upstream stores or prints them: PostgreSQL has
 * no NUL. Text areas have line breaks.
 */
const controls = { line: /\p{Cc}/u, lines: /[^\P{Cc}\t\n\r]/u };

/**
 * Invisible characters that come along from other pages, U+200B, U+202A and their like. Joiners (U+200C, U+200D) are
 * part of names in some languages and of pictures.
 */
const invisible = /(?![\u200c\u200d])(?:\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164])/gu;

/** A text of one line, cleaned of invisible characters. Not for passwords and secrets, if every character counts. */
function visibleText(typed: string): string {
  return typed.replace(invisible, "");
}

type Shape = keyof typeof controls;

/** Forms send a line break as two characters, but the browser's `maxlength` counts one. */
const asTyped = {
  line: visibleText,
  lines: (text: string) => text.replace(/\r\n?/g, "\n"),
} as const;

/** Whether a text contains control characters that its field cannot have. */
export function hasControls(text: string, shape: Shape = "line"): boolean {
  return controls[shape].test(text);
}

/** Required trimmed text. */
export function requiredText(most = longest, shape: Shape = "line") {
  return z
    .string(validation.required)
    .overwrite(asTyped[shape])
    .trim()
    .min(1, validation.required)
    .max(most, validation.max(most))
    .refine((text) => !hasControls(text, shape), validation.controls);
}

/** Optional trimmed text; null if it is empty. */
export function optionalText(most = longest, shape: Shape = "line") {
  return z
    .string()
    .overwrite(asTyped[shape])
    .trim()
    .max(most, validation.max(most))
    .refine((text) => !hasControls(text, shape), { error: validation.controls, abort: true })
    .optional()
    .transform((text) => text || null);
}
