import { Link } from "@remix-run/react";
import { SectionHead } from "#app/components/section-head.tsx";
import { paths } from "#app/domain/paths.ts";
import { counted } from "#app/domain/plural.ts";
import type { Production } from "#app/domain/theatre/production.ts";
import { nbsp } from "#app/domain/typography.ts";
import { productionTexts as texts } from "#app/messages/production.ts";
import { ratingForms, ratingsVerification } from "#app/messages/ratings.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import styles from "./ratings.module.css";

/** The global rating: average and count of what spectators gave, and how it came to be (§ 5a of Act 634/1992). */
export function Ratings({ production }: { readonly production: Production }) {
  const { rating, state } = production;
  // Nobody can have seen what is to come, and nobody is asked about what is long over.
  if (state !== "current" && !rating) return null;
  return (
    <section aria-labelledby="hodnoceni">
      <SectionHead
        id="hodnoceni"
        title={texts.ratings}
        more={rating ? { text: texts.allRatings, to: paths.ratingsSummary() } : undefined}
      />
      <div className={styles.ratings}>
        {rating ? (
          <p className={styles.average}>
            <RatingStars value={rating.average} size="large" />{" "}
            <Link className={styles.count} to={paths.ratings(production)}>
              {counted(rating.count, ratingForms)}
            </Link>
          </p>
        ) : (
          <p>{nbsp(texts.notRated)}</p>
        )}
        <p className={styles.verification}>{ratingsVerification}</p>
        <p>
          <ButtonLink variant="secondary" to={paths.ratings(production)}>
            {texts.rate}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
