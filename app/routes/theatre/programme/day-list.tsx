import { Link } from "@remix-run/react";
import { PerformanceRow } from "#app/components/programme/performance-row.tsx";
import { monthOfDay, numberOf, weekdayName } from "#app/domain/theatre/calendar.ts";
import { periodOf, programmeUrl, type ProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import type { ProgrammeView } from "#app/domain/theatre/programme.ts";
import { programmeTexts } from "#app/messages/programme.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./day-list.module.css";

interface DayListProps {
  readonly view: ProgrammeView;
  readonly choice: ProgrammeFilters;
  /** ISO instant. */
  readonly now: string;
}

/** Rows grouped by day, as in a printed programme: a large date beside the day's performances. */
export function DayList({ view: { days, rest }, choice, now }: DayListProps) {
  return (
    <>
      {days.map(({ day, performances }) => (
        <section key={day} className={styles.day} aria-labelledby={`den-${day}`}>
          <h2 className={styles.name} id={`den-${day}`}>
            <time dateTime={day}>
              <span className={styles.weekday}>{weekdayName(day)}</span>{" "}
              <span className={styles.number}>{`${numberOf(day)}.`}</span>
              {"\u00a0"}
              <span className={styles.month}>{monthOfDay(day)}</span>
            </time>
          </h2>
          <ul className={styles.rows} role="list">
            {performances.map((performance) => (
              <li key={performance.id}>
                <PerformanceRow {...{ performance, now }} level={3} hasDay />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {rest ? (
        <p className={styles.rest}>
          <Link to={programmeUrl({ ...choice, from: rest.from, to: periodOf(choice).to, month: null })}>
            {programmeTexts.more(rest.count)}
            <Icon name="arrow-right" />
          </Link>
        </p>
      ) : null}
    </>
  );
}
