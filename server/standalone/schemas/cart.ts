import { z } from "@hono/zod-openapi";
import { cardSchema, priceFields } from "./product.ts";
import { count, line, decimal, rowId, word, amount, orNull, spare } from "./shared.ts";
import { email } from "./customer.ts";

const lineProduct = cardSchema.extend({ delivered_by_email: z.boolean() }).openapi("CartProduct");

export const eveningSchema = z
  .object({
    id: rowId,
    title: word,
    starts_at: z.iso.datetime(),
    previous_starts_at: z.iso.datetime().optional(),
    venue: z.string(),
  })
  .openapi("Evening", { description: "Of a ticket." });

/** A seat of a numbered place. */
export const seatSchema = z
  .object({ row: line(100).openapi({ example: "5. řada" }), seat: z.number().int().min(1).max(10_000) })
  .openapi("Seat");

const lineVariant = z.object({ id: rowId, name: word, ...priceFields }).openapi("CartVariant");

export const voucherKind = z.enum(["gift", "promo"]).openapi({
  ...spare,
  description: "`gift`: a means of payment with a balance; `promo`: a discount.",
});

export const voucherSchema = z
  .object({
    voucher_id: rowId,
    code: word,
    voucher_type: z.enum(["amount", "percent"]),
    value: amount.openapi({ description: "Gross CZK (the balance of a gift voucher) or percent." }),
    kind: voucherKind,
    refusal: z
      .object({ error: z.string(), value: decimal.optional() })
      .optional()
      .openapi({ description: "Why it does not count now: the error code of a refusal." }),
  })
  .openapi("CartVoucher");

export const cartSchema = z
  .object({
    id: word,
    version: z
      .string()
      .openapi({ ...spare, description: "A fingerprint of the cart's content; an order sends it back." }),
    tempId: z.string().optional().openapi({ description: "Guest carts only." }),
    items: z.array(
      z.object({
        product: lineProduct.extend({
          withdrawal_excluded: z
            .string()
            .nullable()
            .openapi({
              ...spare,
              description: "Why the customer may not withdraw from it without a reason (§ 1837 OZ).",
            }),
        }),
        variant: orNull(lineVariant),
        quantity: count,
        note: z.string().nullable(),
        performance: eveningSchema
          .extend({
            is_over: z.boolean().openapi({ description: "No longer sold, and not charged." }),
          })
          .optional(),
        seats: z
          .array(seatSchema)
          .optional()
          .openapi({ description: "The seats that an order would get now; they are not reserved." }),
        is_together: z.boolean().optional().openapi({
          description:
            "Whether all seats of the evening in this part of the hall are beside each other in one row.",
        }),
        is_chosen: z.boolean().optional().openapi({ description: "The visitor chose all its seats." }),
        seats_taken: z
          .array(seatSchema)
          .optional()
          .openapi({ description: "Chosen seats that somebody else has bought; an order is refused." }),
      }),
    ),
    vouchers: z.array(voucherSchema),
  })
  .openapi("Cart");

export const changeSchema = z
  .object({
    id: rowId.openapi({ description: "Product." }),
    variantId: rowId.nullable(),
    note: z.string().trim().max(500).nullable(),
    quantity: z.number().int().min(0).max(10_000).openapi({ description: "Absolute; 0 removes the line." }),
  })
  .openapi("LineChange");

export const changedSchema = z
  .object({
    product: lineProduct,
    variant: orNull(lineVariant),
    quantity: count.openapi({ description: "The pieces in the cart now, limited by the stock." }),
    original_quantity: count.openapi({ description: "The pieces in the cart before." }),
  })
  .openapi("LineChanged");

export const addVoucherSchema = z
  .object({
    voucherCode: line(100),
    serviceType: line(50).openapi({ example: "eshop" }),
    guestEmail: email.nullable(),
  })
  .openapi("VoucherAdd");

export const removeVoucherSchema = z.object({ voucherId: rowId }).openapi("VoucherRemove");
