import { z } from "zod";
import type { OrderLine, OrderSummary } from "#app/domain/shop/order.ts";
import { paths } from "#app/domain/paths.ts";
import { paymentKind } from "./checkout.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import {
  amount,
  anyLine,
  booleanLike,
  id,
  imageFile,
  instant,
  opaqueKey,
  lineOrEmpty,
  list,
  optional,
  optionalText,
  strictList,
  taxRate,
  enumOrUnknown,
} from "#server/upstream/wire.ts";

/**
 * An order as `/api/orders/summary` returns it. Its lines are money, so the order is rejected if any line is invalid.
 */

const place = { street: lineOrEmpty, city: lineOrEmpty, zip: lineOrEmpty, country: lineOrEmpty };

const line = z
  .object({
    product_id: id,
    name: anyLine,
    variant_id: optional(id),
    variant_name: optionalText,
    slug: optional(opaqueKey),
    category_slug: optional(opaqueKey),
    image: imageFile,
    availability: optionalText,
    quantity: amount,
    delivered_by_email: booleanLike,
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
  code: anyLine,
  voucher_type: z.enum(["amount", "percent"]),
  value: amount,
  discount: amount,
});

const payment = z
  .object({
    name: anyLine,
    kind: paymentKind,
    gross: amount,
    state: enumOrUnknown(["unpaid", "pending", "paid", "failed"]),
    payment_url: optionalText,
    account: optional(z.object({ iban: opaqueKey, number: anyLine })),
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
  .object({ state: anyLine, label: optionalText, date: instant })
  .transform((wire) => ({ state: wire.state, label: wire.label ?? wire.state, date: wire.date }));

const summary = z.object({
  id,
  code: opaqueKey,
  date: instant,
  state: anyLine,
  state_label: optionalText,
  progress: optional(list(progress)),
  email: anyLine,
  phone: optionalText,
  name: lineOrEmpty,
  address: optional(z.object(place)),
  delivery_address: optional(z.object({ first_name: lineOrEmpty, last_name: lineOrEmpty, ...place })),
  company: optional(z.object({ name: anyLine, ico: anyLine, dic: optionalText })),
  note: optionalText,
  lines: strictList(line),
  vouchers: z.nullish(strictList(voucher)),
  delivery: z.object({ name: anyLine, gross: amount, branch: optionalText }),
  payment,
  vat: optional(strictList(z.object({ rate: amount, base: amount, tax: amount }))),
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
