import type { MetaDescriptor } from "@remix-run/react";
import type { ListedArticle } from "#app/domain/article.ts";
import type { Block } from "#app/domain/block.ts";
import { formatDay, formatTime } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { Banner } from "#app/domain/shell-data.ts";
import { datesOfHome, type HomeDates } from "./home-dates.server.ts";
import { nextOfTitles, type UpcomingDates } from "#app/domain/theatre/next-performance.ts";
import type { Performance } from "#app/domain/theatre/performance.ts";
import { categoryRef, type CategoryRef, type ListedProduct } from "#app/domain/shop/product.ts";
import { posterCard, type PosterCard, type ListedProduction } from "#app/domain/theatre/production.ts";
import { readGiftCategory, readProducts } from "#server/upstream/resources/catalogue.ts";
import { readPosters } from "#server/upstream/resources/posters.ts";
import { readRepertoire } from "#server/upstream/resources/repertoire.ts";
import type { RequestContext } from "#server/context/context.ts";
import { applySaleRulesToCards } from "#server/services/shop/sale-rules.ts";
import { languagesOf } from "#server/services/languages.ts";
import { toBlock } from "#server/services/blocks.ts";
import { highlights } from "#server/services/theatre/highlights.ts";
import { listPerformances } from "#server/services/theatre/list-performances.ts";
import { latestNews } from "#server/services/content/read-news.ts";

export interface Home {
  readonly banners: Block<readonly Banner[]>;
  readonly dates: Block<HomeDates>;
  readonly repertoire: Block<Repertoire>;
  readonly news: Block<readonly ListedArticle[]>;
  readonly fresh: Block<readonly ListedProduct[]>;
  readonly sale: Block<readonly ListedProduct[]>;
  readonly vouchers: Block<GiftVouchers | null>;
  readonly languages: MetaDescriptor[];
}

interface GiftVouchers {
  readonly category: CategoryRef;
  readonly products: readonly ListedProduct[];
}

interface Repertoire {
  /** Current or coming titles, in the theatre's order. */
  readonly productions: readonly PosterCard[];
  /** The next date of each title that has one, by its slug. */
  readonly next: UpcomingDates;
}

/** Two rows of posters on the widest screen. */
const mostTitles = 8;
const mostArticles = 3;
const mostBanners = 5;

export async function loadHome(context: RequestContext): Promise<Home> {
  const [posters, dates, repertoire, news, fresh, sale, vouchers] = await Promise.all([
    readPosters(context.upstream),
    listPerformances(context),
    readRepertoire(context.upstream),
    latestNews(context, mostArticles),
    highlights(context, "new"),
    highlights(context, "sale"),
    loadGiftVouchers(context),
  ]);
  const performances = dates.ok ? dates.value : [];
  return {
    languages: languagesOf(context),
    banners: toBlock(
      posters,
      ({ home, others }) =>
        [home, others, repertoire.ok ? titleBanners(repertoire.value, performances) : []].find(hasEntries) ??
        [],
    ),
    dates: dates.ok ? { ok: true, value: datesOfHome(performances, context.now.toISOString()) } : dates,
    repertoire: toBlock(repertoire, (all) => toRepertoire(all, performances)),
    news,
    fresh,
    sale,
    vouchers,
  };
}

function hasEntries(list: readonly unknown[]): boolean {
  return list.length > 0;
}

/** The coming titles as banners, for an upstream without banners: those with a date by their dates, then the others. */
function titleBanners(
  all: readonly ListedProduction[],
  performances: readonly Performance[],
): readonly Banner[] {
  const shown = all.filter(({ state, image }) => state !== "ended" && image !== null);
  const next = nextOfTitles(performances, shown);
  const startOf = ({ slug }: ListedProduction) => next[slug]?.startsAt ?? "9";
  return shown
    .toSorted((productionCard, other) => startOf(productionCard).localeCompare(startOf(other)))
    .slice(0, mostBanners)
    .map((productionCard): Banner => {
      const date = next[productionCard.slug];
      return {
        title: productionCard.title,
        text: date ? `${formatDay(date.startsAt)} v ${formatTime(date.startsAt)}` : null,
        link: paths.production(productionCard),
        linkText: "O inscenaci",
        folder: "poster",
        image: productionCard.image,
      };
    });
}

function toRepertoire(all: readonly ListedProduction[], performances: readonly Performance[]): Repertoire {
  const productions = all
    .filter(({ state }) => state !== "ended")
    .slice(0, mostTitles)
    .map(posterCard);
  return { productions, next: nextOfTitles(performances, productions) };
}

async function loadGiftVouchers(context: RequestContext): Promise<Home["vouchers"]> {
  const read = await readGiftCategory(context.upstream);
  if (!read.ok) return toBlock<null>(read);
  const category = read.value;
  if (!category) return { ok: true, value: null };
  const page = await readProducts(context.upstream, { category: category.id, perPage: 10 });
  return toBlock(page, ({ products }) => ({
    category: categoryRef(category),
    products: applySaleRulesToCards(context, products),
  }));
}
