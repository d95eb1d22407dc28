import {
  dayName,
  monthName,
  numberOf,
  weekday,
  weekdayName,
  type Day,
} from "#app/domain/theatre/calendar.ts";
import { programmeUrl, hasPeriod, type ProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import type { ProgrammeDays, QuickRange } from "#app/domain/theatre/programme-days.ts";
import { czech } from "#app/domain/typography.ts";
import { programmeTexts } from "#app/messages/programme-texts.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./date-strip.module.css";
import type { KeyboardEvent } from "react";
import { Link } from "#app/ui/link.tsx";

const texts = czech({
  dates: "Kdy",
  months: "Měsíce",
  days: "Dny",
  allDates: "Vše",
  ranges: "Rychlý výběr",
});

interface DateStripProps {
  readonly strip: ProgrammeDays;
  readonly choice: ProgrammeFilters;
  readonly today: Day;
  /** Called when the visitor follows a date link, which discards filters ticked but not yet submitted. */
  readonly onChoose: () => void;
}

const rangeTexts: Record<QuickRange["kind"], string> = {
  today: programmeTexts.today,
  tomorrow: programmeTexts.tomorrow,
  weekend: programmeTexts.weekend,
  month: programmeTexts.thisMonth,
};

/** Quick ranges, months, and the days of the shown month; only those with performances are links. */
export function DateStrip({ strip, choice, today, onChoose }: DateStripProps) {
  const moveByArrows = useArrowKeys();
  const at = (period: Partial<ProgrammeFilters>) =>
    programmeUrl({ ...choice, from: null, to: null, month: null, ...period });
  return (
    <nav className={styles.strip} aria-label={texts.dates}>
      <ul className={styles.ranges} role="list" aria-label={texts.ranges}>
        {strip.ranges.map(({ kind, period, count, isChosen }) => (
          <li key={kind}>
            <Choice
              to={at(period)}
              count={count}
              isChosen={isChosen}
              className={styles.range}
              onChoose={onChoose}
            >
              {rangeTexts[kind]}
            </Choice>
          </li>
        ))}
      </ul>
      <ul className={styles.months} role="list" aria-label={texts.months}>
        <li>
          <Choice
            to={at({})}
            count={1}
            isChosen={!hasPeriod(choice)}
            className={styles.month}
            onChoose={onChoose}
          >
            {texts.allDates}
          </Choice>
        </li>
        {strip.months.map(({ month, count }) => (
          <li key={month}>
            <Choice
              to={at({ month })}
              count={count}
              isChosen={choice.month === month}
              className={styles.month}
              onChoose={onChoose}
            >
              {monthName(month, today)}
            </Choice>
          </li>
        ))}
      </ul>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move among its links */}
      <ol className={styles.days} role="list" aria-label={texts.days} onKeyDown={moveByArrows}>
        {strip.days.map(({ day, count, isChosen, isInRange }) => (
          <li
            key={day}
            className={classNames(
              (weekday(day) === 0 || weekday(day) === 6) && styles.weekend,
              isInRange && styles.inRange,
            )}
          >
            <Choice
              to={at({ from: day, to: day })}
              count={count}
              isChosen={isChosen}
              className={styles.day}
              onChoose={onChoose}
              label={[
                // Begins with the visible text, for people who control the page by voice.
                `${weekdayName(day, "short")} ${numberOf(day)}`,
                `${weekdayName(day)} ${dayName(day)}`,
                count > 0 && programmeTexts.count(count),
              ]
                .filter(Boolean)
                .join(", ")}
            >
              <span className={styles.name}>{weekdayName(day, "short")}</span>
              {` ${numberOf(day)}`}
            </Choice>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly className: string | undefined;
  readonly onChoose: () => void;
  /** The whole of an abbreviated text. */
  readonly label?: string;
  readonly children: React.ReactNode;
}

/** A link, or plain text if the result would be empty. */
function Choice({ to, count, isChosen, className, onChoose, label, children }: ChoiceProps) {
  if (count === 0 && !isChosen) return <span className={classNames(className, styles.none)}>{children}</span>;
  return (
    <Link
      className={className}
      to={to}
      aria-label={label}
      aria-current={isChosen ? "true" : undefined}
      preventScrollReset
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The left and right arrow keys move the focus among the links of a row; all of them stay in the tab order. */
function useArrowKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...event.currentTarget.querySelectorAll("a")];
    const here = links.findIndex((link) => link === document.activeElement);
    const next = links[here + step];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
}
