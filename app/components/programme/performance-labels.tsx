import { formatDay, formatTime } from "#app/domain/dates.ts";
import type { Performance } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";
import { labelTexts, ticketTexts } from "#app/messages/programme-texts.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./performance-labels.module.css";

const texts = czech({
  soon: "Připravujeme",
});

interface PerformanceLabelsProps {
  readonly performance: Pick<Performance, "labels" | "isSoon" | "presaleFrom">;
  /** ISO instant. */
  readonly now: string;
}

const loud: readonly string[] = ["premiere", "renewed-premiere", "derniere"];

/** PREMIÉRA, DERNIÉRA … and the soon flag: „Připravujeme“, or the start of the presale. */
export function PerformanceLabels({ performance, now }: PerformanceLabelsProps) {
  const { labels, isSoon, presaleFrom } = performance;
  if (labels.length === 0 && !isSoon) return null;
  return (
    <ul className={styles.labels} role="list">
      {labels.map((label) => (
        <li key={label} className={classNames(styles.label, loud.includes(label) && styles.loud)}>
          {labelTexts[label]}
        </li>
      ))}
      {isSoon ? (
        <li className={classNames(styles.label, styles.soon)}>{soonText(presaleFrom, now)}</li>
      ) : null}
    </ul>
  );
}

function soonText(presaleFrom: string | null, now: string): string {
  if (presaleFrom === null || Date.parse(presaleFrom) <= Date.parse(now)) return texts.soon;
  return ticketTexts.presale(`${formatDay(presaleFrom)} v ${formatTime(presaleFrom)}`);
}
