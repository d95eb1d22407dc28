import { z } from "@hono/zod-openapi";
import { publicOriginOf } from "#standalone/domain/orders/gateway-address.ts";
import { findOwnOrder, listOrders } from "#standalone/domain/orders/list-orders.ts";
import { openPaymentUrl } from "#standalone/domain/orders/payment-address.ts";
import { summaryOf } from "#standalone/domain/orders/read-summary.ts";
import { route } from "#standalone/route.ts";
import { readOwnTickets } from "#standalone/domain/tickets/tickets.ts";
import { customerOrderSchema, orderListSchema, ownTicketsSchema } from "#standalone/schemas/order.ts";
import { metaSchema, pageQuery } from "#standalone/schemas/content.ts";
import { idParam, json, jsonData } from "#standalone/schemas/shared.ts";
import { composed } from "#standalone/schemas/product.ts";

const longestQuestion = 100;

export const customerOrdersRoutes = [
  route(
    "GET /api/orders",
    {
      cost: "read",
      tag: "orders",
      token: "customer",
      query: pageQuery.extend({
        q: z
          .string()
          .default("")
          .transform((text) => composed(text.replaceAll("\0", "")).trim().slice(0, longestQuestion))
          .openapi({ type: "string", description: "Part of a code or of a product's name." }),
      }),
      200: json(
        z.object({ data: z.array(orderListSchema), meta: metaSchema }),
        "The customer's orders, the newest first.",
      ),
    },
    async ({ query, customer }, { db, clock }) => {
      const { id } = customer;
      return await listOrders(db, id, { ...query, now: clock() });
    },
  ),
  route(
    "GET /api/me/tickets",
    {
      cost: "read",
      tag: "orders",
      token: "customer",
      200: jsonData(z.array(ownTicketsSchema), "Valid tickets for evenings to come, the soonest first."),
    },
    async ({ customer }, { db, clock }) => {
      const { id } = customer;
      return { data: await readOwnTickets(db, id, clock()) };
    },
  ),
  route(
    "GET /api/orders/{id}",
    {
      cost: "read",
      tag: "orders",
      token: "customer",
      params: z.object({ id: idParam }),
      refuses: { 404: "No such order, or another customer's." },
      200: jsonData(customerOrderSchema, "One of the customer's orders."),
    },
    async ({ params, customer: user, context }, tools) => {
      const { db } = tools;
      const order = await findOwnOrder(db, user.id, params.id);
      const paymentUrl = await openPaymentUrl(tools, order, publicOriginOf(context.req.raw, tools));
      return { data: { ...(await summaryOf(db, order, paymentUrl)), hash: order.hash } };
    },
  ),
];
