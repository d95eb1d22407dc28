import { useRouteLoaderData } from "@remix-run/react";
import { accessOf } from "#app/domain/theatre/access.ts";
import type { ShellData } from "#app/domain/shell.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedPerformance, RowDetails } from "#app/domain/theatre/performance.ts";
import { ticketOffer } from "#app/domain/theatre/ticket-offer.ts";
import { Typeset } from "#app/components/typeset.tsx";
import { czech } from "#app/domain/typography.ts";
import { accessExplained, performanceTexts, ticketTexts } from "#app/messages/programme.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { AccessMark } from "./access-marks.tsx";
import styles from "./performance-details.module.css";
import { performanceTime } from "./performance-time.tsx";

interface PerformanceDetailsProps {
  readonly performance: ListedPerformance;
  readonly details: RowDetails;
  readonly isOwnPage: boolean;
  readonly now: string;
}

/** Content of an opened row: description, cast, accessibility and links. */
export function PerformanceDetails({ performance, details, isOwnPage, now }: PerformanceDetailsProps) {
  const { production, title } = performance;
  const { description, cast } = details;
  const access = accessOf(performance);
  return (
    <div className={styles.panel}>
      <div className={styles.text}>
        {description ? (
          <p>
            <Typeset>{description}</Typeset>
          </p>
        ) : null}
        {ticketOffer(performance, now).kind === "sold-out" ? <SoldOut {...{ performance, now }} /> : null}
        <ul className={styles.ways} role="list">
          {production && !isOwnPage ? (
            <li>
              <Link to={paths.production(production)}>
                {performanceTexts.about}
                <HiddenText>{`: ${czech(production.title)}`}</HiddenText>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ) : null}
          {performance.state !== "moved" && performance.state !== "cancelled" ? (
            <li>
              <Link to={paths.performanceCalendar(performance)} reloadDocument>
                <Icon name="calendar" />
                {ticketTexts.calendar}
                <HiddenText>{`: ${czech(title)}, ${performanceTime(performance, now)}`}</HiddenText>
              </Link>
            </li>
          ) : null}
        </ul>
      </div>
      {cast.length > 0 ? (
        <section className={styles.cast}>
          <p className={styles.label}>{performanceTexts.cast}</p>
          <dl>
            {cast.map((entry) => (
              <div key={`${entry.role} ${entry.name}`}>
                <dt>
                  <Typeset>{entry.role}</Typeset>
                </dt>
                <dd>
                  <Player entry={entry} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section className={styles.access}>
        <p className={styles.label}>{performanceTexts.access}</p>
        {access.length > 0 ? (
          <ul role="list">
            {access.map((kind) => (
              <li key={kind}>
                <AccessMark kind={kind} />
                <span>{accessExplained[kind]}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p>{performanceTexts.noAccess}</p>
        )}
      </section>
    </div>
  );
}

function Player({ entry: { name, person, asGuest } }: { readonly entry: RowDetails["cast"][number] }) {
  return (
    <>
      {person ? (
        <Link to={paths.person(person)}>
          <Typeset>{name}</Typeset>
        </Link>
      ) : (
        czech(name)
      )}
      {asGuest ? `, ${performanceTexts.asGuest}` : null}
    </>
  );
}

/** Sold-out performances may get returned seats: links to a request for a notification. */
function SoldOut({ performance, now }: Pick<PerformanceDetailsProps, "performance" | "now">) {
  const shell = useRouteLoaderData("root") as ShellData | undefined;
  const email = shell?.theatre.email;
  const what = `${performance.title}, ${performanceTime(performance, now)}`.replace(/\u00a0/gu, " ");
  return (
    <p>
      {ticketTexts.soldOutTip}{" "}
      {email ? (
        <a href={`mailto:${email}?subject=${encodeURIComponent(ticketTexts.watchSubject(what))}`}>
          {ticketTexts.watch}
        </a>
      ) : (
        <Link to={paths.boxOffice()}>{ticketTexts.watch}</Link>
      )}
    </p>
  );
}
