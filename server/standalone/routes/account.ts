import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
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
import { route } from "#standalone/route.ts";
import { InvalidFields } from "#standalone/refusal.ts";
import {
  email as emailAddress,
  currentPassword,
  newPassword,
  profileBody,
  userSchema,
} from "#standalone/schemas/customer.ts";
import { json, jsonData, line } from "#standalone/schemas/shared.ts";

const userAnswer = jsonData(userSchema, "The customer.");
const newsletterSchema = z
  .object({
    subscribed: z.boolean(),
    confirm: z.literal(true).optional().openapi({
      description: "The back office sends an e-mail with a link: the address was never confirmed.",
    }),
  })
  .openapi("NewsletterChoice");
const newsletterBody = z
  .object({ subscribed: z.boolean(), consent: consentBody.optional() })
  .openapi("NewsletterChange");
const newsletterAnswer = jsonData(newsletterSchema, "Whether the customer gets the newsletter.");

export const accountRoutes = [
  route(
    "GET /api/me",
    { cost: "read", tag: "account", token: "customer", 200: userAnswer },
    ({ customer }) => ({ data: userOf(customer) }),
  ),
  route(
    "PUT /api/me",
    { cost: "form", tag: "account", token: "customer", body: profileBody, 200: userAnswer },
    async ({ body, customer }, { db }) => {
      const { id } = customer;
      const changed = await db
        .updateTable("users")
        .set(body)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return { data: userOf(changed) };
    },
  ),
  route(
    "PUT /api/me/password",
    {
      cost: "account",
      tag: "account",
      token: "customer",
      body: z.object({ current_password: currentPassword, password: newPassword }).openapi("PasswordChange"),
      refuses: { 422: "Or a wrong `current_password`." },
      200: json(z.object({ token: z.string() }), "A new token; all others are revoked."),
    },
    async ({ body, customer: user }, { db, clock, mailer }) => {
      const { current_password: current, password: next } = body;
      const token = await changePassword(db, user, { current, next, now: clock() });
      await mailer.wake();
      return { token };
    },
  ),
  route(
    "POST /api/me/email",
    {
      cost: "account",
      tag: "account",
      token: "customer",
      body: z
        .object({ email: emailAddress, password: currentPassword, confirm_url: tokenTemplate })
        .openapi("EmailChange"),
      refuses: { 422: "Also a wrong `password`." },
      202: json(
        z.object({}),
        "The same whether or not another account has the address: only the e-mail to it reveals that. Its link works once, within 24 hours. The present address gets a notice. A new password cancels the change.",
      ),
    },
    async ({ body: input, customer }, tools) => {
      const { db, clock, mailer } = tools;
      requireOwnLinks(tools, { confirm_url: input.confirm_url });
      await askForEmailChange(db, customer, { ...input, now: clock() });
      await mailer.wake();
      return {};
    },
  ),
  route(
    "POST /api/auth/email/confirm",
    {
      cost: "costly",
      tag: "account",
      body: z.object({ token: line(200) }).openapi("EmailChangeConfirmation"),
      204: {
        description:
          "The account and its newsletter have the new address; every token and password link of the customer is revoked.",
      },
      refuses: { 404: "Unknown, expired or used, or another account has the address by now." },
    },
    async ({ body }, { db, clock, mailer }) => {
      const { token } = body;
      await inTransaction(db, (trx) => confirmEmailChange(trx, token, clock()));
      await mailer.wake();
    },
  ),
  route(
    "POST /api/me/delete",
    {
      cost: "account",
      tag: "account",
      token: "customer",
      body: z.object({ password: currentPassword }).openapi("AccountDeletion"),
      refuses: { 422: "Also a wrong `password`." },
      204: { description: "Deletes account, addresses, tokens and open carts; orders stay without it." },
    },
    async ({ body, customer: user }, { db, clock }) => {
      const { isRight } = await verifyPassword(user.password_hash, body.password);
      if (!isRight) throw new InvalidFields({ password: ["Heslo nesouhlasí."] });
      // Foreign keys delete the account's addresses, company, tokens and carts, and detach its orders.
      await inTransaction(db, async (trx) => {
        await endSubscription(trx, { email: user.email, source: "account deleted", now: clock() });
        await trx.deleteFrom("users").where("id", "=", user.id).execute();
      });
    },
  ),
  route(
    "GET /api/me/newsletter",
    { cost: "read", tag: "account", token: "customer", 200: newsletterAnswer },
    async ({ customer }, { db }) => {
      const { email } = customer;
      const subscribed = await db
        .selectFrom("subscribers")
        .select("email")
        .where("email", "=", email.toLowerCase())
        .where("confirmed_at", "is not", null)
        .executeTakeFirst();
      return { data: { subscribed: subscribed !== undefined } };
    },
  ),
  route(
    "PUT /api/me/newsletter",
    { cost: "form", tag: "account", token: "customer", body: newsletterBody, 200: newsletterAnswer },
    async ({ body, customer }, tools) => {
      const { db, clock, mailer } = tools;
      const { email, email_confirmed_at } = customer;
      const { subscribed, consent } = body;
      if (consent) {
        const { confirm_url, unsubscribe_url } = consent;
        requireOwnLinks(tools, { confirm_url, unsubscribe_url });
      }
      const now = clock();
      const asking = { email, type: "account", consent, now };
      const waits = await inTransaction(db, async (trx) => {
        if (!subscribed) await endSubscription(trx, { email, source: "account", now });
        // Anyone can register with another person's address, so only a confirmed address needs no e-mail.
        else if (email_confirmed_at) await subscribeConfirmed(trx, asking);
        else return askToSubscribe(trx, asking);
        return false;
      });
      await mailer.wake();
      return { data: waits ? { subscribed: false, confirm: true as const } : { subscribed } };
    },
  ),
];
