import { idText } from "#app/domain/id.ts";
import { paths } from "#app/domain/paths.ts";
import type { Found, Moved } from "#app/domain/found.ts";
import type { Block } from "#app/domain/block.ts";
import { nextOfTitles, type UpcomingDates } from "#app/domain/theatre/next-performance.ts";
import { titleDate, type TitleDate } from "#app/domain/theatre/performance.ts";
import { lowestConcession } from "#app/domain/theatre/ticket-groups.ts";
import type { Production, ListedProduction } from "#app/domain/theatre/production.ts";
import { readPeople } from "#server/upstream/resources/people.ts";
import { readProduction, readRepertoire } from "#server/upstream/resources/repertoire.ts";
import { notFoundBy } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { applySaleRulesToCards } from "#server/services/shop/sale-rules.ts";
import { mapBlock, toBlock } from "#server/services/blocks.ts";
import { isOpenToPublic, listPerformances } from "./list-performances.ts";

interface Repertoire {
  readonly productions: Block<readonly ListedProduction[]>;
  readonly next: Block<UpcomingDates>;
}

type OpenedProduction =
  | Found<{
      readonly production: Production;
      /** All performances that are not over, by start. */
      readonly dates: Block<readonly TitleDate[]>;
      /** The cheapest concession of its performances, gross CZK; null: they have none, or it is unknown. */
      readonly concessionsFrom: number | null;
      /** The next dates of similar titles; the cards also work without them. */
      readonly next: UpcomingDates;
      /** File names in the `person` image folder by the person's id; decoration, so empty if they cannot be read. */
      readonly portraits: Readonly<Record<number, string>>;
    }>
  | Moved;

export async function loadRepertoire(context: RequestContext): Promise<Repertoire> {
  const [productions, dates] = await Promise.all([
    readRepertoire(context.upstream),
    listPerformances(context),
  ]);
  const titles = productions.ok ? productions.value : [];
  return {
    productions: toBlock(productions),
    next: mapBlock(dates, (all) => nextOfTitles(all, titles)),
  };
}

/** The title with this slug; `moved` if the slug in the URL has another letter case. */
export async function openProduction(context: RequestContext, slugInUrl: string): Promise<OpenedProduction> {
  const slug = slugInUrl.toLocaleLowerCase("cs");
  if (!/^[\p{L}\p{N}._~-]{1,120}$/u.test(slug)) return { kind: "missing" };
  const [read, dates, people] = await Promise.all([
    readProduction(context.upstream, slug),
    listPerformances(context),
    readPeople(context.upstream),
  ]);
  if (!read.ok) return notFoundBy(read.error);
  const production = read.value;
  const { has } = context.upstream.offers;
  if (production.slug !== slugInUrl) return { kind: "moved", to: paths.production(production) };
  const own = mapBlock(dates, (all) =>
    all.filter((performance) => performance.production?.slug === production.slug),
  );
  const faces = people.ok ? people.value.filter(({ image }) => image !== null) : [];
  const cast = new Set(
    production.cast.flatMap((role) => role.people.map(({ person }) => person && idText(person.id))),
  );
  return {
    kind: "found",
    production: {
      ...production,
      products: has("products") ? applySaleRulesToCards(context, production.products) : [],
      articles: has("news") ? production.articles : [],
    },
    dates: mapBlock(own, (all) => all.map(titleDate)),
    concessionsFrom: own.ok
      ? lowestConcession(own.value.filter(isOpenToPublic).map(({ tickets }) => tickets?.categories ?? []))
      : null,
    next: dates.ok ? nextOfTitles(dates.value, production.productions) : {},
    portraits: Object.fromEntries(
      faces.flatMap(({ id, image }) => (image && cast.has(idText(id)) ? [[idText(id), image]] : [])),
    ),
  };
}
