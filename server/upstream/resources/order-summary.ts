import { z } from "zod";
import { ofAdditionalFields } from "#app/domain/shop/checkout.ts";
import type { OrderLine, OrderSummary } from "#app/domain/shop/order.ts";
import { lineTotal, orderVat } from "#app/domain/shop/cart-totals.ts";
import { originalUnitGross, unitGross } from "#app/domain/shop/money.ts";
import type { Id } from "#app/domain/id.ts";
import { paths } from "#app/domain/paths.ts";
import { toCzk, toHellers } from "#app/domain/shop/hellers.ts";
import { line as cartLine } from "./cart.ts";
import { paymentKind } from "./checkout.ts";
import { legalVersion } from "./legal-documents.ts";
import { calendarDay, eveningFields, withPreviousStart } from "./theatre-schemas.ts";
import { isRecord } from "#server/upstream/read-failure.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

/** An order as `/api/orders/summary` returns it. Its lines are money, so one invalid line rejects the order. */

/** A sum that is 0 if missing. */
const sum = w.optional(w.decimal).transform((found) => found ?? 0);

const place = { street: w.lineOrEmpty, city: w.lineOrEmpty, zip: w.lineOrEmpty, country: w.lineOrEmpty };

/** Of a ticket, as in the cart. */
const orderedEvening = w.optional(
  w.object({ ...eveningFields, isCancelled: w.booleanLike }).transform(withPreviousStart),
);

/** A line in the form of a cart's, so that an adapter needs one function for both. */
function asOrdered(input: unknown): unknown {
  if (!isRecord(input) || !isRecord(input["product"])) return input;
  const { data: line } = cartLine.safeParse(input);
  if (!line) return input;
  const { product, variant, price, quantity } = line;
  return {
    ...input,
    product_id: product.id,
    name: product.name,
    slug: product.slug,
    category_slug: product.category?.slug,
    image: product.mainImage,
    delivered_by_email: product.deliveredByEmail,
    withdrawal_excluded: product.withdrawalExcluded,
    variant_id: variant?.id,
    variant_name: variant?.name,
    unit_gross: unitGross(price),
    original_unit_gross: originalUnitGross(price),
    tax_rate: price.taxRate,
    total: line.total ?? lineTotal(price, quantity),
  };
}

const orderedLine = w
  .object({
    productId: w.id,
    name: w.anyLine,
    variantId: w.optional(w.id),
    variantName: w.optionalText,
    slug: w.optional(w.opaqueKey),
    categorySlug: w.optional(w.opaqueKey),
    image: w.imageFile,
    availability: w.optionalText,
    orderDays: w.optional(w.positive),
    quantity: w.amount,
    deliveredByEmail: w.booleanLike,
    note: w.optionalText,
    withdrawalExcluded: w.optionalText,
    unitGross: w.decimal,
    originalUnitGross: w.optional(w.decimal),
    taxRate: w.taxRate,
    total: w.decimal,
    performance: orderedEvening,
    seats: w.optionalList(w.line),
  })
  .transform(
    ({ slug, categorySlug, deliveredByEmail, taxRate, total, performance, seats, ...wire }): OrderLine => ({
      ...wire,
      ...(performance && { evening: performance, seats }),
      path: slug && w.hasAddress(wire.productId) ? productPath(wire.productId, slug, categorySlug) : null,
      byEmail: deliveredByEmail,
      taxRate: taxRate.rate,
      totalGross: total,
    }),
  );

function productPath(productId: Id, slug: string, categorySlug: string | null): string {
  return paths.product({
    id: productId,
    slug,
    category: categorySlug === null ? null : { slug: categorySlug },
  });
}

const line = z.preprocess(asOrdered, orderedLine);

/** A discount of a fixed amount counts whole, if the upstream does not state what it took off. */
const voucher = w
  .object({
    code: w.anyLine,
    voucherType: z.enum(["amount", "percent"]),
    value: w.decimal,
    kind: w.enumOrUnknown(["gift", "promo"]),
    discount: z.nullish(w.decimal),
    remaining: w.optional(w.decimal),
  })
  .transform(({ discount, ...wire }, context) => {
    // The value of a gift voucher is its balance.
    if ((discount ?? null) === null && (wire.voucherType === "percent" || wire.kind === "gift"))
      context.addIssue({
        code: "custom",
        path: ["discount"],
        message: "needed beside a percentage or a balance",
      });
    return { ...wire, discount: discount ?? wire.value };
  });

