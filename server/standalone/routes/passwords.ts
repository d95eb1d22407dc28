import { inTransaction } from "#standalone/db/in-transaction.ts";
import { z } from "@hono/zod-openapi";
import { checkPasswordLink, resetPassword } from "#standalone/domain/customers/change-password.ts";
import { findUser } from "#standalone/domain/customers/find-user.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import { route } from "#standalone/route.ts";
import { forgotBody, newPassword } from "#standalone/schemas/customer.ts";
import { json, line, word } from "#standalone/schemas/shared.ts";

export const passwordsRoutes = [
  route(
    "POST /api/auth/password/forgot",
    {
      cost: "costly",
      tag: "auth",
      body: forgotBody,
      202: json(z.object({}), "Always the same; the e-mail's link works once, within 2 hours."),
    },
    async ({ body }, tools) => {
      const { db, clock, mailer } = tools;
      const { email, reset_url } = body;
      requireOwnLinks(tools, { reset_url });
      const user = await findUser(db, email);
      if (user) {
        await inTransaction(db, (trx) =>
          enqueueEmail(trx, "password-link", { user_id: user.id, reset_url }, clock()),
        );
        await mailer.wake();
      }
      return {};
    },
  ),
  route(
    "GET /api/auth/password/reset/{hash}",
    {
      cost: "secret",
      tag: "auth",
      params: z.object({ hash: word.min(1).max(200) }),
      refuses: { 404: "An unknown, expired or used link." },
      204: { description: "The link can be used." },
    },
    async ({ params }, { db, clock }) => {
      await checkPasswordLink(db, params.hash, clock());
    },
  ),
  route(
    "POST /api/auth/password/reset",
    {
      cost: "costly",
      tag: "auth",
      body: z.object({ hash: line(200), password: newPassword }).openapi("PasswordReset"),
      204: { description: "Set; every token of the customer is revoked." },
      refuses: { 404: "An unknown, expired or used link." },
    },
    async ({ body }, { db, clock, mailer }) => {
      const { hash: link, password } = body;
      await resetPassword(db, { link, password, now: clock() });
      await mailer.wake();
    },
  ),
];
