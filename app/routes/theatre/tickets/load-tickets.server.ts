import { type Id, isSameId } from "#app/domain/id.ts";
import type { Found } from "#app/domain/found.ts";
import type { Block } from "#app/domain/block.ts";
import {
  listed,
  type ListedPerformance,
  type Performance,
  type TicketCategory,
  type Tickets as TicketsOfEvening,
} from "#app/domain/theatre/performance.ts";
import { groupTickets, zonesWithConcessions, type TicketZone } from "#app/domain/theatre/ticket-groups.ts";
import { categoryRef, type CategoryRef } from "#app/domain/shop/product.ts";
import { isAtSeller } from "#app/domain/theatre/ticket-offer.ts";
import type { Venue, Zone } from "#app/domain/theatre/venue.ts";
import { readGiftCategory } from "#server/upstream/resources/catalogue.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";
import type { RequestContext } from "#server/context/context.ts";
import { mapBlock, toBlock } from "#server/services/blocks.ts";
import {
  isOpenToPublic,
  listPerformances,
  nextPerformances,
} from "#server/services/theatre/list-performances.ts";
import { soldOf } from "#server/services/theatre/sold-tickets.ts";
import { readPage, type PageText } from "#server/services/content/read-page.ts";

export interface TicketsPage {
  /** The theatre's own text about buying; `missing` = it has none. */
  readonly page: PageText;
  readonly venues: Block<readonly Venue[]>;
  /** The next performances open to the public. */
  readonly dates: Block<readonly ListedPerformance[]>;
  /** The performance that the visitor came for, if any. */
  readonly chosen: EveningFound | null;
  /** Whether a ticketing system sells any of the theatre's dates on-line. */
  readonly isSoldOnline: boolean;
  /** The shop's category of gift vouchers, if it exists and can be read. */
  readonly gifts: CategoryRef | null;
  /** False: the shop certainly sells none. */
  readonly hasGifts: boolean;
}

/** The tickets of a performance in the order of its form. */
export interface OfferedTickets extends Pick<TicketsOfEvening, "maxPerOrder"> {
  /** With the colours of their seats on the hall's plan. */
  readonly zones: readonly (TicketZone & Pick<Zone, "colour">)[];
  readonly access: readonly TicketCategory[];
  /** The names of the zones that alone have concessions; null if all have some, or none has. */
  readonly concessionsOnlyIn: readonly string[] | null;
  /** Visitors may choose their seats. */
  readonly hasPlan: boolean;
}

/** `missing`: it is over, or has never existed. */
export type EveningFound = Found<{
  readonly performance: ListedPerformance;
  /** The shop's tickets for it; null: none, or not now. */
  readonly tickets: OfferedTickets | null;
  /** The hall's prices by zone, if they apply to this performance. */
  readonly zones: Venue["zones"];
  /** The plan of its hall, if it has one and the performance takes place there. */
  readonly plan: {
    readonly name: string;
    readonly image: string;
    /** The colours that stand beside neither the tickets nor the prices. */
    readonly key: readonly Pick<Zone, "name" | "colour">[];
  } | null;
  /** Next public dates of the same title. */
  readonly others: readonly ListedPerformance[];
}>;

/** The slug of the theatre's page about tickets. */
const pageSlug = "vstupenky";
const mostDates = 6;
const mostOthers = 4;

