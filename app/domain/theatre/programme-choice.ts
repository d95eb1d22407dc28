import type { Id } from "#app/domain/id.ts";
import { firstOf, isDay, isMonth, lastOf, type Day, type Month } from "./calendar.ts";
import { pageParameter, paths, type wholeList } from "#app/domain/paths.ts";
import type { Access, Audience } from "./performance.ts";
import { flag, ids, inOrder, queryFilters, slugs, valueOf, wordsOf } from "#app/domain/query-filters.ts";

/** The visitor's filters of the programme, and their encoding in the URL. */
export interface ProgrammeFilters {
  /** Inclusive; never from > to. Days take precedence over the month. */
  readonly from: Day | null;
  readonly to: Day | null;
  readonly month: Month | null;
  /** Slugs. */
  readonly venues: readonly string[];
  readonly genres: readonly string[];
  readonly audience: readonly Audience[];
  readonly access: readonly Access[];
  /** Ids. */
  readonly people: readonly Id[];
  /** Only dates with free seats. */
  readonly onlyFree: boolean;
}

/** Names of the query parameters and of the form's fields. */
export const programmeFields = {
  from: "od",
  to: "do",
  month: "mesic",
  venue: "scena",
  genre: "zanr",
  audience: "pro",
  access: "pristupnost",
  person: "ucinkujici",
  free: "volno",
} as const;

export const audienceWords = {
  adults: "dospeli",
  families: "rodiny",
  schools: "skoly",
} as const satisfies Record<Audience, string>;

export const accessWords = {
  "cs-captions": "ceske-titulky",
  "en-surtitles": "anglicke-titulky",
  "sign-language": "czj",
  "audio-description": "audiopopis",
  relaxed: "relaxovane",
  "step-free": "bezbarierove",
} as const satisfies Record<Access, string>;

export const audienceKinds = Object.keys(audienceWords) as Audience[];

const filters = queryFilters<ProgrammeFilters>({
  from: valueOf(programmeFields.from, dayOf),
  to: valueOf(programmeFields.to, dayOf),
  month: valueOf(programmeFields.month, (text) => (isMonth(text) ? text : null)),
  venues: slugs(programmeFields.venue),
  genres: slugs(programmeFields.genre),
  audience: wordsOf(programmeFields.audience, audienceWords),
  access: wordsOf(programmeFields.access, accessWords),
  people: ids(programmeFields.person),
  onlyFree: flag(programmeFields.free),
});

export const noProgrammeFilters = filters.parse(new URLSearchParams());

/** Parses the query; ignores invalid values and swaps reversed days. */
export function parseProgrammeFilters(query: URLSearchParams, texts: RegExp | null = null): ProgrammeFilters {
  return withoutMonth(inOrder(filters.parse(query, texts)));
}

/** The inverse of `parseProgrammeFilters`; empty for no choice. */
export function serializeProgrammeFilters(choice: ProgrammeFilters): URLSearchParams {
  return filters.serialize(withoutMonth(choice));
}

/** Days take precedence over the month. */
function withoutMonth(choice: ProgrammeFilters): ProgrammeFilters {
  return choice.from || choice.to ? { ...choice, month: null } : choice;
}

type Page = number | typeof wholeList;

/** URL of the programme with this choice, by default its first page. */
export function programmeUrl(choice: ProgrammeFilters, page: Page = 1): string {
  return withFilters(paths.programme(), choice, page);
}

/** URL of the iCalendar subscription with this choice. */
export function programmeFeedUrl(choice: ProgrammeFilters): string {
  return withFilters(paths.programmeFeed(), choice);
}

/** The requested days; null = unbounded on that side. */
export function periodOf({ from, to, month }: ProgrammeFilters): {
  readonly from: Day | null;
  readonly to: Day | null;
} {
  if (from === null && to === null && month !== null) return { from: firstOf(month), to: lastOf(month) };
  return { from, to };
}

export function hasPeriod({ from, to, month }: ProgrammeFilters): boolean {
  return from !== null || to !== null || month !== null;
}

function withFilters(path: string, choice: ProgrammeFilters, page: Page = 1): string {
  const values = serializeProgrammeFilters(choice);
  if (page !== 1) values.set(pageParameter, String(page));
  const query = values.toString();
  return query ? `${path}?${query}` : path;
}

function dayOf(text: string): Day | null {
  return isDay(text) ? text : null;
}
