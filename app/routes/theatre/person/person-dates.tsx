import type { Id } from "#app/domain/id.ts";
import { ListPrices } from "#app/components/shop/use-money.tsx";
import { counted } from "#app/domain/plural.ts";
import { rangeAmounts } from "#app/domain/shop/price-range.ts";
import { PerformanceRow } from "#app/components/programme/performance-row.tsx";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { isOffered, type Block } from "#app/domain/block.ts";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import { noProgrammeFilters, programmeUrl } from "#app/domain/theatre/programme-choice.ts";
import { czech } from "#app/domain/typography.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./person-dates.module.css";

const further = { one: "další termín", few: "další termíny", other: "dalších termínů" };

const texts = czech({
  dates: "Nejbližší termíny",
  noDates: "Žádné další termíny teď vypsané nejsou.",
  moreDates: (n: number) => counted(n, further),
  whole: "Celý program",
});

interface NextDatesProps {
  readonly person: { readonly id: Id };
  readonly dates: Block<readonly ListedPerformance[]>;
  /** ISO instant. */
  readonly instant: string;
}

const shownAtFirst = 5;

/** The next dates with this person: the nearest ones, the others folded. */
export function PersonDates({ person, dates, instant }: NextDatesProps) {
  if (!isOffered(dates)) return null;
  const people = dates.ok && dates.value.length > 0 ? [person.id] : [];
  return (
    <section aria-labelledby="terminy">
      <SectionHead
        title={texts.dates}
        id="terminy"
        more={{ text: texts.whole, to: programmeUrl({ ...noProgrammeFilters, people }) }}
      />
      {dates.ok ? <Dates dates={dates.value} instant={instant} /> : <BlockFailed />}
    </section>
  );
}

function Dates({
  dates,
  instant,
}: {
  readonly dates: readonly ListedPerformance[];
  readonly instant: string;
}) {
  if (dates.length === 0) return <p>{texts.noDates}</p>;
  const rest = dates.slice(shownAtFirst);
  return (
    <>
      <Rows dates={dates.slice(0, shownAtFirst)} instant={instant} />
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {texts.moreDates(rest.length)}
            <Icon name="chevron-down" />
          </summary>
          <Rows dates={rest} instant={instant} />
        </details>
      ) : null}
    </>
  );
}

function Rows({
  dates,
  instant,
}: {
  readonly dates: readonly ListedPerformance[];
  readonly instant: string;
}) {
  return (
    <ListPrices amounts={rangeAmounts(dates)} isInCrowns>
      <ol role="list">
        {dates.map((performance) => (
          <li key={performance.id}>
            <PerformanceRow performance={performance} now={instant} level={3} />
          </li>
        ))}
      </ol>
    </ListPrices>
  );
}
