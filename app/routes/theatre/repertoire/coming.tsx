import { Poster } from "#app/components/programme/poster.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { formatDate, formatDay, formatTime } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { UpcomingDate, UpcomingDates } from "#app/domain/theatre/next-performance.ts";
import type { ListedProduction } from "#app/domain/theatre/production.ts";
import { productionTexts as texts } from "#app/messages/production-texts.ts";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import styles from "./coming.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface ComingProps {
  readonly productions: readonly ListedProduction[];
  readonly next: UpcomingDates;
}

/** Upcoming titles as large announcements: one or two are usual and would leave a grid nearly empty. */
export function Coming({ productions, next }: ComingProps) {
  if (productions.length === 0) return null;
  return (
    <section aria-labelledby="pripravujeme">
      <SectionHead id="pripravujeme" title={texts.coming} />
      <ul className={styles.list} role="list" aria-label={texts.coming}>
        {productions.map((production) => (
          <li key={production.slug}>
            <Announcement production={production} next={next[production.slug] ?? null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Announcement({
  production,
  next,
}: {
  readonly production: ListedProduction;
  readonly next: UpcomingDate | null;
}) {
  const { title, author, genre, perex, premiere } = production;
  return (
    <article className={styles.announcement}>
      <Poster
        className={styles.poster}
        production={production}
        widest={480}
        sizes="(min-width: 1506px) 460px, (min-width: 768px) 34vw, 100vw"
      />
      <div className={styles.words}>
        {genre ? <p className="muted">{genre.name}</p> : null}
        <h3 className={styles.title}>
          <StretchedLink to={paths.production(production)}>
            <Typeset isHeading>{title}</Typeset>
          </StretchedLink>
        </h3>
        {author ? (
          <p className={styles.author}>
            <Typeset>{author}</Typeset>
          </p>
        ) : null}
        {perex ? (
          <p className={styles.perex}>
            <Typeset>{perex}</Typeset>
          </p>
        ) : null}
        {next ? (
          <p className={styles.when}>
            {next.labels.includes("premiere") ? "Premiéra " : null}
            <time dateTime={next.startsAt}>{`${formatDay(next.startsAt)} ${formatTime(next.startsAt)}`}</time>
          </p>
        ) : premiere ? (
          <p className={styles.when}>
            Premiéra <time dateTime={premiere}>{formatDate(premiere)}</time>
          </p>
        ) : null}
      </div>
    </article>
  );
}
