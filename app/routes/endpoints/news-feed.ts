import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { newsFeed } from "./write-news-feed.server.ts";

export const handle = { access: "public", area: "news" } satisfies Handle;

/** `/aktuality.xml`: the news as RSS. */
export const loader = defineLoader(async (context) => {
  const feed = await newsFeed(context);
  if (feed === null) return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
  if (feed === "") notFound();
  return new Response(feed, {
    headers: { "Cache-Control": "public, max-age=600", "Content-Type": "application/rss+xml; charset=utf-8" },
  });
});
