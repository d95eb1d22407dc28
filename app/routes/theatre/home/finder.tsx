import type { FinderDay, HomeDates } from "./home-dates.server.ts";
import { paths } from "#app/domain/paths.ts";
import { SearchBox } from "#app/shell/search/search-box.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link, useIsOpen } from "#app/ui/link.tsx";
import styles from "./finder.module.css";

/** Search by date or by title: people have either a free evening or a title in mind. */
export function Finder({ days, ranges }: Pick<HomeDates, "days" | "ranges">) {
  const canSearch = useIsOpen(paths.search());
  return (
    <div className={styles.finder}>
      <nav aria-labelledby="kdy">
        <h2 id="kdy">Kdy máte čas?</h2>
        <ul className={styles.days} role="list">
          {days.map((day) => (
            <Day key={day.day} {...day} />
          ))}
        </ul>
        <ul className={styles.ranges} role="list">
          {ranges.map(({ to, text }) => (
            <li key={text}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {canSearch ? (
        <section aria-labelledby="co">
          <h2 id="co">Co chcete vidět?</h2>
          <SearchBox id="co-hledat" label="Co chcete vidět?" large />
        </section>
      ) : null}
    </div>
  );
}

/** A day, marked if it has a performance. */
function Day({ day, count, label, weekday, number }: FinderDay) {
  return (
    <li>
      <Link
        className={classNames(styles.day, count > 0 && styles.played)}
        to={paths.programmeOn(day)}
        aria-label={`${weekday} ${number}., ${label}`}
      >
        <span>{weekday}</span>
        <span className={styles.number}>{`${number}.`}</span>
      </Link>
    </li>
  );
}
