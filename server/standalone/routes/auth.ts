import { z } from "@hono/zod-openapi";
import { findUser } from "#standalone/domain/customers/find-user.ts";
import { hashPassword, verifyPassword } from "#standalone/domain/customers/password-hash.ts";
import { issueToken } from "#standalone/domain/customers/tokens.ts";
import { route } from "#standalone/route.ts";
import { Refusal } from "#standalone/refusal.ts";
import { hashSecret } from "#standalone/secrets.ts";
import { bearerOf } from "#standalone/authentication.ts";
import { email, currentPassword } from "#standalone/schemas/customer.ts";
import { json } from "#standalone/schemas/shared.ts";

/** A hash to compare with for an unknown address, so that both cases take the same time. */
let decoy: Promise<string> | null = null;

export const authRoutes = [
  route(
    "POST /api/auth/login",
    {
      cost: "account",
      tag: "auth",
      body: z.object({ email, password: currentPassword }).openapi("Credentials"),
      200: json(z.object({ token: z.string() }), "An opaque bearer token, valid for 30 days."),
      refuses: { 401: "`invalid_credentials`." },
    },
    async ({ body }, { db, clock }) => {
      const { email: address, password } = body;
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
      return { token };
    },
  ),
  route(
    "GET /api/auth/logout",
    {
      cost: "form",
      tag: "auth",
      token: "optional",
      204: { description: "The token is revoked, if there was one." },
    },
    async ({ context }, { db }) => {
      const token = bearerOf(context.req.header("Authorization"));
      if (token) await db.deleteFrom("tokens").where("token_hash", "=", hashSecret(token)).execute();
    },
  ),
];
