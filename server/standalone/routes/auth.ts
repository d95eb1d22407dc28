import { createRoute, z } from "@hono/zod-openapi";
import { findUser } from "#standalone/domain/customers/find-user.ts";
import { hashPassword, verifyPassword } from "#standalone/domain/customers/password-hash.ts";
import { issueToken } from "#standalone/domain/customers/tokens.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { Refusal } from "#standalone/refusal.ts";
import { hashSecret } from "#standalone/secrets.ts";
import { bearerOf } from "#standalone/authentication.ts";
import { email, currentPassword } from "#standalone/schemas/customer.ts";
import { bearer, body, json, responses } from "#standalone/schemas/shared.ts";

const tags = ["auth"];

const login = createRoute({
  method: "post",
  path: "/api/auth/login",
  tags,
  request: {
    body: body(z.object({ email, password: currentPassword }).openapi("Credentials")),
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

/** A hash to compare with for an unknown address, so that both cases take the same time. */
let decoy: Promise<string> | null = null;

export function registerAuth(app: Api, { db, clock }: Dependencies): void {
  app.openapi(login, async (context) => {
    const { email: address, password } = context.req.valid("json");
    const user = await findUser(db, address);
    const stored = user?.password_hash ?? (await (decoy ??= hashPassword("nobody")));
    const { isRight, isOld } = await verifyPassword(stored, password);
    if (!user || !isRight) throw new Refusal(401, "invalid_credentials");
    if (isOld) {
      await db
        .updateTable("users")
        .set({ password_hash: await hashPassword(password) })
        .where("id", "=", user.id)
        .where("password_hash", "=", stored)
        .execute();
    }
    const token = await issueToken(db, user.id, clock());
    return context.json({ token }, 200);
  });

  app.openapi(logout, async (context) => {
    const token = bearerOf(context.req.header("Authorization"));
    if (token) await db.deleteFrom("tokens").where("token_hash", "=", hashSecret(token)).execute();
    return context.body(null, 204);
  });
}
