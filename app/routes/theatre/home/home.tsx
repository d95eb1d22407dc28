import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ProductShelf } from "#app/components/shop/product-shelf.tsx";
import { paths } from "#app/domain/paths.ts";
import { nbsp } from "#app/domain/typography.ts";
import { pageMeta, type RootData } from "#app/shell/page-meta.ts";
import { StructuredData } from "#app/components/structured-data.tsx";
import { theatre } from "#app/domain/structured-data/theatre.ts";
import { Container } from "#app/ui/container.tsx";
import { defineLoader } from "#server/guards/handlers.ts";
import { loadHome } from "#server/services/theatre/home.ts";
import { BannerSlider } from "./banner-slider.tsx";
import { Finder } from "./finder.tsx";
import { GiftVouchers } from "./gift-vouchers.tsx";
import { News } from "./news.tsx";
import { NextDates } from "./next-dates.tsx";
import { Partners } from "./partners.tsx";
import { Repertoire } from "./repertoire.tsx";
import { TheatreName } from "./theatre-name.tsx";
import { Tonight } from "./tonight.tsx";
import styles from "./home.module.css";

export const handle = { access: "public" };

export const loader = defineLoader((context) => loadHome(context));

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: null,
    description:
      "Co hrajeme a kdy: program, repertoár, vstupenky, aktuality, dárkové poukazy a divadelní obchod.",
  });

export default function Home() {
  const { banners, dates, repertoire, news, fresh, sale, vouchers, partners } =
    useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>("root");
  const now = root?.now;
  return (
    <>
      <StructuredData tell={import.meta.env.SSR ? theatre : null} />
      {dates.ok && dates.value.tonight && now ? (
        <Tonight performance={dates.value.tonight} now={now} />
      ) : null}
      <div className={styles.first}>
        <div className={styles.poster}>
          <h1>
            <TheatreName>{root?.theatre.name ?? "Divadlo"}</TheatreName>
            {root?.theatre.claim ? <span className={styles.claim}>{nbsp(root.theatre.claim)}</span> : null}
          </h1>
          <img className={styles.wheel} src="/logo.svg" alt="" width="420" height="420" />
        </div>
        {dates.ok ? (
          <Container className={styles.finder}>
            <Finder {...dates.value} />
          </Container>
        ) : null}
        {now ? <NextDates block={dates} now={now} /> : null}
        {banners.ok && banners.value.length > 0 ? (
          <div className={styles.banners}>
            <BannerSlider banners={banners.value} />
          </div>
        ) : null}
        {banners.ok ? null : (
          <div className={styles.failed}>
            <BlockFailed />
          </div>
        )}
      </div>
      <Container className={styles.shelves}>
        <Repertoire block={repertoire} />
        <News block={news} />
      </Container>
      <GiftVouchers block={vouchers} />
      <Container className={styles.shelves}>
        <ProductShelf
          id="novinky"
          title={"Nové v\u00a0obchodě"}
          block={fresh}
          more={{ text: "Všechny novinky", to: paths.newProducts() }}
        />
        <ProductShelf
          id="vyhodne"
          title="Výhodně"
          block={sale}
          more={{ text: "Vše ve slevě", to: paths.saleProducts() }}
        />
        <Partners block={partners} />
      </Container>
    </>
  );
}
