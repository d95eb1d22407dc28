import { createRoute, z } from "@hono/zod-openapi";
import { publicOriginOf } from "#standalone/domain/orders/gateway-address.ts";
import { findOwnOrder, listOrders } from "#standalone/domain/orders/list-orders.ts";
import { openPaymentUrl } from "#standalone/domain/orders/payment-address.ts";
import { summaryOf } from "#standalone/domain/orders/read-summary.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { requireSignedIn } from "#standalone/authentication.ts";
import { readOwnTickets } from "#standalone/domain/tickets/tickets.ts";
import { customerOrderSchema, orderListSchema, ownTicketsSchema } from "#standalone/schemas/order.ts";
import { metaSchema, pageQuery } from "#standalone/schemas/content.ts";
import { bearer, idParam, json, jsonData, responses } from "#standalone/schemas/shared.ts";
import { composed } from "#standalone/schemas/product.ts";

const tags = ["orders"];
const security = bearer;
const longestQuestion = 100;

const list = createRoute({
  method: "get",
  path: "/api/orders",
  tags,
  security,
  request: {
    query: pageQuery.extend({
      q: z
        .string()
        .default("")
        .transform((text) => composed(text.replaceAll("\0", "")).trim().slice(0, longestQuestion))
        .openapi({ type: "string", description: "Part of a code or of a product's name." }),
    }),
  },
  responses: {
    200: json(
      z.object({ data: z.array(orderListSchema), meta: metaSchema }),
      "The customer's orders, the newest first.",
    ),
    ...responses.signedOut,
  },
});

const read = createRoute({
  method: "get",
  path: "/api/orders/{id}",
  tags,
  security,
  request: { params: z.object({ id: idParam }) },
  responses: {
    200: jsonData(customerOrderSchema, "One of the customer's orders."),
    ...responses.signedOut,
    ...responses.notFound,
  },
});

const ownTickets = createRoute({
  method: "get",
  path: "/api/me/tickets",
  tags,
  security,
  responses: {
    200: jsonData(z.array(ownTicketsSchema), "Valid tickets for evenings to come, the soonest first."),
    ...responses.signedOut,
  },
});

export function registerCustomerOrders(app: Api, tools: Dependencies): void {
  const { db, clock } = tools;

  app.openapi(list, async (context) => {
    const { id } = await requireSignedIn(tools, context.req.header("Authorization"));
    return context.json(await listOrders(db, id, { ...context.req.valid("query"), now: clock() }), 200);
  });

  app.openapi(ownTickets, async (context) => {
    const { id } = await requireSignedIn(tools, context.req.header("Authorization"));
    return context.json({ data: await readOwnTickets(db, id, clock()) }, 200);
  });

  app.openapi(read, async (context) => {
    const user = await requireSignedIn(tools, context.req.header("Authorization"));
    const order = await findOwnOrder(db, user.id, context.req.valid("param").id);
    const paymentUrl = await openPaymentUrl(tools, order, publicOriginOf(context.req.raw, tools));
    return context.json({ data: { ...(await summaryOf(db, order, paymentUrl)), hash: order.hash } }, 200);
  });
}
