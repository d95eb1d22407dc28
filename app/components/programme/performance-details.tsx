import { useRouteLoaderData } from "@remix-run/react";
import type { Access, ListedPerformance, RowDetails } from "#app/domain/theatre/performance.ts";
import { accessOf } from "#app/domain/theatre/accessibility.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { paths } from "#app/domain/paths.ts";
import { ticketOffer } from "#app/domain/theatre/ticket-offer.ts";
import { czech } from "#app/domain/typography.ts";
import { ticketTexts } from "#app/messages/programme-texts.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { AccessMark } from "./access-marks.tsx";
import styles from "./performance-details.module.css";
import { performanceTime } from "./performance-time.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

/** Explanations of the accessibility marks. */
const accessExplained: Record<Access, string> = czech({
  "cs-captions": "Titulky v češtině, také s popisem zvuků a hudby.",
  "en-surtitles": "English surtitles above the stage.",
  "sign-language": "Tlumočníci českého znakového jazyka stojí na jevišti.",
  "audio-description": "Dění na jevišti popisuje komentář do sluchátek, půjčíme vám je v pokladně.",
  relaxed: "Tišší zvuk, otevřené dveře a žádné pst.",
  "step-free": "Do sálu se dostanete bez schodů.",
});

const texts = czech({
  watch: "Pohlídat uvolněná místa",
  watchSubject: (what: string) => `Hlídání místa: ${what}`,
  soldOutTip:
    "Sedadla se vracejí i na poslední chvíli. Zeptejte se v pokladně, v den představení je otevřená hodinu před začátkem.",
  cast: "Hrají",
  asGuest: "j. h.",
  access: "Přístupnost",
  about: "O inscenaci",
  noAccess: "Pro tento termín jsme žádné úpravy nepřipravili. Napište nám, co potřebujete.",
});

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
                {texts.about}
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
          <p className={styles.label}>{texts.cast}</p>
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
        <p className={styles.label}>{texts.access}</p>
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
          <p>{texts.noAccess}</p>
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
      {asGuest ? `, ${texts.asGuest}` : null}
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
      {texts.soldOutTip}{" "}
      {email ? (
        <a href={`mailto:${email}?subject=${encodeURIComponent(texts.watchSubject(what))}`}>{texts.watch}</a>
      ) : (
        <Link to={paths.boxOffice()}>{texts.watch}</Link>
      )}
    </p>
  );
}
