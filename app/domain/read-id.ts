import { digits, idField, idText, type Id } from "./id.ts";

/** Ids of forms, addresses and answers. Apart from `id.ts`, which every page's script contains. */

/** Whether a text of the back office is an id: it survives forms and cookies unchanged. */
export function isIdText(text: string): boolean {
  return /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(text) && text.trim() === text;
}

/** The inverse; null for anything that `idField` does not write. */
export function idInField(field: unknown): Id | null {
  if (typeof field !== "string") return null;
  if (digits.test(field)) return wholeNumber(field);
  const id = /^"(.*)"$/u.exec(field)?.[1] ?? field;
  return isIdText(id) && idField(id) === field ? id : null;
}

/** A number of any length; as text if JavaScript would round it. */
export function wholeNumber(written: string): Id {
  const number = Number(written);
  return Number.isSafeInteger(number) ? number : `${written}n`;
}

/**
 * The text of an id in an address, for `isSameId` and API calls: a whole number of up to 20 digits, or a text that the
 * adapter's pattern describes. Null for others, so that foreign addresses cost no call.
 */
export function idFromUrl(segment: string | undefined, texts: RegExp | null): string | null {
  return segment !== undefined && isInUrls(segment, texts) ? segment : null;
}

/** Whether the site can have an address with this id. */
export function isInUrls(id: Id, texts: RegExp | null): boolean {
  const text = idText(id);
  return digits.test(text) || (texts?.test(text) === true && !/[/\\]|^\.{1,2}$/.test(text));
}
