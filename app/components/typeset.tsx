import { nbsp, withRanges } from "#app/domain/typography.ts";
import styles from "./typeset.module.css";

export { heading } from "#app/domain/typography.ts";

/** Above any ordinary text of the theatre; in a longer table of numbers, an element for each range is not worth it. */
const mostRanges = 30;

/** Plain text from the upstream with Czech no-break spaces; a range such as „15:00–19:00“ stays on one line. */
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
