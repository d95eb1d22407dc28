import type { Calendar } from "#standalone/seed/calendar.ts";
import type { WrittenArticle } from "#standalone/seed/content-types.ts";
import { czech } from "#standalone/seed/typeset.ts";
import { houseNews } from "./articles/theatre-news.ts";
import { olderNews } from "./articles/older-news.ts";
import { posts } from "./articles/posts.ts";
import { titleNews } from "./articles/titles.ts";

/** News and posts; the days they mention match the programme. */
export function articlesOf(calendar: Calendar) {
  const news = [...houseNews(calendar), ...titleNews(calendar), ...olderNews(calendar)];
  return [
    ...news.map((article) => typeset("news", article)),
    ...posts(calendar).map((article) => typeset("post", article)),
  ];
}

function typeset(kind: "news" | "post", article: WrittenArticle) {
  return {
    ...article,
    kind,
    title: czech(article.title),
    perex: czech(article.perex),
    body: czech(article.body),
    image: `${article.slug}.svg`,
  };
}
