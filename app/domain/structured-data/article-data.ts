import type { BlogPosting, NewsArticle } from "schema-dts";
import type { Article } from "#app/domain/article.ts";
import { paths } from "#app/domain/paths.ts";
import { absolute, imageOf, theatreId, type Site } from "./site.ts";

const longestHeadline = 110;

export function article(site: Site, one: Article): NewsArticle | BlogPosting {
  const { title, perex, date, updatedAt, image, author, kind } = one;
  const publisher = { "@type": "Organization", "@id": theatreId(site), name: site.theatre.name } as const;
  const words = {
    headline: title.length > longestHeadline ? `${title.slice(0, longestHeadline - 1)}…` : title,
    datePublished: date,
    dateModified: updatedAt ?? date,
    inLanguage: "cs",
    mainEntityOfPage: absolute(site, paths.article(one)),
    author: author ? ({ "@type": "Person", name: author } as const) : publisher,
    publisher,
    ...(perex && { description: perex }),
    image: image ? imageOf(site, "article", image) : absolute(site, "/icon-512.png"),
  };
  return kind === "post" ? { "@type": "BlogPosting", ...words } : { "@type": "NewsArticle", ...words };
}
