import { PerformanceTime } from "#app/components/programme/performance-time.tsx";
import { TicketButton } from "#app/components/programme/ticket-button.tsx";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";
import styles from "./next-date.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  nextDate: "Nejbližší termín",
});

interface NextDateProps {
  readonly next: ListedPerformance;
  readonly now: string;
}

/** The next performance and its ticket link or state. */
export function NextDate({ next, now }: NextDateProps) {
  return (
    <div className={styles.next}>
      <p className={styles.when}>
        <span className={styles.label}>{texts.nextDate}</span>
        <PerformanceTime className={styles.time} performance={next} now={now} />
        <span className={styles.venue}>
          <Typeset>{next.venue.name}</Typeset>
        </span>
      </p>
      <TicketButton performance={next} now={now} />
    </div>
  );
}

/** The same in a bar at the bottom edge of a phone's viewport. */
export function NextBar({ next, now }: NextDateProps) {
  return (
    <aside className={styles.bar} aria-label={texts.nextDate} data-no-print>
      <PerformanceTime className={styles.time} performance={next} now={now} />
      <TicketButton performance={next} now={now} />
    </aside>
  );
}
