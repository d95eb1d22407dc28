import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { usableDeliveries } from "#standalone/domain/shop/deliveries.ts";
import { usablePayments } from "#standalone/domain/tickets/pay-until.ts";
import { branchSchema, deliverySchema, paymentSchema } from "#standalone/schemas/checkout.ts";
import { idInAddress, jsonData, localeParams } from "#standalone/schemas/shared.ts";

export const checkoutRoutes = [
  route(
    "GET /api/deliveries/{locale}",
    {
      cost: "read",
      tag: "checkout",
      params: localeParams,
      query: z.object({ cart: z.string().max(64).optional() }),
      refuses: { 404: "A cart that does not exist." },
      200: jsonData(
        z.array(deliverySchema),
        "Only those for this cart (with gift vouchers only: e-mail and personal pick-up; if empty: all); without a cart all.",
      ),
    },
    async ({ query }, { db }) => {
      const rows = await usableDeliveries(db, query.cart ?? null);
      return {
        data: rows.map(({ for_vouchers: _internal, kind: _kind, position: _position, ...row }) => ({
          ...row,
          price: Number(row.price),
          tax_rate: { rate: Number(row.tax_rate) },
          free_from: row.free_from === null ? null : Number(row.free_from),
        })),
      };
    },
  ),
  route(
    "GET /api/payments/{locale}",
    {
      cost: "read",
      tag: "checkout",
      params: localeParams,
      query: z.object({ cart: z.string().max(64).optional() }),
      200: jsonData(
        z.array(paymentSchema),
        "With a `cart` of tickets, the payments by which its evenings can still be paid; without it all.",
      ),
    },
    async ({ query }, { db, clock }) => {
      const rows = await usablePayments(db, query.cart ?? null, clock());
      return {
        data: rows.map(({ position: _position, ...row }) => ({
          ...row,
          price: Number(row.price),
          tax_rate: { rate: Number(row.tax_rate) },
        })),
      };
    },
  ),
  route(
    "GET /api/branches/{locale}",
    {
      cost: "read",
      tag: "checkout",
      params: localeParams,
      query: z.object({
        delivery: idInAddress.optional().catch(undefined).openapi({ type: "integer" }),
      }),
      200: jsonData(z.array(branchSchema), "Pick-up places; all without a delivery."),
    },
    async ({ query }, { db }) => {
      const { delivery } = query;
      const data = await db
        .selectFrom("branches")
        .selectAll()
        .$if(delivery !== undefined, (rows) => rows.where("delivery_id", "=", delivery ?? 0))
        .orderBy("id")
        .execute();
      return { data };
    },
  ),
];
