import type { Performance } from "#app/domain/theatre/performance.ts";
import type { ProductionCard as ProductionCardData } from "#app/domain/theatre/production.ts";
import { ProductionCard } from "./production-card.tsx";
import styles from "./production-grid.module.css";

interface ProductionGridProps {
  readonly productions: readonly ProductionCardData[];
  /** The next date of each title by its slug (domain/next-performance.ts). */
  readonly next?: Readonly<Record<string, Performance>>;
  readonly level?: 2 | 3;
  /** Read aloud as the list's name. */
  readonly label: string;
  /** Stars: only where `ratingsVerification` stands on the same page. */
  readonly rated?: boolean;
  /** How many of the first posters load at once. */
  readonly eager?: number;
}

/** Posters in 4 columns from 1024 px, 3 from 768 px (4 where that leaves no hole), 2 on mobile. */
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
