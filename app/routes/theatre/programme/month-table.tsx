import { Picture } from "#app/components/picture.tsx";
import {
  addDays,
  dayName,
  monthName,
  numberOf,
  weekdayName,
  type Day,
  type Month,
} from "#app/domain/theatre/calendar.ts";
import type { GridDay, GridPerformance, MonthGrid } from "#app/domain/theatre/month-grid.ts";
import { programmeUrl, type ProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import { programmeTexts } from "#app/messages/programme.ts";
import { classNames } from "#app/ui/class-names.ts";
import { heading } from "#app/components/typeset.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

interface MonthTableProps {
  readonly grid: MonthGrid;
  readonly choice: ProgrammeFilters;
  readonly today: Day;
  /** Few classes, as they are in the code of the list too. */
  readonly styles: Styles;
}

type Styles = Readonly<Record<string, string>>;

/** A Monday. */
const monday = "2026-11-02";

/**
 * A month as a table of weeks. A day leads to the list of that day, a performance to its row there. On phones a cell
 * has the day and a mark of each performance: its poster, very small.
 */
export function MonthTable({ grid, choice, today, styles }: MonthTableProps) {
  return (
    <div className={styles.month}>
      <div>
        {grid.previous ? <Way {...{ choice, today }} month={grid.previous} isBack /> : <span />}
        {grid.next ? <Way {...{ choice, today }} month={grid.next} /> : null}
      </div>
      <table>
        <caption>{`Kalendář představení: ${monthName(grid.month, "")}`}</caption>
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((index) => (
              <th key={index} scope="col">
                <span aria-hidden="true">{weekdayName(addDays(monday, index), "short")}</span>
                <HiddenText>{weekdayName(addDays(monday, index))}</HiddenText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.weeks.map((week, number) => (
            // oxlint-disable-next-line react/no-array-index-key -- the weeks of a month never change their order
            <tr key={number}>
              {week.map((day, index) =>
                day ? (
                  <Cell key={day.day} {...{ day, choice, today, styles }} />
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- nor do its empty cells
                  <Blank key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {grid.weeks.flat().some((day) => day?.performances.some(({ isOff }) => isOff)) ? (
        <p>Přeškrtnutá značka: vyprodáno, zrušeno nebo přesunuto.</p>
      ) : null}
    </div>
  );
}

interface CellProps extends Pick<MonthTableProps, "choice" | "today" | "styles"> {
  readonly day: GridDay;
}

function Cell({ day: { day, performances }, choice, today, styles }: CellProps) {
  const isToday = day === today;
  const date = <time dateTime={day}>{numberOf(day)}</time>;
  const list = programmeUrl({ ...choice, month: null, from: day, to: day, isGrid: false });
  return (
    <td aria-current={isToday ? "date" : undefined}>
      {performances.length > 0 ? (
        <>
          <Link to={list}>
            {date}
            {isToday ? <Today /> : null}
            <HiddenText>{`, ${dayName(day)}: ${programmeTexts.count(performances.length)}`}</HiddenText>
            <i>
              {performances.map((one) => (
                <Mark key={one.id} performance={one} styles={styles} />
              ))}
            </i>
          </Link>
          <ul role="list">
            {performances.map((one) => (
              <li key={one.id}>
                <Link to={`${list}#termin-${one.id}`}>
                  <Mark performance={one} styles={styles} />
                  <span>
                    <small>{one.time}</small> {heading(one.title)}
                    {one.told ? <b>{` ${one.told}`}</b> : null}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <span>
          {date}
          {isToday ? <Today /> : null}
        </span>
      )}
    </td>
  );
}

/** A day of another month. */
function Blank() {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- there is nothing to tell
  return <td />;
}

function Today() {
  return <small>{` ${programmeTexts.today.toLowerCase()}`}</small>;
}

/** The poster, so small that only its colours are seen. */
function Mark({
  performance: { image, isOff },
  styles,
}: {
  readonly performance: GridPerformance;
  readonly styles: Styles;
}) {
  const className = classNames(styles.mark, isOff && styles.off);
  if (image === null) return <span className={className} aria-hidden="true" />;
  return (
    <span className={className} aria-hidden="true">
      <Picture folder="poster" file={image} alt="" size="thumbnail" ratio="poster" widest={36} sizes="36px" />
    </span>
  );
}

interface WayProps extends Pick<MonthTableProps, "choice" | "today"> {
  readonly month: Month;
  readonly isBack?: boolean;
}

function Way({ month, choice, today, isBack = false }: WayProps) {
  return (
    <Link to={programmeUrl({ ...choice, month })} rel={isBack ? "prev" : "next"} preventScrollReset>
      {isBack ? <Icon name="chevron-left" /> : null}
      <HiddenText>{isBack ? "Předchozí měsíc: " : "Další měsíc: "}</HiddenText>
      {monthName(month, today)}
      {isBack ? null : <Icon name="chevron-right" />}
    </Link>
  );
}
