import { createRoute, z } from "@hono/zod-openapi";
import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import type { ReferenceApp, Tools } from "#server/reference/reference-app.ts";
import { Refusal } from "#server/reference/refusal.ts";
import { hashSecret } from "#server/reference/secrets.ts";
import { bearerOf, needSignedIn } from "#server/reference/signed-in.ts";
import { bearer, body, json, responses } from "#server/reference/wire/shared.ts";

const tags = ["auth"];
const tokenLifetime = 30 * 24 * 60 * 60 * 1000;

const login = createRoute({
  method: "post",
  path: "/api/auth/login",
  tags,
  request: {
    body: body(
      z.object({ email: z.email().max(254), password: z.string().min(1).max(1_000) }).openapi("Credentials"),
    ),
  },
  responses: {
    200: json(z.object({ token: z.string() }), "An opaque bearer token, valid for 30 days."),
    ...responses.signedOut,
    ...responses.invalid,
  },
});

const logout = createRoute({
  method: "get",
  path: "/api/auth/logout",
  tags,
  security: bearer,
  responses: { 204: { description: "The token is revoked, if there was one." } },
});

const me = createRoute({
  method: "get",
  path: "/api/me",
  tags,
  security: bearer,
  responses: {
    200: json(
      z.object({
        data: z
          .object({
            id: z.number().int(),
            email: z.string(),
            first_name: z.string(),
            last_name: z.string(),
            phone: z.string().nullable(),
            scope: z.array(z.string()),
          })
          .openapi("User"),
      }),
      "The customer.",
    ),
    ...responses.signedOut,
  },
});

/** A hash to compare with when nobody has the address, so that both cases take the same time. */
let decoy: Promise<string> | null = null;

export function registerAuth(app: ReferenceApp, tools: Tools): void {
  const { db, clock } = tools;

  app.openapi(login, async (context) => {
    const { email, password } = context.req.valid("json");
    const user = await db
      .selectFrom("users")
      .select(["id", "password_hash"])
      .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
      .executeTakeFirst();
    const isRight = await verify(user?.password_hash ?? (await (decoy ??= hash("nobody"))), password);
    if (!user || !isRight) throw new Refusal(401, "invalid_credentials");
    const token = randomBytes(32).toString("base64url");
    const now = clock();
    await db
      .insertInto("tokens")
      .values({
        token_hash: hashSecret(token),
        user_id: user.id,
        created_at: now,
        expires_at: new Date(now.getTime() + tokenLifetime),
      })
      .execute();
    return context.json({ token }, 200);
  });

  app.openapi(logout, async (context) => {
    const token = bearerOf(context.req.header("Authorization"));
    if (token) await db.deleteFrom("tokens").where("token_hash", "=", hashSecret(token)).execute();
    return context.body(null, 204);
  });

  app.openapi(me, async (context) => {
    const user = await needSignedIn(tools, context.req.header("Authorization"));
    const { id, email, first_name, last_name, phone, scope } = user;
    return context.json({ data: { id, email, first_name, last_name, phone, scope } }, 200);
  });
}
