/** Postal codes. Czech and Slovak ones have five digits in the format `110 00`. */
import { withoutSpaces } from "#app/domain/typography.ts";

const fiveDigits = new Set(["CZ", "SK"]);
const patterns: Readonly<Record<string, RegExp>> = {
  CZ: /^[1-7]\d{4}$/u,
  SK: /^[089]\d{4}$/u,
};

export function hasNumericPostcode(country: string): boolean {
  return fiveDigits.has(country);
}

/** The stored form: without spaces in countries whose codes are digits only, otherwise trimmed. */
export function normalisePostcode(typed: string, country: string): string {
  return fiveDigits.has(country) ? withoutSpaces(typed) : typed.trim();
}

/**
 * Whether a normalised code can exist in the country (ISO 3166-1 alpha-2). For countries other than CZ and SK it checks
 * only the length (2–10) and the characters.
 */
export function isPostcode(code: string, country: string): boolean {
  return (patterns[country] ?? /^[\p{L}\d][\p{L}\d -]{1,9}$/u).test(code);
}

/** `110 00` with a no-break space; returns codes of other shapes unchanged. */
export function formatPostcode(code: string): string {
  return code.replace(/^(\d{3})\s?(\d{2})$/u, "$1\u00a0$2");
}
