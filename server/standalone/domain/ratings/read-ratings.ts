import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { readTitles } from "#standalone/domain/content/titles.ts";

const mostStars = 5;

/** One page of published ratings that have a text, newest first. */
export async function listRatings(
  db: Kysely<Tables>,
  query: { readonly production?: string | undefined; readonly page: number; readonly per_page: number },
) {
  const { production, page, per_page } = query;
  const published = db
    .selectFrom("ratings")
    .where("published_at", "is not", null)
    .where("text", "is not", null)
    .$if(production !== undefined, (rows) => rows.where("production_slug", "=", production ?? ""));
  const { total } = await published
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await published
    .selectAll()
    .orderBy("written_at", "desc")
    .orderBy("id", "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const meta = { total, page, pages: Math.max(1, Math.ceil(total / per_page)), per_page };
  return { data: await ratingsOf(db, rows), meta };
}

/** Ratings confirmed by e-mail and not published yet, oldest first. */
export async function listWaiting(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("ratings")
    .selectAll()
    .where("confirmed_at", "is not", null)
    .where("published_at", "is", null)
    .where("removed_at", "is", null)
    .orderBy("confirmed_at")
    .orderBy("id")
    .execute();
  const ratings = await ratingsOf(db, rows);
  return ratings.map((rating) => ({
    ...rating,
    email: rows.find(({ id }) => id === rating.id)?.email ?? null,
  }));
}

interface Row {
  readonly id: number;
  readonly production_slug: string;
  readonly stars: number;
  readonly text: string | null;
  readonly name: string | null;
  readonly written_at: Date;
  readonly answer: string | null;
}

async function ratingsOf(db: Kysely<Tables>, rows: readonly Row[]) {
  const titles = await readTitles(
    db,
    rows.map((row) => row.production_slug),
  );
  return rows.map((row) => ({
    id: row.id,
    production: titles.get(row.production_slug) ?? { slug: row.production_slug, title: row.production_slug },
    stars: row.stars,
    text: row.text,
    name: row.name ?? "",
    date: row.written_at.toISOString(),
    answer: row.answer,
  }));
}

/** For each title, the number of published ratings with one star, two stars, and so on. */
async function readCounts(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom("ratings")
    .select(({ fn }) => ["production_slug", "stars", fn.countAll<number>().as("count")])
    .where("published_at", "is not", null)
    .groupBy(["production_slug", "stars"])
    .execute();
  const counts = new Map<string, number[]>();
  for (const { production_slug: slug, stars, count } of rows) {
    const ofTitle = counts.get(slug) ?? Array.from({ length: mostStars }, () => 0);
    ofTitle[stars - 1] = count;
    counts.set(slug, ofTitle);
  }
  return counts;
}

/** Averages, counts and distributions, of all ratings and of each title; titles with the best average first. */
export async function readSummary(db: Kysely<Tables>) {
  const counts = await readCounts(db);
  const titles = await readTitles(db, [...counts.keys()]);
  const productions = [...counts]
    .flatMap(([slug, ofTitle]) => {
      const title = titles.get(slug);
      const { average, ...summary } = summaryOf(ofTitle);
      return title && average !== null ? [{ ...title, average, ...summary }] : [];
    })
    .sort((a, b) => b.average - a.average || b.count - a.count || a.title.localeCompare(b.title, "cs"));
  const all = Array.from({ length: mostStars }, (_none, star) =>
    productions.reduce((sum, { distribution }) => sum + (distribution[mostStars - 1 - star]?.count ?? 0), 0),
  );
  return { ...summaryOf(all), productions };
}

/** @param counts Number of ratings with one star, two stars, and so on. */
function summaryOf(counts: readonly number[]) {
  const count = counts.reduce((sum, some) => sum + some, 0);
  const stars = counts.reduce((sum, some, index) => sum + some * (index + 1), 0);
  return {
    average: count === 0 ? null : Math.round((stars / count) * 10) / 10,
    count,
    distribution: counts.map((some, index) => ({ stars: index + 1, count: some })).reverse(),
  };
}
