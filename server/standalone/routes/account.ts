import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import {
  askToSubscribe,
  endSubscription,
  subscribeConfirmed,
} from "#standalone/domain/newsletter/subscriptions.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { askForEmailChange, confirmEmailChange } from "#standalone/domain/customers/change-email.ts";
import { consentBody, tokenTemplate } from "#standalone/schemas/newsletter.ts";
import { changePassword } from "#standalone/domain/customers/change-password.ts";
import { verifyPassword } from "#standalone/domain/customers/password-hash.ts";
import { userOf } from "#standalone/domain/customers/find-user.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { InvalidFields } from "#standalone/refusal.ts";
import { customerOf } from "#standalone/authentication.ts";
import {
  email as emailAddress,
  currentPassword,
  newPassword,
  profileBody,
  userSchema,
} from "#standalone/schemas/customer.ts";
import { bearer, body, json, jsonData, line, responses } from "#standalone/schemas/shared.ts";

const tags = ["account"];
const security = bearer;
const userAnswer = jsonData(userSchema, "The customer.");
const newsletterSchema = z
  .object({
    subscribed: z.boolean(),
    confirm: z
      .literal(true)
      .optional()
      .openapi({ description: "A letter with a link is on its way: the address was never confirmed." }),
  })
  .openapi("NewsletterChoice");
const newsletterBody = z
  .object({ subscribed: z.boolean(), consent: consentBody.optional() })
  .openapi("NewsletterChange");
const newsletterAnswer = jsonData(newsletterSchema, "Whether the newsletter comes.");

const me = createRoute({
  method: "get",
  path: "/api/me",
  tags,
  security,
  responses: { 200: userAnswer, ...responses.signedOut },
});

const changeMe = createRoute({
  method: "put",
  path: "/api/me",
  tags,
  security,
  request: { body: body(profileBody) },
  responses: { 200: userAnswer, ...responses.signedOut, ...responses.invalid },
});

const password = createRoute({
  method: "put",
  path: "/api/me/password",
  tags,
  security,
  request: {
    body: body(
      z.object({ current_password: currentPassword, password: newPassword }).openapi("PasswordChange"),
    ),
  },
  responses: {
    200: json(z.object({ token: z.string() }), "A new token; all others are revoked."),
    ...responses.signedOut,
    ...responses.invalid,
  },
});

const remove = createRoute({
  method: "post",
  path: "/api/me/delete",
  tags,
  security,
  request: { body: body(z.object({ password: currentPassword }).openapi("AccountDeletion")) },
  responses: {
    204: { description: "Account, addresses, tokens and open carts are gone; orders stay without it." },
    ...responses.signedOut,
    ...responses.invalid,
  },
});

const changeEmail = createRoute({
  method: "post",
  path: "/api/me/email",
  tags,
  security,
  request: {
    body: body(
      z
        .object({ email: emailAddress, password: currentPassword, confirm_url: tokenTemplate })
        .openapi("EmailChange"),
    ),
  },
  responses: {
    202: json(z.object({}), "A letter is on its way to the new address; whether it was known is not said."),
    ...responses.signedOut,
    ...responses.invalid,
  },
});

const confirmEmail = createRoute({
  method: "post",
  path: "/api/auth/email/confirm",
  tags,
  request: { body: body(z.object({ token: line(200) }).openapi("EmailChangeConfirmation")) },
  responses: {
    204: { description: "Changed; every token of the customer is revoked." },
    ...responses.notFound,
    ...responses.invalid,
  },
});

const newsletter = createRoute({
  method: "get",
  path: "/api/me/newsletter",
  tags,
  security,
  responses: { 200: newsletterAnswer, ...responses.signedOut },
});

const changeNewsletter = createRoute({
  method: "put",
  path: "/api/me/newsletter",
  tags,
  security,
  request: { body: body(newsletterBody) },
  responses: { 200: newsletterAnswer, ...responses.signedOut, ...responses.invalid },
});

export function registerAccount(app: Api, tools: Dependencies): void {
  const { db, clock, mailer } = tools;

  app.openapi(me, (context) => context.json({ data: userOf(customerOf(context)) }, 200));

  app.openapi(changeMe, async (context) => {
    const { id } = customerOf(context);
    const changed = await db
      .updateTable("users")
      .set(context.req.valid("json"))
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return context.json({ data: userOf(changed) }, 200);
  });

  app.openapi(password, async (context) => {
    const user = customerOf(context);
    const { current_password: current, password: next } = context.req.valid("json");
    const token = await changePassword(db, user, { current, next, now: clock() });
    await mailer.wake();
    return context.json({ token }, 200);
  });

  app.openapi(changeEmail, async (context) => {
    const input = context.req.valid("json");
    requireOwnLinks(tools, { confirm_url: input.confirm_url });
    await askForEmailChange(db, customerOf(context), { ...input, now: clock() });
    await mailer.wake();
    return context.json({}, 202);
  });

  app.openapi(confirmEmail, async (context) => {
    const { token } = context.req.valid("json");
    await inTransaction(db, (trx) => confirmEmailChange(trx, token, clock()));
    await mailer.wake();
    return context.body(null, 204);
  });

  app.openapi(remove, async (context) => {
    const user = customerOf(context);
    const { isRight } = await verifyPassword(user.password_hash, context.req.valid("json").password);
    if (!isRight) throw new InvalidFields({ password: ["Heslo nesouhlasí."] });
    // Foreign keys delete the account's addresses, company, tokens and carts, and detach its orders.
    await inTransaction(db, async (trx) => {
      await endSubscription(trx, { email: user.email, source: "account deleted", now: clock() });
      await trx.deleteFrom("users").where("id", "=", user.id).execute();
    });
    return context.body(null, 204);
  });

  app.openapi(newsletter, async (context) => {
    const { email } = customerOf(context);
    const subscribed = await db
      .selectFrom("subscribers")
      .select("email")
      .where("email", "=", email.toLowerCase())
      .where("confirmed_at", "is not", null)
      .executeTakeFirst();
    return context.json({ data: { subscribed: subscribed !== undefined } }, 200);
  });

  app.openapi(changeNewsletter, async (context) => {
    const { email, email_confirmed_at } = customerOf(context);
    const { subscribed, consent } = context.req.valid("json");
    if (consent) {
      const { confirm_url, unsubscribe_url } = consent;
      requireOwnLinks(tools, { confirm_url, unsubscribe_url });
    }
    const now = clock();
    const asking = { email, type: "account", consent, now };
    const waits = await inTransaction(db, async (trx) => {
      if (!subscribed) await endSubscription(trx, { email, source: "account", now });
      // An account can be made with another person's address: only a confirmed one needs no letter.
      else if (email_confirmed_at) await subscribeConfirmed(trx, asking);
      else return askToSubscribe(trx, asking);
      return false;
    });
    await mailer.wake();
    return context.json(
      { data: waits ? { subscribed: false, confirm: true as const } : { subscribed } },
      200,
    );
  });
}
