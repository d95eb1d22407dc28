import type {
  Access,
  Audience,
  PerformanceLabel,
  Quote,
  TicketState,
  Zone,
} from "#server/demo-backend/db/column-values.ts";

/** A fixed day, `2025-03-14`, or a number of days after the demo's Tuesday, which moves with the demo. */
export type SeedDay = string | number;

export interface SeedVenue {
  readonly slug: string;
  readonly name: string;
  readonly capacity: number;
  readonly step_free: boolean;
  /** HTML. */
  readonly description: string;
  readonly access: string;
  readonly zones: readonly Zone[];
}

export interface SeedPersonGroup {
  readonly slug: string;
  readonly name: string;
}

export interface SeedPerson {
  readonly id: number;
  readonly slug: string;
  /** As written in casts, which refer to the person by this name. */
  readonly name: string;
  readonly surname: string;
  readonly group: "soubor" | "hoste" | "tvurci" | "vedeni";
  readonly function: string | null;
  /** HTML. */
  readonly bio: string;
  /** Order within a group that is not sorted by surname; 0 in a group that is. */
  readonly position: number;
}

/**
 * A role and its names: „A / B“ alternate, „A, B“ are on stage together. Names of people in the demo data get a link,
 * other names are plain text.
 */
export type SeedRole = readonly [role: string, names: string];

/** A past role with its first and last day. */
export interface SeedFormerRole {
  readonly role: string;
  readonly name: string;
  readonly since: string;
  readonly until: string;
}

export interface SeedProduction {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly author: string | null;
  readonly translation: string | null;
  readonly genre: string;
  readonly venue: string;
  readonly perex: string;
  /** HTML: three to five paragraphs. */
  readonly description: string;
  /** Captions of the pictures `{slug}-1.svg`, `{slug}-2.svg` …; without any the title has no poster either. */
  readonly scenes: readonly string[];
  readonly is_new: boolean;
  readonly is_soon: boolean;
  readonly length_minutes: number | null;
  readonly intervals: number | null;
  readonly premiere: SeedDay | null;
  readonly derniere: SeedDay | null;
  readonly age_from: number | null;
  /** Whole CZK. */
  readonly price: readonly [from: number, to: number];
  readonly audience: readonly Audience[];
  readonly language: string | null;
  readonly sensory: readonly string[];
  readonly content_warning: string | null;
  readonly help_line: string | null;
  readonly quotes: readonly Quote[];
  readonly cast: readonly SeedRole[];
  readonly team: readonly SeedRole[];
  readonly former: readonly SeedFormerRole[];
  /** Ids of related products in the shop. */
  readonly products: readonly number[];
}

export interface SeedPerformance {
  readonly id: number;
  /** Days after the demo's Tuesday. */
  readonly day: number;
  /** Prague time, `19:00`. */
  readonly time: string;
  /** Null: no title of the repertoire; then `title`, `venue` and `minutes` are given. */
  readonly production: string | null;
  readonly state: TicketState;
  /** The production's title by default. */
  readonly title?: string;
  readonly venue?: string;
  readonly minutes?: number;
  readonly price?: readonly [from: number, to: number] | null;
  readonly presale?: { readonly day: number; readonly time: string };
  readonly moved_to?: number;
  readonly labels?: readonly PerformanceLabel[];
  /** Without `step_free`, which comes from the venue. */
  readonly access?: readonly Access[];
  readonly audience?: readonly Audience[];
  readonly is_soon?: boolean;
  readonly note?: string;
  readonly description?: string;
}
