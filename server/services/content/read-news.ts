import type { Found } from "#app/domain/found.ts";
import type { Article, ListedArticle } from "#app/domain/article.ts";
import type { Block } from "#app/domain/block.ts";
import { readArticle, readArticles } from "#server/upstream/resources/blog.ts";
import { notFoundBy } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { toBlock } from "#server/services/blocks.ts";

type FoundArticle = Found<{
  readonly article: Article;
  readonly more: readonly ListedArticle[];
}>;

const mostRelated = 3;

/** The newest articles, for the home page and the feed. */
export async function latestNews(
  context: RequestContext,
  count: number,
): Promise<Block<readonly ListedArticle[]>> {
  const read = await readArticles(context.upstream, { page: 1, perPage: count });
  return toBlock(read, ({ articles }) => articles.slice(0, count));
}

/** An article and its related articles: those it names, otherwise the newest others. */
export async function openArticle(context: RequestContext, slug: string): Promise<FoundArticle> {
  if (!/^[\p{L}\p{N}._~-]{1,160}$/u.test(slug)) return { kind: "missing" };
  const read = await readArticle(context.upstream, slug);
  if (!read.ok) return notFoundBy(read.error);
  const { related, article } = read.value;
  if (related.length > 0) return { kind: "found", article, more: related.slice(0, mostRelated) };
  const latest = await latestNews(context, mostRelated + 1);
  const others = latest.ok ? latest.value.filter((articleCard) => articleCard.slug !== article.slug) : [];
  return { kind: "found", article, more: others.slice(0, mostRelated) };
}
