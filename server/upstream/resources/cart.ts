import { createHash } from "node:crypto";
import { z } from "zod";
import {
  longestTempId,
  type Cart,
  type CartLine,
  type CartVoucher,
  type UnreadLine,
  type UnreadVoucher,
} from "#app/domain/shop/cart.ts";
import { idText, type Id } from "#app/domain/id.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { answerLimits } from "#server/upstream/answer-limits.ts";
import { priced, priceFields, shownReferences, toPrice, withPrice } from "./product-schemas.ts";
import { eveningFields, withPreviousStart } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const cartKey = z.union([w.opaqueKey, z.number()]).transform(String);
const guestKey = z.union([w.keyOf(longestTempId), z.number()]).transform(String);

/** `null`, `[]` (which PHP makes of an empty object), `{}` and `false` are no variant. */
const variantOrNone = z
  .unknown()
  .optional()
  .transform((input): unknown => {
    const isNone = !input || (typeof input === "object" && Object.keys(input).length === 0);
    return isNone ? null : input;
  });
const variant = priced(w.object({ id: w.id, name: w.optionalText, ...priceFields })).transform(
  ({ name, ...wire }) => ({ ...wire, name: name ?? `varianta ${idText(wire.id)}` }),
);

const product = priced(
  w.object({
    id: w.id,
    name: w.line,
    slug: w.optional(w.opaqueKey),
    ...priceFields,
    taxRate: w.taxRate,
    mainImage: w.imageFile,
    ...shownReferences,
    deliveredByEmail: w.booleanLike,
    withdrawalExcluded: w.optionalText,
  }),
);

/** Of a ticket; one without a start looks like goods. */
const cartEvening = w.optional(
  w.object({ ...eveningFields, isOver: w.booleanLike }).transform(withPreviousStart),
);

const seats = w.optional(w.strictList(w.object({ row: z.union([w.id, w.line]), seat: w.id })));

export const line = w
  .object({
    product,
    variant: variantOrNone.pipe(z.nullable(variant)),
    quantity: w.whole,
    total: w.optional(w.gross),
    note: w.optionalText,
    performance: cartEvening,
    seats,
    isTogether: w.booleanLike.nullish(),
    isChosen: w.booleanLike,
    seatsTaken: seats,
  })
  .transform(
    ({
      product: wire,
      variant: chosen,
      total,
      performance,
      seats: places,
      isTogether,
      isChosen,
      seatsTaken,
      ...rest
    }): CartLine => {
      const { price, defaultCategory: category, ...of } = withPrice(wire);
      return {
        ...rest,
        product: { ...of, slug: w.hasAddress(of.id) ? of.slug : null, category },
        variant: chosen && { id: chosen.id, name: chosen.name },
        ...(total !== null && { total }),
        price: chosen ? toPrice(chosen, wire.taxRate.rate) : price,
        ...(performance && { evening: performance }),
        ...(performance &&
          (places?.length || seatsTaken?.length) && {
            seating: {
              seats: places ?? [],
              isTogether: isTogether !== false,
              ...(isChosen && { isChosen }),
              ...(seatsTaken?.length && { taken: seatsTaken }),
            },
          }),
      };
    },
  );

const named = { id: w.optional(w.id), name: w.optional(w.line) };

/** The readable parts of a row that is not a valid line. */
const unreadLine = z
  .object({
    product: w.optional(z.object(named)),
    variant: variantOrNone.pipe(z.nullable(z.object(named)).catch({ id: null, name: null })),
    quantity: w.optional(w.whole),
    note: w.optionalText,
  })
  .catch({ product: null, variant: null, quantity: null, note: null })
  .transform(({ product: of, variant: chosen, quantity, note }): UnreadLine => {
    const productId = of?.id ?? null;
    const variantId = chosen?.id ?? null;
    const isKnown = productId !== null && (chosen === null || variantId !== null);
    const key = isKnown ? { productId, variantId } : null;
    return { key, name: [of?.name, chosen?.name].filter(Boolean).join(", ") || null, quantity, note };
  });

const voucherCode = z.union([w.line, z.number().transform(String)]);

/** Why a voucher does not count: `{error, value?}`, or the code alone; anything else is a reason too. */
const refusal = z.unknown().transform((input): CartVoucher["refusal"] => {
  if (input === null || input === undefined || input === false) return undefined;
  const { error, value } = z
    .object({ error: w.optional(w.line), value: w.optional(w.decimal) })
    .catch({ error: typeof input === "string" ? input : null, value: null })
    .parse(input);
  return { codes: error === null ? [] : [error], value };
});

