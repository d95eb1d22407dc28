import type { SeedPrice, SeedVariant } from "#server/demo-backend/seed/types.ts";

export const fullPrice = { price_sale: null, is_price_sale_active: false, lowest_price_30d: null } as const;

/** Defaults: not new, not made to order, not sent by e-mail, not dangerous, not food, not exempt from withdrawal. */
export const plain = {
  ...fullPrice,
  order_days: null,
  is_new: false,
  variants: [],
  delivered_by_email: false,
  warnings: null,
  composition: null,
  unit_price: null,
  withdrawal_excluded: null,
} as const;

interface VariantRow {
  readonly name: string;
  readonly stock: number | null;
  readonly order_days?: number;
  /** Net; the product's price by default. */
  readonly price?: number;
}

/** Variants in the given order, ids counted from `firstId`, prices those of the product unless a row has its own. */
export function variantsOf(price: SeedPrice, firstId: number, rows: readonly VariantRow[]): SeedVariant[] {
  return rows.map((row, index) => ({
    ...(row.price === undefined ? price : { ...fullPrice, price: row.price }),
    id: firstId + index,
    name: row.name,
    stock: row.stock,
    order_days: row.order_days ?? null,
    position: index + 1,
  }));
}
