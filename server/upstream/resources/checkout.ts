import { z } from "zod";
import type { Branch, Delivery, Payment } from "#app/domain/shop/checkout.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import { answerLimits } from "#server/upstream/answer-limits.ts";
import { netPrice, priced, priceFields } from "./product-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const offered = {
  id: w.id,
  name: w.line,
  description: w.optionalText,
  price: priceFields.price,
  taxRate: w.taxRate,
};

function toOffer<T extends z.output<z.ZodObject<typeof offered>>>({ price, taxRate, ...wire }: T) {
  const net = netPrice(price, taxRate.rate);
  return { ...wire, price: { net, sale: null, taxRate: taxRate.rate, lowest30Days: null } };
}

const delivery = priced(
  w.object({
    ...offered,
    image: w.imageFile,
    freeFrom: w.optional(w.gross),
    requiresAddress: w.booleanLike,
    requiresBranch: w.booleanLike,
    countries: w.optional(w.strictList(z.union([w.opaqueKey, z.number().transform(String)]))),
    payments: w.optional(w.strictList(w.id)),
  }),
).transform(({ requiresAddress, requiresBranch, ...wire }): Delivery => ({
  ...toOffer(wire),
  needsAddress: requiresAddress,
  needsBranch: requiresBranch,
  countries: wire.countries ?? [],
  payments: wire.payments ?? [],
}));

export const paymentKind = w.enumOrUnknown(["card", "transfer", "cod", "desk"]);

const payment = priced(w.object({ ...offered, roundsToCrowns: w.booleanLike })).transform((wire): Payment =>
  toOffer(wire),
);

const branch: z.ZodType<Branch> = w.object({
  id: w.id,
  deliveryId: w.id,
  name: w.line,
  street: w.anyLine,
  city: w.anyLine,
  openingHours: w.optionalText,
});

/** Delivery methods available for this cart; never cached. */
export function readDeliveries(upstream: Upstream, cartId: string) {
  return upstream.read("deliveries", { cart: cartId }, w.list(delivery));
}

/** Payments for a cart with tickets, whose performances limit them, or for any cart of goods. */
export function readPayments(upstream: Upstream, cartId: string | null) {
  if (cartId !== null) return upstream.read("payments", { cart: cartId }, w.list(payment));
  return upstream.shared("payments", {}, w.list(payment));
}

/** Branches of all delivery methods. */
export const readBranches = reading("branches", w.list(branch, answerLimits.longList));
