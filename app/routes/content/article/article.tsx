import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArticleGrid } from "#app/components/article-grid.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { Share } from "#app/components/share.tsx";
import { czech } from "#app/domain/typography.ts";
import type { Article } from "#app/domain/article.ts";
import { formatDate } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { newsTexts } from "#app/messages/content-texts.ts";
import { StructuredData } from "#app/components/structured-data.tsx";
import { article as articleData } from "#app/domain/structured-data/article-data.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { openArticle } from "#server/services/content/read-news.ts";
import { siteOrigin } from "#server/services/site-origin.ts";
import styles from "./article.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  one: "Článek",
  related: "Čtěte dál",
  production: "O inscenaci",
  updated: "Aktualizováno",
  share: "Sdílet článek",
});

export const handle = { access: "public", area: "news" } satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  const found = await openArticle(context, params.slug ?? "");
  if (found.kind === "missing") notFound();
  if (found.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  return { ...found, address: siteOrigin(context) + paths.article(found.article) };
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.kind !== "found") return pageMeta(args, { title: texts.one, isPrivate: true });
  const { article } = args.data;
  return pageMeta(args, {
    title: article.title,
    image: { folder: "article", file: article.image },
    description: article.perex,
    path: paths.article(article),
    publishedAt: article.date,
  });
};

export default function ArticleScreen() {
  const found = useLoaderData<typeof loader>();
  if (found.kind === "failed") {
    return (
      <PageColumn narrow className={styles.page}>
        <h1>{texts.one}</h1>
        <BlockFailed />
      </PageColumn>
    );
  }
  const { article, more, address } = found;
  return (
    <>
      <PageColumn className={styles.page}>
        {/* §9: at most 924 px; the lines of the text are even shorter. */}
        <article className={styles.article}>
          <StructuredData build={import.meta.env.SSR ? (site) => articleData(site, article) : null} />
          <Head article={article} />
          <RichText html={article.body} />
          {article.production ? <Production production={article.production} /> : null}
          <Share title={article.title} address={address} label={texts.share} />
          <p data-no-print>
            <Link className={styles.back} to={paths.news()}>
              <Icon name="arrow-left" />
              {newsTexts.back}
            </Link>
          </p>
        </article>
      </PageColumn>
      {more.length > 0 ? (
        <PageColumn className={styles.more} data-no-print>
          <section aria-labelledby="cist-dal">
            <SectionHead id="cist-dal" title={texts.related} />
            <ArticleGrid articles={more} label={texts.related} />
          </section>
        </PageColumn>
      ) : null}
    </>
  );
}

function Head({ article }: { readonly article: Article }) {
  const { title, perex, date, updatedAt, author, category, image } = article;
  const steps = [
    { text: newsTexts.title, to: paths.news() },
    ...(category ? [{ text: category.name, to: paths.news(category) }] : []),
  ];
  return (
    <header className={styles.head}>
      <Breadcrumbs steps={steps} />
      <h1>
        <Typeset isHeading>{title}</Typeset>
      </h1>
      <p className={styles.facts}>
        <time dateTime={date}>{formatDate(date)}</time>
        {author ? <span>{author}</span> : null}
        {updatedAt && formatDate(updatedAt) !== formatDate(date) ? (
          <span>
            {texts.updated} <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
          </span>
        ) : null}
      </p>
      {perex ? (
        <p className={styles.perex}>
          <Typeset>{perex}</Typeset>
        </p>
      ) : null}
      {image ? (
        <Picture
          className={styles.picture}
          folder="article"
          file={image}
          alt=""
          ratio="wide"
          widest={960}
          sizes="(min-width: 984px) 924px, 100vw"
          first
        />
      ) : null}
    </header>
  );
}

function Production({
  production,
}: {
  readonly production: { readonly slug: string; readonly title: string };
}) {
  return (
    <p className={styles.production}>
      <span>{texts.production}</span>
      <Link to={paths.production(production)}>
        <Typeset isHeading>{production.title}</Typeset>
        <Icon name="arrow-right" />
      </Link>
    </p>
  );
}
