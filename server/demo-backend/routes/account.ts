import { createRoute, z } from "@hono/zod-openapi";
import { verify } from "@node-rs/argon2";
import { saveSubscriber } from "#server/demo-backend/routes/subscribers.ts";
import { changePassword } from "#server/demo-backend/domain/customers/change-password.ts";
import { userOf } from "#server/demo-backend/domain/customers/find-user.ts";
import type { DemoApp, Dependencies } from "#server/demo-backend/app.ts";
import { InvalidFields } from "#server/demo-backend/refusal.ts";
import { customerOf } from "#server/demo-backend/authentication.ts";
import {
  givenPassword,
  newPassword,
  profileBody,
  userSchema,
} from "#server/demo-backend/schemas/customer.ts";
import { bearer, body, json, jsonData, responses } from "#server/demo-backend/schemas/shared.ts";

const tags = ["account"];
const security = bearer;
const userAnswer = jsonData(userSchema, "The customer.");
const newsletterSchema = z.object({ subscribed: z.boolean() }).openapi("NewsletterChoice");
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
      z.object({ current_password: givenPassword, password: newPassword }).openapi("PasswordChange"),
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
  request: { body: body(z.object({ password: givenPassword }).openapi("AccountDeletion")) },
  responses: {
    204: { description: "Account, addresses, tokens and open carts are gone; orders stay without it." },
    ...responses.signedOut,
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
  request: { body: body(newsletterSchema) },
  responses: { 200: newsletterAnswer, ...responses.signedOut, ...responses.invalid },
});

export function registerAccount(app: DemoApp, tools: Dependencies): void {
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

  app.openapi(remove, async (context) => {
    const user = customerOf(context);
    const isRight = await verify(user.password_hash, context.req.valid("json").password);
    if (!isRight) throw new InvalidFields({ password: ["Heslo nesouhlasí."] });
    // Foreign keys delete the account's addresses, company, tokens and carts, and detach its orders.
    await db.deleteFrom("users").where("id", "=", user.id).execute();
    return context.body(null, 204);
  });

  app.openapi(newsletter, async (context) => {
    const { email } = customerOf(context);
    const subscribed = await db
      .selectFrom("subscribers")
      .select("email")
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
    return context.json({ data: { subscribed: subscribed !== undefined } }, 200);
  });

  app.openapi(changeNewsletter, async (context) => {
    const { email } = customerOf(context);
    const { subscribed } = context.req.valid("json");
    if (subscribed) await saveSubscriber(db, { email, type: "account", now: clock() });
    else await db.deleteFrom("subscribers").where("email", "=", email.toLowerCase()).execute();
    return context.json({ data: { subscribed } }, 200);
  });
}
