import type { Id } from "#app/domain/id.ts";
import { expectedEnd } from "./performance-moment.ts";

/** One date of the programme: time, venue, title and ticket state. */

/** Ticket states. */
export const ticketStates = [
  "on-sale",
  "few-left",
  "sold-out",
  "presale-soon",
  "box-office-only",
  "reservation",
  "free",
  /** Closed to the public: performances for schools, private hire. */
  "closed",
  "cancelled",
  "moved",
] as const;
export type TicketState = (typeof ticketStates)[number];

export const performanceLabels = [
  "premiere",
  "derniere",
  "renewed-premiere",
  "dress-rehearsal",
  "guest",
  "tour",
  "last-this-year",
  "debate",
] as const;
export type PerformanceLabel = (typeof performanceLabels)[number];

export const accessKinds = [
  "cs-captions",
  "en-surtitles",
  "sign-language",
  "audio-description",
  "relaxed",
  "step-free",
] as const;
export type Access = (typeof accessKinds)[number];

export const audiences = ["adults", "families", "schools"] as const;
export type Audience = (typeof audiences)[number];

export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** Whole CZK, gross. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
}

/** A price of a performance: an adult's place in a part of the hall, or a reduced one. */
export interface TicketCategory {
  readonly variantId: Id;
  readonly name: string;
  /** Gross CZK. */
  readonly price: number;
  /** Places left, which other categories may share; null: unknown. */
  readonly free: number | null;
  readonly note: string | null;
  /** The proof that a reduced price requires; null: none. */
  readonly needsProof: string | null;
  /** The category at full price whose places it sells cheaper; null: no concession, or unknown. */
  readonly concessionOf: Id | null;
  /** A place for a wheelchair, or a ticket for holders of a disability card and those who come with them. */
  readonly isAccess: boolean;
}

/** The shop's tickets for a performance: a product whose variants are the categories. */
export interface Tickets {
  readonly productId: Id;
  /** Null: not limited. */
  readonly maxPerOrder: number | null;
  /** Visitors may choose their seats. */
  readonly hasPlan: boolean;
  readonly categories: readonly TicketCategory[];
}

export interface PersonReference {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
}

/** The data for a link to a person. */
export type PersonLink = Pick<PersonReference, "id" | "slug">;

export interface CastEntry {
  readonly role: string;
  readonly name: string;
  /** Null for people without their own page. */
  readonly person: PersonReference | null;
  /** „j. h.“, jako host. */
  readonly asGuest: boolean;
}

export interface Performance {
  readonly id: Id;
  /** The announced title; usually the production's title. */
  readonly title: string;
  readonly production: {
    readonly slug: string;
    readonly title: string;
    readonly author: string | null;
    readonly genre: Named | null;
    /** File under the `poster` image folder. */
    readonly image: string | null;
    readonly lengthMinutes: number | null;
  } | null;
  /** ISO instants. */
  readonly startsAt: string;
  /** The start of a moved performance before its first move. */
  readonly previousStartsAt?: string;
  readonly endsAt: string | null;
  /** `stepFree` null: unknown. */
  readonly venue: Named & { readonly stepFree: boolean | null };
  /** Null for an unknown value from the upstream: shown without a button. */
  readonly state: TicketState | null;
  readonly presaleFrom: string | null;
  readonly movedTo: { readonly id: Id; readonly startsAt: string } | null;
  /** A validated http(s) URL or local path. */
  readonly ticketUrl: string | null;
  readonly price: PriceRange | null;
  /** Null: the shop does not sell it. */
  readonly tickets: Tickets | null;
  readonly labels: readonly PerformanceLabel[];
  readonly access: readonly Access[];
  readonly audience: readonly Audience[];
  /** The specification's soon flag. */
  readonly isSoon: boolean;
  readonly note: string | null;
  readonly description: string | null;
  /** The last change of time, hall or state; an ISO instant, only for calendar files. */
  readonly updatedAt: string | null;
  readonly cast: readonly CastEntry[];
}

/** The data that an opened row of a list adds; read when the row opens. */
export interface RowDetails {
  readonly description: string | null;
  readonly cast: readonly CastEntry[];
}

/** The data that a row of a list shows. */
export type ListedPerformance = Omit<Performance, "tickets" | "updatedAt" | keyof RowDetails>;

/** A date as a row shows it, so that the documents of lists hold nothing else. */
export function listed(performance: Performance): ListedPerformance {
  const { description: _description, cast: _cast, updatedAt: _at, tickets: _tickets, ...row } = performance;
  return { ...row, endsAt: expectedEnd(performance) };
}

/** A date on the page of its title, whose structured data name the players. */
export interface TitleDate extends ListedPerformance {
  readonly description: string | null;
  readonly players: readonly string[];
}

export function titleDate(performance: Performance): TitleDate {
  const { description, cast } = performance;
  return {
    ...listed(performance),
    description,
    players: [...new Set(cast.map(({ name }) => name))],
  };
}

export function detailsOf({ description, cast }: Performance): RowDetails {
  return { description, cast };
}

/** Whether the performance is public: not closed for a school or a private hire. */
export function isPublic({ state }: Pick<Performance, "state">): boolean {
  return state !== "closed";
}
