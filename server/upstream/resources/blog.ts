import { z } from "zod";
import type { Article, ArticleCard, ArticleCategory, ArticlePage } from "#app/domain/article.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { html } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

const category: z.ZodType<ArticleCategory> = z.object({ name: w.line, slug: w.opaqueKey });

const cardFields = {
  slug: w.opaqueKey,
  title: w.line,
  perex: w.optionalText,
  date: w.instant,
  image: w.imageFile,
  category: w.optional(category),
};

const cardObject = z.object(cardFields);

function toArticleCard(wire: z.output<typeof cardObject>): ArticleCard {
  const { slug, title, perex, date, image, category: of } = wire;
  return { slug, title, perex: perex ?? "", date, image, category: of && { name: of.name } };
}

/** A piece of news or a post in a list. */
export const articleCard = cardObject.transform(toArticleCard);

const article = w
  .object({
    ...cardFields,
    kind: z
      .unknown()
      .optional()
      .transform((kind): Article["kind"] => (kind === "post" ? "post" : "news")),
    body: html,
    author: w.optionalText,
    updatedAt: w.optional(w.instant),
    production: w.optional(z.object({ slug: w.opaqueKey, title: w.line })),
    related: w.optional(w.list(articleCard)),
  })
  .transform((wire): { readonly article: Article; readonly related: readonly ArticleCard[] } => ({
    article: {
      ...toArticleCard(wire),
      kind: wire.kind,
      category: wire.category,
      body: wire.body,
      author: wire.author,
      updatedAt: wire.updatedAt,
      production: wire.production,
    },
    related: (wire.related ?? []).filter(({ slug }) => slug !== wire.slug),
  }));

const articlePage = w
  .page(articleCard)
  .transform(({ items: articles, ...pages }): ArticlePage => ({ articles, ...pages }));

interface ArticleQuery {
  /** Slug of a category. */
  readonly category?: string;
  /** From 1. */
  readonly page?: number;
  readonly perPage?: number;
}

export function readArticles(upstream: Upstream, { category: slug, page, perPage }: ArticleQuery) {
  return upstream.shared("articles", { category: slug, page, per_page: perPage }, articlePage);
}

/** Null if the back office gives no id that names an article whatever its slug. */
const feedArticle = z
  .object({ ...cardFields, id: w.optional(w.anyKey) })
  .transform((wire) => ({ ...toArticleCard(wire), id: wire.id }));
const feedArticles = z.object({ data: w.list(feedArticle) }).transform(({ data }) => data);

/** The newest articles with their ids. */
export function readFeed(upstream: Upstream, count: number) {
  return upstream.shared("articles", { page: 1, per_page: count }, feedArticles);
}

export function readArticle(upstream: Upstream, slug: string) {
  return upstream.shared("article", { slug }, article);
}

export function readArticleCategories(upstream: Upstream) {
  return upstream.shared("articleCategories", {}, w.list(category));
}
