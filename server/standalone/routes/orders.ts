import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { askToSubscribe } from "#standalone/domain/newsletter/subscriptions.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { retryWhileUnavailable } from "#standalone/db/database-unavailable.ts";
import { gatewayAddress, publicOriginOf } from "#standalone/domain/orders/gateway-address.ts";
import { queuePaymentLink } from "#standalone/domain/orders/payment-link.ts";
import { openPaymentUrl, payAgain } from "#standalone/domain/orders/payment-address.ts";
import { placeInTurn } from "#standalone/domain/orders/place-order.ts";
import { findOrder, summaryOf } from "#standalone/domain/orders/read-summary.ts";
import { takeTurns } from "#standalone/domain/orders/turns.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { signedIn } from "#standalone/authentication.ts";
import { stateOfEmail } from "#standalone/outbox/email-queue.ts";
import {
  emailState,
  orderBody,
  payAgainBody,
  placedSchema,
  summarySchema,
} from "#standalone/schemas/order.ts";
import { body, idParam, json, jsonData, optionalBearer, responses } from "#standalone/schemas/shared.ts";

const tags = ["orders"];
const placedAnswer = z.object({ data: placedSchema });
const orderParams = z.object({ id: idParam, hash: z.string().min(1).max(64) });

const submit = createRoute({
  method: "post",
  path: "/api/orders/{id}",
  tags,
  security: optionalBearer,
  request: {
    params: z.object({ id: z.string().min(1).max(64).openapi({ description: "The cart's id." }) }),
    headers: z.object({ "idempotency-key": z.string().max(255).optional() }),
    body: body(orderBody),
  },
  responses: {
    201: json(placedAnswer, "The order."),
    200: json(placedAnswer, "The order this cart became before."),
    ...responses.notFound,
    ...responses.conflict,
    ...responses.invalid,
  },
});

const summary = createRoute({
  method: "get",
  path: "/api/orders/summary/{id}/{hash}",
  tags,
  request: { params: orderParams },
  responses: { 200: jsonData(summarySchema, "The order."), ...responses.notFound },
});

const again = createRoute({
  method: "post",
  path: "/api/orders/{id}/{hash}/payment",
  tags,
  request: { params: orderParams, body: body(payAgainBody) },
  responses: {
    200: jsonData(z.object({ payment_url: z.string() }), "Where to pay."),
    ...responses.notFound,
    ...responses.conflict,
    ...responses.invalid,
  },
});

const paymentLink = createRoute({
  method: "post",
  path: "/api/orders/{id}/{hash}/payment-link",
  tags,
  request: { params: orderParams },
  responses: {
    200: jsonData(
      z.object({ email_state: emailState.unwrap() }),
      "The e-mail is queued; whether it is sent.",
    ),
    ...responses.notFound,
    ...responses.conflict,
  },
});

export function registerOrders(app: Api, tools: Dependencies): void {
  const { db, clock, mailer, feesVat, ownPages } = tools;
  const inTurn = takeTurns(() => tools.log.warn("standalone.database-busy"));

  app.openapi(submit, async (context) => {
    const user = await signedIn(tools, context.req.header("Authorization"));
    const input = context.req.valid("json");
    const now = clock();
    const { id: cartId } = context.req.valid("param");
    requireOwnLinks(tools, {
      summary_url: input.summary_url,
      "newsletter_consent.confirm_url": input.newsletter_consent?.confirm_url ?? null,
      "newsletter_consent.unsubscribe_url": input.newsletter_consent?.unsubscribe_url ?? null,
    });
    const placed = await placeInTurn(db, inTurn, { cartId, user, input, feesVat, ownPages, now });
    // The order is committed: a connection that breaks from here on must not be reported as a failed order.
    const order = await retryWhileUnavailable(() =>
      db.selectFrom("orders").selectAll().where("id", "=", placed.id).executeTakeFirstOrThrow(),
    );
    const here = publicOriginOf(context.req.raw, tools);
    if (placed.isNew) {
      const asking = { email: input.email, type: "order", consent: input.newsletter_consent, now };
      if (input.newsletter) {
        await retryWhileUnavailable(() => inTransaction(db, (trx) => askToSubscribe(trx, asking)));
      }
      await mailer.wake();
    }
    const payment_url = await retryWhileUnavailable(() => openPaymentUrl(tools, order, here));
    const data = { id: order.id, code: order.code, hash: order.hash, payment_url };
    return placed.isNew ? context.json({ data }, 201) : context.json({ data }, 200);
  });

  app.openapi(summary, async (context) => {
    const { id, hash } = context.req.valid("param");
    const order = await findOrder(db, id, hash);
    const paymentUrl = await openPaymentUrl(tools, order, publicOriginOf(context.req.raw, tools));
    return context.json({ data: await summaryOf(db, order, paymentUrl) }, 200);
  });

  app.openapi(again, async (context) => {
    const { id, hash } = context.req.valid("param");
    const order = await findOrder(db, id, hash);
    const { return_url: returnUrl } = context.req.valid("json");
    const payment = await inTransaction(db, (trx) =>
      payAgain(trx, { id: order.id, returnUrl, now: clock() }),
    );
    return context.json(
      { data: { payment_url: gatewayAddress(payment, publicOriginOf(context.req.raw, tools)) } },
      200,
    );
  });

  app.openapi(paymentLink, async (context) => {
    const { id, hash } = context.req.valid("param");
    const order = await findOrder(db, id, hash);
    const email = await inTransaction(db, (trx) => queuePaymentLink(trx, order.id, clock()));
    await mailer.wake();
    const email_state = await retryWhileUnavailable(() => stateOfEmail(db, email));
    return context.json({ data: { email_state } }, 200);
  });
}
