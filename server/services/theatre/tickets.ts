import type { Block } from "#app/domain/block.ts";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import type { CategoryRef } from "#app/domain/shop/product.ts";
import type { Venue } from "#app/domain/theatre/venue.ts";
import { readCategories } from "#server/upstream/resources/catalogue.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";
import { nextPerformances } from "./programme.ts";
import { readPage, type PageText } from "#server/services/content/read-page.ts";

export interface Tickets {
  /** The theatre's own text about buying; `missing` = there is none. */
  readonly page: PageText;
  readonly venues: Block<readonly Venue[]>;
  /** The next performances open to the public. */
  readonly dates: Block<readonly ListedPerformance[]>;
  /** The shop's category of gift vouchers, if it exists and can be read. */
  readonly gifts: Pick<CategoryRef, "id" | "slug"> | null;
}

/** The slug of the theatre's page about tickets. */
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
  return {
    page: page.kind === "page" ? { kind: page.kind, html: page.html } : page,
    venues: toBlock(venues, (all) => all),
    dates,
    gifts: gifts ? { id: gifts.id, slug: gifts.slug } : null,
  };
}
