import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ProductShelf } from "#app/components/shop/product-shelf.tsx";
import { paths } from "#app/domain/paths.ts";
import type { Look } from "#app/domain/shell-data.ts";
import { pageMeta, type RootData } from "#app/shell/page-meta.ts";
import { StructuredData } from "#app/components/structured-data.tsx";
import { theatre } from "#app/domain/structured-data/theatre.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { loadHome } from "./load-home.server.ts";
import { BannerSlider } from "./banner-slider.tsx";
import { Finder } from "./finder.tsx";
import { GiftVoucherBand } from "./gift-voucher-band.tsx";
import { Nearest } from "./nearest.tsx";
import { NextDates } from "./next-dates.tsx";
import { RepertoirePosters } from "./repertoire-posters.tsx";
import { TheatreName } from "./theatre-name.tsx";
import styles from "./home.module.css";
import { ArticleGrid } from "#app/components/article-grid.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import type { ListedArticle } from "#app/domain/article.ts";
import { isNothing, isOffered, type Block } from "#app/domain/block.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Typeset } from "#app/ui/typeset.tsx";

const opening = classNames(styles.first, styles.opens);

export const handle = { access: "public" } satisfies Handle;

export const loader = defineLoader((context) => loadHome(context));

export const meta: MetaFunction<typeof loader> = (args) => [
  ...pageMeta(args, {
    title: null,
    description:
      "Co hrajeme a kdy: program, repertoár, vstupenky, aktuality, dárkové poukazy a divadelní obchod.",
  }),
  ...(args.data?.languages ?? []),
];

export default function Home() {
  const { banners, dates, repertoire, news, fresh, sale, vouchers } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>("root");
  const now = root?.now;
  return (
    <>
      <StructuredData build={import.meta.env.SSR ? theatre : null} />
      {/* Only the server sets the opening, so that the browser's code does not repeat it with each view of the
          page. */}
      <div className={import.meta.env.SSR ? opening : styles.first} suppressHydrationWarning>
        <div className={styles.poster}>
          {root?.look ? <OwnMark look={root.look} /> : null}
          <h1>
            <TheatreName>{root?.theatre.name ?? "Divadlo"}</TheatreName>
            {root?.theatre.claim ? (
              <span className={styles.claim}>
                <Typeset>{root.theatre.claim}</Typeset>
              </span>
            ) : null}
          </h1>
          {root?.look ? null : <span className={styles.wheel} />}
        </div>
        {banners.ok && banners.value.length > 0 ? (
          <div className={styles.banners}>
            <BannerSlider banners={banners.value} />
          </div>
        ) : null}
        {banners.ok || !isOffered(banners) ? null : (
          <div className={styles.failed}>
            <BlockFailed />
          </div>
        )}
        {dates.ok && dates.value.nearest && now ? (
          <Nearest className={styles.nearest} performance={dates.value.nearest} now={now} />
        ) : null}
        {dates.ok ? (
          <PageColumn className={styles.finder}>
            <Finder {...dates.value} />
          </PageColumn>
        ) : null}
        {now ? <NextDates block={dates} now={now} /> : null}
      </div>
      <PageColumn className={styles.shelves}>
        <RepertoirePosters block={repertoire} />
        <News block={news} />
      </PageColumn>
      <GiftVoucherBand block={vouchers} />
      <PageColumn className={styles.shelves}>
        <ProductShelf
          id="novinky"
          title="Nové v obchodě"
          block={fresh}
          more={{ text: "Všechny novinky", to: paths.newProducts() }}
        />
        <ProductShelf
          id="vyhodne"
          title="Výhodně"
          block={sale}
          more={{ text: "Vše ve slevě", to: paths.saleProducts() }}
        />
      </PageColumn>
    </>
  );
}

/** The theatre's own sign, which the page, unlike the built-in wheel, never crops. */
function OwnMark({ look: { mark } }: { readonly look: Look }) {
  return mark ? <img className={styles.mark} src={mark} alt="" width="180" height="180" /> : null;
}

/** The newest articles. Renders nothing without any. */
function News({ block }: { readonly block: Block<readonly ListedArticle[]> }) {
  if (isNothing(block)) return null;
  return (
    <section aria-labelledby="aktuality">
      <SectionHead id="aktuality" title="Aktuality" more={{ text: "Všechny aktuality", to: paths.news() }} />
      {block.ok ? <ArticleGrid articles={block.value} label="Aktuality" /> : <BlockFailed />}
    </section>
  );
}
