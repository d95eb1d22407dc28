import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { countStock, readStock } from "#standalone/domain/staff/stock.ts";
import { idInAddress, jsonData } from "#standalone/schemas/shared.ts";
import { stockBody, stockChange, stockSchema } from "#standalone/schemas/staff.ts";

const pathParams = z.object({
  product: idInAddress.openapi({ param: { name: "product", in: "path" }, type: "integer" }),
});

/** Stock for staff; a product with variants needs one of them. */
export const adminStockRoutes = [
  route(
    "GET /api/admin/stock/{product}",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      params: pathParams,
      query: z.object({ variant: idInAddress.optional().openapi({ type: "integer" }) }),
      200: jsonData(stockSchema, "The pieces in stock; null: not counted."),
      refuses: { 422: "A product with variants without one." },
    },
    async ({ params, query }, { db }) => {
      const { product } = params;
      const { variant = null } = query;
      return { data: await readStock(db, { product, variant }) };
    },
  ),
  route(
    "PUT /api/admin/stock/{product}",
    {
      cost: "form",
      tag: "admin",
      token: "staff",
      params: pathParams,
      body: stockBody,
      200: jsonData(stockChange, "The pieces before and after."),
    },
    async ({ params, body, who }, { db, clock }) => {
      const { product } = params;
      const { variant, stock } = body;
      const item = { product, variant: variant ?? null };
      const acting = { who: who, now: clock() };
      const data = await inTransaction(db, (trx) => countStock(trx, { item, stock, ...acting }));
      return { data };
    },
  ),
];
