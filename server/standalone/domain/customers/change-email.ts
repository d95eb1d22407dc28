import { inTransaction } from "#standalone/db/in-transaction.ts";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { User } from "./find-user.ts";
import { moveSubscription } from "#standalone/domain/newsletter/subscriptions.ts";
import { retention } from "#standalone/domain/retention.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { InvalidFields, notFound } from "#standalone/refusal.ts";
import { hashSecret, newSecret } from "#standalone/secrets.ts";
import { findUser } from "./find-user.ts";
import { verifyPassword } from "./password-hash.ts";
import { revokeTokens } from "./tokens.ts";

const validity = retention.unconfirmedEmailChanges.days * 24 * 3_600_000;

/**
 * Stores the new address until a link in an e-mail to it confirms it. Only that e-mail reveals whether another account
 * has the address. The present address gets a notice in either case.
 * @throws InvalidFields for a wrong password.
 */
export async function askForEmailChange(
  db: Kysely<Tables>,
  user: User,
  { email, password, confirm_url, now }: { email: string; password: string; confirm_url: string; now: Date },
): Promise<void> {
  if (!(await verifyPassword(user.password_hash, password)).isRight) {
    throw new InvalidFields({ password: ["Heslo nesouhlasí."] });
  }
  await inTransaction(db, async (trx) => {
    const entry = { email, token_hash: null, created_at: now };
    await trx
      .insertInto("email_changes")
      .values({ user_id: user.id, ...entry })
      .onConflict((on) => on.column("user_id").doUpdateSet(entry))
      .execute();
    await enqueueEmail(trx, "email-change-link", { to: email, user_id: user.id, confirm_url }, now);
    await enqueueEmail(trx, "email-change-notice", { to: user.email, at: now.toISOString() }, now);
  });
}

/**
 * Creates the secret of the link to a new address; only its hash is stored. `taken`: another account has the address;
 * null: the change was confirmed, replaced or cancelled.
 */
export async function makeEmailChangeLink(
  db: Kysely<Tables>,
  { userId, email, now }: { userId: number; email: string; now: Date },
): Promise<{ readonly token: string } | "taken" | null> {
  const owner = await findUser(db, email);
  if (owner && owner.id !== userId) return "taken";
  const token = newSecret();
  const changed = await db
    .updateTable("email_changes")
    .set({ token_hash: hashSecret(token) })
    .where("user_id", "=", userId)
    .where("email", "=", email)
    .where("created_at", ">", new Date(now.getTime() - validity))
    .returning("user_id")
    .executeTakeFirst();
  return changed ? { token } : null;
}

/**
 * Changes the address once, by the link's secret, and signs the customer out everywhere. The newsletter moves with it.
 * @throws Refusal 404 for another secret, and if another account has the address by now.
 */
export async function confirmEmailChange(trx: Transaction<Tables>, token: string, now: Date): Promise<void> {
  const change = await trx
    .deleteFrom("email_changes")
    .where("token_hash", "=", hashSecret(token))
    .where("created_at", ">", new Date(now.getTime() - validity))
    .returning(["user_id", "email"])
    .executeTakeFirst();
  if (!change) throw notFound();
  const { user_id: id, email } = change;
  // Two accounts that want one address wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 1))`.execute(trx);
  const owner = await findUser(trx, email);
  if (owner && owner.id !== id) throw notFound();
  const before = await trx.selectFrom("users").select("email").where("id", "=", id).executeTakeFirstOrThrow();
  await trx.updateTable("users").set({ email, email_confirmed_at: now }).where("id", "=", id).execute();
  await moveSubscription(trx, { from: before.email, to: email, now });
  await revokeTokens(trx, id);
  await trx.deleteFrom("password_links").where("user_id", "=", id).execute();
}
