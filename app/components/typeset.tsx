import { nbsp, withRanges } from "#app/domain/typography.ts";
import styles from "./typeset.module.css";

export { heading } from "#app/domain/typography.ts";

/** No text of a theatre has more; a longer table of numbers is not worth an element for each. */
const mostRanges = 30;

/** Upstream's plain text with Czech no-break spaces; a range, „15:00–19:00“, stays on one line. */
export function Typeset({ children }: { readonly children: string }) {
  const set = nbsp(children);
  const parts = withRanges(set);
  const ranges = parts.filter(({ isRange }) => isRange).length;
  if (ranges === 0 || ranges > mostRanges) return <>{set}</>;
  return (
    <>
      {parts.map(({ text, isRange }, index) =>
        isRange ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change their order
          <span key={index} className={styles.range}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  );
}
