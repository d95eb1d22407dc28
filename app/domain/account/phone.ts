import type { Result } from "#app/domain/result.ts";
import { withoutSpaces } from "#app/domain/typography.ts";

/** The phone prefixes in the form (§3). */
export const phonePrefixes = [
  "+420",
  "+421",
  "+49",
  "+44",
  "+36",
  "+43",
  "+48",
  "+33",
  "+40",
  "+386",
  "+385",
] as const;

/**
 * Joins the prefix and the typed number to one international number, `+420723456789`. An empty input is a null phone. A
 * number with its own prefix (`+421 …`, `00421 …`, `420 …`) keeps it; nine digits without any prefix are a Czech
 * number.
 * @param prefix one of `phonePrefixes` or empty
 * @returns the error `twice` if the number may begin with its prefix, or with digits that only look like it
 */
export function readPhone(prefix: string, typed: string): Result<string | null, "invalid" | "twice"> {
  const text = withoutSpaces(typed)
    .replace(/[().\p{Pd}/]/gu, "")
    .replace(/^00/u, "+");
  if (text === "") return { ok: true, value: null };
  const isKnown = prefix === "" || phonePrefixes.some((known) => known === prefix);
  if (!isKnown || !/^\+?\d+$/u.test(text)) return { ok: false, error: "invalid" };
  const [phone, other] = readings(prefix, text).filter(isPhone);
  if (phone === undefined) return { ok: false, error: "invalid" };
  return other === undefined ? { ok: true, value: phone } : { ok: false, error: "twice" };
}

/** The possible meanings of the typed digits. */
function readings(prefix: string, text: string): readonly string[] {
  if (text.startsWith("+")) return [text];
  const own = phonePrefixes.some((known) => text.startsWith(known.slice(1)) && (!prefix || known === prefix));
  const international = own ? [`+${text}`] : [];
  if (prefix === "") return text.length === 9 ? [`+420${text}`] : international;
  return [prefix + text.replace(/^0/u, ""), ...international];
}

function isPhone(phone: string): boolean {
  const isCzechoslovak = phone.startsWith("+420") || phone.startsWith("+421");
  return (isCzechoslovak ? /^\+42[01]\d{9}$/u : /^\+\d{8,15}$/u).test(phone);
}

/** `+420 723 456 789` with no-break spaces; returns a number with an unknown prefix unchanged. */
export function formatPhone(phone: string): string {
  const prefix = phonePrefixes.find((known) => phone.startsWith(known));
  if (!prefix) return phone;
  const rest = phone.slice(prefix.length).replace(/\s/gu, "");
  return [prefix, ...(rest.match(/\d{1,3}/gu) ?? [])].join("\u00a0");
}

/** Splits a number into the form's two fields; the prefix is empty if it is none of `phonePrefixes`. */
export function splitPhone(phone: string | null): { readonly prefix: string; readonly number: string } {
  if (!phone) return { prefix: "+420", number: "" };
  const digits = phone.replace(/[\s\u00a0]/gu, "");
  const prefix = phonePrefixes.find((known) => digits.startsWith(known)) ?? "";
  return { prefix, number: digits.slice(prefix.length).replace(/(\d{3})(?=\d)/gu, "$1 ") };
}
