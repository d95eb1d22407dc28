import { inTransaction } from "#standalone/db/in-transaction.ts";
import { createRoute, z } from "@hono/zod-openapi";
import { checkPasswordLink, resetPassword } from "#standalone/domain/customers/change-password.ts";
import { findUser } from "#standalone/domain/customers/find-user.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { requireOwnLinks } from "#standalone/domain/customers/own-links.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { forgotBody, newPassword } from "#standalone/schemas/customer.ts";
import { body, json, line, responses } from "#standalone/schemas/shared.ts";

const tags = ["auth"];

const forgot = createRoute({
  method: "post",
  path: "/api/auth/password/forgot",
  tags,
  request: { body: body(forgotBody) },
  responses: {
    202: json(z.object({}), "If there is a customer with this address, a letter with a link is on its way."),
    ...responses.invalid,
  },
});

const checkLink = createRoute({
  method: "get",
  path: "/api/auth/password/reset/{hash}",
  tags,
  request: { params: z.object({ hash: z.string().min(1).max(200) }) },
  responses: { 204: { description: "The link can be used." }, ...responses.notFound },
});

const reset = createRoute({
  method: "post",
  path: "/api/auth/password/reset",
  tags,
  request: { body: body(z.object({ hash: line(200), password: newPassword }).openapi("PasswordReset")) },
  responses: {
    204: { description: "Set; every token of the customer is revoked." },
    ...responses.notFound,
    ...responses.invalid,
  },
});

export function registerPasswords(app: Api, tools: Dependencies): void {
  const { db, clock, mailer } = tools;

  app.openapi(forgot, async (context) => {
    const { email, reset_url } = context.req.valid("json");
    requireOwnLinks(tools, { reset_url });
    const user = await findUser(db, email);
    if (user) {
      await inTransaction(db, (trx) =>
        enqueueEmail(trx, "password-link", { user_id: user.id, reset_url }, clock()),
      );
      await mailer.wake();
    }
    return context.json({}, 202);
  });

  app.openapi(checkLink, async (context) => {
    await checkPasswordLink(db, context.req.valid("param").hash, clock());
    return context.body(null, 204);
  });

  app.openapi(reset, async (context) => {
    const { hash: link, password } = context.req.valid("json");
    await resetPassword(db, { link, password, now: clock() });
    await mailer.wake();
    return context.body(null, 204);
  });
}
