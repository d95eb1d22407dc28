import { BlockFailed } from "#app/components/block-failed.tsx";
import { ListPrices } from "#app/components/shop/use-money.tsx";
import { rangeAmounts } from "#app/domain/shop/price-range.ts";
import { PerformanceRow } from "#app/components/programme/performance-row.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { isOffered, type Block } from "#app/domain/block.ts";
import type { HomeDates } from "./home-dates.server.ts";
import { paths } from "#app/domain/paths.ts";
import { programmeTexts } from "#app/messages/programme-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import styles from "./home.module.css";

interface NextDatesProps {
  readonly block: Block<HomeDates>;
  /** ISO instant. */
  readonly now: string;
}

/** The next performances. */
export function NextDates({ block, now }: NextDatesProps) {
  if (!isOffered(block)) return null;
  return (
    <PageColumn className={styles.dates}>
      <section aria-labelledby="hrajeme">
        <SectionHead
          id="hrajeme"
          title="Co hrajeme"
          more={{ text: "Celý program", to: paths.programme(), isNext: true }}
        />
        {block.ok ? (
          <>
            {block.value.next.length === 0 ? <p>{programmeTexts.preparing}</p> : null}
            <ListPrices amounts={rangeAmounts(block.value.next)} isInCrowns>
              <ul role="list" className={styles.rows}>
                {block.value.next.map((performance) => (
                  <li key={performance.id}>
                    <PerformanceRow performance={performance} now={now} level={3} />
                  </li>
                ))}
              </ul>
            </ListPrices>
          </>
        ) : (
          <BlockFailed />
        )}
      </section>
    </PageColumn>
  );
}
