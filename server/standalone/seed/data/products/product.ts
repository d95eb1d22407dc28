import { manufacturers } from "#standalone/seed/data/brands.ts";
import { gifts } from "#standalone/seed/data/categories.ts";
import type { SeedPrice, SeedProduct, SeedVariant } from "#standalone/seed/types.ts";
import { czechOrNull } from "#standalone/seed/typeset.ts";
import { attributesOfGift } from "./gifts.ts";

type Defaulted = "stock" | "tax_rate" | "is_price_sale_active" | "is_new" | "delivered_by_email";

interface ProductInput
  extends
    Omit<SeedProduct, Defaulted | "id" | "slug" | "name" | "manufacturer" | "variants">,
    Partial<Pick<SeedProduct, Defaulted>> {
  readonly brand_id: number;
  readonly variants?: readonly VariantRow[];
}

/** The price is the product's by default. */
type VariantRow = Pick<SeedVariant, "name" | "stock" | "order_days"> & Partial<Pick<SeedVariant, "price">>;

/** By default not on sale, not new, not sent by e-mail. Ids of variants: that of the product and a digit from 1. */
export function product(
  id: number,
  slug: string,
  name: string,
  { variants = [], ...input }: ProductInput,
): SeedProduct {
  const { price, price_sale, is_price_sale_active = false, lowest_price_30d } = input;
  const ofGift = attributesOfGift(id);
  const own = { price, price_sale, is_price_sale_active, lowest_price_30d };
  return {
    stock: 0,
    tax_rate: 21,
    is_new: false,
    delivered_by_email: false,
    ...input,
    ...own,
    id,
    slug,
    name,
    category_ids: [...input.category_ids, ...(ofGift.length > 0 ? [gifts] : [])],
    attributes: [...input.attributes, ...ofGift],
    manufacturer: manufacturers.get(input.brand_id) ?? null,
    perex: czechOrNull(input.perex),
    description: czechOrNull(input.description),
    warnings: czechOrNull(input.warnings),
    composition: czechOrNull(input.composition),
    withdrawal_excluded: czechOrNull(input.withdrawal_excluded),
    variants: variants.map((row, index) => ({
      ...(row.price === undefined ? own : { price: row.price, is_price_sale_active: false }),
      ...row,
      id: id * 10 + 1 + index,
      position: index + 1,
    })),
  };
}

/** @param lowest Lowest price of the 30 days before the sale. */
export function onSale(price: number, sale: number, lowest = price): SeedPrice {
  return { price, price_sale: sale, is_price_sale_active: true, lowest_price_30d: lowest };
}
