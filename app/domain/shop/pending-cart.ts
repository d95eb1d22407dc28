/** What a cart will look like when the changes that are on their way have been settled: optimistic totals. */

interface Line {
  readonly product: { readonly id: number };
  readonly variant: { readonly id: number } | null;
  readonly quantity: number;
}

/** A change of a line that the server has not answered yet. */
export interface PendingChange {
  readonly productId: number;
  readonly variantId: number | null;
  /** Pieces to have, or to have more. */
  readonly quantity: number;
  readonly isMore: boolean;
}

/**
 * What a form on its way to the cart page asks for; null where that changes no line, or not in a way we can foresee.
 */
export function pendingChange(form: { get(name: string): unknown }): PendingChange | null {
  const productId = wholeNumber(form.get("product"));
  const intent = form.get("intent");
  const quantity = intent === "remove" ? 0 : wholeNumber(form.get("quantity"));
  if (productId === null || quantity === null) return null;
  const about = { productId, variantId: wholeNumber(form.get("variant")), quantity };
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

export interface PendingCart<L> {
  /** In the cart's order; one that is being removed stays with 0 pieces until the server agrees. */
  readonly lines: readonly L[];
  /** Number of lines with pieces, those on their way into the cart included. */
  readonly count: number;
}

/** The lines with the changes applied, oldest first. */
export function withPending<L extends Line>(
  lines: readonly L[],
  changes: readonly PendingChange[],
): PendingCart<L> {
  const quantities = new Map(lines.map((line) => [keyOf(line.product.id, line.variant?.id), line.quantity]));
  for (const { productId, variantId, quantity, isMore } of changes) {
    const key = keyOf(productId, variantId);
    quantities.set(key, isMore ? (quantities.get(key) ?? 0) + quantity : quantity);
  }
  return {
    lines: lines.map((line) => {
      const quantity = quantities.get(keyOf(line.product.id, line.variant?.id)) ?? line.quantity;
      return quantity === line.quantity ? line : { ...line, quantity };
    }),
    count: [...quantities.values()].filter((quantity) => quantity > 0).length,
  };
}

function keyOf(productId: number, variantId: number | null | undefined): string {
  return `${productId}-${variantId ?? ""}`;
}

function wholeNumber(field: unknown): number | null {
  return typeof field === "string" && /^\d{1,9}$/.test(field.trim()) ? Number(field) : null;
}
