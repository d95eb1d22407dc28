import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { inTransaction } from "#standalone/db/in-transaction.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { resendBody } from "#standalone/schemas/order.ts";
import { json } from "#standalone/schemas/shared.ts";

export const resentOrdersRoutes = [
  // The e-mail reads the orders when it is written. This request reads none and does not wait for the e-mail, so
  // neither its answer nor its time reveals whether the address has orders.
  route(
    "POST /api/orders/resend",
    {
      cost: "costly",
      tag: "orders",
      body: resendBody,
      202: json(
        z.object({}),
        "The same whether or not the address has orders; the e-mail with them is written later.",
      ),
    },
    async ({ body }, tools) => {
      const { db, clock, mailer } = tools;
      const { email: to, summary_url } = body;
      requireOwnLinks(tools, { summary_url });
      await inTransaction(db, (trx) => enqueueEmail(trx, "resent-orders", { to, summary_url }, clock()));
      void mailer.wake();
      return {};
    },
  ),
];
