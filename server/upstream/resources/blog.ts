import { z } from "zod";
import type { Article, ListedArticle, ArticleCategory, ArticlePage } from "#app/domain/article.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import { html } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

const category: z.ZodType<ArticleCategory> = z.object({ name: w.line, slug: w.opaqueKey });

const cardFields = {
  slug: w.opaqueKey,
  title: w.line,
  perex: w.textOrEmpty,
  date: w.instant,
  image: w.imageFile,
  category: w.optional(category.transform(({ name }) => ({ name }))),
};

/** A piece of news or a post in a list. */
export const articleCard: z.ZodType<ListedArticle> = z.object(cardFields);

const article = w
  .object({
    ...cardFields,
    kind: z.enum(["news", "post"]).catch("news"),
    category: w.optional(category),
    body: html,
    author: w.optionalText,
    updatedAt: w.optional(w.instant),
    production: w.optional(z.object({ slug: w.opaqueKey, title: w.line })),
    related: w.optionalList(articleCard),
  })
  .transform(({ related, ...wire }) => ({
    article: wire satisfies Article,
    related: related.filter(({ slug }) => slug !== wire.slug),
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
const feedArticle = z.object({ ...cardFields, id: w.optional(w.id) });
const feedArticles = z.object({ data: w.list(feedArticle) }).transform(({ data }) => data);

/** The newest articles with their ids. */
export function readFeed(upstream: Upstream, count: number) {
  return upstream.shared("articles", { page: 1, per_page: count }, feedArticles);
}

export function readArticle(upstream: Upstream, slug: string) {
  return upstream.shared("article", { slug }, article);
}

export const readArticleCategories = reading("articleCategories", w.list(category));
