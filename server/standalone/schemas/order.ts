import { z } from "@hono/zod-openapi";
import { eveningSchema, seatSchema, voucherKind } from "./cart.ts";
import { consentBody } from "./newsletter.ts";
import {
  count,
  country,
  line,
  decimal,
  optionalLine,
  rowId,
  taxRate,
  webAddress,
  word,
  amount,
  percent,
  spare,
} from "./shared.ts";
import { email } from "./customer.ts";

const postal = { street: line(200), city: line(100), zip: line(12), country };

const summaryTemplate = webAddress.nullable().openapi({
  description: "Template of the e-mail's link, with `{id}` and `{hash}` in it; null: no link.",
  example: "https://www.example.cz/shrnuti/{id}/{hash}",
});

export const resendBody = z.object({ email, summary_url: summaryTemplate }).openapi("ResendInput");

export const orderBody = z
  .object({
    email,
    first_name: line(100),
    last_name: line(100),
    phone: optionalLine(30),
    address: z.object(postal).nullable(),
    delivery_address: z.object({ first_name: line(100), last_name: line(100), ...postal }).nullable(),
    company: z.object({ name: line(200), ico: line(20), dic: optionalLine(20) }).nullable(),
    delivery_id: rowId.nullable().openapi({ description: "Null: the cart has tickets only." }),
    payment_id: rowId,
    branch_id: rowId.nullable(),
    note: optionalLine(2_000),
    terms: z.literal(true, { error: "Toto pole je nutné potvrdit." }),
    newsletter: z.boolean(),
    newsletter_consent: consentBody.optional(),
    expected_total: z
      .number()
      .min(0)
      .openapi({ description: "The amount to pay that the visitor saw, gross CZK." }),
    cart_version: line(200)
      .optional()
      .openapi({ description: "The version of the cart that the visitor saw; refuses a changed cart." }),
    seats_shown: z
      .array(
        z.object({ product_id: rowId, variant_id: rowId.nullable(), seats: z.array(seatSchema).max(100) }),
      )
      .max(100)
      .optional()
      .openapi({
        description:
          "The seats of the cart's lines that the visitor saw; refuses other seats that are apart.",
      }),
    summary_url: summaryTemplate,
    return_url: webAddress.optional().openapi({
      description: "Template of the URL to which the gateway returns; by default `summary_url`.",
      example: "https://www.example.cz/shrnuti/{id}/{hash}",
    }),
  })
  .refine(({ summary_url, return_url }) => summary_url !== null || return_url !== undefined, {
    path: ["return_url"],
    error: "Pole musí být vyplněno.",
  })
  .openapi("OrderInput");

export const placedSchema = z
  .object({
    id: rowId,
    code: word,
    hash: word,
    payment_url: z.string().nullable().openapi({ description: "Absolute, or a path of the site itself." }),
  })
  .openapi("OrderPlaced");

const address = z.object({ street: z.string(), city: z.string(), zip: z.string(), country: z.string() });
export const emailState = z
  .enum(["waiting", "sent", "failed"])
  .optional()
  .openapi({ description: "Missing if it is unknown whether the e-mail was sent." });
const gross = amount.openapi({ description: "Gross CZK." });

export const legalDocumentSchema = z
  .object({
    id: rowId,
    kind: z.enum(["terms", "withdrawal", "complaints", "vouchers"]),
    title: word,
    valid_from: z.iso.datetime(),
  })
  .openapi("LegalDocument");

