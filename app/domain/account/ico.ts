/** Identifiers of companies: of the Czech and Slovak registers, and of others in the EU. */
import { withoutSpaces } from "#app/domain/typography.ts";

/** IČO as eight digits: spaces removed, leading zeros added. Other input only loses its spaces; `isIco` rejects it. */
export function normaliseIco(text: string): string {
  const digits = withoutSpaces(text);
  return /^\d{1,8}$/u.test(digits) ? digits.padStart(8, "0") : digits;
}

/** Whether an IČO of eight digits has the right check digit. */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/u.test(ico)) return false;
  const digits = Array.from(ico, Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0);
  return (11 - (sum % 11)) % 10 === digits[7];
}

/** DIČ without spaces, in capitals; a Czech one that was typed without CZ gets it. Slovak ones have no letters. */
export function normaliseDic(text: string, country: string): string {
  const dic = withoutSpaces(text).toUpperCase();
  return country !== "SK" && !isForeignCompany(country) && /^\d{8,10}$/u.test(dic) ? `CZ${dic}` : dic;
}

/**
 * Whether the Czech register (ARES) can know a company of this country: a Slovak IČO has the same form, and the same
 * number belongs to another company here. The site does not know an upstream's own country codes, so for those it can.
 */
export function isInAres(country: string): boolean {
  return country === "CZ" || !/^[A-Z]{2}$/.test(country);
}

/** Whether a company of this country (ISO 3166-1, or an upstream's own code) is in another register than ours. */
export function isForeignCompany(country: string): boolean {
  return /^[A-Z]{2}$/.test(country) && country !== "CZ" && country !== "SK";
}

/** A number of a foreign register, without spaces; its form differs from country to country. */
export const foreignNumberPattern = /^[\p{L}\d.]+$/u;

/** VAT number of another member state: its prefix and 2 to 12 characters (Directive 2006/112/EC, art. 215). */
export const foreignDicPattern = /^[A-Z]{2}[\dA-Z+*]{2,12}$/u;

/** Czech (CZ and 8–10 digits) or Slovak tax number: DIČ of 10 digits, IČ DPH with SK before them. */
export const dicPattern = /^(?:CZ\d{8,10}|(?:SK)?\d{10})$/u;
