import { Pager } from "#app/components/pager.tsx";
import { formatDate } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { Rating, RatingPage } from "#app/domain/theatre/rating.ts";
import { czech } from "#app/domain/typography.ts";
import { ratingTexts } from "#app/messages/ratings-texts.ts";
import { ratingReportPath } from "#app/domain/theatre/rating-report.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import styles from "./rating-list.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface RatingListProps {
  readonly page: RatingPage;
  /** The title of the list's filter. */
  readonly slug: string | null;
}

/** Spectators' ratings, newest first, with the theatre's answers. */
export function RatingList({ page, slug }: RatingListProps) {
  if (page.ratings.length === 0) return <p>{ratingTexts.none}</p>;
  return (
    <>
      <ol className={styles.list} role="list">
        {page.ratings.map((rating) => (
          <li key={rating.id}>
            <OneRating rating={rating} withTitle={slug === null} />
          </li>
        ))}
      </ol>
      <Pager
        page={page.page}
        pages={page.pages}
        path={paths.ratings()}
        search={slug === null ? "" : new URLSearchParams({ inscenace: slug }).toString()}
      />
    </>
  );
}

/** Only for a back office that takes notices of illegal content. */
function ReportLink({ rating }: { readonly rating: Rating }) {
  const path = ratingReportPath(rating.id);
  return (
    <IfOpen to={path}>
      {" · "}
      <Link to={path} rel="nofollow">
        {ratingTexts.report}
        <HiddenText> {czech(`hodnocení, ${rating.name}`)}</HiddenText>
      </Link>
    </IfOpen>
  );
}

function OneRating({ rating, withTitle }: { readonly rating: Rating; readonly withTitle: boolean }) {
  return (
    <article className={styles.rating}>
      {withTitle ? (
        <h3 className={styles.title}>
          <Link to={paths.production(rating.production)}>
            <Typeset isHeading>{rating.production.title}</Typeset>
          </Link>
        </h3>
      ) : null}
      <p className={styles.stars}>
        <RatingStars value={rating.stars} />
      </p>
      {rating.text ? (
        <blockquote className={styles.text}>
          <p>
            <Typeset>{rating.text}</Typeset>
          </p>
        </blockquote>
      ) : null}
      <p className="note">
        <Typeset>{rating.name}</Typeset>, <time dateTime={rating.date}>{formatDate(rating.date)}</time>
        <ReportLink rating={rating} />
      </p>
      {rating.answer ? (
        <div className={styles.answer}>
          <p className={styles.answerTitle}>{ratingTexts.answer}</p>
          <p className={styles.text}>
            <Typeset>{rating.answer}</Typeset>
          </p>
        </div>
      ) : null}
    </article>
  );
}
