import { z } from "zod";
import type { Availability, NetPrice, ProductCard } from "#app/domain/shop/product.ts";
import * as w from "#server/upstream/wire.ts";
import { availabilityOf } from "./made-to-order.ts";

/** Fields that product cards, details and cart lines share in upstream responses. */

export const priceFields = {
  price: w.money,
  priceSale: w.optional(w.money),
  isPriceSaleActive: w.booleanLike,
  lowestPrice30d: w.optional(w.money),
};

const prices = w.object(priceFields);

export function toPrice(wire: z.output<typeof prices>, rate: number): NetPrice {
  return {
    net: wire.price,
    sale: wire.isPriceSaleActive ? wire.priceSale : null,
    taxRate: rate,
    lowest30Days: wire.lowestPrice30d,
  };
}

const count = w.optional(w.whole);

export const availabilityCodes = ["in_stock", "last_pieces", "on_order", "on_request", "sold_out"] as const;

export const availability = w
  .optional(
    z.object({
      code: w.enumOrUnknown(availabilityCodes),
      quantity: count,
      days: count,
    }),
  )
  .transform((found): Availability => found ?? { code: "unknown", quantity: null, days: null });

/** A category or a brand of a product. The specification gives a category no `id`. */
export const reference = z.object({ id: w.optional(w.id), name: w.anyLine, slug: w.opaqueKey });
export const optionalReference = w.optional(reference);

export const cardFields = {
  id: w.id,
  name: w.line,
  slug: w.opaqueKey,
  ...priceFields,
  taxRate: w.taxRate,
  mainImage: w.imageFile,
  defaultCategory: optionalReference,
  brand: optionalReference,
  availability,
  isNew: w.booleanLike,
  hasVariants: w.booleanLike,
};

const cardObject = w.object(cardFields);

export function toCard(wire: z.output<typeof cardObject>): ProductCard {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    price: toPrice(wire, wire.taxRate.rate),
    mainImage: wire.mainImage,
    category: wire.defaultCategory && {
      name: wire.defaultCategory.name,
      slug: wire.defaultCategory.slug,
    },
    brand: wire.brand && { name: wire.brand.name },
    availability: availabilityOf(wire.name, wire.availability),
    isNew: wire.isNew,
    hasVariants: wire.hasVariants,
  };
}

export const productCard = cardObject.transform(toCard);

export const variantFields = { id: w.id, name: w.anyLine, ...priceFields };
