import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { usableDeliveries } from "#standalone/domain/shop/deliveries.ts";
import { usablePayments } from "#standalone/domain/tickets/pay-until.ts";
import { branchSchema, deliverySchema, paymentSchema } from "#standalone/schemas/checkout.ts";
import { idInAddress, jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const tags = ["checkout"];

const deliveries = createRoute({
  method: "get",
  path: "/api/deliveries/{locale}",
  tags,
  request: { params: localeParams, query: z.object({ cart: z.string().max(64).optional() }) },
  responses: {
    200: jsonData(z.array(deliverySchema), "Deliveries the cart may use; all without a cart."),
    ...responses.notFound,
  },
});

const payments = createRoute({
  method: "get",
  path: "/api/payments/{locale}",
  tags,
  request: { params: localeParams, query: z.object({ cart: z.string().max(64).optional() }) },
  responses: {
    200: jsonData(z.array(paymentSchema), "Payments by which the cart can be paid; all without a cart."),
    ...responses.notFound,
  },
});

const branches = createRoute({
  method: "get",
  path: "/api/branches/{locale}",
  tags,
  request: {
    params: localeParams,
    query: z.object({
      delivery: idInAddress.optional().catch(undefined).openapi({ type: "integer" }),
    }),
  },
  responses: {
    200: jsonData(z.array(branchSchema), "Places to pick up at; all without a delivery."),
    ...responses.notFound,
  },
});

export function registerCheckout(app: Api, { db, clock }: Dependencies): void {
  app.openapi(deliveries, async (context) => {
    const rows = await usableDeliveries(db, context.req.valid("query").cart ?? null);
    return context.json(
      {
        data: rows.map(({ for_vouchers: _internal, kind: _kind, position: _position, ...row }) => ({
          ...row,
          price: Number(row.price),
          tax_rate: { rate: Number(row.tax_rate) },
          free_from: row.free_from === null ? null : Number(row.free_from),
        })),
      },
      200,
    );
  });

  app.openapi(payments, async (context) => {
    const rows = await usablePayments(db, context.req.valid("query").cart ?? null, clock());
    return context.json(
      {
        data: rows.map(({ position: _position, ...row }) => ({
          ...row,
          price: Number(row.price),
          tax_rate: { rate: Number(row.tax_rate) },
        })),
      },
      200,
    );
  });

  app.openapi(branches, async (context) => {
    const { delivery } = context.req.valid("query");
    const data = await db
      .selectFrom("branches")
      .selectAll()
      .$if(delivery !== undefined, (rows) => rows.where("delivery_id", "=", delivery ?? 0))
      .orderBy("id")
      .execute();
    return context.json({ data }, 200);
  });
}
