import type { ShellData } from "#app/domain/shell.ts";

/**
 * The same text for the same cart; null while it cannot be read, which is not posted to other tabs. A page that knows
 * only the number of lines describes only that.
 */
export function describeCart({ count, preview }: ShellData["cart"]): string | null {
  if (count === null) return null;
  if (count > 0 && !preview) return JSON.stringify([count]);
  const lines = preview?.lines.map(({ product, variant, quantity }) => [product.id, variant?.id, quantity]);
  return JSON.stringify([count, lines ?? [], preview?.vouchers.map(({ id }) => id) ?? []]);
}

/** Whether two descriptions can be of one cart: where one of them has only the number of lines, that is compared. */
export function isSameCart(one: string, other: string | null): boolean {
  if (other === null || one === other) return one === other;
  const [short = "", long = ""] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(`${short.slice(0, -1)},[`);
}