export const summarySchema = z
  .object({
    id: rowId,
    code: word,
    date: z.iso.datetime({ offset: true }),
    state: z.string().openapi({ example: "awaiting_payment" }),
    state_label: z.string().openapi({ ...spare, description: "By default the site's word for the state." }),
    progress: z
      .array(
        z.object({ state: z.string(), label: word.openapi(spare), date: z.iso.datetime({ offset: true }) }),
      )
      .openapi({ ...spare, description: "By default one step: the state, with the date of the order." }),
    email: z.string(),
    confirmation_email: emailState,
    voucher_email: emailState,
    phone: z.string().nullable(),
    name: word,
    address: address.nullable(),
    delivery_address: address.extend({ first_name: z.string(), last_name: z.string() }).nullable(),
    company: z.object({ name: word, ico: z.string(), dic: z.string().nullable() }).nullable(),
    note: z.string().nullable(),
    lines: z.array(
      z.object({
        product_id: rowId,
        variant_id: rowId.nullable(),
        name: word,
        variant_name: z.string().nullable(),
        slug: word.nullable().openapi({ description: "Null: the product is no longer sold." }),
        category_slug: z.string().nullable(),
        image: z.string().nullable(),
        availability: z.string().nullable(),
        order_days: z
          .number()
          .int()
          .nullable()
          .openapi({ ...spare, description: "Days within which an `on_order` item leaves." }),
        quantity: count,
        delivered_by_email: z
          .boolean()
          .openapi({ ...spare, description: "A gift voucher: a PDF with a code follows the payment." }),
        note: z.string().nullable(),
        withdrawal_excluded: z
          .string()
          .nullable()
          .openapi({ ...spare, description: "Why the customer may not withdraw from it, as in the cart." }),
        price: amount.openapi({ description: "Net CZK charged for one piece." }),
        unit_gross: gross,
        original_unit_gross: gross.nullable(),
        tax_rate: taxRate,
        total: gross,
        performance: eveningSchema.extend({ is_cancelled: z.boolean() }).optional(),
        seats: z.array(word).optional().openapi({ description: "One for each valid ticket." }),
      }),
    ),
    vouchers: z.array(
      z.object({
        code: word,
        voucher_type: z.enum(["amount", "percent"]),
        value: amount,
        kind: voucherKind,
        discount: gross.openapi({ description: "Gross CZK off the price, or paid by a gift voucher." }),
        remaining: gross.optional().openapi({ description: "Left on a gift voucher after this order." }),
      }),
    ),
    delivery: z.object({
      name: word,
      gross,
      branch: z.string().nullable(),
      parcel_number: z.string().optional().openapi({ description: "The carrier's, once known." }),
    }),
    payment: z.object({
      name: word.openapi({ ...spare, description: "By default the site's name of the kind." }),
      kind: z.enum(["card", "transfer", "cod", "desk"]),
      gross,
      state: z.enum(["unpaid", "pending", "paid", "failed"]),
      payment_url: z.string().nullable(),
      pay_by: z.iso
        .date()
        .nullable()
        .openapi({ ...spare, description: "The last day to pay an order that waits for it." }),
      pay_until: z.iso
        .datetime()
        .optional()
        .openapi({ description: "The end of that time, if it is before the end of the day." }),
      account: z.object({ iban: z.string(), number: word }).nullable(),
      variable_symbol: z.string().nullable(),
      message: z.string().nullable(),
    }),
    vat: z
      .array(z.object({ rate: percent, base: decimal, tax: decimal }))
      .openapi({ ...spare, description: "By default counted from the lines and fees." }),
    total: gross.openapi({ description: "The price; gift vouchers are no discount." }),
    rounding: decimal.openapi({
      ...spare,
      description: "Rounding of cash to whole crowns; not part of the total.",
    }),
    to_pay: gross.openapi({ ...spare, description: "The total without gift vouchers, rounded." }),
    documents: z
      .array(
        z.object({
          number: word.regex(/^[\w.-]{1,40}$/).openapi({ example: "FV26-00001" }),
          kind: z.enum(["invoice", "credit_note"]),
          issued_on: z.iso.date(),
        }),
      )
      .openapi({ ...spare, description: "Tax documents that were issued, the oldest first." }),
    refunds: z
      .array(
        z.object({
          date: z.iso.datetime({ offset: true }),
          amount: gross,
          to_vouchers: gross.openapi({
            ...spare,
            description: "The part of the amount that returned to gift vouchers.",
          }),
          fees: gross.openapi({
            ...spare,
            description: "The part of the amount that returns fees of delivery and payment.",
          }),
          items: z
            .array(z.object({ name: word, quantity: count }))
            .openapi({ ...spare, description: "The refunded pieces." }),
        }),
      )
      .openapi({ ...spare, description: "The refunds of the paid price, the oldest first." }),
    legal_documents: z
      .array(legalDocumentSchema)
      .openapi({ ...spare, description: "The legal texts that apply to the order." }),
    tickets_available: z
      .boolean()
      .openapi({ ...spare, description: "The tickets can be downloaded as a PDF." }),
    invoice_available: z.boolean().openapi({ ...spare, description: "An invoice can be issued on request." }),
  })
  .openapi("OrderSummary");

export const orderListSchema = z
  .object({
    id: rowId,
    code: word,
    hash: word,
    date: z.iso.datetime({ offset: true }),
    total: gross,
    state: z.string(),
    state_label: z.string().openapi({ ...spare, description: "By default the site's word for the state." }),
    is_payable: z.boolean().openapi({ description: "By card, now." }),
    is_withdrawable: z.boolean().openapi({
      ...spare,
      description: "The order is not over, and something in it is neither a ticket nor excluded by law.",
    }),
  })
  .openapi("OrderRow");

export const ownTicketsSchema = z
  .object({
    performance: eveningSchema,
    seats: z.array(word),
    order: z.object({ id: rowId, hash: word, code: word }),
  })
  .openapi("OwnTickets");

export const customerOrderSchema = summarySchema.extend({ hash: word }).openapi("CustomerOrder");

export const payAgainBody = z.object({ return_url: webAddress }).openapi("PayAgain");
