import { firstOf, isDay, isMonth, lastOf, type Day, type Month } from "./calendar.ts";
import { pageParameter, paths, type wholeList } from "#app/domain/paths.ts";
import type { Access, Audience } from "./performance.ts";
import { queryValues } from "#app/domain/query-values.ts";

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
  readonly people: readonly number[];
  /** Only dates with free seats. */
  readonly onlyFree: boolean;
}

export const noProgrammeFilters: ProgrammeFilters = {
  from: null,
  to: null,
  month: null,
  venues: [],
  genres: [],
  audience: [],
  access: [],
  people: [],
  onlyFree: false,
};

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

export const audienceKinds: readonly Audience[] = ["adults", "families", "schools"];
const accessKinds = Object.keys(accessWords) as readonly Access[];

/** Parses the query; invalid values are ignored, reversed days are swapped. */
export function parseProgrammeFilters(query: URLSearchParams): ProgrammeFilters {
  const first = dayIn(query, programmeFields.from);
  const last = dayIn(query, programmeFields.to);
  const isTurned = first !== null && last !== null && first > last;
  const month = query.get(programmeFields.month) ?? "";
  const audience = queryValues(query, programmeFields.audience);
  const access = queryValues(query, programmeFields.access);
  return {
    from: isTurned ? last : first,
    to: isTurned ? first : last,
    month: first === null && last === null && isMonth(month) ? month : null,
    venues: queryValues(query, programmeFields.venue),
    genres: queryValues(query, programmeFields.genre),
    audience: audienceKinds.filter((kind) => audience.includes(audienceWords[kind])),
    access: accessKinds.filter((kind) => access.includes(accessWords[kind])),
    people: queryValues(query, programmeFields.person)
      .filter((value) => /^[1-9]\d{0,8}$/u.test(value))
      .map(Number),
    onlyFree: query.get(programmeFields.free) === "1",
  };
}

/** The inverse of `parseProgrammeFilters`; empty for no choice. */
export function serializeProgrammeFilters(choice: ProgrammeFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (choice.from) query.set(programmeFields.from, choice.from);
  if (choice.to) query.set(programmeFields.to, choice.to);
  if (choice.month && !choice.from && !choice.to) query.set(programmeFields.month, choice.month);
  for (const slug of choice.venues) query.append(programmeFields.venue, slug);
  for (const slug of choice.genres) query.append(programmeFields.genre, slug);
  for (const kind of choice.audience) query.append(programmeFields.audience, audienceWords[kind]);
  for (const kind of choice.access) query.append(programmeFields.access, accessWords[kind]);
  for (const id of choice.people) query.append(programmeFields.person, String(id));
  if (choice.onlyFree) query.set(programmeFields.free, "1");
  return query;
}

type Page = number | typeof wholeList;

/** URL of the programme with this choice, by default its first page. */
export function programmeUrl(choice: ProgrammeFilters, page: Page = 1): string {
  return asked(paths.programme(), choice, page);
}

/** URL of the iCalendar subscription with this choice. */
export function programmeFeedUrl(choice: ProgrammeFilters): string {
  return asked(paths.programmeFeed(), choice);
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

function asked(path: string, choice: ProgrammeFilters, page: Page = 1): string {
  const values = serializeProgrammeFilters(choice);
  if (page !== 1) values.set(pageParameter, String(page));
  const query = values.toString();
  return query ? `${path}?${query}` : path;
}

function dayIn(query: URLSearchParams, name: string): Day | null {
  const text = query.get(name) ?? "";
  return isDay(text) ? text : null;
}
