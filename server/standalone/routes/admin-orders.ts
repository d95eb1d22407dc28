import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { whoOf } from "#standalone/authentication.ts";
import { moveOrder, type Move } from "#standalone/domain/orders/move-order.ts";
import { listAllOrders, readOrderOf } from "#standalone/domain/staff/orders.ts";
import { metaSchema } from "#standalone/schemas/content.ts";
import { bearer, body, json, jsonData, responses } from "#standalone/schemas/shared.ts";
import {
  cancelledBody,
  movedSchema,
  refundedBody,
  shippedBody,
  staffOrder,
  staffOrderRow,
  staffOrdersQuery,
} from "#standalone/schemas/staff.ts";

const tags = ["admin"];
const security = bearer;
const params = z.object({ code: z.string().min(1).max(20) });

const list = createRoute({
  method: "get",
  path: "/api/admin/orders",
  tags,
  security,
  request: { query: staffOrdersQuery },
  responses: {
    200: json(z.object({ data: z.array(staffOrderRow), meta: metaSchema }), "All orders, the newest first."),
    ...responses.signedOut,
    ...responses.invalid,
  },
});

const read = createRoute({
  method: "get",
  path: "/api/admin/orders/{code}",
  tags,
  security,
  request: { params },
  responses: { 200: jsonData(staffOrder, "The order."), ...responses.signedOut, ...responses.notFound },
});

const moved = {
  200: jsonData(movedSchema, "The order after it."),
  ...responses.signedOut,
  ...responses.notFound,
  ...responses.conflict,
};
const order = "/api/admin/orders/{code}";
const shared = { method: "post" as const, tags, security };
const shipped = createRoute({
  ...shared,
  path: `${order}/shipped`,
  request: { params, body: body(shippedBody) },
  responses: { ...moved, ...responses.invalid },
});
const cancelled = createRoute({
  ...shared,
  path: `${order}/cancelled`,
  request: { params, body: body(cancelledBody) },
  responses: { ...moved, ...responses.invalid },
});
const refunded = createRoute({
  ...shared,
  path: `${order}/refunded`,
  request: { params, body: { ...body(refundedBody), required: false } },
  responses: { ...moved, ...responses.invalid },
});
const withoutBody = ["paid", "ready"] as const;

/** Orders for staff: lists, details and transitions. */
export function registerAdminOrders(app: Api, { db, clock, mailer }: Dependencies): void {
  app.openapi(list, async (context) => {
    return context.json(await listAllOrders(db, context.req.valid("query")), 200);
  });

  app.openapi(read, async (context) => {
    return context.json({ data: await readOrderOf(db, context.req.valid("param").code) }, 200);
  });

  async function move(who: string, code: string, request: Move) {
    const data = await inTransaction(db, (trx) => moveOrder(trx, { code, move: request, who, now: clock() }));
    await mailer.wake();
    return { data };
  }

  for (const transition of withoutBody) {
    const path = `${order}/${transition}` as const;
    app.openapi(createRoute({ ...shared, path, request: { params }, responses: moved }), async (context) => {
      const { code } = context.req.valid("param");
      return context.json(await move(whoOf(context), code, { transition }), 200);
    });
  }
  app.openapi(shipped, async (context) => {
    const { code } = context.req.valid("param");
    const request = { transition: "shipped" as const, ...context.req.valid("json") };
    return context.json(await move(whoOf(context), code, request), 200);
  });
  app.openapi(refunded, async (context) => {
    const { code } = context.req.valid("param");
    // Without a body nothing is validated, and everything is refunded.
    const { items = null } = context.req.valid("json") ?? {};
    return context.json(await move(whoOf(context), code, { transition: "refunded", items }), 200);
  });
  app.openapi(cancelled, async (context) => {
    const { code } = context.req.valid("param");
    const request = { transition: "cancelled" as const, ...context.req.valid("json") };
    return context.json(await move(whoOf(context), code, request), 200);
  });
}