/** `id`: the performance that the address names, read past the cache; null if it names none. */
export async function loadTickets(context: RequestContext, id: Id | null): Promise<TicketsPage> {
  const age = id === null ? "cached" : "now";
  const [page, venues, dates, all, category] = await Promise.all([
    readPage(context, pageSlug),
    readVenues(context.upstream),
    nextPerformances(context, mostDates, age),
    listPerformances(context, age),
    readGiftCategory(context.upstream),
  ]);
  const chosen =
    id === null ? null : chosenOf(id, all, { halls: venues.ok ? venues.value : [], now: context.now });
  const gifts = category.ok ? category.value : undefined;
  return {
    page: page.kind === "found" ? { kind: page.kind, html: page.html } : page,
    venues: toBlock(venues, (halls) => hallsOf(halls, chosen)),
    dates: mapBlock(dates, (next) => next.filter((date) => !isSameId(date.id, id))),
    chosen,
    isSoldOnline:
      all.ok && all.value.some((performance) => isAtSeller(performance) || performance.tickets !== null),
    hasGifts: !category.ok || Boolean(gifts),
    gifts: gifts ? categoryRef(gifts) : null,
  };
}

/**
 * Only the hall of the chosen performance, if it is known, without its plan and its usual prices: the performance shows
 * the plan beside its own prices, which may differ.
 */
function hallsOf(halls: readonly Venue[], chosen: EveningFound | null): readonly Venue[] {
  const own =
    chosen?.kind === "found" ? halls.filter(({ name }) => name === chosen.performance.venue.name) : [];
  return own.length > 0 ? own.map((hall) => ({ ...hall, image: null, zones: [] })) : halls;
}

function chosenOf(
  id: Id,
  all: Block<readonly Performance[]>,
  { halls, now }: { readonly halls: readonly Venue[]; readonly now: Date },
): EveningFound {
  if (!all.ok) return { kind: all.error === "failed" ? "failed" : "missing" };
  const found = all.value.find((performance) => isSameId(performance.id, id));
  if (!found) return { kind: "missing" };
  const { price, production, venue } = found;
  const sold = soldOf(found, now);
  const hall = halls.find(({ slug }) => slug === venue.slug);
  const zones = hall?.zones ?? [];
  const prices = zones.map((zone) => zone.price);
  const areItsOwn = price !== null && Math.min(...prices) === price.from && Math.max(...prices) === price.to;
  const others = production
    ? all.value.filter(
        (performance) =>
          !isSameId(performance.id, id) &&
          performance.production?.slug === production.slug &&
          isOpenToPublic(performance),
      )
    : [];
  const tickets = sold && offered(sold, zones);
  const isOff = found.state === "cancelled" || found.state === "moved";
  return {
    kind: "found",
    performance: listed(found),
    tickets,
    zones: areItsOwn && !sold && !isOff ? zones : [],
    plan:
      hall?.image && !isOff
        ? { name: hall.name, image: hall.image, key: untold(zones, { tickets, areItsOwn }) }
        : null,
    others: others.slice(0, mostOthers).map(listed),
  };
}

function offered(
  { maxPerOrder, hasPlan, categories }: TicketsOfEvening,
  seats: readonly Zone[],
): OfferedTickets {
  const { zones, access } = groupTickets(categories);
  return {
    maxPerOrder,
    zones: zones.map((zone) => ({
      ...zone,
      colour: seats.find(({ name }) => isSameZone(name, zone.name))?.colour ?? null,
    })),
    access,
    concessionsOnlyIn: zonesWithConcessions(zones),
    hasPlan,
  };
}

/** The zones whose colours stand neither beside the tickets nor beside the prices of the performance. */
function untold(
  zones: readonly Zone[],
  { tickets, areItsOwn }: { readonly tickets: OfferedTickets | null; readonly areItsOwn: boolean },
): readonly Pick<Zone, "name" | "colour">[] {
  if (!tickets && areItsOwn) return [];
  const known = tickets?.zones ?? [];
  return zones
    .filter(({ name, colour }) => colour && !known.some((zone) => isSameZone(name, zone.name)))
    .map(({ name, colour }) => ({ name, colour }));
}

/** A back office may write the name with other spaces or capitals in one of its places. */
function isSameZone(name: string, other: string): boolean {
  const [one, two] = [name, other].map((text) =>
    text.trim().replaceAll(/\s+/gu, " ").toLocaleLowerCase("cs"),
  );
  return one === two;
}
