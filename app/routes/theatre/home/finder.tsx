import { Link } from "@remix-run/react";
import { formatDay } from "#app/domain/dates.ts";
import { restOfMonth, tomorrowOf, weekendOf, type HomeDates } from "#app/domain/home-dates.ts";
import { paths } from "#app/domain/paths.ts";
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
  const weekend = weekendOf(now);
  const month = restOfMonth(now);
  const tomorrow = tomorrowOf(now);
  const today = days[0]?.day;
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
          {today ? (
            <li>
              <Link to={paths.programmeOn(today)}>{programmeTexts.today}</Link>
            </li>
          ) : null}
          <li>
            <Link to={paths.programmeOn(tomorrow)}>{programmeTexts.tomorrow}</Link>
          </li>
          <li>
            <Link to={paths.programmeOn(weekend.from, weekend.to)}>{programmeTexts.weekend}</Link>
          </li>
          <li>
            <Link to={paths.programmeOn(month.from, month.to)}>{programmeTexts.thisMonth}</Link>
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
  const noon = `${day}T12:00:00Z`;
  const [weekday = "", ...date] = formatDay(noon).split("\u00a0");
  return (
    <li>
      <Link
        className={classNames(styles.day, count > 0 && styles.played)}
        to={paths.programmeOn(day)}
        aria-label={`${formatDay(noon)}, ${count > 0 ? programmeTexts.count(count) : "nehrajeme"}`}
      >
        <span>{weekday}</span>
        <span className={styles.number}>{date[0]}</span>
      </Link>
    </li>
  );
}
