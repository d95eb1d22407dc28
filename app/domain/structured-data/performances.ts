import type { Offer, TheaterEvent } from "schema-dts";
import { isoInstant } from "#app/domain/dates.ts";
import { performancePath } from "#app/domain/theatre/performance-path.ts";
import { paths } from "#app/domain/paths.ts";
import { expectedEnd } from "#app/domain/theatre/performance-time.ts";
import { isPublic, type Performance, type TicketState } from "#app/domain/theatre/performance.ts";
import { absolute, imageOf, theatreId, type Site } from "./site.ts";
import { address } from "./theatre.ts";

/**
 * An event for each public date. A moved date is included once, at its new time with `previousStartDate`.
 */
export function performances(site: Site, dates: readonly Performance[]): TheaterEvent[] {
  const movedHere = new Map(
    dates.flatMap(({ movedTo, startsAt }) => (movedTo ? [[movedTo.id, startsAt] as const] : [])),
  );
  const known = new Set(dates.map(({ id }) => id));
  return dates
    .filter((one) => isPublic(one) && !(one.movedTo && known.has(one.movedTo.id)))
    .map((one) => event(site, one, movedHere.get(one.id) ?? null));
}

function event(site: Site, performance: Performance, movedFrom: string | null): TheaterEvent {
  const { title, production, venue, state, description, movedTo, cast, labels } = performance;
  const startsAt = movedTo?.startsAt ?? performance.startsAt;
  const previous = movedTo ? performance.startsAt : movedFrom;
  // The end time of a moved performance belongs to the original date.
  const end = movedTo ? null : expectedEnd(performance);
  const players = [...new Set(cast.map(({ name }) => name))];
  const offer = offerOf(site, performance);
  return {
    "@type": "TheaterEvent",
    name: title,
    startDate: isoInstant(startsAt),
    ...(end && { endDate: isoInstant(end) }),
    eventStatus: previous
      ? "https://schema.org/EventRescheduled"
      : state === "cancelled"
        ? "https://schema.org/EventCancelled"
        : "https://schema.org/EventScheduled",
    ...(previous && { previousStartDate: isoInstant(previous) }),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    inLanguage: "cs",
    location: {
      "@type": "PerformingArtsTheater",
      name: `${site.theatre.name} – ${venue.name}`,
      address: address(site),
    },
    url: absolute(site, production ? paths.production(production) : performancePath(performance)),
    organizer: { "@type": "Organization", "@id": theatreId(site), name: site.theatre.name },
    ...(description && { description }),
    ...(production?.image && { image: imageOf(site, "poster", production.image) }),
    ...(production && {
      workPerformed: {
        "@type": "Play",
        name: production.title,
        ...(production.author && { author: { "@type": "Person", name: production.author } }),
      },
    }),
    ...(production?.lengthMinutes && { duration: durationOf(production.lengthMinutes) }),
    ...(players.length > 0
      ? { performer: players.map((name) => ({ "@type": "Person" as const, name })) }
      : labels.includes("guest")
        ? {}
        : { performer: { "@type": "TheaterGroup" as const, name: site.theatre.name } }),
    ...(state === "free" && { isAccessibleForFree: true }),
    ...(offer && { offers: offer }),
  };
}

const availability: Partial<Record<TicketState, Offer["availability"]>> = {
  "on-sale": "https://schema.org/InStock",
  reservation: "https://schema.org/InStock",
  free: "https://schema.org/InStock",
  "few-left": "https://schema.org/LimitedAvailability",
  "sold-out": "https://schema.org/SoldOut",
  "presale-soon": "https://schema.org/PreOrder",
  "box-office-only": "https://schema.org/InStoreOnly",
};

/** Offer with the lowest ticket price; null where state or price is unknown, or nothing is sold. */
function offerOf(site: Site, { state, price, ticketUrl, presaleFrom }: Performance): Offer | null {
  const state_ = state && availability[state];
  const lowest = state === "free" ? 0 : price?.from;
  if (!state_ || lowest === undefined) return null;
  return {
    "@type": "Offer",
    url: absolute(site, ticketUrl ?? paths.tickets()),
    price: String(lowest),
    priceCurrency: "CZK",
    availability: state_,
    ...(presaleFrom && { validFrom: isoInstant(presaleFrom) }),
  };
}

/** `PT2H20M`. */
function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${hours}H` : ""}${rest > 0 || hours === 0 ? `${rest}M` : ""}`;
}
