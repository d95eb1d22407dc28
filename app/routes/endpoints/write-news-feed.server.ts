import { Feed } from "feed";
import type { Id } from "#app/domain/id.ts";
import { paths } from "#app/domain/paths.ts";
import { newsTexts } from "#app/messages/content-texts.ts";
import { readFeed } from "#server/upstream/resources/blog.ts";
import type { RequestContext } from "#server/context/context.ts";
import { readIdentity } from "#server/services/seller-identity.ts";
import { siteOrigin } from "#server/services/site-origin.ts";

const mostItems = 30;

/**
 * Readers know an article by its id in the feed. For newer articles the id outlives a new title and a new address of
 * the site. Older articles keep the address that readers already have.
 */
const namedSince = "2026-11-28";

/**
 * The newest news and posts as RSS 2.0 with absolute URLs; null if they cannot be read, empty if the upstream has none.
 */
export async function newsFeed(context: RequestContext): Promise<string | null> {
  const [read, identity] = await Promise.all([readFeed(context.upstream, mostItems), readIdentity(context)]);
  if (!read.ok) return read.error.kind === "not-found" ? "" : null;
  const origin = siteOrigin(context);
  const articles = read.value;
  const theatre = identity.isNamed ? identity.theatre.name : null;
  const feed = new Feed({
    title: theatre ? `${theatre} – ${newsTexts.title.toLowerCase()}` : newsTexts.title,
    description: newsTexts.description,
    id: origin + paths.news(),
    link: origin + paths.news(),
    language: "cs",
    copyright: theatre ?? "",
    generator: "Opona",
    // Not the time of the request: the feed stays the same as long as the news do.
    updated: new Date(articles[0]?.date ?? context.now),
    feedLinks: { rss: origin + paths.newsFeed() },
    feed: origin + paths.newsFeed(),
  });
  for (const article of articles) {
    const link = origin + paths.article(article);
    feed.addItem({
      title: article.title,
      id: idOf(article) ?? link,
      link,
      description: article.perex,
      date: new Date(article.date),
      category: article.category ? [{ name: article.category.name }] : [],
    });
  }
  return feed.rss2();
}

function idOf({ id, date }: { readonly id: Id | null; readonly date: string }): string | null {
  return id === null || date < namedSince ? null : `urn:opona:article:${encodeURIComponent(id)}`;
}
