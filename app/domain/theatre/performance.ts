/** One date of the programme: when, where, what and whether there is a seat. */

/** What can be done about a ticket. */
export const ticketStates = [
  "on-sale",
  "few-left",
  "sold-out",
  "presale-soon",
  "box-office-only",
  "reservation",
  "free",
  /** Closed to the public: schools, hired houses. */
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

export interface PersonReference {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export interface CastEntry {
  readonly role: string;
  readonly name: string;
  /** Whoever has a page of their own. */
  readonly person: PersonReference | null;
  /** „j. h.“, jako host. */
  readonly asGuest: boolean;
}

export interface Performance {
  readonly id: number;
  /** As it is announced; mostly the production's title. */
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
  readonly endsAt: string | null;
  readonly venue: Named & { readonly stepFree: boolean };
  /** Null where the upstream said something nobody here knows: shown without a button. */
  readonly state: TicketState | null;
  readonly presaleFrom: string | null;
  readonly movedTo: { readonly id: number; readonly startsAt: string } | null;
  /** A checked http(s) address or local path. */
  readonly ticketUrl: string | null;
  readonly price: PriceRange | null;
  readonly labels: readonly PerformanceLabel[];
  readonly access: readonly Access[];
  readonly audience: readonly Audience[];
  /** The specification's soon flag. */
  readonly isSoon: boolean;
  readonly note: string | null;
  readonly description: string | null;
  readonly cast: readonly CastEntry[];
}

/** Whether anybody may come: not closed for a school or for whoever hired the house. */
export function isPublic({ state }: Pick<Performance, "state">): boolean {
  return state !== "closed";
}
