import { czech } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import { shares, type RatedProduction, type RatingOrder } from "#app/domain/theatre/ratings.ts";
import { ratingSummaryTexts, ratingTexts } from "#app/messages/ratings-texts.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Link } from "#app/ui/link.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import styles from "./production-table.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  production: "Titul",
  average: "Průměr",
});

interface ProductionTableProps {
  /** Already in display order. */
  readonly productions: readonly RatedProduction[];
  readonly order: RatingOrder;
}

const marks = [5, 4, 3, 2, 1] as const;

/** One row per title: its average, the number of ratings, and the count of each mark as a number below a small bar. */
export function ProductionTable({ productions, order }: ProductionTableProps) {
  if (productions.length === 0) return <p>{ratingSummaryTexts.none}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <HiddenText>{ratingSummaryTexts.perTitle}</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={order === "title" ? "ascending" : undefined}>
              {texts.production}
            </th>
            <th scope="col" aria-sort={order === "average" ? "descending" : undefined}>
              {texts.average}
            </th>
            <th
              scope="col"
              className={styles.number}
              aria-sort={order === "count" ? "descending" : undefined}
            >
              {ratingSummaryTexts.count}
            </th>
            {marks.map((mark) => (
              <th key={mark} scope="col" className={styles.mark}>
                {mark}
                <span aria-hidden="true">&nbsp;★</span>
                <HiddenText>{` ${ratingTexts.stars(mark).split("\u00a0")[1]}`}</HiddenText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {productions.map((production) => (
            <tr key={production.slug}>
              <th scope="row">
                <Link to={paths.ratings(production)}>
                  <Typeset isHeading>{production.title}</Typeset>
                </Link>
              </th>
              <td className={styles.average}>
                <RatingStars value={production.average} />
              </td>
              <td className={styles.number}>{production.count}</td>
              {shares(production.distribution).map(({ stars, count, percent }) => (
                <td key={stars} className={styles.mark}>
                  <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect width="10" height={percent} y={100 - percent} />
                  </svg>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
