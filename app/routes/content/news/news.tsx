import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArticleCard } from "#app/components/article-card.tsx";
import { ArticleGrid } from "#app/components/article-grid.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { isPastEnd, readPageNumber } from "#app/components/pagination.ts";
import { Pager } from "#app/components/pager.tsx";
import type { ArticleCategory, ArticlePage } from "#app/domain/article.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { newsTexts } from "#app/messages/content-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, notFound, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { statusOf, toBlock } from "#server/services/blocks.ts";
import { siteOrigin } from "#server/services/site-origin.ts";
import { readArticleCategories, readArticles } from "#server/upstream/resources/blog.ts";
import { CategoryStrip } from "./category-strip.tsx";
import styles from "./news.module.css";

const texts = czech({
  inCategory: (category: string) => `Aktuality v rubrice ${category}.`,
  feed: "Odebírat aktuality (RSS)",
  list: "Články",
  empty: "Tady zatím nic není. Podívejte se prosím do jiné rubriky, nebo přijďte později.",
});

export const handle = { access: "public", area: "news" } satisfies Handle;

/** One large article and three rows of three. */
const perPage = 10;

export const loader = defineLoader(async (context) => {
  const page = readPageNumber(context.url);
  const slug = context.url.searchParams.get("kategorie") || null;
  const [list, strip] = await Promise.all([
    readArticles(context.upstream, { category: slug ?? undefined, page, perPage }),
    readArticleCategories(context.upstream),
  ]);
  const [articles, categories] = [toBlock(list), toBlock(strip)];
  requireOffered(articles);
  const category =
    (categories.ok && categories.value.find((articleCategory) => articleCategory.slug === slug)) || null;
  if ((slug && categories.ok && !category) || isPastEnd(articles, page)) notFound();
  const body = { articles, categories, category, page, feed: siteOrigin(context) + paths.newsFeed() };
  return data(body, { status: statusOf(articles) });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  const { category = null, page = 1, feed } = args.data ?? {};
  return [
    ...pageMeta(args, {
      title: category ? `${newsTexts.title}: ${category.name}` : newsTexts.title,
      description: category ? texts.inCategory(category.name) : newsTexts.description,
      path: paths.news(category ?? undefined, page),
    }),
    ...(feed
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/rss+xml",
            title: newsTexts.title,
            href: feed,
          },
        ]
      : []),
  ];
};

export default function NewsScreen() {
  const { articles, categories, category, page } = useLoaderData<typeof loader>();
  return (
    <PageColumn className={styles.page}>
      <PageHead
        title={category ? category.name : newsTexts.title}
        lead={newsTexts.description}
        className={styles.head}
      >
        <a className={styles.feed} href={paths.newsFeed()} type="application/rss+xml">
          <Icon name="feed" />
          {texts.feed}
        </a>
      </PageHead>
      {categories.ok && categories.value.length > 0 ? (
        <CategoryStrip categories={categories.value} chosen={category} />
      ) : null}
      {articles.ok ? <Articles found={articles.value} {...{ category, page }} /> : <BlockFailed />}
    </PageColumn>
  );
}

interface ArticlesProps {
  readonly found: ArticlePage;
  readonly category: ArticleCategory | null;
  readonly page: number;
}

/** The newest article large on the first unfiltered page, the others in a grid. */
function Articles({ found, category, page }: ArticlesProps) {
  const hasLead = page === 1 && !category;
  const lead = hasLead ? found.articles[0] : undefined;
  const rest = lead ? found.articles.slice(1) : found.articles;
  if (found.articles.length === 0) return <p>{texts.empty}</p>;
  return (
    <>
      {lead ? <ArticleCard article={lead} level={2} lead first /> : null}
      {rest.length > 0 ? <ArticleGrid articles={rest} level={2} label={texts.list} /> : null}
      <Pager
        page={found.page}
        pages={found.pages}
        path={paths.news()}
        search={category ? `kategorie=${encodeURIComponent(category.slug)}` : ""}
      />
      <p className={styles.all}>{category ? <Link to={paths.news()}>{newsTexts.back}</Link> : null}</p>
    </>
  );
}
