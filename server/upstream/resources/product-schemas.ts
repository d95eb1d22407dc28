import { z } from "zod";
import type { Availability, NetPrice, ProductCard } from "#app/domain/shop/product.ts";
import * as w from "#server/upstream/wire.ts";
import { availabilityOf } from "./made-to-order.ts";

/** Fields that product cards, details and cart lines share in upstream responses. */

export const priceFields = {
  price: w.amount.pipe(z.number().min(0)),
  price_sale: w.optional(w.amount.pipe(z.number().min(0))),
  is_price_sale_active: w.booleanLike,
  lowest_price_30d: w.optional(w.amount.pipe(z.number().min(0))),
};

const prices = z.object(priceFields);

export function toPrice(wire: z.output<typeof prices>, rate: number): NetPrice {
  return {
    net: wire.price,
    sale: wire.is_price_sale_active ? wire.price_sale : null,
    taxRate: rate,
    lowest30Days: wire.lowest_price_30d,
  };
}

const count = w.optional(w.amount.pipe(z.number().int().min(0)));

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
  tax_rate: w.taxRate,
  main_image: w.imageFile,
  default_category: optionalReference,
  brand: optionalReference,
  availability,
  is_new: w.booleanLike,
  has_variants: w.booleanLike,
};

const cardObject = z.object(cardFields);

export function toCard(wire: z.output<typeof cardObject>): ProductCard {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    price: toPrice(wire, wire.tax_rate.rate),
    mainImage: wire.main_image,
    category: wire.default_category && {
      name: wire.default_category.name,
      slug: wire.default_category.slug,
    },
    brand: wire.brand && { name: wire.brand.name },
    availability: availabilityOf(wire.name, wire.availability),
    isNew: wire.is_new,
    hasVariants: wire.has_variants,
  };
}

export const productCard = cardObject.transform(toCard);

export const variantFields = { id: w.id, name: w.anyLine, ...priceFields };
