import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { readTitles, type Title } from "#server/demo-backend/domain/content/titles.ts";
import { InvalidFields, notFound } from "#server/demo-backend/refusal.ts";
import { hashSecret, newSecret } from "#server/demo-backend/secrets.ts";
import type { RatingInput } from "#server/demo-backend/schemas/rating.ts";

/** Validity of a link in hours. */
export const linkHours = 24;

/** Result of a submitted rating: a token to confirm it, or `known` if this address has already rated the title. */
export type SubmitResult =
  | { readonly kind: "new"; readonly production: Title; readonly token: string }
  | { readonly kind: "known"; readonly production: Title };

/**
 * Stores a rating until the link in the e-mail confirms it. An unconfirmed rating is replaced by the next one from the
 * same address; a confirmed one stays.
 * @throws InvalidFields where there is no such title.
 */
export async function submitRating(db: Kysely<Tables>, input: RatingInput, now: Date): Promise<SubmitResult> {
  const production = (await readTitles(db, [input.production])).get(input.production);
  if (!production) throw new InvalidFields({ production: ["Takové představení neznáme."] });
  await deleteUnconfirmed(db, now);
  const token = newSecret();
  const entry = {
    stars: input.stars,
    text: input.text,
    name: input.name,
    written_at: now,
    token_hash: hashSecret(token),
    token_expires_at: new Date(now.getTime() + linkHours * 3_600_000),
  };
  const entered = await db
    .insertInto("ratings")
    .values({ ...entry, production_slug: production.slug, email: input.email.toLowerCase() })
    .onConflict((on) =>
      on.columns(["production_slug", "email"]).doUpdateSet(entry).where("ratings.confirmed_at", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  return entered ? { kind: "new", production, token } : { kind: "known", production };
}

/** Confirms a rating with a single-use token; it then awaits moderation. @throws Refusal 404 for an invalid token. */
export async function confirmRating(db: Kysely<Tables>, token: string, now: Date): Promise<Title> {
  const confirmed = await db
    .updateTable("ratings")
    .set({ confirmed_at: now, token_hash: null, token_expires_at: null })
    .where("token_hash", "=", hashSecret(token))
    .where("token_expires_at", ">", now)
    .where("confirmed_at", "is", null)
    .returning("production_slug")
    .executeTakeFirst();
  const slug = confirmed?.production_slug ?? "";
  const production = (await readTitles(db, [slug])).get(slug);
  if (!production) throw notFound();
  return production;
}

/** Publishes a confirmed rating; a repeated call changes nothing. */
export async function publishRating(db: Kysely<Tables>, id: number, now: Date): Promise<void> {
  const published = await db
    .updateTable("ratings")
    .set(({ fn, val }) => ({ published_at: fn.coalesce("published_at", val(now)) }))
    .where("id", "=", id)
    .where("confirmed_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  if (!published) throw notFound();
}

/** Deletes ratings that were not confirmed in time. */
async function deleteUnconfirmed(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("ratings")
    .where("confirmed_at", "is", null)
    .where("token_expires_at", "<=", now)
    .execute();
}
