/**
 * The id of a record as the back office gave it, a number or a text; it goes back in the type in which it came. A whole
 * number that JavaScript cannot hold exactly is the text of its digits with an `n` behind it, like a bigint in source.
 */
export type Id = number | string;

const longNumber = /^[1-9]\d{15,19}n$/;
export const digits = /^[1-9]\d{0,19}$/;

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
