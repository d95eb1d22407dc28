import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import type { Dependencies } from "#standalone/app.ts";
import { route } from "#standalone/route.ts";
import { moveOrder, type Move } from "#standalone/domain/orders/move-order.ts";
import { listAllOrders, readOrderOf } from "#standalone/domain/staff/orders.ts";
import { metaSchema } from "#standalone/schemas/content.ts";
import { json, jsonData, word } from "#standalone/schemas/shared.ts";
import {
  cancelledBody,
  movedSchema,
  refundedBody,
  shippedBody,
  staffOrder,
  staffOrderRow,
  staffOrdersQuery,
} from "#standalone/schemas/staff.ts";

const pathParams = z.object({ code: word.min(1).max(20) });

const move = {
  cost: "form",
  tag: "admin",
  token: "staff",
  params: pathParams,
  200: jsonData(movedSchema, "The order after it."),
  refuses: { 409: "`illegal_transition` (`value`: the state, `payment_state`)." },
} as const;

/** Orders for staff: lists, details and transitions. */
export const adminOrdersRoutes = [
  route(
    "GET /api/admin/orders",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      query: staffOrdersQuery,
      200: json(
        z.object({ data: z.array(staffOrderRow), meta: metaSchema }),
        "All orders, the newest first.",
      ),
      refuses: { 422: "An unknown `state`." },
    },
    ({ query }, { db }) => listAllOrders(db, query),
  ),
  route(
    "GET /api/admin/orders/{code}",
    {
      cost: "read",
      tag: "admin",
      token: "staff",
      params: pathParams,
      200: jsonData(staffOrder, "The order."),
    },
    async ({ params }, { db }) => ({ data: await readOrderOf(db, params.code) }),
  ),
  route("POST /api/admin/orders/{code}/paid", move, ({ params, who }, tools) =>
    moved(tools, who, params.code, { transition: "paid" }),
  ),
  route("POST /api/admin/orders/{code}/ready", move, ({ params, who }, tools) =>
    moved(tools, who, params.code, { transition: "ready" }),
  ),
  route(
    "POST /api/admin/orders/{code}/shipped",
    { ...move, body: shippedBody },
    ({ params, body, who }, tools) => moved(tools, who, params.code, { transition: "shipped", ...body }),
  ),
  route(
    "POST /api/admin/orders/{code}/refunded",
    {
      ...move,
      body: refundedBody,
      isBodyOptional: true,
      refuses: {
        409: "`illegal_transition`; `voucher_spent` (`value`: the end of the code); `not_refundable` (`value`: the line).",
      },
    },
    // Without a body nothing is validated, and everything is refunded.
    ({ params, body, who }, tools) =>
      moved(tools, who, params.code, { transition: "refunded", items: body?.items ?? null }),
  ),
  route(
    "POST /api/admin/orders/{code}/cancelled",
    {
      ...move,
      body: cancelledBody,
      refuses: {
        409: "`illegal_transition`; `voucher_spent` (`value`: the end of the code); `partly_refunded`.",
      },
    },
    ({ params, body, who }, tools) => moved(tools, who, params.code, { transition: "cancelled", ...body }),
  ),
];

async function moved({ db, clock, mailer }: Dependencies, who: string, code: string, request: Move) {
  const data = await inTransaction(db, (trx) => moveOrder(trx, { code, move: request, who, now: clock() }));
  await mailer.wake();
  return { data };
}
