import { byId, type Id, idText, isSameId } from "#app/domain/id.ts";
import { accessOf } from "./accessibility.ts";
import { todayAt, type Day } from "./calendar.ts";
import { isoDay } from "#app/domain/dates.ts";
import {
  accessKinds,
  listed,
  type Access,
  type Audience,
  type ListedPerformance,
  type Performance,
} from "./performance.ts";
import { buildDateStrip, type ProgrammeDays } from "./programme-days.ts";
import { audienceKinds, periodOf, type ProgrammeFilters } from "./programme-choice.ts";
import { hasFreeSeats } from "./ticket-offer.ts";

/** The programme filtered by a choice. A pure function of the performances, the choice and `now`. */
export interface ProgrammeView {
  /** Number of performances that match the choice. */
  readonly total: number;
  /** The days of the shown page. */
  readonly days: readonly ProgrammeDay[];
  /** The shown page, from 1. */
  readonly page: number;
  /** The first and last day of each page; a single page has none. */
  readonly pages: readonly { readonly from: Day; readonly to: Day }[];
  /** If nothing matches the period: the nearest day with a match. */
  readonly nearest: Day | null;
  /** The first day after the period with a match; null: the period has no end, or nothing follows. */
  readonly next: Day | null;
  readonly strip: ProgrammeDays;
  readonly facets: ProgrammeFacets;
}

interface ProgrammeDay {
  readonly day: Day;
  readonly performances: readonly ListedPerformance[];
}

