import { data, redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { isOffered } from "#app/domain/block.ts";
import { ArticleGrid } from "#app/components/article-grid.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ProductionGrid } from "#app/components/programme/production-grid.tsx";
import { ProductShelf } from "#app/components/shop/product-shelf.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { nextPlayed } from "#app/domain/theatre/next-performance.ts";
import { isPublic } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import { pageMeta, type RootData } from "#app/shell/page-meta.ts";
import { StructuredData } from "#app/components/structured-data.tsx";
import { titleDates } from "#app/domain/structured-data/performances.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { openProduction } from "#server/services/theatre/load-repertoire.ts";
import { Cast, Team } from "./cast.tsx";
import { ProductionDates } from "./production-dates.tsx";
import { Hero } from "./hero.tsx";
import { InfoBox } from "./info-box.tsx";
import { NextBar } from "./next-date.tsx";
import styles from "./production.module.css";
import { Quotes } from "./quotes.tsx";
import { TitleRatings } from "./title-ratings.tsx";
import { readShown } from "./shown.ts";

const texts = czech({
  one: "Inscenace",
  news: "Psali jsme o inscenaci",
  products: "Z divadelního obchodu",
  similar: "Mohlo by se vám líbit",
  whole: "Celý repertoár",
});

export const handle = { access: "public", area: "repertoire" } satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  const opened = await openProduction(context, params.slug ?? "");
  if (opened.kind === "missing") notFound();
  if (opened.kind === "moved") throw redirect(opened.to + context.url.search, 301);
  // An outage must not answer 404: the title may still exist.
  if (opened.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  return data({ ...opened, shown: readShown(context.url.searchParams) });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.kind !== "found") return pageMeta(args, { title: texts.one, isPrivate: true });
  const { production } = args.data;
  return pageMeta(args, {
    title: production.title,
    image: { folder: "poster", file: production.image },
    description: [production.author, production.perex].filter(Boolean).join(": ") || null,
  });
};

export default function Production() {
  const opened = useLoaderData<typeof loader>();
  const now = useRouteLoaderData<RootData>("root")?.now ?? "";
  if (opened.kind === "failed") {
    return (
      <PageColumn className={styles.failed}>
        <h1>{texts.one}</h1>
        <BlockFailed />
      </PageColumn>
    );
  }
  const { production, dates, next: nextOfOthers, portraits, concessionsFrom, shown } = opened;
  const next = dates.ok ? nextPlayed(dates.value) : null;
  return (
    <article className={styles.page}>
      {dates.ok && dates.value.some(isPublic) ? (
        <StructuredData build={import.meta.env.SSR ? (site) => titleDates(site, dates.value) : null} />
      ) : null}
      <Hero production={production} next={next} now={now} />
      <PageColumn className={styles.body}>
        {production.state === "ended" || !isOffered(dates) ? null : (
          <ProductionDates key={production.slug} {...{ production, dates, now, shown }} />
        )}
        <InfoBox {...{ production, next, concessionsFrom }} />
        {production.description ? (
          <div className={styles.story}>
            <RichText html={production.description} />
          </div>
        ) : null}
      </PageColumn>
      <PageColumn className={styles.people}>
        <Cast key={production.slug} {...{ production, portraits, shown }} />
        <Team production={production} />
      </PageColumn>
      <Quotes production={production} />
      <PageColumn className={styles.rest} data-no-print>
        <div className={styles.pair}>
          <TitleRatings production={production} />
          <ProductShelf
            id="obchod"
            title={texts.products}
            block={{ ok: true, value: production.products }}
            more={{ text: czech("Celý e-shop"), to: paths.shop() }}
          />
        </div>
        {production.articles.length > 0 ? (
          <section aria-labelledby="aktuality">
            <SectionHead id="aktuality" title={texts.news} />
            <ArticleGrid articles={production.articles} label={texts.news} />
          </section>
        ) : null}
        {production.productions.length > 0 ? (
          <section aria-labelledby="podobne">
            <SectionHead
              id="podobne"
              title={texts.similar}
              more={{ text: texts.whole, to: paths.repertoire() }}
            />
            <ProductionGrid productions={production.productions} next={nextOfOthers} label={texts.similar} />
          </section>
        ) : null}
      </PageColumn>
      {next ? <NextBar next={next} now={now} /> : null}
    </article>
  );
}
