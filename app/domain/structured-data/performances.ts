import { idText } from "#app/domain/id.ts";
import type { Offer, TheaterEvent, Thing } from "schema-dts";
import { isoInstant } from "#app/domain/dates.ts";
import { performancePath } from "#app/domain/theatre/performance-path.ts";
import { paths } from "#app/domain/paths.ts";
import { ticketPath } from "#app/domain/theatre/ticket-offer.ts";
import { expectedEnd } from "#app/domain/theatre/performance-moment.ts";
import {
  isPublic,
  type ListedPerformance,
  type TicketState,
  type TitleDate,
} from "#app/domain/theatre/performance.ts";
import { absolute, imageOf, theatreId, type Site } from "./site.ts";
import { postalAddress } from "./theatre.ts";

/** An event for each public date of a title, with all known facts. */
export function titleDates(site: Site, dates: readonly TitleDate[]): TheaterEvent[] {
  return held(dates).map(({ date, movedFrom }) => fullEvent(site, date, movedFrom));
}

/**
 * An event for each public date of a list, with what search engines require; the title's page, which is its `url`, has
 * the rest. The halls stand there once.
 */
export function listedDates(site: Site, dates: readonly ListedPerformance[]): Thing[] {
  const events = held(dates);
  const halls = [...new Set(events.map(({ date }) => date.venue.name))];
  return [
    ...halls.map((hall, index) => ({ ...venue(site, hall), "@id": `#sal-${index}` })),
    ...events.map(({ date, movedFrom }) => ({
      ...event(site, date, movedFrom),
      location: { "@id": `#sal-${halls.indexOf(date.venue.name)}` },
    })),
  ];
}

/** The public dates. It includes a moved date once, at its new time with the previous one. */
function held<T extends ListedPerformance>(
  dates: readonly T[],
): { readonly date: T; readonly movedFrom: string | null }[] {
  const movedHere = new Map(
    dates.flatMap(({ movedTo, startsAt }) => (movedTo ? [[idText(movedTo.id), startsAt] as const] : [])),
  );
  const known = new Set(dates.map(({ id }) => idText(id)));
  return dates
    .filter((date) => isPublic(date) && !(date.movedTo && known.has(idText(date.movedTo.id))))
    .map((date) => ({ date, movedFrom: movedHere.get(idText(date.id)) ?? null }));
}

/** The properties that search engines require, without the place. A date without another state is scheduled. */
function event(site: Site, performance: ListedPerformance, movedFrom: string | null) {
  const { title, production, state, movedTo } = performance;
  const startsAt = movedTo?.startsAt ?? performance.startsAt;
  const previous = movedTo ? performance.startsAt : (movedFrom ?? performance.previousStartsAt);
  // The end time of a moved performance belongs to the original date.
  const end = movedTo ? null : expectedEnd(performance);
  return {
    "@type": "TheaterEvent" as const,
    name: title,
    startDate: isoInstant(startsAt),
    ...(end && { endDate: isoInstant(end) }),
    ...(state === "cancelled"
      ? { eventStatus: "https://schema.org/EventCancelled" as const }
      : previous
        ? {
            eventStatus: "https://schema.org/EventRescheduled" as const,
            previousStartDate: isoInstant(previous),
          }
        : {}),
    url: absolute(site, production ? paths.production(production) : performancePath(performance)),
  };
}

function venue(site: Site, hall: string) {
  return {
    "@type": "PerformingArtsTheater" as const,
    name: `${site.theatre.name} – ${hall}`,
    address: postalAddress(site),
  };
}

function fullEvent(site: Site, performance: TitleDate, movedFrom: string | null): TheaterEvent {
  const { production, state, description, players, labels } = performance;
  const offer = offerOf(site, performance);
  return {
    eventStatus: "https://schema.org/EventScheduled",
    ...event(site, performance, movedFrom),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    inLanguage: "cs",
    location: venue(site, performance.venue.name),
    organizer: { "@type": "Organization", "@id": theatreId(site), name: site.theatre.name },
    ...(description && { description }),
    ...(production?.image && {
      image: imageOf(site, "poster", production.image),
    }),
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

/** Offer with the lowest ticket price; null if state or price is unknown, or without a sale. */
function offerOf(site: Site, performance: ListedPerformance): Offer | null {
  const { state, price, presaleFrom } = performance;
  const state_ = state && availability[state];
  const lowest = state === "free" ? 0 : price?.from;
  if (!state_ || lowest === undefined) return null;
  return {
    "@type": "Offer",
    url: absolute(site, ticketPath(performance)),
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
