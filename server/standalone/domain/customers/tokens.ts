import type { Kysely } from "kysely";
import { randomBytes } from "node:crypto";
import type { Tables } from "#standalone/db/tables.ts";
import { hashSecret } from "#standalone/secrets.ts";

const lifetime = 30 * 24 * 60 * 60 * 1000;

/** A new bearer token of a customer: 256 random bits, of which only a hash is stored. */
export async function issueToken(db: Kysely<Tables>, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("tokens")
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  return token;
}

/** Signs a customer out everywhere. */
export async function revokeTokens(db: Kysely<Tables>, userId: number): Promise<void> {
  await db.deleteFrom("tokens").where("user_id", "=", userId).execute();
}