const voucher = w
  .object({
    voucherId: w.optional(w.id),
    code: voucherCode,
    voucherType: z
      .string()
      .max(40)
      .trim()
      .toLowerCase()
      .pipe(z.enum(["amount", "percent"])),
    value: w.gross,
    discount: w.optional(w.gross),
    kind: w.enumOrUnknown(["gift", "promo"]),
    isRemovable: w.booleanLike.nullish(),
    refusal: refusal.nullish(),
  })
  .transform((wire): CartVoucher => ({
    id: wire.isRemovable === false ? null : wire.voucherId,
    code: wire.code,
    // A percentage has no balance.
    kind: wire.kind === "gift" && wire.voucherType === "amount" ? "gift" : "discount",
    type: wire.voucherType,
    value: wire.value,
    ...(wire.discount !== null && { discount: wire.discount }),
    ...(wire.refusal && { refusal: wire.refusal }),
  }));

/** A discount that needs no code. */
const discount = z.object({ name: w.line, amount: w.gross }).transform(({ name, amount }): CartVoucher => ({
  id: null,
  code: name,
  kind: "discount",
  type: "amount",
  value: amount,
  isAutomatic: true,
}));

const unreadDiscount = z
  .object({ name: w.optional(w.line) })
  .catch({ name: null })
  .transform(({ name }): UnreadVoucher => ({ id: null, code: name }));

const unreadVoucher = w
  .object({ voucherId: w.optional(w.id), code: w.optional(voucherCode) })
  .catch({ voucherId: null, code: null })
  .transform((wire): UnreadVoucher => ({ id: wire.voucherId, code: wire.code }));

/**
 * The rows of a list, of a list in `data`, or of a map (PHP's list with a gap). `null` is an empty list; anything else,
 * also nothing, is one unreadable row. Of a row that `schema` refuses it keeps what `rest` reads. `name`: the list's.
 */
function rowsOf<T extends z.ZodType, U extends z.ZodType>(name: string, schema: T, rest: U) {
  const read = z
    .unknown()
    .optional()
    .transform((input): unknown[] => {
      if (input === null) return [];
      if (typeof input !== "object") return [input];
      const inner: object = "data" in input && Array.isArray(input.data) ? input.data : input;
      const all: unknown[] = Object.values(inner);
      return all.length > answerLimits.items ? [...all.slice(0, answerLimits.items), null] : all;
    })
    .transform((rows) => rows.map((item, index) => w.salvage(item, { schema, rest, place: [name, index] })));
  return read.register(w.inside, { row: schema, isNeeded: true, isSalvaged: true });
}

/** A cart as only the server knows it. The `tempId` gives access to a guest's cart, so no page contains it. */
export interface OfficeCart extends Cart {
  /** Guest carts only. */
  readonly tempId: string | null;
}

/** `key`: a guest's `tempId`, or the id of a customer's cart. */
export function markOfCart(key: string): string {
  return createHash("sha256").update(key).digest("base64url").slice(0, 22);
}

/** The schema never rejects a cart with a readable id: it keeps the known parts of an unreadable row. */
export const cart = z
  .object({
    id: cartKey,
    tempId: w.optional(guestKey),
    version: w.optional(w.id).catch(null),
    items: rowsOf("items", line, unreadLine),
    vouchers: rowsOf("vouchers", voucher, unreadVoucher).prefault(null),
    discounts: rowsOf("discounts", discount, unreadDiscount).prefault(null),
    total: w.optional(w.gross),
  })
  .transform((wire): OfficeCart => {
    const lines = wire.items.flatMap(({ whole }) => whole ?? []);
    const reductions = [...wire.vouchers, ...wire.discounts];
    const vouchers = reductions.flatMap(({ whole }) => whole ?? []);
    const unread = {
      lines: wire.items.flatMap(({ rest }) => rest ?? []).filter(({ quantity }) => quantity !== 0),
      vouchers: reductions.flatMap(({ rest }) => rest ?? []),
    };
    return {
      id: wire.id,
      tempId: wire.tempId,
      mark: markOfCart(wire.tempId ?? wire.id),
      lines: lines.filter((item) => item.quantity > 0),
      vouchers,
      total: wire.total ?? undefined,
      ...(wire.version !== null && { version: wire.version }),
      ...(unread.lines.length + unread.vouchers.length > 0 && { unread }),
    };
  });

const changedLine = w
  .object({
    product: w.optional(z.object({ name: w.anyLine })),
    variant: w.optional(z.object({ name: w.anyLine })),
    quantity: w.whole,
    originalQuantity: w.optional(w.whole),
  })
  .transform((wire) => ({
    name: wire.product?.name ?? null,
    variantName: wire.variant?.name ?? null,
    /** Pieces the line has now. */
    quantity: wire.quantity,
    /** Pieces the line had before; null if the upstream does not return it. */
    before: wire.originalQuantity,
  }));

/** The 404 response for a cart that has become an order. */
export const orderedCart = z
  .object({
    error: z.literal("cart_ordered"),
    order: z.object({ id: w.orderId, code: w.optionalText, hash: w.opaqueKey }),
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
  change: { productId: Id; variantId: Id | null; note: string | null; quantity: number },
) {
  const { productId, variantId, note, quantity } = change;
  const body = { id: productId, variantId, note, quantity };
  return upstream.send("putLine", { cartId }, body, changedLine);
}
