import type { UpcomingDates } from "#app/domain/theatre/next-performance.ts";
import type { PosterCard } from "#app/domain/theatre/production.ts";
import { ProductionCard } from "./production-card.tsx";
import styles from "./production-grid.module.css";

interface ProductionGridProps {
  readonly productions: readonly PosterCard[];
  /** The next performance of each title by its slug (`app/domain/theatre/next-performance.ts`). */
  readonly next?: UpcomingDates;
  readonly level?: 2 | 3;
  /** Accessible name of the list. */
  readonly label: string;
  /** Shows stars; allowed only if `ratingsVerification` is on the same page. */
  readonly rated?: boolean;
  /** Number of posters that load eagerly. */
  readonly eager?: number;
}

/** Posters in 4 columns from 1024 px, 3 from 768 px (4 if that fills all rows), 2 on mobile. */
export function ProductionGrid(props: ProductionGridProps) {
  const { productions, next = {}, level, label, rated, eager = 0 } = props;
  return (
    <ul className={styles.grid} role="list" aria-label={label}>
      {productions.map((production, index) => (
        <li key={production.slug}>
          <ProductionCard
            production={production}
            next={next[production.slug] ?? null}
            level={level}
            rated={rated}
            first={index < eager}
          />
        </li>
      ))}
    </ul>
  );
}
