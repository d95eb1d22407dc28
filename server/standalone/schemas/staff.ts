import { z } from "@hono/zod-openapi";
import { stateLabels } from "#standalone/domain/orders/states.ts";
import type { OrderState } from "#standalone/db/column-values.ts";
import { pageQuery } from "./content.ts";
import { summarySchema } from "./order.ts";
import { count, line, optionalLine, rowId, word, amount, decimal } from "./shared.ts";

const gross = amount.openapi({ description: "Gross CZK." });
const time = z.iso.datetime({ offset: true });
const state = z.string().openapi({ example: "ready_pickup" });
const paymentState = z.enum(["unpaid", "pending", "paid", "failed"]);

const states = Object.keys(stateLabels).filter((name): name is OrderState => name in stateLabels);

/** PostgreSQL stores no NUL, so a query with one finds nothing. */
function words(description: string) {
  return z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\0", "").trim().slice(0, 100))
    .openapi({ type: "string", description });
}

export const staffOrdersQuery = pageQuery.extend({
  state: z.enum(states).optional().openapi({ description: "Only orders in this state." }),
  q: words("Part of a code, a name or an e-mail address."),
});

export const staffOrderRow = z
  .object({
    code: word,
    date: time,
    name: word,
    email: z.string(),
    state,
    payment_kind: z.enum(["card", "transfer", "cod", "desk"]),
    payment_state: paymentState,
    delivery_kind: z.enum(["pickup", "parcel", "email"]),
    total: gross,
    to_pay: gross,
  })
  .openapi("StaffOrderRow");

export const logEntry = z
  .object({
    id: rowId,
    date: time,
    who: z.string(),
    action: z.string().openapi({ example: "order.shipped" }),
    subject: z.string().openapi({
      description: "An order's code, `product 105`, `voucher P9TC`, `rating 12`, `performance 101`.",
    }),
    detail: z.record(z.string(), z.unknown()),
  })
  .openapi("StaffLogEntry");

export const logQuery = pageQuery.extend({ subject: words("Only changes of this subject.") });

export const staffOrder = summarySchema
  .extend({ log: z.array(logEntry).openapi({ description: "Its changes by staff, the newest first." }) })
  .openapi("StaffOrder");

export const movedSchema = z.object({ code: word, state, payment_state: paymentState }).openapi("OrderMoved");

export const shippedBody = z.object({ parcel_number: line(100) }).openapi("OrderShipped");

export const cancelledBody = z
  .object({ reason: optionalLine(500).openapi({ description: "For the customer." }) })
  .openapi("OrderCancelled");

export const refundedBody = z
  .object({
    items: z
      .array(
        z.object({
          line: z.number().int().min(1).max(10_000).openapi({ description: "The order's line, from 1." }),
          quantity: z
            .number()
            .int()
            .min(1)
            .max(1_000_000)
            .nullish()
            .transform((quantity) => quantity ?? null)
            .openapi({ type: "integer", description: "Pieces; null: all that are left." }),
        }),
      )
      .min(1)
      .max(500)
      .nullish()
      .transform((items) => items ?? null)
      .openapi({ type: "array", description: "The returned pieces; null: refunds all that is left." }),
  })
  .openapi("OrderRefunded");

export const stockBody = z
  .object({
    variant: rowId.nullish(),
    stock: z
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .nullable()
      .openapi({ description: "Pieces, not a difference; null: not counted." }),
  })
  .openapi("Stock");

const stockOf = {
  product: rowId,
  variant: rowId.nullable(),
  name: word,
};
export const stockSchema = z.object({ ...stockOf, stock: count.nullable() });
export const stockChange = z.object({
  ...stockOf,
  before: count.nullable(),
  after: count.nullable(),
});

const code = line(64).openapi({ description: "In the body, because a code is worth money." });
export const lookupBody = z.object({ code }).openapi("StaffVoucherLookup");
export const debitBody = z
  .object({
    code,
    amount: z
      .number()
      .min(0.01)
      .max(1_000_000)
      .refine(
        (crowns) => Math.abs(crowns * 100 - Math.round(crowns * 100)) < 1e-6,
        "Pole má neplatnou hodnotu.",
      )
      .openapi({ description: "Gross CZK, with two decimals at most." }),
    note: optionalLine(500),
  })
  .openapi("VoucherDebit");

export const staffVoucher = z
  .object({
    code: word,
    kind: z.enum(["gift", "promo"]),
    voucher_type: z.enum(["amount", "percent"]),
    value: amount.openapi({ description: "Gross CZK or percent." }),
    balance: gross.nullable().openapi({ description: "Null for a promotional code." }),
    valid_until: time.nullable().openapi({ description: "Exclusive." }),
    movements: z.array(
      z.object({
        date: time,
        amount: decimal.openapi({ description: "Gross CZK; negative: spent." }),
        balance: gross,
        reason: z.enum(["issued", "order", "box_office", "returned", "blocked"]),
        order: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
  })
  .openapi("StaffVoucher");

export const debitedSchema = z.object({ balance: gross }).openapi("VoucherDebited");
