import { formatTime, isoInstant } from "#app/domain/dates.ts";
import { performancePath } from "#app/domain/theatre/performance-path.ts";
import { momentOf } from "#app/domain/theatre/performance-time.ts";
import type { TicketState } from "#app/domain/theatre/performance.ts";
import { nbsp } from "#app/domain/typography.ts";
import type { TonightDate } from "#server/services/theatre/home-dates.ts";
import { Container } from "#app/ui/container.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./tonight.module.css";

const seats: Partial<Record<TicketState, string>> = {
  "few-left": "poslední místa",
  "sold-out": "vyprodáno",
  free: "vstup volný",
};

interface TonightProps {
  readonly performance: TonightDate;
  /** ISO instant. */
  readonly now: string;
}

/** „Dnes hrajeme 19:00 Revizor – Velký sál · poslední místa“; nothing once the performance is over. */
export function Tonight({ performance, now }: TonightProps) {
  const { title, venue, startsAt, state } = performance;
  const moment = momentOf(performance, now);
  if (moment !== "today" && moment !== "playing") return null;
  const remaining = moment === "today" && state ? seats[state] : null;
  return (
    <aside className={styles.line} aria-label="Dnes na programu">
      <Container>
        <p>
          {moment === "playing" ? "Právě hrajeme " : "Dnes hrajeme "}
          {moment === "playing" ? null : (
            <>
              <time dateTime={isoInstant(startsAt)}>{formatTime(startsAt)}</time>{" "}
            </>
          )}
          <Link to={performancePath(performance)}>{nbsp(title)}</Link>
          {`\u00a0– ${nbsp(venue)}`}
          {remaining ? ` · ${nbsp(remaining)}` : null}
        </p>
      </Container>
    </aside>
  );
}
