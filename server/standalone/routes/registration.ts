import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { askToSubscribe } from "#standalone/domain/newsletter/subscriptions.ts";
import { hashPassword } from "#standalone/domain/customers/password-hash.ts";
import { findUser } from "#standalone/domain/customers/find-user.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { route } from "#standalone/route.ts";
import { registrationBody } from "#standalone/schemas/customer.ts";
import { json } from "#standalone/schemas/shared.ts";

export const registrationRoutes = [
  route(
    "POST /api/auth/register",
    {
      cost: "costly",
      tag: "auth",
      body: registrationBody,
      202: json(
        z.object({}),
        "The same for a new and a known address: the account is usable at once. A new customer gets a welcome e-mail, a known one a notice that the account already exists.",
      ),
    },
    async ({ body: input }, tools) => {
      const { db, clock, mailer } = tools;
      const { email, first_name, last_name, phone, login_url, reset_url } = input;
      const consent = input.newsletter_consent;
      requireOwnLinks(tools, {
        login_url,
        reset_url,
        "newsletter_consent.confirm_url": consent?.confirm_url ?? null,
        "newsletter_consent.unsubscribe_url": consent?.unsubscribe_url ?? null,
      });
      // Hashed for a known address too, so that both responses take the same time.
      const password_hash = await hashPassword(input.password);
      const now = clock();
      await inTransaction(db, async (trx) => {
        const added = await trx
          .insertInto("users")
          .values({ email, password_hash, first_name, last_name, phone, scope: "[]" })
          .onConflict((on) => on.doNothing())
          .returning("id")
          .executeTakeFirst();
        if (added) {
          if (input.newsletter) await askToSubscribe(trx, { email, type: "registration", consent, now });
          return enqueueEmail(trx, "welcome", { to: email, login_url }, now);
        }
        // An existing customer is notified at the stored address.
        const to = (await findUser(trx, email))?.email ?? email;
        return enqueueEmail(trx, "already-registered", { to, login_url, reset_url }, now);
      });
      await mailer.wake();
      return {};
    },
  ),
];
