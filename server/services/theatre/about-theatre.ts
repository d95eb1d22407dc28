import type { Block } from "#app/domain/block.ts";
import type { PersonCard } from "#app/domain/theatre/person.ts";
import type { Venue } from "#app/domain/theatre/venue.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";
import { listPeople } from "./people.ts";
import { readPage, type ReadPage } from "#server/services/content/read-page.ts";

export interface AboutTheatre {
  /** The theatre's text about itself; `missing` = there is none. */
  readonly page: ReadPage;
  readonly venues: Block<readonly Venue[]>;
  /** The theatre's management. */
  readonly leaders: Block<readonly PersonCard[]>;
}

const pageSlug = "o-divadle";
const leadingGroup = "vedeni";

export async function aboutTheatre(context: RequestContext): Promise<AboutTheatre> {
  const [page, venues, people] = await Promise.all([
    readPage(context, pageSlug),
    readVenues(context.upstream),
    listPeople(context),
  ]);
  return {
    page,
    venues: toBlock(venues, (all) => all),
    leaders: people.ok
      ? { ok: true, value: people.value.filter(({ group }) => group.slug === leadingGroup) }
      : people,
  };
}
