import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { notFound } from "#standalone/refusal.ts";
import type { ArticleCard } from "#standalone/schemas/content.ts";
import { readTitles } from "./titles.ts";

const mostRelated = 3;

type CardRow = Pick<
  Selectable<Tables["articles"]>,
  "id" | "slug" | "title" | "perex" | "published_at" | "image" | "kind" | "category_id"
> & { readonly category_name: string | null; readonly category_slug: string | null };

/** Query for cards of published articles, newest first; callers add their own conditions. */
function selectArticleCards(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom("articles as a")
    .leftJoin("blog_categories as c", "c.id", "a.category_id")
    .select([
      "a.id",
      "a.slug",
      "a.title",
      "a.perex",
      "a.published_at",
      "a.image",
      "a.kind",
      "a.category_id",
      "c.name as category_name",
      "c.slug as category_slug",
    ])
    .where("a.published_at", "<=", now)
    .orderBy("a.published_at", "desc")
    .orderBy("a.slug");
}

/** Maps a row of selectArticleCards() to the API's article card. */
function articleCardOf(row: CardRow): ArticleCard {
  const { category_id: id, category_name: name, category_slug: slug } = row;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    perex: row.perex,
    date: row.published_at.toISOString(),
    image: row.image,
    category: id === null || name === null || slug === null ? null : { id, name, slug },
    kind: row.kind,
  };
}

/** Articles about one title, newest first. */
export async function readArticlesOf(
  db: Kysely<Tables>,
  productionSlug: string,
  now: Date,
): Promise<ArticleCard[]> {
  const rows = await selectArticleCards(db, now).where("a.production_slug", "=", productionSlug).execute();
  return rows.map(articleCardOf);
}

/** One page of articles, all or those of one category. */
export async function listArticles(
  db: Kysely<Tables>,
  query: { readonly category?: string | undefined; readonly page: number; readonly per_page: number },
  now: Date,
) {
  const { category, page, per_page } = query;
  const { total } = await db
    .selectFrom("articles as a")
    .leftJoin("blog_categories as c", "c.id", "a.category_id")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("a.published_at", "<=", now)
    .$if(category !== undefined, (cards) => cards.where("c.slug", "=", category ?? ""))
    .executeTakeFirstOrThrow();
  const rows = await selectArticleCards(db, now)
    .$if(category !== undefined, (cards) => cards.where("c.slug", "=", category ?? ""))
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const meta = { total, page, pages: Math.max(1, Math.ceil(total / per_page)), per_page };
  return { data: rows.map(articleCardOf), meta };
}

/** One article with related ones: of the same title first, then of the same category, then the newest. */
export async function readArticle(db: Kysely<Tables>, slug: string, now: Date) {
  const row = await selectArticleCards(db, now)
    .select(["a.body", "a.author", "a.updated_at", "a.production_slug"])
    .where("a.slug", "=", slug)
    .executeTakeFirst();
  if (!row) throw notFound();
  const titles = await readTitles(db, [row.production_slug]);
  const others = await selectArticleCards(db, now)
    .select("a.production_slug")
    .where("a.slug", "<>", slug)
    .execute();
  const isOfTitle = (other: (typeof others)[number]) =>
    row.production_slug !== null && other.production_slug === row.production_slug;
  const isOfCategory = (other: (typeof others)[number]) =>
    row.category_id !== null && other.category_id === row.category_id;
  const nearest = [
    ...others.filter(isOfTitle),
    ...others.filter((other) => !isOfTitle(other) && isOfCategory(other)),
    ...others.filter((other) => !isOfTitle(other) && !isOfCategory(other)),
  ];
  return {
    ...articleCardOf(row),
    body: row.body,
    author: row.author,
    updated_at: row.updated_at?.toISOString() ?? null,
    production: titles.get(row.production_slug ?? "") ?? null,
    related: nearest.slice(0, mostRelated).map(articleCardOf),
  };
}
