import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ProductShelf } from "#app/components/product-shelf.tsx";
import { heading } from "#app/components/typo.tsx";
import { paths } from "#app/domain/paths.ts";
import { nbsp } from "#app/domain/typography.ts";
import { pageMeta, type RootData } from "#app/frame/page-title.ts";
import { Container } from "#app/ui/container.tsx";
import { loads } from "#server/guards/handlers.ts";
import { loadHome } from "#server/services/home.ts";
import { BannerSlider } from "./banner-slider.tsx";
import { GiftVouchers } from "./gift-vouchers.tsx";
import styles from "./home.module.css";

export const loader = loads((visit) => loadHome(visit));

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: null,
    description:
      "Divadelní obchod a dárkové poukazy: plakáty, knihy, oblečení a večery, které se dají darovat.",
  });

export default function Home() {
  const { banners, fresh, sale, vouchers } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<RootData>("root");
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.poster}>
          <h1>
            <span className={styles.name}>{heading(root?.theatre.name ?? "Divadlo")}</span>
            {root?.theatre.claim ? <span className={styles.claim}>{nbsp(root.theatre.claim)}</span> : null}
          </h1>
          <img className={styles.wheel} src="/logo.svg" alt="" width="420" height="420" />
        </div>
        {banners.ok && banners.value.length > 0 ? <BannerSlider banners={banners.value} /> : null}
        {banners.ok ? null : (
          <div className={styles.failed}>
            <BlockFailed />
          </div>
        )}
      </div>
      <Container className={styles.shelves}>
        <ProductShelf
          id="novinky"
          title="Nové v obchodě"
          block={fresh}
          more={{ text: "Všechny novinky", to: paths.newProducts() }}
        />
      </Container>
      <GiftVouchers block={vouchers} />
      <Container className={styles.shelves}>
        <ProductShelf
          id="vyhodne"
          title="Výhodně"
          block={sale}
          more={{ text: "Vše ve slevě", to: paths.saleProducts() }}
        />
      </Container>
    </>
  );
}
