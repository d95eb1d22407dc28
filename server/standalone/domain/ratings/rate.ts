import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { readTitles, type Title } from "#standalone/domain/content/titles.ts";
import { writeLog, type Acting } from "#standalone/domain/staff/log.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { InvalidFields, notFound } from "#standalone/refusal.ts";
import { hashSecret, newSecret } from "#standalone/secrets.ts";
import type { RatingInput } from "#standalone/schemas/rating.ts";

/** Validity of a link in hours. */
const linkHours = 24;

/**
 * Stores a rating until the link in the e-mail confirms it. An unconfirmed rating is replaced by the next one from the
 * same address; a confirmed one stays, and the e-mail explains that.
 * @throws InvalidFields for an unknown title.
 */
export async function submitRating(trx: Transaction<Tables>, input: RatingInput, now: Date): Promise<void> {
  const production = (await readTitles(trx, [input.production])).get(input.production);
  if (!production) throw new InvalidFields({ production: ["Takové představení neznáme."] });
  const entry = { stars: input.stars, text: input.text, name: input.name, written_at: now };
  const entered = await trx
    .insertInto("ratings")
    .values({ ...entry, production_slug: production.slug, email: input.email.toLowerCase() })
    .onConflict((on) =>
      on.columns(["production_slug", "email"]).doUpdateSet(entry).where("ratings.confirmed_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  const to = input.email;
  if (!entered) {
    await enqueueEmail(trx, "rated-before", { to, production: production.slug }, now);
    return;
  }
  await trx.deleteFrom("rating_links").where("rating_id", "=", entered.id).execute();
  await enqueueEmail(trx, "rating-link", { to, rating_id: entered.id, confirm_url: input.confirm_url }, now);
}

/** Creates the secret of a link that confirms a rating; only its hash is stored. */
export async function makeRatingLink(db: Kysely<Tables>, ratingId: number, now: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto("rating_links")
    .values({
      token_hash: hashSecret(token),
      rating_id: ratingId,
      expires_at: new Date(now.getTime() + linkHours * 3_600_000),
    })
    .execute();
  return token;
}

/** Confirms a rating once, with any of its links; it then awaits moderation. @throws Refusal 404 for another token. */
export async function confirmRating(db: Kysely<Tables>, token: string, now: Date): Promise<Title> {
  const confirmed = await db
    .updateTable("ratings")
    .set({ confirmed_at: now })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("rating_links")
        .select("rating_id")
        .where("token_hash", "=", hashSecret(token))
        .where("expires_at", ">", now),
    )
    .where("confirmed_at", "is", null)
    .returning("production_slug")
    .executeTakeFirst();
  const slug = confirmed?.production_slug ?? "";
  const production = (await readTitles(db, [slug])).get(slug);
  if (!production) throw notFound();
  return production;
}

/** Publishes a confirmed rating; a repeated call changes nothing. */
export async function publishRating(
  trx: Transaction<Tables>,
  id: number,
  { who, now }: Acting,
): Promise<void> {
  const rating = await trx
    .selectFrom("ratings")
    .select("published_at")
    .where("id", "=", id)
    .where("confirmed_at", "is not", null)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!rating) throw notFound();
  if (rating.published_at) return;
  await trx.updateTable("ratings").set({ published_at: now }).where("id", "=", id).execute();
  await writeLog(trx, { who, now, action: "rating.published", subject: `rating ${id}`, detail: {} });
}
