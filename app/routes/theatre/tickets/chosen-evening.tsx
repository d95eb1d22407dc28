import { EmailLink } from "#app/components/email-link.tsx";
import { PhoneLink } from "#app/components/phone-link.tsx";
import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import { AccessMarks } from "#app/components/programme/access-marks.tsx";
import { MovedFrom } from "#app/components/programme/moved-from.tsx";
import { PerformanceLabels } from "#app/components/programme/performance-labels.tsx";
import { Poster } from "#app/components/programme/poster.tsx";
import { TicketButton } from "#app/components/programme/ticket-button.tsx";
import { Hours } from "#app/components/hours.tsx";
import { czech } from "#app/domain/typography.ts";
import { formatDay, formatTime, isoDay, isoInstant } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import { formatPriceRange } from "#app/domain/shop/price-range.ts";
import { dayName, weekdayName } from "#app/domain/theatre/calendar.ts";
import { expectedEnd } from "#app/domain/theatre/performance-moment.ts";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import { ticketOffer, ticketPath } from "#app/domain/theatre/ticket-offer.ts";
import { performanceTexts, ticketTexts } from "#app/messages/programme-texts.ts";
import { ticketsTexts } from "#app/messages/tickets-texts.ts";
import type { RootData } from "#app/shell/page-meta.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Lightbox } from "#app/ui/lightbox.tsx";
import { Link } from "#app/ui/link.tsx";
import type { EveningFound } from "./load-tickets.server.ts";
import styles from "./chosen-evening.module.css";
import { HallPlan, PlanKey } from "./hall-plan.tsx";
import { TicketForm } from "./ticket-form.tsx";
import { Zones } from "./venue-seating.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  chosen: "Vaše představení",
  chosenFailed: "Vybraný termín se teď nepodařilo načíst. Zkuste to prosím za chvíli.",
  chosenUnknown: "Tento termín už v programu není. Vyberte si prosím jiný.",
  howToGet: "Jak získat vstupenku",
  notOnline: "Na tento termín online neprodáváme. Vstupenku vám prodá nebo zarezervuje pokladna:",
  call: "Zavolejte",
  write: "Napište",
  writeSubject: (evening: string) => `Vstupenky: ${evening}`,
  come: "Přijďte",
  atBoxOffice: "do pokladny",
  otherDates: "Jiné termíny titulu",
  changeDate: "Jiný termín v programu",
});

/** „Revizor, so 28. 11. 19:00“ */
export function eveningName({ title, startsAt }: Pick<ListedPerformance, "title" | "startsAt">): string {
  return `${title}, ${formatDay(startsAt)} ${formatTime(startsAt)}`;
}

interface ChosenEveningProps {
  readonly chosen: EveningFound;
  readonly root: RootData | undefined;
  readonly answer: FormAnswer | undefined;
}

