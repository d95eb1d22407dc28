import type { Distribution } from "#app/domain/theatre/rating.ts";
import { shares } from "#app/domain/theatre/ratings.ts";
import { czech } from "#app/domain/typography.ts";
import { ratingSummaryTexts, ratingTexts } from "#app/messages/ratings-texts.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import styles from "./distribution-table.module.css";

const texts = czech({
  distribution: "Rozložení hodnocení",
  mark: "Hvězdy",
  share: "Podíl",
});

/** A bar chart as a table: one row per mark, its bar beside the number. */
export function DistributionTable({ distribution }: { readonly distribution: Distribution }) {
  return (
    <table className={styles.table}>
      <caption>
        <HiddenText>{texts.distribution}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.mark}</th>
          <th scope="col" className={styles.barHead}>
            {texts.share}
          </th>
          <th scope="col" className={styles.number}>
            {ratingSummaryTexts.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {shares(distribution).map(({ stars, count, percent }) => (
          <tr key={stars}>
            <th scope="row">{ratingTexts.stars(stars)}</th>
            <td className={styles.share}>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect className={styles.all} width="100" height="10" />
                <rect className={styles.part} width={percent} height="10" />
              </svg>
              {percent}&nbsp;%
            </td>
            <td className={styles.number}>{ratingTexts.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
