/**
 * The id of a record as the back office gave it, a number or a text; it goes back in the type in which it came. A whole
 * number that JavaScript cannot hold exactly is the text of its digits with an `n` behind it, like a bigint in source.
 */
export type Id = number | string;

const longNumber = /^[1-9]\d{15,19}n$/;
const digits = /^[1-9]\d{0,19}$/;

/** Whether a text of the back office is an id: it survives forms and cookies unchanged. */
export function isIdText(text: string): boolean {
  return /^[^\p{Cc}\p{Cs}]{1,200}$/u.test(text) && text.trim() === text;
}

/** The text of an id in an address and in a parameter of an API call; both have no types. */
export function idText(id: Id): string {
  const text = String(id);
  return longNumber.test(text) ? text.slice(0, -1) : text;
}

/** Compares texts: a back office may write one id as a number here and as a text there, and addresses have no types. */
export function isSameId(one: Id | null | undefined, other: Id | null | undefined): boolean {
  return one === other || idText(one ?? "") === idText(other ?? "");
}

/** A product and its variant identify a line of a cart. */
export function lineKey(productId: Id, variantId: Id | null | undefined): string {
  return variantId ? `${idText(productId)}-${idText(variantId)}` : idText(productId);
}

/** The order of ids: numbers by their size, texts by their signs. */
export function byId(one: Id, other: Id): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return idText(one) < idText(other) ? -1 : 1;
}

/** The value of a form's field. Quotes around a text of digits tell it from a number. */
export function idField(id: Id): string {
  return typeof id === "string" && (digits.test(id) || id.startsWith('"')) ? `"${id}"` : idText(id);
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
