import { MovedFrom } from "#app/components/programme/moved-from.tsx";
import { formatDay, formatTime, isoInstant } from "#app/domain/dates.ts";
import { performancePath } from "#app/domain/theatre/performance-path.ts";
import { momentOf } from "#app/domain/theatre/performance-moment.ts";
import type { ListedPerformance, TicketState } from "#app/domain/theatre/performance.ts";
import { czech } from "#app/domain/typography.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./nearest.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const seats: Partial<Record<TicketState, string>> = {
  "few-left": "poslední místa",
  free: "vstup volný",
};

interface NearestProps {
  readonly performance: ListedPerformance;
  readonly className?: string | undefined;
  /** ISO instant. */
  readonly now: string;
}

/** „Dnes hrajeme 19:00 Revizor – Velký sál · poslední místa“, „Hrajeme so 28. 11. v 19:00 …“; nothing once it has begun. */
export function Nearest({ performance, now, className }: NearestProps) {
  const { title, venue, startsAt, previousStartsAt, state } = performance;
  const moment = momentOf(performance, now);
  if (moment !== "today" && moment !== "later") return null;
  const remaining = state ? seats[state] : null;
  return (
    <aside className={classNames(styles.line, className)} aria-label="Nejbližší představení">
      <PageColumn>
        <p>
          {moment === "today" ? "Dnes hrajeme " : "Hrajeme "}
          <time dateTime={isoInstant(startsAt)}>
            {moment === "today"
              ? formatTime(startsAt)
              : `${formatDay(startsAt)} v\u00a0${formatTime(startsAt)}`}
          </time>{" "}
          <Link to={performancePath(performance)}>
            <Typeset>{title}</Typeset>
          </Link>
          {`\u00a0– ${czech(venue.name)}`}
          {previousStartsAt ? (
            <>
              {" · "}
              <MovedFrom before={previousStartsAt} isWithin />
            </>
          ) : null}
          {remaining ? ` · ${czech(remaining)}` : null}
        </p>
      </PageColumn>
    </aside>
  );
}
