import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { czech } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import type { RatingSummary } from "#app/domain/theatre/rating.ts";
import { sortRated, type RatingOrder } from "#app/domain/theatre/ratings.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ratingsVerification } from "#app/messages/production-texts.ts";
import { ratingSummaryTexts, ratingTexts } from "#app/messages/ratings-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { toBlock } from "#server/services/blocks.ts";
import { readRatingSummary } from "#server/upstream/resources/ratings.ts";
import { DistributionTable } from "./distribution-table.tsx";
import { OrderLinks, orderOf } from "./order-links.tsx";
import { ProductionTable } from "./production-table.tsx";
import styles from "./ratings-summary.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  title: "Souhrn hodnocení",
  description: "Průměr a rozložení hodnocení všech našich představení i jednotlivých titulů.",
  overall: "Celkem",
});

export const handle = { access: "public", area: "ratings" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const summary = toBlock(await readRatingSummary(context.upstream));
  requireOffered(summary);
  return { order: orderOf(context.url), summary };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: texts.title,
    description: texts.description,
    isFiltered: args.data !== undefined && args.data.order !== "average",
  });

export default function RatingsSummary() {
  const { order, summary } = useLoaderData<typeof loader>();
  return (
    <PageColumn className={styles.page}>
      <Breadcrumbs steps={[{ text: ratingTexts.title, to: paths.ratings() }]} />
      <PageHead title={texts.title} />
      {summary.ok ? <Summary summary={summary.value} order={order} /> : <BlockFailed />}
    </PageColumn>
  );
}

function Summary({ summary, order }: { readonly summary: RatingSummary; readonly order: RatingOrder }) {
  if (summary.average === null || summary.count === 0) {
    return (
      <p>
        {ratingSummaryTexts.none} <Link to={`${paths.ratings()}#napsat`}>{ratingTexts.write}</Link>
      </p>
    );
  }
  return (
    <>
      <p className={styles.verification}>
        <Typeset>{ratingsVerification}</Typeset>
      </p>
      <section className={styles.overall} aria-labelledby="celkem">
        <SectionHead title={texts.overall} id="celkem" />
        <div className={styles.numbers}>
          <p className="stack gap-1 start">
            <RatingStars value={summary.average} size="large" />{" "}
            <span>{ratingTexts.count(summary.count)}</span>{" "}
            <Link to={paths.ratings()}>{ratingTexts.list}</Link>
          </p>
          <DistributionTable distribution={summary.distribution} />
        </div>
      </section>
      <section aria-labelledby="podle-titulu">
        <SectionHead title={ratingSummaryTexts.perTitle} id="podle-titulu" />
        <OrderLinks order={order} />
        <ProductionTable productions={sortRated(summary.productions, order)} order={order} />
      </section>
    </>
  );
}
