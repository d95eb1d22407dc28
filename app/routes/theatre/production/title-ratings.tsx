import { SectionHead } from "#app/components/section-head.tsx";
import { paths } from "#app/domain/paths.ts";
import { counted } from "#app/domain/plural.ts";
import type { Production } from "#app/domain/theatre/production.ts";
import { czech } from "#app/domain/typography.ts";
import { ratingForms, ratingsVerification } from "#app/messages/production-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link, useIsOpen } from "#app/ui/link.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import styles from "./title-ratings.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  ratings: "Hodnocení diváků",
  rate: "Ohodnotit představení",
  allRatings: "Všechna hodnocení",
  notRated: "Zatím nikdo nehodnotil. Byli jste na představení? Napište nám, jaké bylo.",
});

/**
 * The overall rating: average and count of spectators' ratings, and the way of collecting them (§ 5a of Act 634/1992).
 */
export function TitleRatings({ production }: { readonly production: Production }) {
  const { rating, state } = production;
  const isOpen = useIsOpen(paths.ratings());
  // Nobody has seen an upcoming title yet, and the site requests no ratings for an ended one.
  if (!isOpen || (state !== "current" && !rating)) return null;
  return (
    <section aria-labelledby="hodnoceni">
      <SectionHead
        id="hodnoceni"
        title={texts.ratings}
        more={rating ? { text: texts.allRatings, to: paths.ratingsSummary() } : undefined}
      />
      <div className="stack gap-3 start">
        {rating ? (
          <p className={styles.average}>
            <RatingStars value={rating.average} size="large" />{" "}
            <Link className={styles.count} to={paths.ratings(production)}>
              {counted(rating.count, ratingForms)}
            </Link>
          </p>
        ) : (
          <p>{texts.notRated}</p>
        )}
        <p className={styles.verification}>
          <Typeset>{ratingsVerification}</Typeset>
        </p>
        <p>
          <ButtonLink variant="secondary" to={`${paths.ratings(production)}#napsat`}>
            {texts.rate}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
