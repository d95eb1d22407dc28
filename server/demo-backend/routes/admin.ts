import { createRoute, z } from "@hono/zod-openapi";
import { markPaid } from "#server/demo-backend/domain/orders/pay.ts";
import type { DemoApp, Dependencies } from "#server/demo-backend/app.ts";
import { notFound } from "#server/demo-backend/refusal.ts";
import { adminOnly } from "#server/demo-backend/authentication.ts";
import { bearer, jsonData, responses } from "#server/demo-backend/schemas/shared.ts";

const paid = createRoute({
  method: "post",
  path: "/api/admin/orders/{code}/paid",
  tags: ["admin"],
  security: bearer,
  request: { params: z.object({ code: z.string().min(1).max(20) }) },
  responses: {
    200: jsonData(z.object({ code: z.string(), state: z.literal("paid") }), "The order is paid."),
    ...responses.signedOut,
    ...responses.notFound,
  },
});

/** "Mark paid", protected by DEMO_BACKEND_ADMIN_TOKEN; without that variable the route does not exist. */
export function registerAdmin(app: DemoApp, { db, clock, mailer }: Dependencies, adminToken: string): void {
  app.openapi(paid, async (context) => {
    adminOnly(context.req.header("Authorization"), adminToken);
    const { code } = context.req.valid("param");
    const order = await db.selectFrom("orders").select("id").where("code", "=", code).executeTakeFirst();
    if (!order) throw notFound();
    await markPaid(db, order.id, clock());
    await mailer.wake();
    return context.json({ data: { code, state: "paid" as const } }, 200);
  });
}