export interface CountedName {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

/** Every count applies all filters except its own. Selected values are always included. */
export interface ProgrammeFacets {
  readonly venues: readonly CountedName[];
  readonly genres: readonly CountedName[];
  readonly audience: readonly { readonly kind: Audience; readonly count: number }[];
  readonly access: readonly { readonly kind: Access; readonly count: number }[];
  readonly free: number;
  /** People in the casts of the matching performances, sorted by surname. */
  readonly people: readonly { readonly id: Id; readonly name: string; readonly count: number }[];
}

/** A performance and its day in Prague. */
export interface Dated {
  readonly day: Day;
  readonly performance: Performance;
}

type Filter = "period" | "venues" | "genres" | "audience" | "access" | "people" | "free";

/** Maximum number of rows on a page; pages never split days. */
const mostRows = 24;

const collator = new Intl.Collator("cs");

/**
 * `all`: performances that are not over, sorted by start. `now`: an ISO instant. `pageNumber`: the page; instead of one that
 * no longer exists, because dates have passed, the last one. Null: all dates on one page.
 */
export function viewProgramme(
  all: readonly Performance[],
  choice: ProgrammeFilters,
  now: string,
  pageNumber: number | null = 1,
): ProgrammeView {
  const dated = all.map((performance): Dated => ({ day: isoDay(performance.startsAt), performance }));
  const chosen = dated.filter((item) => fits(item, choice));
  const days = groupByDay(chosen);
  const pages = pageNumber === null ? [days] : divide(days);
  const page = Math.min(pageNumber ?? 1, Math.max(pages.length, 1));
  const withoutPeriod = dated.filter((item) => fits(item, choice, "period"));
  return {
    total: chosen.length,
    days: pages[page - 1] ?? [],
    page,
    pages: pages.length > 1 ? pages.map(ends) : [],
    nearest: chosen.length === 0 ? nearestDay(withoutPeriod, choice) : null,
    next: nextDay(withoutPeriod, choice),
    strip: buildDateStrip(
      withoutPeriod.map(({ day }) => day),
      dated.map(({ day }) => day),
      choice,
      todayAt(now),
    ),
    facets: facetsOf(dated, choice),
  };
}

/** The performances that match the choice, in the given order; the content of its iCalendar feed. */
export function choosePerformances(
  all: readonly Performance[],
  choice: ProgrammeFilters,
): readonly Performance[] {
  return all.filter((performance) => fits({ day: isoDay(performance.startsAt), performance }, choice));
}

/** OR combines the values of one filter, AND combines filters. */
function fits({ day, performance }: Dated, choice: ProgrammeFilters, except?: Filter): boolean {
  const { production, venue, cast } = performance;
  const { from, to } = periodOf(choice);
  const any = (filter: Filter, values: readonly unknown[], test: () => boolean) =>
    except === filter || values.length === 0 || test();
  return (
    (except === "period" || ((from === null || day >= from) && (to === null || day <= to))) &&
    (except === "free" || !choice.onlyFree || hasFreeSeats(performance)) &&
    any("venues", choice.venues, () => choice.venues.includes(venue.slug)) &&
    any("genres", choice.genres, () => choice.genres.includes(production?.genre?.slug ?? "")) &&
    any("audience", choice.audience, () =>
      performance.audience.some((item) => choice.audience.includes(item)),
    ) &&
    any("access", choice.access, () => accessOf(performance).some((item) => choice.access.includes(item))) &&
    any("people", choice.people, () =>
      cast.some(({ person }) => person !== null && choice.people.some((id) => isSameId(id, person.id))),
    )
  );
}

function facetsOf(dated: readonly Dated[], choice: ProgrammeFilters): ProgrammeFacets {
  const matching = (filter: Filter) =>
    dated.filter((item) => fits(item, choice, filter)).map(({ performance }) => performance);
  const all = dated.map(({ performance }) => performance);
  const audience = matching("audience");
  const access = matching("access");
  return {
    venues: namesOf(all, matching("venues"), choice.venues, ({ venue }) => venue),
    genres: namesOf(all, matching("genres"), choice.genres, ({ production }) => production?.genre ?? null),
    audience: audienceKinds.map((kind) => ({
      kind,
      count: audience.filter((performance) => performance.audience.includes(kind)).length,
    })),
    access: accessKinds.map((kind) => ({
      kind,
      count: access.filter((performance) => accessOf(performance).includes(kind)).length,
    })),
    free: matching("free").filter(hasFreeSeats).length,
    people: peopleOf(all, matching("people"), choice.people),
  };
}

function namesOf(
  all: readonly Performance[],
  matching: readonly Performance[],
  chosen: readonly string[],
  pick: (performance: Performance) => { readonly slug: string; readonly name: string } | null,
): readonly CountedName[] {
  const names = new Map(chosen.map((slug) => [slug, slug]));
  for (const performance of all) {
    const found = pick(performance);
    if (found) names.set(found.slug, found.name);
  }
  return [...names]
    .map(([slug, name]) => ({
      slug,
      name,
      count: matching.filter((performance) => pick(performance)?.slug === slug).length,
    }))
    .sort((item, other) => collator.compare(item.name, other.name));
}

function peopleOf(
  all: readonly Performance[],
  matching: readonly Performance[],
  chosen: readonly Id[],
): ProgrammeFacets["people"] {
  const counts = new Map(chosen.map((id) => [idText(id), { id, count: 0 }]));
  for (const { cast } of matching) {
    const here = new Map(cast.flatMap(({ person }) => (person ? [[idText(person.id), person.id]] : [])));
    for (const [text, id] of here) counts.set(text, { id, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  const names = new Map(
    all.flatMap(({ cast }) =>
      cast.flatMap(({ person }) => (person ? [[idText(person.id), person.name] as const] : [])),
    ),
  );
  return [...counts]
    .map(([text, { id, count }]) => ({ id, name: names.get(text) ?? `č.\u00a0${text}`, count }))
    .sort(
      (item, other) =>
        collator.compare(bySurname(item.name), bySurname(other.name)) || byId(item.id, other.id),
    );
}

/** The programme's data has no separate surname: takes the last word of the name. */
function bySurname(name: string): string {
  const words = name.split(/\s+/u);
  return [words.at(-1), ...words.slice(0, -1)].join(" ");
}

/** The first day from the start of the period on, otherwise the last day before it. */
function nearestDay(dated: readonly Dated[], choice: ProgrammeFilters): Day | null {
  const { from } = periodOf(choice);
  return (dated.find(({ day }) => from === null || day >= from) ?? dated.at(-1))?.day ?? null;
}

function nextDay(dated: readonly Dated[], choice: ProgrammeFilters): Day | null {
  const { to } = periodOf(choice);
  return (to !== null && dated.find(({ day }) => day > to)?.day) || null;
}

function groupByDay(dated: readonly Dated[]): readonly ProgrammeDay[] {
  const days = new Map<Day, ListedPerformance[]>();
  for (const { day, performance } of dated) {
    const known = days.get(day);
    if (known) known.push(listed(performance));
    else days.set(day, [listed(performance)]);
  }
  return [...days].map(([day, performances]) => ({ day, performances }));
}

/** Pages of whole days. */
function divide(days: readonly ProgrammeDay[]): readonly (readonly ProgrammeDay[])[] {
  const pages: ProgrammeDay[][] = [];
  let rows = Number.POSITIVE_INFINITY;
  for (const day of days) {
    rows += day.performances.length;
    if (rows <= mostRows) pages.at(-1)?.push(day);
    else {
      pages.push([day]);
      rows = day.performances.length;
    }
  }
  return pages;
}

function ends(page: readonly ProgrammeDay[]) {
  return { from: page[0]?.day ?? "", to: page.at(-1)?.day ?? "" };
}
