import type { Area } from "#server/upstream/endpoints.ts";
import type { Block } from "#app/domain/block.ts";
import { formatDate } from "#app/domain/dates.ts";
import { englishSlug, pagePath } from "#app/domain/found-page.ts";
import { paths } from "#app/domain/paths.ts";
import type { Category } from "#app/domain/shop/product.ts";
import {
  isTooShort,
  parseSiteQuery,
  type FoundPerformance,
  type FoundProduction,
  type Hint,
  type Hints,
  type SearchGroup,
  type SearchResults,
  type ShownGroup,
} from "#app/domain/search.ts";
import { performancePath } from "#app/domain/theatre/performance-path.ts";
import { accessTexts } from "#app/messages/programme-texts.ts";
import { searchTexts } from "#app/messages/search-texts.ts";
import { readCategories } from "#server/upstream/resources/catalogue.ts";
import { readSearch } from "#server/upstream/resources/search.ts";
import type { RequestContext } from "#server/context/context.ts";
import { applySaleRulesToCards } from "#server/services/shop/sale-rules.ts";
import { toBlock } from "#server/services/blocks.ts";

export interface Search {
  /** The query as typed, on one line and truncated. */
  readonly question: string;
  /** Null: the query is too short for a search. */
  readonly results: Block<{ readonly total: number; readonly groups: readonly ShownGroup[] }> | null;
  /** Categories to offer if nothing was found or searched for; empty if something was found. */
  readonly categories: readonly Category[];
}

/** Per kind; a visitor who needs more results is better served by another query. */
const mostItems = 60;
const mostHints = 6;

export async function searchSite(context: RequestContext, typed: string | null): Promise<Search> {
  const question = parseSiteQuery(typed);
  if (isTooShort(question)) return { question, results: null, categories: await categoriesOf(context) };
  const read = await readSearch(context.upstream, question, mostItems);
  const results = toBlock(read, (found) => {
    const { total, groups } = openGroups(context, found);
    return { total, groups: groups.map((group) => shownGroup(context, group)) };
  });
  const isEmpty = results.ok && results.value.total === 0;
  return { question, results, categories: isEmpty ? await categoriesOf(context) : [] };
}

async function categoriesOf(context: RequestContext): Promise<readonly Category[]> {
  const read = await readCategories(context.upstream);
  return read.ok ? read.value : [];
}

/** Suggestions under the search box while the visitor types; none if the query is too short or the search fails. */
export async function hintSearch(context: RequestContext, typed: string | null): Promise<Hints> {
  const question = parseSiteQuery(typed);
  if (isTooShort(question)) return { total: 0, hints: [] };
  const read = await readSearch(context.upstream, question, mostHints);
  if (!read.ok) return { total: 0, hints: [] };
  const found = openGroups(context, read.value);
  const groups = found.groups.map(hintsOf);
  // Every kind gets its two best hits before any gets more; with many kinds, only its best one.
  const fair = Math.min(2, Math.max(1, Math.floor(mostHints / groups.length)));
  const sure = groups.map((hints) => hints.slice(0, fair));
  let room = mostHints - sure.flat().length;
  const hints = groups.flatMap((all, index) => {
    const own = sure[index]?.length ?? 0;
    const more = all.slice(own, own + Math.max(0, room));
    room -= more.length;
    return [...all.slice(0, own), ...more];
  });
  return { total: found.total, hints: hints.slice(0, mostHints) };
}

function hintsOf(group: SearchGroup): readonly Hint[] {
  switch (group.kind) {
    case "productions":
      return group.items.map((production) => ({
        kind: group.kind,
        text: production.title,
        note: whenOf(production),
        to: paths.production(production),
      }));
    case "people":
      return group.items.map((person) => ({
        kind: group.kind,
        text: person.name,
        note: person.function,
        to: paths.person(person),
      }));
    case "performances":
      return group.items.map((performance) => ({
        kind: group.kind,
        text: performance.title,
        note: [searchTexts.date(performance.startsAt), ...offersOf(performance)].join(", "),
        to: performancePath(performance),
      }));
    case "products":
      return group.items.map((product) => ({
        kind: group.kind,
        text: product.name,
        to: paths.product(product),
      }));
    case "articles":
      return group.items.map((article) => ({
        kind: group.kind,
        text: article.title,
        to: paths.article(article),
      }));
    case "pages":
      return group.items.map(({ slug, title }) => ({ kind: group.kind, text: title, to: pagePath(slug) }));
  }
}

/** The next date, or why the title has none. */
function whenOf({ nextAt, state }: FoundProduction): string | null {
  if (nextAt) return searchTexts.date(nextAt);
  return state && searchTexts.noDate[state];
}

const areaOf = {
  productions: "repertoire",
  people: "people",
  performances: "programme",
  products: "products",
  articles: "news",
  pages: "pages",
} as const satisfies Record<SearchGroup["kind"], Area>;

/** The hits that have a page on this site. */
function openGroups(
  { upstream: { offers } }: RequestContext,
  { total, groups }: SearchResults,
): SearchResults {
  const open = groups.flatMap((group) => {
    if (!offers.has(areaOf[group.kind])) return [];
    if (group.kind !== "pages" || offers.has("programme")) return group;
    const items = group.items.filter(({ slug }) => slug !== englishSlug);
    return { ...group, items, total: group.total - group.items.length + items.length };
  });
  const shown = open.filter((group) => group.total > 0);
  return { total: total - sumOf(groups) + sumOf(shown), groups: shown };
}

function sumOf(groups: readonly SearchGroup[]): number {
  return groups.reduce((sum, group) => sum + group.total, 0);
}

/** Applies the sale rules, and writes dates and marks as text, so that the browser needs no code for them. */
function shownGroup(context: RequestContext, group: SearchGroup): ShownGroup {
  const { total } = group;
  switch (group.kind) {
    case "products":
      return { ...group, items: applySaleRulesToCards(context, group.items) };
    case "performances": {
      const items = group.items.map((item) => ({
        to: performancePath(item),
        title: item.title,
        text: offersOf(item).join(", "),
        date: { instant: item.startsAt, words: searchTexts.date(item.startsAt) },
      }));
      return { kind: group.kind, total, items };
    }
    case "articles": {
      const items = group.items.map(({ date, excerpt, ...article }) => ({
        to: paths.article(article),
        title: article.title,
        text: excerpt,
        date: { instant: date, words: formatDate(date) },
      }));
      return { kind: group.kind, total, items };
    }
    case "pages": {
      const items = group.items.map(({ slug, title, excerpt }) => ({
        to: pagePath(slug),
        title,
        text: excerpt,
        date: null,
      }));
      return { kind: group.kind, total, items };
    }
    default:
      return group;
  }
}

function offersOf({ access }: FoundPerformance): readonly string[] {
  return access.map((kind) => accessTexts[kind]);
}
