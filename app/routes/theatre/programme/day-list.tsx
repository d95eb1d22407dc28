import { type Id, isSameId } from "#app/domain/id.ts";
import { Pager } from "#app/components/pager.tsx";
import { ListPrices } from "#app/components/shop/use-money.tsx";
import { rangeAmounts } from "#app/domain/shop/price-range.ts";
import { PerformanceRow } from "#app/components/programme/performance-row.tsx";
import { dayName, monthOfDay, numberOf, shortDay, weekdayName } from "#app/domain/theatre/calendar.ts";
import { paths } from "#app/domain/paths.ts";
import { openedPerformancePath } from "#app/domain/theatre/performance-path.ts";
import type { ListedPerformance, RowDetails } from "#app/domain/theatre/performance.ts";
import {
  programmeUrl,
  serializeProgrammeFilters,
  type ProgrammeFilters,
} from "#app/domain/theatre/programme-choice.ts";
import { ticketOffer } from "#app/domain/theatre/ticket-offer.ts";
import type { ProgrammeView } from "#app/domain/theatre/programme.ts";
import { czech } from "#app/domain/typography.ts";
import { programmeTexts } from "#app/messages/programme-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./day-list.module.css";

const texts = czech({
  next: (day: string) => `Další termíny od\u00a0${day}`,
  /** „21. 11. – 8. 12.“ */
  span: (from: string, to: string) => `${from} –\u00a0${to}`,
});

interface DayListProps {
  readonly view: ProgrammeView;
  readonly choice: ProgrammeFilters;
  /** The row that the URL opens. */
  readonly opened: OpenedRow | null;
  /** ISO instant. */
  readonly now: string;
}

interface OpenedRow {
  readonly id: Id;
  readonly details: RowDetails;
}

/** Rows grouped by day, as in a printed programme: a large date beside the day's performances. */
export function DayList({ view: { days, page, pages, next }, choice, opened, now }: DayListProps) {
  const search = serializeProgrammeFilters(choice).toString();
  const here = programmeUrl(choice, page);
  const firstSold = days.flatMap(({ performances }) => performances).find((row) => isSold(row, now));
  return (
    <>
      <ListPrices amounts={days.flatMap(({ performances }) => rangeAmounts(performances))} isInCrowns>
        {days.map(({ day, performances }) => (
          <section key={day} className={styles.day} aria-labelledby={`den-${day}`}>
            <h2 className={styles.name} id={`den-${day}`}>
              <span className={styles.weekday}>{weekdayName(day)}</span>{" "}
              <span className={styles.number}>{`${numberOf(day)}.`}</span>
              {"\u00a0"}
              <span className={styles.month}>{monthOfDay(day)}</span>
            </h2>
            <ul className={styles.rows} role="list">
              {performances.map((performance) => (
                <li key={performance.id}>
                  <PerformanceRow
                    {...{ performance, now }}
                    level={3}
                    hasDay
                    isNext={performance === firstSold}
                    details={opened && isSameId(opened.id, performance.id) ? opened.details : null}
                    opened={openedPerformancePath(performance, here)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </ListPrices>
      <Pager
        page={page}
        pages={pages.length}
        path={paths.programme()}
        search={search}
        names={pages.map(({ from, to }) => texts.span(shortDay(from), shortDay(to)))}
      />
      {search !== "" && page >= pages.length ? <FurtherDates choice={choice} next={next} /> : null}
    </>
  );
}

function isSold(performance: ListedPerformance, now: string): boolean {
  const offer = ticketOffer(performance, now);
  return "leaves" in offer && !offer.leaves;
}

/** The links at the end of a list that filters have shortened. */
function FurtherDates({ choice, next }: Pick<ProgrammeView, "next"> & Pick<DayListProps, "choice">) {
  return (
    <p className={styles.further}>
      {next ? (
        <Link to={programmeUrl({ ...choice, from: next, to: null, month: null })}>
          {texts.next(dayName(next))}
        </Link>
      ) : (
        <Link to={paths.programme()}>{programmeTexts.whole}</Link>
      )}
      <Icon name="arrow-right" />
    </p>
  );
}
