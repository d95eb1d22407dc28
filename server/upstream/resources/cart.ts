import { z } from "zod";
import type { Cart, CartLine } from "#app/domain/shop/cart.ts";
import type { ProductCard } from "#app/domain/shop/product.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { cardFields, toCard, toPrice, variantFields } from "./product-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const cartKey = z.union([w.opaqueKey, z.number()]).transform(String);
const pieces = w.amount.pipe(z.number().int().min(0));

const variant = z.object(variantFields);

function lineProduct(card: ProductCard, deliveredByEmail: boolean): CartLine["product"] {
  const { id, name, slug, mainImage, category, brand } = card;
  return { id, name, slug, mainImage, category, brand, deliveredByEmail };
}

const line = z
  .object({
    product: z.object({ ...cardFields, delivered_by_email: w.booleanLike }),
    variant: z.nullish(variant).transform((found) => found ?? null),
    quantity: pieces,
    note: w.optionalText,
  })
  .transform(({ product, variant: chosen, quantity, note }): CartLine => ({
    product: lineProduct(toCard(product), product.delivered_by_email),
    variant: chosen && { id: chosen.id, name: chosen.name },
    price: toPrice(chosen ?? product, product.tax_rate.rate),
    quantity,
    note,
  }));

const voucher = z
  .object({
    voucher_id: w.id,
    code: w.anyLine,
    voucher_type: z.enum(["amount", "percent"]),
    value: w.amount.pipe(z.number().min(0)),
  })
  .transform((wire) => ({
    id: wire.voucher_id,
    code: wire.code,
    type: wire.voucher_type,
    value: wire.value,
  }));

/** Unlike a content list, a cart is rejected if any line is invalid: leaving a line out would make a wrong total. */
const cart = z
  .object({
    id: cartKey,
    tempId: w.optional(cartKey),
    items: w.strictList(line),
    vouchers: z.nullish(w.strictList(voucher)),
  })
  .transform((wire): Cart => ({
    id: wire.id,
    tempId: wire.tempId,
    lines: wire.items.filter((item) => item.quantity > 0),
    vouchers: wire.vouchers ?? [],
  }));

const changedLine = z
  .object({
    product: w.optional(z.object({ name: w.anyLine })),
    variant: w.optional(z.object({ name: w.anyLine })),
    quantity: pieces,
    original_quantity: w.optional(pieces),
  })
  .transform((wire) => ({
    name: wire.product?.name ?? null,
    variantName: wire.variant?.name ?? null,
    /** Pieces the line has now. */
    quantity: wire.quantity,
    /** Pieces the line had before; null if the upstream does not return it. */
    before: wire.original_quantity,
  }));

/** The 404 response for a cart that has become an order. */
export const orderedCart = z
  .object({
    error: z.literal("cart_ordered"),
    order: z.object({ id: w.id, code: w.optionalText, hash: w.opaqueKey }),
  })
  .transform(({ order }) => order);

export function createGuestCart(upstream: Upstream) {
  return upstream.read("newGuestCart", {}, cart);
}

export function readGuestCart(upstream: Upstream, tempId: string) {
  return upstream.read("guestCart", { tempId }, cart);
}

/** Open carts of the signed-in customer. */
export function listCarts(upstream: Upstream) {
  return upstream.read("carts", {}, w.strictList(cart));
}

export function createCustomerCart(upstream: Upstream) {
  return upstream.send("createCart", {}, undefined, w.ignoredBody);
}

export function deleteCart(upstream: Upstream, cartId: string) {
  return upstream.send("deleteCart", { cartId }, undefined, w.ignoredBody);
}

/** `quantity` is absolute; the answer's may be lower (stock). 0 removes the line. */
export function putLine(
  upstream: Upstream,
  cartId: string,
  change: { productId: number; variantId: number | null; note: string | null; quantity: number },
) {
  const { productId, variantId, note, quantity } = change;
  const body = { id: productId, variantId, note, quantity };
  return upstream.send("putLine", { cartId }, body, changedLine);
}
