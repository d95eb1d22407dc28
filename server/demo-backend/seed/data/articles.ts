import type { Calendar } from "#server/demo-backend/seed/calendar.ts";
import type { SeedArticle } from "#server/demo-backend/seed/content-types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";
import { houseNews } from "./articles/theatre-news.ts";
import { posts } from "./articles/posts.ts";
import { titleNews } from "./articles/titles.ts";

/** News and posts; the days they mention match the programme. */
export function articlesOf(calendar: Calendar): readonly SeedArticle[] {
  return [...houseNews(calendar), ...titleNews(calendar), ...posts(calendar)].map((article) => ({
    ...article,
    title: czech(article.title),
    perex: czech(article.perex),
    body: czech(article.body),
    image: `${article.slug}.svg`,
  }));
}
