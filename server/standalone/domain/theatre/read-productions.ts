import { sql, type Kysely } from "kysely";
import type { ProductionState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { dayInPrague } from "./prague.ts";

/** Production cards by position, with their state on the day of `now`. */
export async function readProductionCards(db: Kysely<Tables>, now: Date) {
  const rows = await selectCards(db, now).orderBy("p.position").orderBy("p.id").execute();
  return rows.map(productionCardOf);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];

export function selectCards(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom("productions as p")
    .leftJoin("genres as g", "g.slug", "p.genre_slug")
    .leftJoin("venues as v", "v.slug", "p.venue_slug")
    .leftJoin("production_ratings as r", "r.production_slug", "p.slug")
    .select([
      "p.id",
      "p.slug",
      "p.title",
      "p.author",
      "p.genre_slug",
      "g.name as genre_name",
      "p.venue_slug",
      "v.name as venue_name",
      "p.perex",
      "p.image",
      "p.is_new",
      "p.is_soon",
      "p.length_minutes",
      "p.intervals",
      "p.premiere",
      "p.derniere",
      "p.age_from",
      "p.price_from",
      "p.price_to",
      "r.average as rating_average",
      "r.count as rating_count",
      sql<ProductionState>`production_state(p.premiere, p.derniere, ${dayInPrague(now)}::date)`.as("state"),
    ]);
}

export function productionCardOf(row: CardRow) {
  const {
    genre_slug,
    genre_name,
    venue_slug,
    venue_name,
    price_from,
    price_to,
    rating_average,
    rating_count,
    ...card
  } = row;
  return {
    ...card,
    genre: namedOf(genre_slug, genre_name),
    venue: namedOf(venue_slug, venue_name),
    price: priceOf(price_from, price_to),
    rating:
      rating_average === null || rating_count === null
        ? null
        : { average: rating_average, count: rating_count },
  };
}

export function namedOf(slug: string | null, name: string | null) {
  return slug === null || name === null ? null : { slug, name };
}

export function priceOf(from: number | null, to: number | null) {
  return from === null || to === null ? null : { from, to };
}
