import { formatDate, formatDay, formatTime } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { UpcomingDate } from "#app/domain/theatre/next-performance.ts";
import { counted } from "#app/domain/plural.ts";
import type { PosterCard } from "#app/domain/theatre/production.ts";
import { ageText, productionTexts, ratingForms } from "#app/messages/production-texts.ts";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import { Poster } from "./poster.tsx";
import styles from "./production-card.module.css";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface ProductionCardProps {
  readonly production: PosterCard;
  /** Its next performance; null or missing = none or unknown. */
  readonly next?: UpcomingDate | null;
  /** Level of the title's heading, one below the heading of the list. */
  readonly level?: 2 | 3;
  /** Shows stars; allowed only if `ratingsVerification` is on the same page. */
  readonly rated?: boolean;
  /** Among the first pictures of the page. */
  readonly first?: boolean;
}

/** A title: its poster, and the key facts below it. The title is the link; the whole card is its target. */
export function ProductionCard({
  production,
  next,
  level = 3,
  rated = false,
  first = false,
}: ProductionCardProps) {
  const { title, author, genre, ageFrom, rating } = production;
  const Heading = level === 2 ? "h2" : "h3";
  const label = labelOf(production);
  return (
    <article className={styles.card}>
      <div className={styles.poster}>
        <Poster
          production={production}
          widest={480}
          sizes="(min-width: 1506px) 350px, (min-width: 1024px) 24vw, (min-width: 768px) 33vw, 50vw"
          first={first}
        />
        {label ? <p className={styles.label}>{label}</p> : null}
      </div>
      <div className={styles.text}>
        {genre ? <p className="note">{genre.name}</p> : null}
        <Heading className={styles.title}>
          <StretchedLink to={paths.production(production)} viewTransition>
            <Typeset isHeading>{title}</Typeset>
          </StretchedLink>
        </Heading>
        {author ? (
          <p className={styles.author}>
            <Typeset>{author}</Typeset>
          </p>
        ) : null}
        <When production={production} next={next ?? null} />
        {ageFrom !== null || (rated && rating) ? (
          <p className={styles.facts}>
            {ageFrom === null ? null : <span>{ageText(ageFrom)}</span>}{" "}
            {rated && rating ? (
              <span className={styles.rating}>
                <RatingStars value={rating.average} /> <span>({counted(rating.count, ratingForms)})</span>
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
    </article>
  );
}

function labelOf({ state, isNew, isSoon, derniere }: PosterCard): string | null {
  if (state === "coming" || (isSoon && state !== "ended")) return productionTexts.soon;
  if (state === "ended") return null;
  if (derniere) return "Derniéra";
  return isNew ? productionTexts.isNew : null;
}

/** The next performance, otherwise the upcoming premiere or the past derniere. */
function When({ production, next }: { readonly production: PosterCard; readonly next: UpcomingDate | null }) {
  const { state, premiere, derniere } = production;
  if (next) {
    return (
      <p className={styles.when}>
        {next.labels.includes("premiere")
          ? "Premiéra "
          : next.labels.includes("derniere")
            ? "Derniéra "
            : null}
        <time dateTime={next.startsAt}>
          {formatDay(next.startsAt)} <b>{formatTime(next.startsAt)}</b>
        </time>
      </p>
    );
  }
  const day = state === "coming" ? premiere : state === "ended" ? derniere : null;
  if (!day) return null;
  return (
    <p className={styles.when}>
      {state === "coming" ? "Premiéra " : "Derniéra "}
      <time dateTime={day}>{formatDate(day)}</time>
    </p>
  );
}