const feeTaxRate = w.optional(w.taxRate.transform(({ rate }) => rate));

const payment = w.object({
  name: w.optional(w.line),
  kind: paymentKind,
  gross: w.decimal,
  taxRate: feeTaxRate,
  state: w.enumOrUnknown(["unpaid", "pending", "paid", "failed"]),
  paymentUrl: w.optionalText.transform((url) => url && safeLink(url)),
  payBy: w.optional(calendarDay),
  payUntil: w.optional(w.instant),
  account: w.optional(z.object({ iban: w.opaqueKey, number: w.anyLine })),
  variableSymbol: w.optionalText,
  message: w.optionalText,
});

const progress = z
  .object({ state: w.anyLine, label: w.optionalText, date: w.instant })
  .transform((wire) => ({ ...wire, label: wire.label ?? wire.state }));

const emailState = w.enumOrUnknown(["waiting", "sent", "failed"]);

/** A segment of an address; the upstream writes it. */
export const documentNumber = w.opaqueKey.pipe(z.string().regex(/^[\w.-]{1,40}$/u));

const taxDocument = w.object({
  number: documentNumber,
  kind: z.enum(["invoice", "credit_note"]),
  issuedOn: w.optional(calendarDay),
});

const refund = w.object({
  date: w.instant,
  amount: w.decimal,
  toVouchers: sum,
  fees: sum,
  items: w.optionalList(z.object({ name: w.anyLine, quantity: w.amount })),
});

const summary = w.object({
  id: w.orderId,
  code: w.opaqueKey,
  date: w.instant,
  state: w.anyLine,
  stateLabel: w.optionalText,
  progress: w.optionalList(progress),
  email: w.anyLine,
  confirmationEmail: emailState,
  voucherEmail: emailState,
  phone: w.optionalText,
  name: w.lineOrEmpty,
  address: w.optional(z.object(place)),
  deliveryAddress: w.optional(w.object({ firstName: w.lineOrEmpty, lastName: w.lineOrEmpty, ...place })),
  company: w.optional(z.object({ name: w.anyLine, ico: w.anyLine, dic: w.optionalText })),
  ...ofAdditionalFields(() => w.optionalText),
  lines: w.strictList(line),
  vouchers: z.nullish(w.strictList(voucher)),
  delivery: w.object({
    name: w.anyLine,
    gross: w.decimal,
    taxRate: feeTaxRate,
    branch: w.optionalText,
    parcelNumber: w.optionalText,
  }),
  payment,
  vat: w.optional(w.strictList(z.object({ rate: w.amount, base: w.decimal, tax: w.decimal }))),
  total: w.decimal,
  rounding: sum,
  toPay: w.optional(w.decimal),
  documents: w.optionalList(taxDocument),
  ticketsAvailable: w.booleanLike,
  invoiceAvailable: w.booleanLike,
  refunds: w.optionalList(refund),
  legalDocuments: w.optionalList(legalVersion),
});

/** One row for each rate, the highest first as in the cart: an upstream may separate goods and fees. */
function ofEachRate(rows: OrderSummary["vat"]): OrderSummary["vat"] {
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const own = rows.filter((row) => row.rate === rate);
    const sumOf = (name: "base" | "tax") => toCzk(own.reduce((all, row) => all + toHellers(row[name]), 0));
    return { rate, base: sumOf("base"), tax: sumOf("tax") };
  });
}

export const orderSummaryAnswer = summary.transform(
  ({
    total,
    legalDocuments,
    ticketsAvailable,
    delivery: { taxRate: deliveryRate, ...delivery },
    payment: { taxRate: paymentRate, ...paid },
    ...wire
  }): OrderSummary => ({
    ...wire,
    delivery,
    payment: paid,
    stateLabel: wire.stateLabel ?? wire.state,
    vouchers: (wire.vouchers ?? []).map(({ voucherType, kind, ...rest }) => ({
      ...rest,
      type: voucherType,
      kind: kind === "gift" ? "gift" : "discount",
    })),
    vat: wire.vat
      ? ofEachRate(wire.vat)
      : orderVat({
          lines: wire.lines,
          delivery: { gross: delivery.gross, taxRate: deliveryRate },
          payment: { gross: paid.gross, taxRate: paymentRate },
          total,
        }),
    totalGross: total,
    hasTickets: ticketsAvailable,
    toPay: wire.toPay ?? toCzk(toHellers(total) + toHellers(wire.rounding)),
    legalVersions: legalDocuments,
  }),
);
