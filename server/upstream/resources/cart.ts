import { z } from "zod";
import type { Cart, CartLine } from "#app/domain/shop/cart.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { path } from "#server/upstream/path.ts";
import { cardFields, toCard, toPrice, variantFields } from "./product-schemas.ts";
import {
  amount,
  anyLine,
  data,
  booleanLike,
  id,
  opaqueKey,
  ignoredBody,
  optional,
  optionalText,
  strictList,
} from "#server/upstream/wire.ts";

const cartKey = z.union([opaqueKey, z.number()]).transform(String);
const pieces = amount.pipe(z.number().int().min(0));

const variant = z.object(variantFields);

const line = z
  .object({
    product: z.object({ ...cardFields, delivered_by_email: booleanLike }),
    variant: z.nullish(variant).transform((found) => found ?? null),
    quantity: pieces,
    note: optionalText,
  })
  .transform(({ product, variant: chosen, quantity, note }): CartLine => ({
    product: { ...toCard(product), deliveredByEmail: product.delivered_by_email },
    variant: chosen && { id: chosen.id, name: chosen.name },
    price: toPrice(chosen ?? product, product.tax_rate.rate),
    quantity,
    note,
  }));

const voucher = z
  .object({
    voucher_id: id,
    code: anyLine,
    voucher_type: z.enum(["amount", "percent"]),
    value: amount.pipe(z.number().min(0)),
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
    tempId: optional(cartKey),
    items: strictList(line),
    vouchers: z.nullish(strictList(voucher)),
  })
  .transform((wire): Cart => ({
    id: wire.id,
    tempId: wire.tempId,
    lines: wire.items.filter((item) => item.quantity > 0),
    vouchers: wire.vouchers ?? [],
  }));

const changedLine = z
  .object({
    product: optional(z.object({ name: anyLine })),
    variant: optional(z.object({ name: anyLine })),
    quantity: pieces,
    original_quantity: optional(pieces),
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
    order: z.object({ id, code: optionalText, hash: opaqueKey }),
  })
  .transform(({ order }) => order);

/** Every call creates a new guest cart, so it is never retried. */
export function createGuestCart(upstream: Upstream) {
  return upstream.read(path`/api/cart/anonymous/cs`, data(cart), { once: true });
}

export function readGuestCart(upstream: Upstream, tempId: string) {
  return upstream.read(path`/api/cart/anonymous/cs/${tempId}`, data(cart));
}

/** Open carts of the signed-in customer. */
export function listCarts(upstream: Upstream) {
  return upstream.read(path`/api/cart/cs`, data(strictList(cart)));
}

export function createCustomerCart(upstream: Upstream) {
  return upstream.send("POST", path`/api/cart/create`, undefined, ignoredBody);
}

export function deleteCart(upstream: Upstream, cartId: string) {
  return upstream.send("DELETE", path`/api/cart/${cartId}`, undefined, ignoredBody);
}

/** `quantity` is absolute; the answer's may be lower (stock). 0 removes the line. */
export function putLine(
  upstream: Upstream,
  cartId: string,
  change: { productId: number; variantId: number | null; note: string | null; quantity: number },
) {
  const { productId, variantId, note, quantity } = change;
  const body = { id: productId, variantId, note, quantity };
  return upstream.send("PUT", path`/api/cart/${cartId}`, body, data(changedLine));
}
