import { z } from "zod";
import type { Availability, BrandRef, CategoryRef, NetPrice, ProductCard } from "#app/domain/shop/product.ts";
import {
  amount,
  anyLine,
  booleanLike,
  id,
  imageFile,
  opaqueKey,
  line,
  optional,
  taxRate,
  enumOrUnknown,
} from "#server/upstream/wire.ts";

/** Fields that product cards, details and cart lines share in upstream responses. */

export const priceFields = {
  price: amount.pipe(z.number().min(0)),
  price_sale: optional(amount.pipe(z.number().min(0))),
  is_price_sale_active: booleanLike,
  lowest_price_30d: optional(amount.pipe(z.number().min(0))),
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

const count = optional(amount.pipe(z.number().int().min(0)));

export const availabilityCodes = ["in_stock", "last_pieces", "on_order", "on_request", "sold_out"] as const;

export const availability = optional(
  z.object({
    code: enumOrUnknown(availabilityCodes),
    quantity: count,
    days: count,
  }),
).transform((found): Availability => found ?? { code: "unknown", quantity: null, days: null });

export const reference = z.object({ id, name: anyLine, slug: opaqueKey });
export const optionalReference = optional(reference).transform(
  (found): (CategoryRef & BrandRef) | null => found,
);

export const cardFields = {
  id,
  name: line,
  slug: opaqueKey,
  ...priceFields,
  tax_rate: taxRate,
  main_image: imageFile,
  default_category: optionalReference,
  brand: optionalReference,
  availability,
  is_new: booleanLike,
  has_variants: booleanLike,
};

const cardObject = z.object(cardFields);

export function toCard(wire: z.output<typeof cardObject>): ProductCard {
  return {
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    price: toPrice(wire, wire.tax_rate.rate),
    mainImage: wire.main_image,
    category: wire.default_category,
    brand: wire.brand,
    availability: wire.availability,
    isNew: wire.is_new,
    hasVariants: wire.has_variants,
  };
}

export const productCard = cardObject.transform(toCard);

export const variantFields = { id, name: anyLine, ...priceFields };
