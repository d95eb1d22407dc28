import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { readPageNumber } from "#app/components/pagination.ts";
import { isOffered, type Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { RatingSummary } from "#app/domain/theatre/rating.ts";
import { forwardHeaders } from "#app/shell/response-headers.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { ratingTexts } from "#app/messages/ratings-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import {
  defineAction,
  defineLoader,
  notFound,
  requireOffered,
  type Handle,
} from "#server/actions/handlers.ts";
import { limits } from "#server/services/limits.ts";
import { toBlock } from "#server/services/blocks.ts";
import { listRatable } from "#server/services/theatre/rate.ts";
import { readRatings, readRatingSummary } from "#server/upstream/resources/ratings.ts";
import { Overall } from "./overall.tsx";
import { RatingForm } from "./rating-form.tsx";
import { RatingList } from "./rating-list.tsx";
import styles from "./ratings.module.css";
import { sentRating } from "./ratings.action.ts";
import { TitleFilter } from "./title-filter.tsx";

export const handle = { access: "public", area: "ratings" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const slug = context.url.searchParams.get("inscenace") || undefined;
  const page = readPageNumber(context.url);
  const [list, counts, ratable] = await Promise.all([
    readRatings(context.upstream, { production: slug, page }),
    readRatingSummary(context.upstream),
    listRatable(context),
  ]);
  const [ratings, summary] = [toBlock(list), toBlock(counts)];
  requireOffered(ratings);
  if (ratings.ok && page > 1 && page > ratings.value.pages) notFound();
  const rated = summary.ok ? summary.value.productions : [];
  const known = [...(ratable.ok ? ratable.value : []), ...rated];
  const production = known.find((item) => item.slug === slug) ?? null;
  // An unknown title is 404, but not while a list of titles cannot be read: it may still exist.
  if (slug !== undefined && !production && ratable.ok && summary.ok) notFound();
  return {
    slug: slug ?? null,
    production: production && { slug: production.slug, title: production.title },
    ratings,
    overall: overallOf(summary, slug),
    rated: rated.map(({ slug: each, title }) => ({ slug: each, title })),
    ratable,
    canRate: context.upstream.offers.has("rating-form") && isOffered(ratable),
  };
});

export const action = defineAction(limits.form, sentRating);

export const headers = forwardHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const { production = null, ratings } = args.data ?? {};
  return pageMeta(args, {
    title: production ? ratingTexts.of(production.title) : ratingTexts.title,
    description: ratingTexts.description,
    path: paths.ratings(production ?? undefined, ratings?.ok ? ratings.value.page : 1),
  });
};

type Summary = Block<RatingSummary>;

/** Average and count of all ratings or of one title's; null = no ratings. */
function overallOf(summary: Summary, slug: string | undefined) {
  if (!summary.ok) return summary;
  const of =
    slug === undefined
      ? summary.value
      : summary.value.productions.find((production) => production.slug === slug);
  const value = of && of.average !== null ? { average: of.average, count: of.count } : null;
  return { ok: true as const, value };
}

export default function Ratings() {
  const { slug, production, ratings, overall, rated, ratable, canRate } = useLoaderData<typeof loader>();
  return (
    <PageColumn className="page">
      <PageHead
        title={production ? ratingTexts.of(production.title) : ratingTexts.title}
        isRuled
        className={styles.head}
      >
        <Overall overall={overall} />
        <p className={styles.ways}>
          {canRate ? <a href="#napsat">{ratingTexts.write}</a> : null}
          <Link to={paths.ratingsSummary()}>{ratingTexts.summary}</Link>
          {production ? (
            <>
              <Link to={paths.production(production)}>{ratingTexts.production}</Link>
              <Link to={paths.ratings()}>{ratingTexts.all}</Link>
            </>
          ) : null}
        </p>
      </PageHead>
      <div className={styles.columns}>
        <section className={styles.list} aria-labelledby="co-rikaji">
          <div className={styles.listHead}>
            <h2 id="co-rikaji">{ratingTexts.list}</h2>
            {rated.length > 1 ? <TitleFilter titles={rated} chosen={slug} /> : null}
          </div>
          {ratings.ok ? <RatingList page={ratings.value} slug={slug} /> : <BlockFailed />}
        </section>
        {canRate ? <RatingForm ratable={ratable} slug={slug} /> : null}
      </div>
    </PageColumn>
  );
}
