import { Link } from "@remix-run/react";
import {
  addDays,
  dayName,
  monthOf,
  numberOf,
  todayAt,
  weekdayName,
  weekendFrom,
  type Day as CalendarDay,
} from "#app/domain/theatre/calendar.ts";
import type { HomeDates } from "#app/domain/theatre/home-dates.ts";
import { noProgrammeChoice, programmeAddress } from "#app/domain/theatre/programme-choice.ts";
import { programmeTexts } from "#app/messages/programme.ts";
import { SearchBox } from "#app/frame/search-box.tsx";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./finder.module.css";

interface FinderProps {
  readonly days: HomeDates["days"];
  /** ISO instant. */
  readonly now: string;
}

/** The two ways people come to a theatre: with a free evening, or with a title in mind. */
export function Finder({ days, now }: FinderProps) {
  const today = todayAt(now);
  const weekend = weekendFrom(today);
  return (
    <div className={styles.finder}>
      <nav aria-labelledby="kdy">
        <h2 id="kdy">Kdy máte čas?</h2>
        <ul className={styles.days} role="list">
          {days.map(({ day, count }) => (
            <Day key={day} {...{ day, count }} />
          ))}
        </ul>
        <ul className={styles.ranges} role="list">
          <li>
            <Link to={programmeOf(today)}>{programmeTexts.today}</Link>
          </li>
          <li>
            <Link to={programmeOf(addDays(today, 1))}>{programmeTexts.tomorrow}</Link>
          </li>
          <li>
            <Link to={programmeOf(weekend.from, weekend.to)}>{programmeTexts.weekend}</Link>
          </li>
          <li>
            <Link to={programmeAddress({ ...noProgrammeChoice, month: monthOf(today) })}>
              {programmeTexts.thisMonth}
            </Link>
          </li>
        </ul>
      </nav>
      <section aria-labelledby="co">
        <h2 id="co">Co chcete vidět?</h2>
        <SearchBox id="co-hledat" label="Co chcete vidět?" large />
      </section>
    </div>
  );
}

/** A day, marked where something is played. */
function Day({ day, count }: HomeDates["days"][number]) {
  return (
    <li>
      <Link
        className={classNames(styles.day, count > 0 && styles.played)}
        to={programmeOf(day)}
        aria-label={`${weekdayName(day)} ${dayName(day)}, ${count > 0 ? programmeTexts.count(count) : "nehrajeme"}`}
      >
        <span>{weekdayName(day, "short")}</span>
        <span className={styles.number}>{numberOf(day)}.</span>
      </Link>
    </li>
  );
}

function programmeOf(from: CalendarDay, to = from): string {
  return programmeAddress({ ...noProgrammeChoice, from, to });
}
