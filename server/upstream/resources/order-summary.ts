import { z } from "zod";
import type { OrderLine, OrderSummary } from "#app/domain/shop/order.ts";
import { paths } from "#app/domain/paths.ts";
import { toCzk, toHellers } from "#app/domain/shop/hellers.ts";
import { paymentKind } from "./checkout.ts";
import { legalVersion } from "./legal-documents.ts";
import { day } from "./theatre-schemas.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

/**
 * An order as `/api/orders/summary` returns it. Its lines are money, so the order is rejected if any line is invalid.
 */

const place = { street: w.lineOrEmpty, city: w.lineOrEmpty, zip: w.lineOrEmpty, country: w.lineOrEmpty };

const line = z
  .object({
    product_id: w.id,
    name: w.anyLine,
    variant_id: w.optional(w.id),
    variant_name: w.optionalText,
    slug: w.optional(w.opaqueKey),
    category_slug: w.optional(w.opaqueKey),
    image: w.imageFile,
    availability: w.optionalText,
    order_days: w.optional(w.id),
    quantity: w.amount,
    delivered_by_email: w.booleanLike,
    note: w.optionalText,
    withdrawal_excluded: w.optionalText,
    unit_gross: w.amount,
    original_unit_gross: w.optional(w.amount),
    tax_rate: w.taxRate,
    total: w.amount,
  })
  .transform((wire): OrderLine => ({
    productId: wire.product_id,
    name: wire.name,
    variantId: wire.variant_id,
    variantName: wire.variant_name,
    path: wire.slug && productPath(wire.product_id, wire.slug, wire.category_slug),
    image: wire.image,
    availability: wire.availability,
    orderDays: wire.order_days,
    quantity: wire.quantity,
    byEmail: wire.delivered_by_email,
    note: wire.note,
    withdrawalExcluded: wire.withdrawal_excluded,
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
  code: w.anyLine,
  voucher_type: z.enum(["amount", "percent"]),
  value: w.amount,
  kind: w.enumOrUnknown(["gift", "promo"]),
  discount: w.amount,
  remaining: w.optional(w.amount),
});

const payment = z
  .object({
    name: w.anyLine,
    kind: paymentKind,
    gross: w.amount,
    state: w.enumOrUnknown(["unpaid", "pending", "paid", "failed"]),
    payment_url: w.optionalText,
    pay_by: w.optional(day),
    account: w.optional(z.object({ iban: w.opaqueKey, number: w.anyLine })),
    variable_symbol: w.optionalText,
    message: w.optionalText,
  })
  .transform((wire) => ({
    name: wire.name,
    kind: wire.kind,
    gross: wire.gross,
    state: wire.state,
    payBy: wire.pay_by,
    paymentUrl: wire.payment_url && safeLink(wire.payment_url),
    account: wire.account,
    variableSymbol: wire.variable_symbol,
    message: wire.message,
  }));

const progress = z
  .object({ state: w.anyLine, label: w.optionalText, date: w.instant })
  .transform((wire) => ({ state: wire.state, label: wire.label ?? wire.state, date: wire.date }));

const emailState = w.enumOrUnknown(["waiting", "sent", "failed"]);

/** A segment of an address; the upstream writes it. */
export const documentNumber = w.opaqueKey.pipe(z.string().regex(/^[\w.-]{1,40}$/u));

const taxDocument = z
  .object({ number: documentNumber, kind: z.enum(["invoice", "credit_note"]), issued_on: w.optional(day) })
  .transform((wire) => ({ number: wire.number, kind: wire.kind, issuedOn: wire.issued_on }));

const refund = z
  .object({
    date: w.instant,
    amount: w.amount,
    to_vouchers: w.optional(w.amount),
    fees: w.optional(w.amount),
    items: w.optional(w.list(z.object({ name: w.anyLine, quantity: w.amount }))),
  })
  .transform(({ date, amount, to_vouchers, fees, items }) => ({
    date,
    amount,
    toVouchers: to_vouchers ?? 0,
    fees: fees ?? 0,
    items: items ?? [],
  }));

const summary = z.object({
  id: w.id,
  code: w.opaqueKey,
  date: w.instant,
  state: w.anyLine,
  state_label: w.optionalText,
  progress: w.optional(w.list(progress)),
  email: w.anyLine,
  confirmation_email: emailState,
  voucher_email: emailState,
  phone: w.optionalText,
  name: w.lineOrEmpty,
  address: w.optional(z.object(place)),
  delivery_address: w.optional(z.object({ first_name: w.lineOrEmpty, last_name: w.lineOrEmpty, ...place })),
  company: w.optional(z.object({ name: w.anyLine, ico: w.anyLine, dic: w.optionalText })),
  note: w.optionalText,
  lines: w.strictList(line),
  vouchers: z.nullish(w.strictList(voucher)),
  delivery: z
    .object({ name: w.anyLine, gross: w.amount, branch: w.optionalText, parcel_number: w.optionalText })
    .transform(({ parcel_number, ...delivery }) => ({ ...delivery, parcelNumber: parcel_number })),
  payment,
  vat: w.optional(w.strictList(z.object({ rate: w.amount, base: w.amount, tax: w.amount }))),
  total: w.amount,
  rounding: w.optional(w.amount),
  to_pay: w.optional(w.amount),
  documents: w.optional(w.list(taxDocument)),
  invoice_available: w.booleanLike,
  refunds: w.optional(w.list(refund)),
  legal_documents: w.optional(w.list(legalVersion)),
});

export const orderSummary = summary.transform((wire): OrderSummary => {
  const {
    state_label,
    confirmation_email,
    voucher_email,
    delivery_address,
    total,
    rounding,
    to_pay,
    ...others
  } = wire;
  const { documents, legal_documents, invoice_available: invoiceAvailable, ...same } = others;
  return {
    ...same,
    confirmationEmail: confirmation_email,
    voucherEmail: voucher_email,
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
    vouchers: (wire.vouchers ?? []).map(({ voucher_type, kind, ...rest }) => ({
      ...rest,
      type: voucher_type,
      kind: kind === "gift" ? "gift" : "discount",
    })),
    vat: wire.vat ?? [],
    totalGross: total,
    rounding: rounding ?? 0,
    toPay: to_pay ?? toCzk(toHellers(total) + toHellers(rounding ?? 0)),
    documents: documents ?? [],
    legalVersions: legal_documents ?? [],
    invoiceAvailable,
    refunds: wire.refunds ?? [],
  };
});
