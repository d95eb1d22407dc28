import { useState } from "react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { ListPrices } from "#app/components/shop/use-money.tsx";
import { rangeAmounts } from "#app/domain/shop/price-range.ts";
import { movedFrom } from "#app/components/programme/moved-from.tsx";
import { PerformanceRow } from "#app/components/programme/performance-row.tsx";
import { performanceTime } from "#app/components/programme/performance-time.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import type { Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedPerformance, Performance } from "#app/domain/theatre/performance.ts";
import type { Production } from "#app/domain/theatre/production.ts";
import { czech } from "#app/domain/typography.ts";
import { ticketTexts } from "#app/messages/programme-texts.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./production-dates.module.css";
import { ShowMore } from "./show-more.tsx";
import { pathShowing, type Shown } from "./shown.ts";

const texts = czech({
  noDates: "Další termíny připravujeme.",
  dates: "Nejbližší termíny",
  programme: "Celý program",
  whatElse: "Co hrajeme v nejbližších dnech",
  moreDates: (n: number) => `Zobrazit další termíny (${n})`,
  lastSeats: "Poslední místa",
  movedShort: "Přesunuto",
});

/** Number of dates that the collapsed list shows (§9). */
const firstDates = 3;

interface ProductionDatesProps {
  readonly production: Production;
  readonly dates: Block<readonly ListedPerformance[]>;
  readonly now: string;
  readonly shown: Shown;
}

/** The dates of a title: the first three, and a link to the rest. */
export function ProductionDates({ production, dates, now, shown }: ProductionDatesProps) {
  const [isWhole, setWhole] = useState(shown.allDates);
  const all = dates.ok ? dates.value : [];
  const more = all.length - firstDates;
  return (
    <section className={styles.dates} aria-labelledby="terminy">
      <SectionHead id="terminy" title={texts.dates} more={{ text: texts.programme, to: paths.programme() }} />
      {dates.ok ? null : <BlockFailed />}
      {dates.ok && all.length === 0 ? (
        <p>
          {texts.noDates} <Link to={paths.programme()}>{texts.whatElse}</Link>
        </p>
      ) : null}
      {all.length > 0 ? (
        <ListPrices amounts={rangeAmounts(all)} isInCrowns>
          <ul role="list" aria-label={texts.dates}>
            {(isWhole ? all : all.slice(0, firstDates)).map((performance) => (
              <li key={performance.id}>
                <PerformanceRow performance={performance} now={now} level={3} isOwnPage />
              </li>
            ))}
          </ul>
        </ListPrices>
      ) : null}
      {more > 0 && !isWhole ? (
        <ul className={styles.printed} role="list">
          {all.slice(firstDates).map((performance) => (
            <li key={performance.id}>
              {[
                performanceTime(performance, now),
                performance.previousStartsAt && movedFrom(performance.previousStartsAt),
                czech(performance.venue.name),
                shortState(performance),
              ]
                .filter(Boolean)
                .join(" · ")}
            </li>
          ))}
        </ul>
      ) : null}
      {more > 0 ? (
        <ShowMore
          to={pathShowing(production, { ...shown, allDates: !isWhole }, "terminy")}
          isOpen={isWhole}
          onToggle={() => setWhole(!isWhole)}
          text={texts.moreDates(more)}
        />
      ) : null}
    </section>
  );
}

/** The ticket state in a word or two, for a date without room for a button; null for a date on sale. */
function shortState({ state, audience }: Pick<Performance, "state" | "audience">): string | null {
  switch (state) {
    case "few-left":
      return texts.lastSeats;
    case "sold-out":
      return ticketTexts.soldOut;
    case "cancelled":
      return ticketTexts.cancelled;
    case "moved":
      return texts.movedShort;
    case "closed":
      return audience.includes("schools") ? ticketTexts.schools : ticketTexts.closed;
    case "free":
      return ticketTexts.free;
    default:
      return null;
  }
}
