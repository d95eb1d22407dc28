import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import {
  askToSubscribe,
  confirmSubscription,
  leaveByLink,
  recordConsent,
} from "#standalone/domain/newsletter/subscriptions.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { Refusal } from "#standalone/refusal.ts";
import { consentBody } from "#standalone/schemas/newsletter.ts";
import { body, json, line, responses } from "#standalone/schemas/shared.ts";
import { email } from "#standalone/schemas/customer.ts";

const tags = ["newsletter"];
const tokenBody = z.object({ token: line(200) }).openapi("NewsletterLink");

const save = createRoute({
  method: "post",
  path: "/api/subscriber/save",
  tags,
  request: {
    body: body(z.object({ email, type: line(50).openapi({ example: "modal" }) }).openapi("Subscriber")),
  },
  responses: {
    201: json(
      z.object({ confirm: z.boolean() }),
      "Saved; nothing is sent to the address before it is confirmed. A known address: 409 `already_exists`.",
    ),
    ...responses.conflict,
    ...responses.invalid,
  },
});

const consent = createRoute({
  method: "post",
  path: "/api/subscriber/consent",
  tags,
  request: { body: body(consentBody.extend({ email }).openapi("SubscriberConsent")) },
  responses: {
    202: json(z.object({}), "A letter with a link is on its way, if the address waits for one."),
    ...responses.invalid,
  },
});

const confirm = createRoute({
  method: "post",
  path: "/api/subscriber/confirm",
  tags,
  request: { body: body(tokenBody) },
  responses: {
    204: { description: "The subscription has begun." },
    ...responses.notFound,
    ...responses.invalid,
  },
});

const leave = createRoute({
  method: "post",
  path: "/api/subscriber/unsubscribe",
  tags,
  request: { body: body(tokenBody) },
  responses: {
    204: { description: "The subscription has ended." },
    ...responses.notFound,
    ...responses.invalid,
  },
});

export function registerSubscribers(app: Api, tools: Dependencies): void {
  const { db, clock, mailer } = tools;

  app.openapi(save, async (context) => {
    const asking = { ...context.req.valid("json"), now: clock() };
    const isNew = await inTransaction(db, (trx) => askToSubscribe(trx, asking));
    if (!isNew) throw new Refusal(409, "already_exists");
    return context.json({ confirm: true }, 201);
  });

  app.openapi(consent, async (context) => {
    const { email: to, ...input } = context.req.valid("json");
    const { confirm_url, unsubscribe_url } = input;
    requireOwnLinks(tools, { confirm_url, unsubscribe_url });
    await inTransaction(db, (trx) => recordConsent(trx, to, input, clock()));
    await mailer.wake();
    return context.json({}, 202);
  });

  app.openapi(confirm, async (context) => {
    const { token } = context.req.valid("json");
    await inTransaction(db, (trx) => confirmSubscription(trx, token, clock()));
    await mailer.wake();
    return context.body(null, 204);
  });

  app.openapi(leave, async (context) => {
    const { token } = context.req.valid("json");
    await inTransaction(db, (trx) => leaveByLink(trx, token, clock()));
    return context.body(null, 204);
  });
}
