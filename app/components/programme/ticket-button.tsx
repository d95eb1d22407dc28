import { formatDay, formatDayMonth, formatTime } from "#app/domain/dates.ts";
import { performancePath } from "#app/domain/theatre/performance-path.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import { ticketOffer, type TicketOffer } from "#app/domain/theatre/ticket-offer.ts";
import { czech } from "#app/domain/typography.ts";
import { ticketTexts } from "#app/messages/programme-texts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { performanceTime } from "./performance-time.tsx";
import styles from "./ticket-button.module.css";

const texts = czech({
  buy: "Koupit vstupenku",
  buyLastSeats: "Koupit\u00a0· poslední místa",
  reserve: "Rezervovat",
  leaves: "otevře prodejní systém",
  otherDate: "Zkuste jiný\u00a0termín",
  presaleUnknown: "Předprodej připravujeme",
  boxOffice: "Jen v pokladně",
  boxOfficeHours: "Kdy je otevřeno",
  refund: "Jak vrátit vstupenky",
  moved: (day: string) => `Přesunuto na\u00a0${day}`,
  movedUnknown: "Přesunuto, nový termín oznámíme",
});

interface TicketButtonProps {
  readonly performance: ListedPerformance;
  /** ISO instant. */
  readonly now: string;
  readonly size?: "normal" | "small";
  /** One of many in a list: outlined, so that a list of performances is not full of red buttons. */
  readonly isCalm?: boolean;
  /** The most likely next page. */
  readonly isNext?: boolean;
}

/**
 * The ticket action of a performance: a link to buy if possible, otherwise the state and an alternative link. Renders
 * nothing for an unknown state from the upstream, nor during a performance, which the row shows instead of its time.
 */
export function TicketButton({ performance, now, size = "normal", isCalm, isNext }: TicketButtonProps) {
  const offer = ticketOffer(performance, now);
  const shown = { performance, now, size, isCalm, isNext };
  switch (offer.kind) {
    case "unknown":
    case "playing":
      return null;
    case "buy":
      return <Buy {...shown} offer={offer} text={texts.buy} />;
    case "last-seats":
      return <Buy {...shown} offer={offer} text={texts.buyLastSeats} />;
    case "reserve":
      return <Buy {...shown} offer={offer} text={texts.reserve} />;
    case "moved":
      return (
        <p className={styles.state}>
          {offer.to ? <Link to={performancePath(offer.to)}>{stateText(offer)}</Link> : stateText(offer)}
        </p>
      );
    default:
      return (
        <div className={styles.unavailable}>
          <p className={styles.state}>{stateText(offer)}</p>
          <AlternativeLink {...{ performance, offer }} />
        </div>
      );
  }
}

type Sale = Extract<TicketOffer, { leaves: boolean }>;
type StateOffer = Exclude<TicketOffer, Sale | { kind: "unknown" | "playing" }>;

function Buy({
  performance,
  now,
  size,
  isCalm,
  isNext,
  offer,
  text,
}: TicketButtonProps & { readonly offer: Sale; readonly text: string }) {
  const what = `: ${performance.title}, ${performanceTime(performance, now)}`;
  return (
    <ButtonLink
      to={offer.to}
      isNext={isNext && !offer.leaves}
      size={size}
      variant={offer.kind === "reserve" ? "secondary" : "primary"}
      className={classNames(
        styles.button,
        isCalm && offer.kind !== "reserve" && styles.calm,
        offer.kind === "last-seats" && styles.last,
      )}
      rel={offer.leaves ? "noopener" : undefined}
    >
      {text}
      <HiddenText>
        {czech(what)}
        {offer.leaves ? `, ${texts.leaves}` : null}
      </HiddenText>
      {offer.leaves ? <Icon name="external" /> : null}
    </ButtonLink>
  );
}

function stateText(offer: StateOffer): string {
  switch (offer.kind) {
    case "sold-out":
      return ticketTexts.soldOut;
    case "presale":
      return offer.from
        ? ticketTexts.presale(`${formatDayMonth(offer.from)} ${formatTime(offer.from)}`)
        : texts.presaleUnknown;
    case "box-office":
      return texts.boxOffice;
    case "free":
      return ticketTexts.free;
    case "schools":
      return ticketTexts.schools;
    case "closed":
      return ticketTexts.closed;
    case "cancelled":
      return ticketTexts.cancelled;
    case "moved":
      return offer.to ? texts.moved(formatDay(offer.to.startsAt)) : texts.movedUnknown;
  }
}

/** The alternative link for states without tickets to buy. */
function AlternativeLink({
  performance,
  offer,
}: {
  readonly performance: ListedPerformance;
  readonly offer: StateOffer;
}) {
  const of = <HiddenText>{`: ${czech(performance.title)}`}</HiddenText>;
  switch (offer.kind) {
    case "sold-out": {
      const { production } = performance;
      return (
        <Link to={production ? paths.productionDates(production) : paths.programme()}>
          {texts.otherDate}
          {of}
        </Link>
      );
    }
    case "presale":
      return (
        <Link to={paths.performanceCalendar(performance)} reloadDocument>
          {ticketTexts.calendar}
          {of}
        </Link>
      );
    case "box-office":
      return <Link to={paths.boxOffice()}>{texts.boxOfficeHours}</Link>;
    case "cancelled":
      return <Link to={paths.refunds()}>{texts.refund}</Link>;
    default:
      return null;
  }
}
