import type { Block } from "#app/domain/block.ts";
import type { Performance } from "#app/domain/theatre/performance.ts";
import type { CategoryRef } from "#app/domain/shop/product.ts";
import type { Venue } from "#app/domain/theatre/venue.ts";
import { readCategories } from "#server/upstream/resources/catalogue.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";
import { nextPerformances } from "./programme.ts";
import { readPage, type ReadPage } from "#server/services/content/read-page.ts";

export interface Tickets {
  /** What the theatre itself writes about buying; missing = it writes nothing. */
  readonly page: ReadPage;
  readonly venues: Block<readonly Venue[]>;
  /** The next dates that anybody may come to. */
  readonly dates: Block<readonly Performance[]>;
  /** The shop's category of gift vouchers, where it has one and answers. */
  readonly gifts: CategoryRef | null;
}

/** Under which word the theatre's text about tickets stands among its pages. */
const pageSlug = "vstupenky";
const giftsSlug = "darkove-poukazy";
const mostDates = 6;

export async function loadTickets(context: RequestContext): Promise<Tickets> {
  const [page, venues, dates, categories] = await Promise.all([
    readPage(context, pageSlug),
    readVenues(context.upstream),
    nextPerformances(context, mostDates),
    readCategories(context.upstream),
  ]);
  const gifts = categories.ok ? categories.value.find(({ slug }) => slug === giftsSlug) : null;
  return { page, venues: toBlock(venues, (all) => all), dates, gifts: gifts ?? null };
}
