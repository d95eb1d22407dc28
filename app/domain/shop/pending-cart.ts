import { type Id, lineKey } from "#app/domain/id.ts";

/** Optimistic cart: its expected state once the pending changes are confirmed. */

interface Line {
  readonly product: { readonly id: Id };
  readonly variant: { readonly id: Id } | null;
  readonly quantity: number;
  readonly total?: number | undefined;
}

/** A change of a cart line whose response has not arrived yet. */
export interface PendingChange {
  readonly productId: Id;
  readonly variantId: Id | null;
  /** The new quantity, or the added quantity with `isMore`. */
  readonly quantity: number;
  readonly isMore: boolean;
}

/** The change requested by a submitted cart form; null if it changes no line, or the result is unpredictable. */
export function pendingChange(form: { get(name: string): unknown }): PendingChange | null {
  const productId = idIn(form.get("product"));
  const intent = form.get("intent");
  const quantity = intent === "remove" ? 0 : numberIn(form.get("quantity"));
  if (productId === null || quantity === null) return null;
  const about = { productId, variantId: idIn(form.get("variant")), quantity };
  switch (intent) {
    case "remove":
    case "quantity":
    case "restore":
      return { ...about, isMore: false };
    case "add":
      return { ...about, isMore: true };
    default:
      return null;
  }
}

interface PendingCart<L> {
  /** In the cart's order; a removed line stays with quantity 0 until the server confirms. */
  readonly lines: readonly L[];
  /** Number of lines with a quantity above 0, including pending new lines. */
  readonly count: number;
}

/** The lines with `changes` applied, oldest change first. The upstream's total does not apply to other pieces. */
export function withPending<L extends Line>(
  lines: readonly L[],
  changes: readonly PendingChange[],
): PendingCart<L> {
  const quantities = new Map(
    lines.map((line) => [lineKey(line.product.id, line.variant?.id), line.quantity]),
  );
  for (const { productId, variantId, quantity, isMore } of changes) {
    const key = lineKey(productId, variantId);
    quantities.set(key, isMore ? (quantities.get(key) ?? 0) + quantity : quantity);
  }
  return {
    lines: lines.map((line) => {
      const quantity = quantities.get(lineKey(line.product.id, line.variant?.id)) ?? line.quantity;
      return quantity === line.quantity ? line : { ...line, quantity, total: undefined };
    }),
    count: [...quantities.values()].filter((quantity) => quantity > 0).length,
  };
}

/** Without the quotes of `idField`, because only texts are compared here. */
function idIn(field: unknown): Id | null {
  return typeof field === "string" && field ? field.replace(/^"|"$/g, "") : null;
}

function numberIn(field: unknown): number | null {
  return typeof field === "string" && /^\d{1,9}$/.test(field.trim()) ? Number(field) : null;
}

interface Sums {
  readonly vouchers: readonly object[];
  readonly total?: number | undefined;
}

/** The cart with other lines or pieces than those whose total and discounts the upstream gave: they do not apply. */
export function withoutOwnSums<C extends Sums>(cart: C): C {
  const vouchers = cart.vouchers.map((voucher) => ({ ...voucher, discount: undefined }));
  return { ...cart, vouchers, total: undefined };
}
