import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { Email } from "./email.ts";
import { fromTemplate, linkOf } from "./from-template.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";
import { readTitles } from "../domain/content/titles.ts";
import { makeRatingLink } from "../domain/ratings/rate.ts";

/**
 * A link that confirms a rating. Created here, so that it is valid for a day from the sending and the queue contains no
 * secret. Null if the rating is already confirmed, or deleted.
 */
export async function ratingLinkEmail(
  office: Office,
  { to, rating_id, confirm_url }: { to: string; rating_id: number; confirm_url: string },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const rating = await db
    .selectFrom("ratings")
    .select(["production_slug", "stars"])
    .where("id", "=", rating_id)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  const title = rating && (await titleOf(db, rating.production_slug));
  if (!rating || !title) return null;
  const token = await makeRatingLink(db, rating_id, now);
  // The rating's text is left out, so that the form cannot send a visitor's own text to a stranger.
  const values = { title, stars: starsIn(rating.stars), link: linkOf(confirm_url, token) };
  return fromTemplate(office, "rating-link", { to, values });
}

/** A note that this address has already rated this title. */
export async function ratedBeforeEmail(
  office: Office,
  { to, production }: { to: string; production: string },
): Promise<Email | null> {
  const title = await titleOf(office.db, production);
  return title ? fromTemplate(office, "rated-before", { to, values: { title } }) : null;
}

async function titleOf(db: Kysely<Tables>, slug: string): Promise<string | undefined> {
  return (await readTitles(db, [slug])).get(slug)?.title;
}

/** In the accusative. */
function starsIn(stars: number): string {
  const word = stars === 1 ? "hvězdičku" : stars < 5 ? "hvězdičky" : "hvězdiček";
  return `${stars} ${word}`;
}
