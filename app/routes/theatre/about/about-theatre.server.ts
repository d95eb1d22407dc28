import type { Block } from "#app/domain/block.ts";
import type { ListedPerson } from "#app/domain/theatre/person.ts";
import type { Venue } from "#app/domain/theatre/venue.ts";
import { readPeople } from "#server/upstream/resources/people.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";
import type { RequestContext } from "#server/context/context.ts";
import { aboutSlug } from "#server/services/closed-pages.ts";
import { toBlock } from "#server/services/blocks.ts";
import { readPage, type PageText } from "#server/services/content/read-page.ts";

interface AboutTheatre {
  /** The theatre's text about itself; `missing` = it has none. */
  readonly page: PageText<"title">;
  readonly venues: Block<readonly Venue[]>;
  /** The theatre's management. */
  readonly leaders: Block<readonly ListedPerson[]>;
}

const leadingGroup = "vedeni";

export async function aboutTheatre(context: RequestContext): Promise<AboutTheatre> {
  const [page, venues, people] = await Promise.all([
    readPage(context, aboutSlug),
    readVenues(context.upstream),
    readPeople(context.upstream),
  ]);
  return {
    page: page.kind === "found" ? { kind: page.kind, title: page.title, html: page.html } : page,
    venues: toBlock(venues),
    leaders: toBlock(people, (all) => all.filter(({ group }) => group.slug === leadingGroup)),
  };
}
