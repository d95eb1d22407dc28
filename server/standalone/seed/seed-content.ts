import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { calendarOf } from "./calendar.ts";
import type { SeedRatings } from "./content-types.ts";
import { articlesOf } from "./data/articles.ts";
import { blogCategories } from "./data/blog-categories.ts";
import { contacts } from "./data/contacts.ts";
import { partners } from "./data/partners.ts";
import { classics } from "./data/ratings/classics.ts";
import { others } from "./data/ratings/others.ts";
import type { DemoWeek } from "./demo-week.ts";
import type { NewFiles } from "./draw-files.ts";
import { insertMissing } from "./insert.ts";
import { distributionOf } from "./spread-ratings.ts";

/** Number of days over which the ratings without a text are spread. */
const ratedDays = 240;

/** Inserts articles, contacts, documents, partners and ratings. Existing rows stay, but see seedArticles(). */
export async function seedContent(
  trx: Transaction<Tables>,
  { files, week, now }: { files: NewFiles; week: DemoWeek; now: Date },
): Promise<void> {
  await insertMissing(trx, "blog_categories", blogCategories);
  await seedArticles(trx, week, now);
  await insertMissing(
    trx,
    "contacts",
    contacts.map((contact, position) => ({ ...contact, position, people: JSON.stringify(contact.people) })),
  );
  await insertMissing(
    trx,
    "partners",
    partners.map((partner, position) => ({ ...partner, position })),
  );
  await insertMissing(trx, "documents", files.documents);
  await insertMissing(trx, "annual_reports", files.reports);
  await seedRatings(trx, now);
}

/** Articles mention days of the programme, so they are updated when the week moves. */
async function seedArticles(trx: Transaction<Tables>, week: DemoWeek, now: Date): Promise<void> {
  const rows = articlesOf(calendarOf(week.tuesday, now)).map(({ category, ...article }) => ({
    ...article,
    category_id: blogCategories.find(({ slug }) => slug === category)?.id ?? null,
  }));
  await insertMissing(trx, "articles", rows);
  if (!week.isMoved) return;
  for (const { slug, title, perex, body, published_at } of rows) {
    await trx
      .updateTable("articles")
      .set({ title, perex, body, published_at })
      .where("slug", "=", slug)
      .execute();
  }
}

/** Ratings are seeded once for each title; later ones come from visitors. */
async function seedRatings(trx: Transaction<Tables>, now: Date): Promise<void> {
  const rated = await trx.selectFrom("ratings").select("production_slug").distinct().execute();
  const known = new Set(rated.map((row) => row.production_slug));
  const rows = [...classics, ...others]
    .filter(({ production_slug }) => !known.has(production_slug))
    .flatMap((ofTitle) => [...writtenRows(ofTitle, now), ...rowsWithoutText(ofTitle, now)])
    .sort((a, b) => a.written_at.getTime() - b.written_at.getTime());
  if (rows.length === 0) return;
  await sql`
    insert into ratings (production_slug, stars, text, name, answer, written_at, confirmed_at, published_at)
    select production_slug, stars, text, name, answer, written_at, written_at, written_at
    from unnest(
      ${rows.map((row) => row.production_slug)}::text[],
      ${rows.map((row) => row.stars)}::smallint[],
      ${rows.map((row) => row.text)}::text[],
      ${rows.map((row) => row.name)}::text[],
      ${rows.map((row) => row.answer)}::text[],
      ${rows.map((row) => row.written_at.toISOString())}::timestamptz[]
    ) as r(production_slug, stars, text, name, answer, written_at)
  `.execute(trx);
}

function writtenRows({ production_slug, written }: SeedRatings, now: Date) {
  return written.map(({ day, stars, name, text, answer }, index) => ({
    production_slug,
    stars,
    text,
    name,
    answer,
    // Spread over the twelve hours around the hour of seeding.
    written_at: new Date(now.getTime() + day * 86_400_000 + ((index * 7) % 12) * 3_600_000 - 6 * 3_600_000),
  }));
}

/** Ratings without a text. */
function rowsWithoutText(ofTitle: SeedRatings, now: Date) {
  const { production_slug, count, written } = ofTitle;
  const stars = distributionOf(ofTitle).flatMap((some, index) => {
    const texts = written.filter((rating) => rating.stars === index + 1).length;
    return Array.from({ length: some - texts }, () => index + 1);
  });
  return stars.map((value, index) => ({
    production_slug,
    stars: value,
    text: null,
    name: null,
    answer: null,
    written_at: new Date(now.getTime() - (1 + ((index * 37) % count) * (ratedDays / count)) * 86_400_000),
  }));
}

/** Names of the files that the database already has. */
export async function knownFiles(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = [
    ...(await db.selectFrom("documents").select("file").execute()),
    ...(await db.selectFrom("annual_reports").select("file").execute()),
  ];
  return new Set(rows.map((row) => row.file));
}
