import { englishSlug } from "#app/domain/found-page.ts";
import type { MetaDescriptor } from "@remix-run/react";
import { format } from "date-fns";
import type { Block } from "#app/domain/block.ts";
import { inPrague, wholeMinute } from "#app/domain/dates.ts";
import { accessOf } from "#app/domain/theatre/accessibility.ts";
import { usualHours, type BoxOfficeHours } from "#app/domain/theatre/box-office-hours.ts";
import {
  listed,
  type Access,
  type ListedPerformance,
  type Performance,
  type PriceRange,
} from "#app/domain/theatre/performance.ts";
import { isAtSeller, ticketOffer, type TicketOffer } from "#app/domain/theatre/ticket-offer.ts";
import type { Venue } from "#app/domain/theatre/venue.ts";
import type { RequestContext } from "#server/context/context.ts";
import { mapBlock, toBlock } from "#server/services/blocks.ts";
import { readPage, type PageText } from "#server/services/content/read-page.ts";
import { languagesOf } from "#server/services/languages.ts";
import { readIdentity } from "#server/services/seller-identity.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";
import { isOpenToPublic, listPerformances } from "#server/services/theatre/list-performances.ts";

/** A date that needs no Czech. */
export interface EnglishShow extends Pick<ListedPerformance, "id" | "title" | "startsAt" | "price"> {
  /** „24 November“, formatted here because the browser has no English names of days and months. */
  readonly day: string;
  /** „Tue 24 November, 19:00“ */
  readonly when: string;
  /** „12 December 2026, 19:00“ of a moved one. */
  readonly before?: string;
  readonly venue: string;
  readonly access: readonly Access[];
  readonly isWithoutWords: boolean;
  readonly ticket:
    | { readonly kind: "link"; readonly to: string; readonly leaves: boolean }
    | { readonly kind: Exclude<TicketOffer["kind"], "buy" | "last-seats" | "reserve"> };
}

/** A hall with the range of its prices; null if it has none. */
interface EnglishHall extends Pick<Venue, "slug" | "name" | "stepFree"> {
  readonly prices: PriceRange | null;
}

export interface English {
  /** Next public dates with surtitles or without words. */
  readonly shows: Block<readonly EnglishShow[]>;
  readonly venues: Block<readonly EnglishHall[]>;
  readonly hours: BoxOfficeHours;
  readonly isSoldOnline: boolean;
  /** The theatre's own words in English; `missing` = it has none. */
  readonly page: PageText;
  readonly languages: MetaDescriptor[];
}

const mostShows = 12;

export async function loadEnglish(context: RequestContext): Promise<English> {
  const [all, venues, identity, page] = await Promise.all([
    listPerformances(context),
    readVenues(context.upstream),
    readIdentity(context),
    readPage(context, englishSlug),
  ]);
  const now = wholeMinute(context.now);
  return {
    shows: mapBlock(all, (dates) =>
      dates
        .filter(
          (date) => isOpenToPublic(date) && (date.access.includes("en-surtitles") || isWithoutWords(date)),
        )
        .slice(0, mostShows)
        .map((date) => showOf(date, now)),
    ),
    venues: toBlock(venues, (halls) =>
      halls.map(({ slug, name, stepFree, zones }) => ({ slug, name, stepFree, prices: rangeOf(zones) })),
    ),
    hours: identity.hours ?? usualHours,
    isSoldOnline:
      all.ok && all.value.some((performance) => isAtSeller(performance) || performance.tickets !== null),
    page: page.kind === "found" ? { kind: page.kind, html: page.html } : page,
    languages: languagesOf(context),
  };
}

function showOf(one: Performance, now: string): EnglishShow {
  const { id, title, startsAt, previousStartsAt, price, venue } = one;
  const offer = ticketOffer(listed(one), now);
  return {
    id,
    title,
    startsAt,
    price,
    day: format(inPrague(startsAt), "d MMMM"),
    when: format(inPrague(startsAt), "EEE d MMMM, HH:mm"),
    ...(previousStartsAt && { before: format(inPrague(previousStartsAt), "d MMMM yyyy, HH:mm") }),
    venue: venue.name,
    access: accessOf(one),
    isWithoutWords: isWithoutWords(one),
    ticket: "leaves" in offer ? { kind: "link", to: offer.to, leaves: offer.leaves } : { kind: offer.kind },
  };
}

function rangeOf(zones: Venue["zones"]): PriceRange | null {
  const prices = zones.map(({ price }) => price);
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null;
}

/** Whether a performance needs no language, by its genre or its note. */
function isWithoutWords({ production, note }: Performance): boolean {
  return /beze slov|pantomim|nonverb/iu.test(`${production?.genre?.name ?? ""} ${note ?? ""}`);
}
