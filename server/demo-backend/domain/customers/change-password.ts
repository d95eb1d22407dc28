import { hash, verify } from "@node-rs/argon2";
import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { InvalidFields, notFound } from "#server/demo-backend/refusal.ts";
import { hashSecret, newSecret } from "#server/demo-backend/secrets.ts";
import type { User } from "#server/demo-backend/authentication.ts";
import { issueToken, revokeTokens } from "./tokens.ts";

/** How long a link is good for, in hours. */
const linkHours = 2;

/** A new link for a customer who forgot the password; only its hash is kept. */
export async function makePasswordLink(db: Kysely<Tables>, userId: number, now: Date): Promise<string> {
  const link = newSecret();
  await db.deleteFrom("password_links").where("expires_at", "<=", now).execute();
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

/** Whose link this is. @throws Refusal 404 where it is nobody's, was used, or is too old. */
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

/** Uses a link, once: the password is another one, and nobody is signed in by the old one. */
export async function resetPassword(
  db: Kysely<Tables>,
  { link, password, now }: { link: string; password: string; now: Date },
): Promise<User> {
  await checkPasswordLink(db, link, now);
  // Slow, so before the transaction; the link is taken inside it, by one of those who hold it.
  const password_hash = await hash(password);
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .deleteFrom("password_links")
      .where("link_hash", "=", hashSecret(link))
      .where("expires_at", ">", now)
      .returning("user_id")
      .executeTakeFirst();
    if (!taken) throw notFound();
    await endAccess(trx, taken.user_id);
    return trx
      .updateTable("users")
      .set({ password_hash })
      .where("id", "=", taken.user_id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Sets another password for whoever knows this one; the answer is the only token that holds from now on. */
export async function changePassword(
  db: Kysely<Tables>,
  user: User,
  { current, next, now }: { current: string; next: string; now: Date },
): Promise<string> {
  const wrong = new InvalidFields({ current_password: ["Současné heslo nesouhlasí."] });
  if (!(await verify(user.password_hash, current))) throw wrong;
  const password_hash = await hash(next);
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("users")
      .set({ password_hash })
      .where("id", "=", user.id)
      .where("password_hash", "=", user.password_hash)
      .returning("id")
      .executeTakeFirst();
    // Somebody else changed it in the meantime: what was given is not the current one any more.
    if (!changed) throw wrong;
    await endAccess(trx, user.id);
    return issueToken(trx, user.id, now);
  });
}

/** Every way into the account that was given out before. */
async function endAccess(trx: Kysely<Tables>, userId: number): Promise<void> {
  await revokeTokens(trx, userId);
  await trx.deleteFrom("password_links").where("user_id", "=", userId).execute();
}
