import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { askToSubscribe } from "#standalone/domain/newsletter/subscriptions.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { retryWhileUnavailable } from "#standalone/db/database-unavailable.ts";
import { gatewayAddress, publicOriginOf } from "#standalone/domain/orders/gateway-address.ts";
import { queuePaymentLink } from "#standalone/domain/orders/payment-link.ts";
import { openPaymentUrl, payAgain } from "#standalone/domain/orders/payment-address.ts";
import { placeInTurn } from "#standalone/domain/orders/place-order.ts";
import { findOrder, summaryOf } from "#standalone/domain/orders/read-summary.ts";
import { made, route } from "#standalone/route.ts";
import { signedIn } from "#standalone/authentication.ts";
import { stateOfEmail } from "#standalone/outbox/email-queue.ts";
import {
  emailState,
  orderBody,
  payAgainBody,
  placedSchema,
  summarySchema,
} from "#standalone/schemas/order.ts";
import { idParam, json, jsonData, word } from "#standalone/schemas/shared.ts";

const placedAnswer = z.object({ data: placedSchema });
const orderParams = z.object({ id: idParam, hash: word.min(1).max(64) });

export const ordersRoutes = [
  route(
    "POST /api/orders/{id}",
    {
      cost: "costly",
      tag: "orders",
      token: "optional",
      params: z.object({ id: z.string().min(1).max(64).openapi({ description: "The cart's id." }) }),
      body: orderBody,
      201: json(placedAnswer, "The order."),
      200: json(placedAnswer, "The same cart again: the first order's answer."),
      refuses: {
        409: "`empty_cart`; `out_of_stock` (`value`: the product's name; for tickets with the category and the places left); `changed` (`value`: the actual amount to pay, rounded if the payment rounds, which differs from `expected_total`, or the content from `cart_version`); `seats_changed`; a refusal of a voucher (with `voucher`: its code).",
      },
    },
    async ({ params, body: input, context }, tools) => {
      const { db, clock, mailer, feesVat } = tools;
      const user = await signedIn(tools, context.req.header("Authorization"));
      const now = clock();
      const { id: cartId } = params;
      requireOwnLinks(tools, {
        summary_url: input.summary_url,
        "newsletter_consent.confirm_url": input.newsletter_consent?.confirm_url ?? null,
        "newsletter_consent.unsubscribe_url": input.newsletter_consent?.unsubscribe_url ?? null,
      });
      const placed = await placeInTurn(db, tools.inTurn, { cartId, user, input, feesVat, now });
      // The order is committed: a connection that breaks from here on must not count as a failed order.
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
      return made(placed.isNew, { data });
    },
  ),
  route(
    "GET /api/orders/summary/{id}/{hash}",
    { cost: "secret", tag: "orders", params: orderParams, 200: jsonData(summarySchema, "The order.") },
    async ({ params, context }, tools) => {
      const { db } = tools;
      const { id, hash } = params;
      const order = await findOrder(db, id, hash);
      const paymentUrl = await openPaymentUrl(tools, order, publicOriginOf(context.req.raw, tools));
      return { data: await summaryOf(db, order, paymentUrl) };
    },
  ),
  route(
    "POST /api/orders/{id}/{hash}/payment",
    {
      cost: "costly",
      tag: "orders",
      params: orderParams,
      body: payAgainBody,
      200: jsonData(z.object({ payment_url: z.string() }), "Where to pay again."),
      refuses: {
        409: "`already_paid`, `not_a_card_order`, `order_closed` (cancelled, returned, withdrawn from or refunded), `withdrawn` (a part of it), `payment_over` (it is too late to pay by card).",
      },
    },
    async ({ params, body, context }, tools) => {
      const { db, clock } = tools;
      const { id, hash } = params;
      const order = await findOrder(db, id, hash);
      const { return_url: returnUrl } = body;
      const payment = await inTransaction(db, (trx) =>
        payAgain(trx, { id: order.id, returnUrl, now: clock() }),
      );
      return { data: { payment_url: gatewayAddress(payment, publicOriginOf(context.req.raw, tools)) } };
    },
  ),
  route(
    "POST /api/orders/{id}/{hash}/payment-link",
    {
      cost: "costly",
      tag: "orders",
      params: orderParams,
      200: jsonData(
        z.object({ email_state: emailState.unwrap() }),
        "The order's e-mail address gets the way to pay (a link, or the account).",
      ),
      refuses: {
        404: "A wrong hash.",
        409: "`already_paid`, `order_closed`, `withdrawn`, `not_payable` (paid at the handover), `payment_over` (`pay_until` has passed), `no_link`.",
      },
    },
    async ({ params }, { db, clock, mailer }) => {
      const { id, hash } = params;
      const order = await findOrder(db, id, hash);
      const email = await inTransaction(db, (trx) => queuePaymentLink(trx, order.id, clock()));
      await mailer.wake();
      const email_state = await retryWhileUnavailable(() => stateOfEmail(db, email));
      return { data: { email_state } };
    },
  ),
];
