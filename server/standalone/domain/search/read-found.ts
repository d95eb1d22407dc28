import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { cardOf } from "#standalone/domain/shop/product-card.ts";
import { excerptOf } from "./excerpt.ts";
import type { Group } from "#standalone/schemas/search.ts";

/** Results of one search, passed to the reader of each kind. */
export interface Matches {
  /** The best items of this kind, best first. */
  items(kind: Group["kind"]): readonly string[];
  total(kind: Group["kind"]): number;
  /** The searched spellings. */
  readonly spellings: readonly string[];
}

export async function readProductsFound(db: Kysely<Tables>, found: Matches): Promise<Group | null> {
  const ids = found.items("products").map(Number);
  if (ids.length === 0) return null;
  const rows = await db.selectFrom("product_cards").selectAll().where("id", "in", ids).execute();
  return {
    kind: "products",
    total: found.total("products"),
    items: rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(cardOf),
  };
}

export async function readPagesFound(db: Kysely<Tables>, found: Matches): Promise<Group | null> {
  const slugs = found.items("pages");
  if (slugs.length === 0) return null;
  const rows = await db
    .selectFrom("pages")
    .select(["slug", "title", "body"])
    .where("slug", "in", slugs)
    .execute();
  return {
    kind: "pages",
    total: found.total("pages"),
    items: rows
      .sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
      .map(({ slug, title, body }) => ({ slug, title, excerpt: excerptOf(body, found.spellings) })),
  };
}

export async function readArticlesFound(db: Kysely<Tables>, found: Matches): Promise<Group | null> {
  const slugs = found.items("articles");
  if (slugs.length === 0) return null;
  const rows = await db
    .selectFrom("articles")
    .select(["slug", "title", "perex", "body", "published_at"])
    .where("slug", "in", slugs)
    .execute();
  return {
    kind: "articles",
    total: found.total("articles"),
    items: rows
      .sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug))
      .map(({ slug, title, perex, body, published_at }) => ({
        slug,
        title,
        excerpt: excerptOf(`<p>${perex}</p>${body}`, found.spellings),
        date: published_at.toISOString(),
      })),
  };
}
