import { sql, type Transaction } from "kysely";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { DemoRatings } from "#standalone/content/demonstration.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { withDays, writtenAt } from "./calendar.ts";
import type { DemoWeek } from "./demo-week.ts";
import { idsOf } from "./ids.ts";
import { removeOthers, sync, syncWhole } from "./sync.ts";
import { distributionOf } from "./spread-ratings.ts";
import { czech, czechOrNull } from "./typeset.ts";

/** Number of days over which the ratings without a text are spread. */
const ratedDays = 240;

interface Writing {
  readonly content: TheatreContent;
  readonly week: DemoWeek;
  /** The first load, from which the days of ratings are counted. */
  readonly firstAt: Date;
}

/** Articles, contacts, documents, partners and ratings. */
export async function seedContent(
  trx: Transaction<Tables>,
  { content, week, firstAt }: Writing,
): Promise<void> {
  await seedArticles(trx, content, week);
  await syncWhole(
    trx,
    "contacts",
    content.contacts.map((contact, position) => ({
      ...contact,
      description: czechOrNull(contact.description),
      opening_hours: czechOrNull(contact.opening_hours),
      position,
      people: JSON.stringify(contact.people),
    })),
    ["slug"],
  );
  await syncWhole(
    trx,
    "partners",
    content.partners.map((partner, position) => ({ ...partner, position })),
    ["position"],
  );
  await syncWhole(
    trx,
    "documents",
    content.documents.map(({ file, title, group, published, content: bytes }, position) => ({
      file,
      position,
      title: czech(title),
      group_name: group,
      published_on: published,
      content: bytes,
    })),
    ["file"],
  );
  await syncWhole(
    trx,
    "annual_reports",
    content.reports.map(({ year, file, title, published, figures, content: bytes }) => ({
      year,
      file,
      title,
      published_on: published,
      figures: JSON.stringify(figures.map(({ label, value }) => ({ label, value: czech(value) }))),
      content: bytes,
    })),
    ["year"],
  );
  await seedRatings(trx, content.demo?.ratings ?? [], firstAt);
}

/** Articles mention days of the programme, so they move with the week. */
async function seedArticles(
  trx: Transaction<Tables>,
  content: TheatreContent,
  week: DemoWeek,
): Promise<void> {
  const categoryId = await idsOf(trx, "blog_categories", content.newsCategories);
  const categories = content.newsCategories.map(({ slug, name }) => ({ id: categoryId(slug), slug, name }));
  await sync(trx, "blog_categories", categories, { key: ["id"] });
  const set = (text: string) => czech(withDays(text, week.tuesday));
  await syncWhole(
    trx,
    "articles",
    content.news.map(({ category, production, published, title, perex, body, ...article }) => ({
      slug: article.slug,
      kind: article.kind,
      author: article.author,
      image: article.image,
      title: set(title),
      perex: set(perex),
      body: set(body),
      category_id: category === null ? null : categoryId(category),
      production_slug: production,
      published_at: writtenAt(published, week.placedAt),
    })),
    ["slug"],
  );
  await removeOthers(trx, "blog_categories", categories, { key: ["id"] });
}

/** Ratings are seeded once for each title; later ones come from visitors. */
async function seedRatings(
  trx: Transaction<Tables>,
  ratings: readonly DemoRatings[],
  now: Date,
): Promise<void> {
  const rated = await trx.selectFrom("ratings").select("production_slug").distinct().execute();
  const known = new Set(rated.map((row) => row.production_slug));
  const rows = ratings
    .filter(({ production }) => !known.has(production))
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

function writtenRows({ production, written }: DemoRatings, now: Date) {
  return written.map(({ day, stars, name, text, answer }, index) => ({
    production_slug: production,
    stars,
    text: czech(text),
    name,
    answer: czechOrNull(answer),
    // Spread over the twelve hours around the hour of seeding.
    written_at: new Date(now.getTime() + day * 86_400_000 + ((index * 7) % 12) * 3_600_000 - 6 * 3_600_000),
  }));
}

/** Ratings without a text. */
function rowsWithoutText(ofTitle: DemoRatings, now: Date) {
  const { production, count, written } = ofTitle;
  const stars = distributionOf(ofTitle).flatMap((some, index) => {
    const texts = written.filter((rating) => rating.stars === index + 1).length;
    return Array.from({ length: some - texts }, () => index + 1);
  });
  return stars.map((value, index) => ({
    production_slug: production,
    stars: value,
    text: null,
    name: null,
    answer: null,
    written_at: new Date(now.getTime() - (1 + ((index * 37) % count) * (ratedDays / count)) * 86_400_000),
  }));
}
