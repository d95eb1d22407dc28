import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { inTransaction } from "#standalone/db/in-transaction.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { resendBody } from "#standalone/schemas/order.ts";
import { body, json, responses } from "#standalone/schemas/shared.ts";

const resend = createRoute({
  method: "post",
  path: "/api/orders/resend",
  tags: ["orders"],
  request: { body: body(resendBody) },
  responses: {
    202: json(z.object({}), "If the address has orders, a letter with them is on its way."),
    ...responses.invalid,
  },
});

export function registerResentOrders(app: Api, tools: Dependencies): void {
  const { db, clock, mailer } = tools;

  // The letter reads the orders when it is written. This request reads none, and does not wait for the letter, so that
  // neither its answer nor its time tells whether there are any.
  app.openapi(resend, async (context) => {
    const { email: to, summary_url } = context.req.valid("json");
    requireOwnLinks(tools, { summary_url });
    await inTransaction(db, (trx) => enqueueEmail(trx, "resent-orders", { to, summary_url }, clock()));
    void mailer.wake();
    return context.json({}, 202);
  });
}
