import { z } from "zod";
import type { StockAvailability, NetPrice, ListedProduct } from "#app/domain/shop/product.ts";
import { netOf } from "#app/domain/shop/money.ts";
import { isRecord } from "#server/upstream/read-failure.ts";
import * as w from "#server/upstream/wire.ts";
import { availabilityOf } from "./made-to-order.ts";

/** Fields that product cards, details and cart lines share in upstream responses. */

/** A price, net as a number. `priced` makes the other form of a price that the upstream states with tax only. */
const price = z.union([w.money, z.object({ gross: w.money })]).register(w.inside, { schema: z.number() });

export const priceFields = {
  price,
  priceSale: w.optional(price),
  isPriceSaleActive: w.booleanLike,
  lowestPrice30d: w.optional(price),
};

/** Reads `price_gross` in place of a missing `price`, and the same of the other fields of a price. */
export function priced<T extends z.ZodType>(schema: T) {
  return z.preprocess((input) => {
    if (!isRecord(input)) return input;
    const stated = ["price", "price_sale", "lowest_price_30d"].flatMap((name) => {
      const gross = input[`${name}_gross`] ?? null;
      return gross === null || w.money.safeParse(input[name]).success ? [] : [[name, { gross }]];
    });
    return stated.length > 0 ? { ...input, ...Object.fromEntries(stated) } : input;
  }, schema);
}

type WirePrice = z.output<typeof price>;

export function netPrice(stated: WirePrice, rate: number): number {
  return typeof stated === "number" ? stated : netOf(stated.gross, rate);
}

const prices = w.object(priceFields);

export function toPrice(wire: z.output<typeof prices>, rate: number): NetPrice {
  const netOrNone = (stated: WirePrice | null) => (stated === null ? null : netPrice(stated, rate));
  return {
    net: netPrice(wire.price, rate),
    sale: wire.isPriceSaleActive ? netOrNone(wire.priceSale) : null,
    taxRate: rate,
    lowest30Days: netOrNone(wire.lowestPrice30d),
  };
}

interface Priced extends z.output<typeof prices> {
  readonly taxRate: { readonly rate: number };
}

/** Joins the fields of a price; the other fields stay. */
export function withPrice<T extends Priced>({
  price: stated,
  priceSale,
  isPriceSaleActive,
  lowestPrice30d,
  taxRate,
  ...wire
}: T) {
  return {
    ...wire,
    price: toPrice({ price: stated, priceSale, isPriceSaleActive, lowestPrice30d }, taxRate.rate),
  };
}

const count = w.optional(w.whole);

export const availabilityCodes = ["in_stock", "last_pieces", "on_order", "on_request", "sold_out"] as const;

export const unknownAvailability: StockAvailability = { code: "unknown", quantity: null, days: null };

export const availability = w
  .optional(
    z.object({
      code: w.enumOrUnknown(availabilityCodes),
      quantity: count,
      days: count,
    }),
  )
  .transform((found): StockAvailability => found ?? unknownAvailability);

/** A category of a product's page. The specification gives it no `id`. */
export const reference = z.object({ id: w.optional(w.urlId), name: w.anyLine, slug: w.opaqueKey });
/** The name and the address of the page of a category or a brand. */
export const pageLink = reference.omit({ id: true });
/** What cards and carts show of both. */
export const shownReferences = {
  defaultCategory: w.optional(pageLink),
  brand: w.optional(pageLink.transform(({ name }) => ({ name }))),
};

export const cardFields = {
  id: w.urlId,
  name: w.line,
  slug: w.opaqueKey,
  ...priceFields,
  taxRate: w.taxRate,
  mainImage: w.imageFile,
  ...shownReferences,
  availability,
  isNew: w.booleanLike,
  hasVariants: w.booleanLike,
};

const cardObject = w.object(cardFields);

export function toCard<T extends z.output<typeof cardObject>>(wire: T) {
  const { defaultCategory: category, ...card } = withPrice(wire);
  return { ...card, category, availability: availabilityOf(wire.name, wire.availability) };
}

/** A row that has the variants themselves need not state that it has some. */
export const rowFields = { ...cardFields, variants: w.optional(z.array(z.unknown())) };

const cardRow = w.object(rowFields);

export function toListed({ variants, ...wire }: z.output<typeof cardRow>): ListedProduct {
  return toCard({ ...wire, hasVariants: wire.hasVariants || (variants !== null && variants.length > 0) });
}

export const productCard = priced(cardRow).transform(toListed);

export const variantFields = { id: w.id, name: w.anyLine, ...priceFields };
