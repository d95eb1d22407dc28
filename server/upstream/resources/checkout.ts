import { z } from "zod";
import type { Branch, Delivery, Payment } from "#app/domain/shop/checkout.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { limits } from "#server/upstream/limits.ts";
import { path } from "#server/upstream/path.ts";
import {
  amount,
  anyLine,
  data,
  booleanLike,
  id,
  imageFile,
  opaqueKey,
  line,
  list,
  optional,
  optionalText,
  strictList,
  taxRate,
  enumOrUnknown,
} from "#server/upstream/wire.ts";

const price = amount.pipe(z.number().min(0));

const offered = {
  id,
  name: line,
  description: optionalText,
  price,
  tax_rate: taxRate,
  image: imageFile,
};

function toOffer(wire: z.output<z.ZodObject<typeof offered>>) {
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description,
    price: { net: wire.price, sale: null, taxRate: wire.tax_rate.rate, lowest30Days: null },
    image: wire.image,
  };
}

const delivery = z
  .object({
    ...offered,
    free_from: optional(price),
    requires_address: booleanLike,
    requires_branch: booleanLike,
    by_email: booleanLike,
    countries: optional(strictList(opaqueKey)),
    payments: optional(strictList(id)),
  })
  .transform((wire): Delivery => ({
    ...toOffer(wire),
    freeFrom: wire.free_from,
    needsAddress: wire.requires_address,
    needsBranch: wire.requires_branch,
    byEmail: wire.by_email,
    countries: wire.countries ?? [],
    payments: wire.payments ?? [],
  }));

export const paymentKind = enumOrUnknown(["card", "transfer", "cod", "desk"]);

const payment = z
  .object({ ...offered, kind: paymentKind })
  .transform((wire): Payment => ({ ...toOffer(wire), kind: wire.kind }));

const branch = z
  .object({
    id,
    delivery_id: id,
    name: line,
    street: anyLine,
    city: anyLine,
    zip: z.union([anyLine, z.number()]).transform(String),
    opening_hours: optionalText,
  })
  .transform(({ delivery_id, opening_hours, ...wire }): Branch => ({
    ...wire,
    deliveryId: delivery_id,
    openingHours: opening_hours,
  }));

/** Delivery methods available for this cart; never cached. */
export function readDeliveries(upstream: Upstream, cartId: string) {
  return upstream.read(path`/api/deliveries/cs`, data(list(delivery)), { query: { cart: cartId } });
}

export function readPayments(upstream: Upstream) {
  return upstream.shared(path`/api/payments/cs`, data(list(payment)));
}

/** Branches of all delivery methods. */
export function readBranches(upstream: Upstream) {
  return upstream.shared(path`/api/branches/cs`, data(list(branch, limits.longList)));
}
