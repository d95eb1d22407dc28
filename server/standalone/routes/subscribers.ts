import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import {
  askToSubscribe,
  confirmSubscription,
  leaveByLink,
  recordConsent,
} from "#standalone/domain/newsletter/subscriptions.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { route } from "#standalone/route.ts";
import { Refusal } from "#standalone/refusal.ts";
import { consentBody } from "#standalone/schemas/newsletter.ts";
import { json, line, spare } from "#standalone/schemas/shared.ts";
import { email } from "#standalone/schemas/customer.ts";

const tokenBody = z.object({ token: line(200) }).openapi("NewsletterLink");

export const subscribersRoutes = [
  route(
    "POST /api/subscriber/save",
    {
      cost: "costly",
      tag: "newsletter",
      body: z.object({ email, type: line(50).openapi({ example: "modal" }) }).openapi("Subscriber"),
      201: json(
        z.object({ confirm: z.boolean().openapi(spare) }),
        "Saved; with `confirm` the customer confirms it first by an e-mail's link.",
      ),
      refuses: { 409: "`already_exists`: confirmed, or waiting for its confirmation." },
    },
    async ({ body }, { db, clock }) => {
      const asking = { ...body, now: clock() };
      const isNew = await inTransaction(db, (trx) => askToSubscribe(trx, asking));
      if (!isNew) throw new Refusal(409, "already_exists");
      return { confirm: true };
    },
  ),
  route(
    "POST /api/subscriber/consent",
    {
      cost: "costly",
      tag: "newsletter",
      body: consentBody.extend({ email }).openapi("SubscriberConsent"),
      202: json(z.object({}), "The same whether or not the address waits for an e-mail."),
    },
    async ({ body }, tools) => {
      const { db, clock, mailer } = tools;
      const { email: to, ...input } = body;
      const { confirm_url, unsubscribe_url } = input;
      requireOwnLinks(tools, { confirm_url, unsubscribe_url });
      await inTransaction(db, (trx) => recordConsent(trx, to, input, clock()));
      await mailer.wake();
      return {};
    },
  ),
  route(
    "POST /api/subscriber/confirm",
    {
      cost: "costly",
      tag: "newsletter",
      body: tokenBody,
      204: { description: "The subscription has begun." },
      refuses: { 404: "An unknown, expired or used token." },
    },
    async ({ body }, { db, clock, mailer }) => {
      const { token } = body;
      await inTransaction(db, (trx) => confirmSubscription(trx, token, clock()));
      await mailer.wake();
    },
  ),
  route(
    "POST /api/subscriber/unsubscribe",
    {
      cost: "costly",
      tag: "newsletter",
      body: tokenBody,
      204: { description: "The subscription has ended." },
      refuses: { 404: "An unknown token, or the subscription has ended." },
    },
    async ({ body }, { db, clock }) => {
      const { token } = body;
      await inTransaction(db, (trx) => leaveByLink(trx, token, clock()));
    },
  ),
];
