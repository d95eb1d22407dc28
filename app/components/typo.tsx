import { nbsp } from "#app/domain/typography.ts";
import styles from "./typo.module.css";

export { heading } from "#app/domain/typography.ts";

const ranges = /(\d[\d:.]*–\d(?:[\d:.]*\d)?)/u;

/** Upstream's plain text with Czech no-break spaces; a range, „15:00–19:00“, stays on one line. */
export function Typo({ children }: { readonly children: string }) {
  const parts = nbsp(children).split(ranges);
  if (parts.length === 1) return <>{parts[0]}</>;
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text never change their order
          <span key={index} className={styles.range}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
