import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ProductionGrid } from "#app/components/programme/production-grid.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { paths } from "#app/domain/paths.ts";
import type { UpcomingDates } from "#app/domain/theatre/next-performance.ts";
import type { ListedProduction } from "#app/domain/theatre/production.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { productionTexts, ratingsVerification } from "#app/messages/production-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { loadRepertoire } from "#server/services/theatre/load-repertoire.ts";
import { Coming } from "./coming.tsx";
import { GenreLinks } from "./genre-links.tsx";
import { genreParameter, ofGenre } from "./genres.ts";
import styles from "./repertoire.module.css";
import { formatDate } from "#app/domain/dates.ts";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  description: "Co hrajeme, co chystáme a co jsme hráli: všechny inscenace divadla s nejbližšími termíny.",
  current: "Hrajeme",
  archive: "Archiv",
  archiveText: "Inscenace, se kterými jsme se už rozloučili.",
  empty: "Repertoár teprve chystáme.",
  emptyGenre: "V tomto žánru teď nic nemáme.",
  showAll: "Zobrazit celý repertoár",
  datesFailed: "Nejbližší termíny se teď nepodařilo načíst.",
});

export const handle = { access: "public", area: "repertoire" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const repertoire = await loadRepertoire(context);
  requireOffered(repertoire.productions);
  return { ...repertoire, genre: context.url.searchParams.get(genreParameter) };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: productionTexts.title,
    description: texts.description,
    path: paths.repertoire(),
    isFiltered: Boolean(args.data?.genre),
  });

export default function Repertoire() {
  const { productions, next, genre } = useLoaderData<typeof loader>();
  return (
    <PageColumn className="page stack gap-7">
      <PageHead title={productionTexts.title} className={styles.head}>
        {productions.ok ? <GenreLinks productions={productions.value} chosen={genre} /> : null}
      </PageHead>
      {next.ok ? null : <p className={styles.note}>{texts.datesFailed}</p>}
      {productions.ok ? (
        <Titles
          productions={productions.value}
          shown={ofGenre(productions.value, genre)}
          next={next.ok ? next.value : {}}
        />
      ) : (
        <BlockFailed />
      )}
    </PageColumn>
  );
}

interface TitlesProps {
  readonly productions: readonly ListedProduction[];
  /** Titles of the chosen genre. */
  readonly shown: readonly ListedProduction[];
  readonly next: UpcomingDates;
}

function Titles({ productions, shown, next }: TitlesProps) {
  if (productions.length === 0) return <p>{texts.empty}</p>;
  if (shown.length === 0) {
    return (
      <p>
        {texts.emptyGenre} <Link to={paths.repertoire()}>{texts.showAll}</Link>
      </p>
    );
  }
  const [current, coming, ended] = (["current", "coming", "ended"] as const).map((state) =>
    shown.filter((productionCard) => productionCard.state === state),
  );
  const isRated = shown.some(({ rating, state }) => rating !== null && state !== "ended");
  return (
    <>
      <Shelf id="hrajeme" title={texts.current} productions={current} next={next} eager={1} />
      {coming && coming.length > 2 ? (
        <Shelf id="pripravujeme" title={productionTexts.coming} productions={coming} next={next} />
      ) : (
        <Coming productions={coming ?? []} next={next} />
      )}
      <Archive productions={ended ?? []} />
      {isRated ? (
        <p className="note">
          <Typeset>{ratingsVerification}</Typeset>
        </p>
      ) : null}
    </>
  );
}

interface ShelfProps {
  readonly id: string;
  readonly title: string;
  readonly productions: readonly ListedProduction[] | undefined;
  readonly next: UpcomingDates;
  readonly eager?: number;
}

function Shelf({ id, title, productions = [], next, eager }: ShelfProps) {
  if (productions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <ProductionGrid productions={productions} next={next} label={title} rated eager={eager} />
    </section>
  );
}

/** Titles no longer played, as text lines without posters, like in an old printed programme. */
function Archive({ productions }: { readonly productions: readonly ListedProduction[] }) {
  if (productions.length === 0) return null;
  return (
    <section aria-labelledby="archiv">
      <SectionHead id="archiv" title={texts.archive} />
      <p className={styles.lead}>{texts.archiveText}</p>
      <ul role="list" aria-label={texts.archive}>
        {productions.map((production) => (
          <li key={production.slug} className={styles.line}>
            <h3>
              <Link to={paths.production(production)}>
                <Typeset isHeading>{production.title}</Typeset>
              </Link>
            </h3>
            {production.author ? (
              <p>
                <Typeset>{production.author}</Typeset>
              </p>
            ) : null}
            <p className={styles.life}>
              {production.premiere ? (
                <span>
                  Premiéra <time dateTime={production.premiere}>{formatDate(production.premiere)}</time>
                </span>
              ) : null}
              {production.derniere ? (
                <span>
                  Derniéra <time dateTime={production.derniere}>{formatDate(production.derniere)}</time>
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
