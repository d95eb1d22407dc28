import { inTransaction } from "#standalone/db/in-transaction.ts";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { InvalidFields, notFound } from "#standalone/refusal.ts";
import { hashSecret, newSecret } from "#standalone/secrets.ts";
import type { User } from "./find-user.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { issueToken, revokeTokens } from "./tokens.ts";

/** Validity of a link in hours. */
const linkHours = 2;

/** Creates the secret of a password reset link; only its hash is stored. */
export async function makePasswordLink(db: Kysely<Tables>, userId: number, now: Date): Promise<string> {
  const link = newSecret();
  await db
    .insertInto("password_links")
    .values({
      link_hash: hashSecret(link),
      user_id: userId,
      expires_at: new Date(now.getTime() + linkHours * 3_600_000),
    })
    .execute();
  return link;
}

/** The id of the link's customer. @throws Refusal 404 for an unknown, used or expired link. */
export async function checkPasswordLink(db: Kysely<Tables>, link: string, now: Date): Promise<number> {
  const found = await db
    .selectFrom("password_links")
    .select("user_id")
    .where("link_hash", "=", hashSecret(link))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (!found) throw notFound();
  return found.user_id;
}

/** Sets a new password with a single-use link and signs the customer out everywhere. */
export async function resetPassword(
  db: Kysely<Tables>,
  { link, password, now }: { link: string; password: string; now: Date },
): Promise<void> {
  await checkPasswordLink(db, link, now);
  // Slow, so before the transaction; the link is deleted inside it, so only one concurrent request can use it.
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const taken = await trx
      .deleteFrom("password_links")
      .where("link_hash", "=", hashSecret(link))
      .where("expires_at", ">", now)
      .returning("user_id")
      .executeTakeFirst();
    if (!taken) throw notFound();
    const user = await trx
      .updateTable("users")
      // The link proves that the customer owns the address.
      .set({ password_hash, email_confirmed_at: now })
      .where("id", "=", taken.user_id)
      .returning(["id", "email"])
      .executeTakeFirstOrThrow();
    await endAccess(trx, user, now);
  });
}

/** Changes the password after checking the current one. Returns a new token; all others are revoked. */
export async function changePassword(
  db: Kysely<Tables>,
  user: User,
  { current, next, now }: { current: string; next: string; now: Date },
): Promise<string> {
  const wrong = new InvalidFields({ current_password: ["Současné heslo nesouhlasí."] });
  if (!(await verifyPassword(user.password_hash, current)).isRight) throw wrong;
  const password_hash = await hashPassword(next);
  return inTransaction(db, async (trx) => {
    const changed = await trx
      .updateTable("users")
      .set({ password_hash })
      .where("id", "=", user.id)
      .where("password_hash", "=", user.password_hash)
      .returning("id")
      .executeTakeFirst();
    // Changed by another request in the meantime: the given password is no longer the current one.
    if (!changed) throw wrong;
    await endAccess(trx, user, now);
    return issueToken(trx, user.id, now);
  });
}

/** Revokes all tokens and password links of the account, and notifies its customer of the new password. */
async function endAccess(
  trx: Transaction<Tables>,
  { id, email }: Pick<User, "id" | "email">,
  now: Date,
): Promise<void> {
  await revokeTokens(trx, id);
  await trx.deleteFrom("password_links").where("user_id", "=", id).execute();
  // Somebody who knew the old password may have requested a change of the address.
  await trx.deleteFrom("email_changes").where("user_id", "=", id).execute();
  await enqueueEmail(trx, "password-changed", { to: email, at: now.toISOString() }, now);
}
