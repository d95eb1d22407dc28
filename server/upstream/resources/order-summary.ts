import { z } from "zod";
import type { OrderLine, OrderSummary } from "#app/domain/shop/order.ts";
import { paths } from "#app/domain/paths.ts";
import { paymentKind } from "./checkout.ts";
import { safeLink } from "#server/upstream/hostile.ts";
import {
  amount,
  flag,
  id,
  imageFile,
  instant,
  list,
  optional,
  optionalText,
  taxRate,
  word,
} from "#server/upstream/wire.ts";

/** An order as `/api/orders/summary` tells it. Its lines are money: read whole or not at all. */

const text = optionalText.transform((found) => found ?? "");
const place = { street: text, city: text, zip: text, country: text };

const line = z
  .object({
    product_id: id,
    name: z.string(),
    variant_id: optional(id),
    variant_name: optionalText,
    slug: optionalText,
    category_slug: optionalText,
    image: imageFile,
    availability: optionalText,
    quantity: amount,
    delivered_by_email: flag,
    note: optionalText,
    unit_gross: amount,
    original_unit_gross: optional(amount),
    tax_rate: taxRate,
    total: amount,
  })
  .transform((wire): OrderLine => ({
    productId: wire.product_id,
    name: wire.name,
    variantId: wire.variant_id,
    variantName: wire.variant_name,
    path: wire.slug && productPath(wire.product_id, wire.slug, wire.category_slug),
    image: wire.image,
    availability: wire.availability,
    quantity: wire.quantity,
    byEmail: wire.delivered_by_email,
    note: wire.note,
    unitGross: wire.unit_gross,
    originalUnitGross: wire.original_unit_gross,
    taxRate: wire.tax_rate.rate,
    totalGross: wire.total,
  }));

function productPath(productId: number, slug: string, categorySlug: string | null): string {
  return paths.product({
    id: productId,
    slug,
    category: categorySlug === null ? null : { slug: categorySlug },
  });
}

const voucher = z.object({
  code: z.string(),
  voucher_type: z.enum(["amount", "percent"]),
  value: amount,
  discount: amount,
});

const payment = z
  .object({
    name: z.string(),
    kind: paymentKind,
    gross: amount,
    state: word(["unpaid", "pending", "paid", "failed"]),
    payment_url: optionalText,
    account: optional(z.object({ iban: z.string().min(1), number: z.string() })),
    variable_symbol: optionalText,
    message: optionalText,
  })
  .transform((wire) => ({
    name: wire.name,
    kind: wire.kind,
    gross: wire.gross,
    state: wire.state,
    paymentUrl: wire.payment_url && safeLink(wire.payment_url),
    account: wire.account,
    variableSymbol: wire.variable_symbol,
    message: wire.message,
  }));

const progress = z
  .object({ state: z.string(), label: optionalText, date: instant })
  .transform((wire) => ({ state: wire.state, label: wire.label ?? wire.state, date: wire.date }));

const summary = z.object({
  id,
  code: z.string().min(1),
  date: instant,
  state: z.string(),
  state_label: optionalText,
  progress: optional(list(progress)),
  email: z.string(),
  phone: optionalText,
  name: text,
  address: optional(z.object(place)),
  delivery_address: optional(z.object({ first_name: text, last_name: text, ...place })),
  company: optional(z.object({ name: z.string(), ico: z.string(), dic: optionalText })),
  note: optionalText,
  lines: z.array(line),
  vouchers: z.nullish(z.array(voucher)),
  delivery: z.object({ name: z.string(), gross: amount, branch: optionalText }),
  payment,
  vat: optional(z.array(z.object({ rate: amount, base: amount, tax: amount }))),
  total: amount,
});

export const orderSummary = summary.transform((wire): OrderSummary => {
  const { state_label, delivery_address, total, ...same } = wire;
  return {
    ...same,
    stateLabel: state_label ?? wire.state,
    progress: wire.progress ?? [],
    deliveryAddress: delivery_address && {
      firstName: delivery_address.first_name,
      lastName: delivery_address.last_name,
      street: delivery_address.street,
      city: delivery_address.city,
      zip: delivery_address.zip,
      country: delivery_address.country,
    },
    vouchers: (wire.vouchers ?? []).map(({ voucher_type, ...rest }) => ({ ...rest, type: voucher_type })),
    vat: wire.vat ?? [],
    totalGross: total,
  };
});