/** The performance that the visitor came for: title, time, hall, prices, and the way to a ticket. */
export function ChosenEvening({ chosen, root, answer }: ChosenEveningProps) {
  if (chosen.kind !== "found") {
    return (
      <Alert kind="warning">
        <p>{chosen.kind === "failed" ? texts.chosenFailed : texts.chosenUnknown}</p>
      </Alert>
    );
  }
  const { performance, tickets, zones, plan, others } = chosen;
  const { title, production, startsAt, previousStartsAt, venue, price, note, state } = performance;
  const end = expectedEnd(performance);
  const day = isoDay(startsAt);
  const isOff = state === "cancelled" || state === "moved";
  return (
    <section className={styles.evening} aria-labelledby="predstaveni">
      <Poster
        production={{ title, author: null, image: production?.image ?? null }}
        widest={240}
        sizes="(min-width: 768px) 240px, 30vw"
      />
      <div className={styles.what}>
        <p className={styles.kind}>{texts.chosen}</p>
        <PerformanceLabels performance={performance} now={root?.now ?? ""} />
        <h2 id="predstaveni">
          {production ? (
            <Link to={paths.production(production)}>
              <Typeset isHeading>{title}</Typeset>
            </Link>
          ) : (
            <Typeset isHeading>{title}</Typeset>
          )}
        </h2>
        {production && production.title !== title ? (
          <p>
            <Typeset isHeading>{production.title}</Typeset>
          </p>
        ) : null}
        {production?.author ? (
          <p>
            <Typeset>{production.author}</Typeset>
          </p>
        ) : null}
        <p className={styles.when}>
          <time dateTime={isoInstant(startsAt)}>
            {`${weekdayName(day)} ${dayName(day)} v\u00a0${formatTime(startsAt)}`}
          </time>
        </p>
        {previousStartsAt && state !== "moved" ? (
          <p>
            <MovedFrom before={previousStartsAt} />
          </p>
        ) : null}
        <p className="muted">
          <Typeset>{venue.name}</Typeset>
          {end && !isOff ? `, ${performanceTexts.endsAt(formatTime(end))}` : null}
        </p>
        {note ? (
          <p>
            <Typeset>{note}</Typeset>
          </p>
        ) : null}
        <AccessMarks performance={performance} />
      </div>
      {plan || zones.length > 0 ? (
        <div className={styles.seats}>
          {plan ? (
            <Lightbox label={ticketsTexts.plan(plan.name)}>
              <HallPlan hall={plan} sizes="(min-width: 1024px) 44vw, 90vw" />
            </Lightbox>
          ) : null}
          {plan ? <PlanKey zones={plan.key} /> : null}
          {zones.length > 0 ? (
            <Zones of={eveningName(performance)} zones={zones} hasPlan={plan !== null} />
          ) : null}
        </div>
      ) : null}
      <div className={styles.tickets}>
        {tickets ? (
          <TicketForm performance={performance} tickets={tickets} answer={answer} />
        ) : (
          <HowToGet performance={performance} root={root} />
        )}
        <p>
          <Link to={paths.programme()}>{texts.changeDate}</Link>
        </p>
      </div>
      <div className={styles.prices}>
        {zones.length === 0 && price && price.to > 0 && !isOff && !tickets ? (
          <p className={styles.price}>
            <Typeset>{ticketTexts.price(formatPriceRange(price))}</Typeset>
          </p>
        ) : null}
        {others.length > 0 && production ? (
          <>
            <h3>{texts.otherDates}</h3>
            <ul className={styles.others} role="list">
              {others.map((other) => (
                <li key={other.id}>
                  <Link to={paths.tickets(other)}>{eveningTime(other)}</Link>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}

function eveningTime({ startsAt }: Pick<ListedPerformance, "startsAt">): string {
  return `${formatDay(startsAt)} · ${formatTime(startsAt)}`;
}

/** The seller's button, the state, or the contacts of the box office if it sells the ticket. */
function HowToGet({
  performance,
  root,
}: { readonly performance: ListedPerformance } & Pick<ChosenEveningProps, "root">) {
  const now = root?.now ?? "";
  const offer = ticketOffer(performance, now);
  if (offer.kind === "playing") return <p className={styles.when}>{performanceTexts.playing}</p>;
  const isHere = "to" in offer && "leaves" in offer && offer.to === ticketPath(performance) && !offer.leaves;
  if (!isHere) return <TicketButton performance={performance} now={now} />;
  if (!root) return null;
  const { phone, email } = root.theatre;
  const subject = texts.writeSubject(eveningName(performance));
  return (
    <>
      <h3>{texts.howToGet}</h3>
      <p>{texts.notOnline}</p>
      <ul className={styles.ways} role="list">
        {phone ? (
          <li>
            {texts.call} <PhoneLink phone={phone} />
          </li>
        ) : null}
        {email ? (
          <li>
            {texts.write} <EmailLink email={email} subject={subject} />
          </li>
        ) : null}
        <li>
          {texts.come} <Link to={paths.boxOffice()}>{texts.atBoxOffice}</Link>
        </li>
      </ul>
      <Hours boxOffice={root.boxOffice} />
    </>
  );
}
