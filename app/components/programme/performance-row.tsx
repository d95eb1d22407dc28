import { idText } from "#app/domain/id.ts";
import { useListDecimals } from "#app/components/shop/use-money.tsx";
import { formatDay, formatTime, isoInstant } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import { openedPerformancePath } from "#app/domain/theatre/performance-path.ts";
import { expectedEnd, momentOf } from "#app/domain/theatre/performance-moment.ts";
import type { ListedPerformance, RowDetails } from "#app/domain/theatre/performance.ts";
import { formatPriceRange } from "#app/domain/shop/price-range.ts";
import { performanceTexts, ticketTexts } from "#app/messages/programme-texts.ts";
import { classNames } from "#app/ui/class-names.ts";
import { AccessMarks } from "./access-marks.tsx";
import { MovedFrom } from "./moved-from.tsx";
import { PerformanceDisclosure } from "./performance-disclosure.tsx";
import { PerformanceLabels } from "./performance-labels.tsx";
import styles from "./performance-row.module.css";
import { Poster } from "./poster.tsx";
import { TicketButton } from "./ticket-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface PerformanceRowProps {
  readonly performance: ListedPerformance;
  /** ISO instant; `now` of the root loader's data. */
  readonly now: string;
  /** Level of the row's heading. */
  readonly level: 2 | 3 | 4;
  /** A heading above the group of rows (the programme) already has the day: the row shows only the time. */
  readonly hasDay?: boolean;
  /** The page of this title: the row neither repeats nor links it. */
  readonly isOwnPage?: boolean;
  /** The first row with tickets: its evening is the most likely next page, then its title. */
  readonly isNext?: boolean;
  /** `name` of the `<details>`: only one row of a group is open at a time. */
  readonly group?: string;
  /** The details of the row that the URL opens. */
  readonly details?: RowDetails | null;
  /** URL of a page with this row open; by default the programme from its day on. */
  readonly opened?: string;
}

/**
 * One performance in a list: time, poster, title, venue, labels, accessibility, price and ticket. A `<details>` shows
 * description, cast and accessibility; CSS highlights the open row. Its anchor is `#termin-{id}`.
 */
export function PerformanceRow({
  performance,
  now,
  level,
  hasDay = false,
  isOwnPage = false,
  isNext,
  group = "termin",
  details = null,
  opened = openedPerformancePath(performance),
}: PerformanceRowProps) {
  const { id, title, production, previousStartsAt, venue, price, note, state } = performance;
  const decimals = useListDecimals();
  const Heading = `h${level}` as const;
  const end = expectedEnd(performance);
  const isOff = state === "cancelled" || state === "moved";
  const showsTitle = !isOwnPage || title !== production?.title;
  const sheet = { title, author: null, image: production?.image ?? null };
  const when = { performance, now, hasDay, isOff };
  return (
    <article
      className={classNames(styles.row, hasDay && styles.timed, !isOwnPage && styles.posted)}
      id={`termin-${idText(id)}`}
      aria-labelledby={`termin-${idText(id)}-nazev`}
    >
      {showsTitle ? <When {...when} className={styles.when} /> : null}
      {isOwnPage ? null : <Poster className={styles.poster} production={sheet} widest={96} sizes="96px" />}
      <div className={styles.what}>
        <PerformanceLabels {...{ performance, now }} />
        <Heading className={styles.title} id={`termin-${idText(id)}-nazev`}>
          {!showsTitle ? (
            <When {...when} />
          ) : production && !isOwnPage ? (
            <Link to={paths.production(production)} isNext={isNext && "code"} viewTransition>
              <Typeset isHeading>{title}</Typeset>
            </Link>
          ) : (
            <Typeset isHeading>{title}</Typeset>
          )}
        </Heading>
        <p className={styles.meta}>
          {production?.author && !isOwnPage ? (
            <span className={styles.author}>
              <Typeset>{production.author}</Typeset>
            </span>
          ) : null}{" "}
          <span>
            <Typeset>{venue.name}</Typeset>
          </span>{" "}
          {end && !isOff ? <span>{performanceTexts.endsAt(formatTime(end))}</span> : null}
        </p>
        {previousStartsAt && state !== "moved" ? (
          <p className={styles.note}>
            <MovedFrom before={previousStartsAt} />
          </p>
        ) : null}
        {note ? (
          <p className={styles.note}>
            <Typeset>{note}</Typeset>
          </p>
        ) : null}
        <AccessMarks performance={performance} isListed />
      </div>
      <div className={styles.tickets}>
        <TicketButton {...{ performance, now, isNext }} isCalm={momentOf(performance, now) !== "today"} />
        {price && price.to > 0 && !isOff && state !== "free" && state !== "closed" ? (
          <p className={styles.price}>
            <Typeset>{ticketTexts.price(formatPriceRange(price, decimals))}</Typeset>
          </p>
        ) : null}
      </div>
      <PerformanceDisclosure {...{ performance, isOwnPage, now, group, details }} to={opened} />
    </article>
  );
}

interface WhenProps extends Pick<PerformanceRowProps, "performance" | "now" | "hasDay"> {
  readonly isOff: boolean;
  readonly className?: string;
}

/** The time of a cancelled or moved performance is struck through, its title is not. */
function When({ performance, now, hasDay, isOff, className }: WhenProps) {
  const { startsAt } = performance;
  const moment = momentOf(performance, now);
  const time = formatTime(startsAt);
  const text =
    moment === "playing" ? (
      <span className={styles.playing}>{performanceTexts.playing}</span>
    ) : moment === "today" && !isOff ? (
      <span className={styles.today}>{performanceTexts.today(time)}</span>
    ) : hasDay ? (
      time
    ) : (
      <>
        <span>{formatDay(startsAt)}</span> <span>{time}</span>
      </>
    );
  const dateTime = isoInstant(startsAt);
  if (!isOff) return <time {...{ className, dateTime }}>{text}</time>;
  return (
    <s className={className}>
      <time dateTime={dateTime}>{text}</time>
    </s>
  );
}
