import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { whoOf } from "#standalone/authentication.ts";
import { countStock, readStock } from "#standalone/domain/staff/stock.ts";
import { bearer, body, idInAddress, jsonData, responses } from "#standalone/schemas/shared.ts";
import { stockBody, stockChange, stockSchema } from "#standalone/schemas/staff.ts";

const path = "/api/admin/stock/{product}";
const params = z.object({
  product: idInAddress.openapi({ param: { name: "product", in: "path" }, type: "integer" }),
});
const shared = { path, tags: ["admin"], security: bearer };
const refusals = { ...responses.signedOut, ...responses.notFound, ...responses.invalid };

const read = createRoute({
  ...shared,
  method: "get",
  request: { params, query: z.object({ variant: idInAddress.optional().openapi({ type: "integer" }) }) },
  responses: { 200: jsonData(stockSchema, "The pieces in stock; null: not counted."), ...refusals },
});

const count = createRoute({
  ...shared,
  method: "put",
  request: { params, body: body(stockBody) },
  responses: { 200: jsonData(stockChange, "The pieces before and after."), ...refusals },
});

/** Stock for staff; a product with variants needs one of them. */
export function registerAdminStock(app: Api, { db, clock }: Dependencies): void {
  app.openapi(read, async (context) => {
    const { product } = context.req.valid("param");
    const { variant = null } = context.req.valid("query");
    return context.json({ data: await readStock(db, { product, variant }) }, 200);
  });

  app.openapi(count, async (context) => {
    const { product } = context.req.valid("param");
    const { variant, stock } = context.req.valid("json");
    const item = { product, variant: variant ?? null };
    const acting = { who: whoOf(context), now: clock() };
    const data = await inTransaction(db, (trx) => countStock(trx, { item, stock, ...acting }));
    return context.json({ data }, 200);
  });
}
