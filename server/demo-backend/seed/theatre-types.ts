import type {
  Access,
  Audience,
  PerformanceLabel,
  Quote,
  TicketState,
  Zone,
} from "#server/demo-backend/db/column-values.ts";

/** A day, `2025-03-14`; or how many days after the demo's Tuesday, so that what is near stays near. */
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
  /** As it stands in casts; also how casts find the person. */
  readonly name: string;
  readonly surname: string;
  readonly group: "soubor" | "hoste" | "tvurci" | "vedeni";
  readonly function: string | null;
  /** HTML. */
  readonly bio: string;
  /** Within a group that is not sorted by surname; 0 where it is. */
  readonly position: number;
}

/**
 * A role and who has it: „A / B“ alternate, „A, B“ are on the stage together. Whom the theatre knows gets a link, other
 * names stand as they are.
 */
export type SeedRole = readonly [role: string, names: string];

/** A role that somebody had from one day to another. */
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
  /** Captions of the pictures `{slug}-1.svg` and on; with none the title has no poster either. */
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
  /** Ids of what the shop has to it. */
  readonly products: readonly number[];
}

export interface SeedPerformance {
  readonly id: number;
  /** After the demo's Tuesday. */
  readonly day: number;
  /** Prague's clocks, `19:00`. */
  readonly time: string;
  /** Null: no title of the repertoire; then `title`, `venue` and `minutes` are given. */
  readonly production: string | null;
  readonly state: TicketState;
  /** Without it the production's title. */
  readonly title?: string;
  readonly venue?: string;
  readonly minutes?: number;
  readonly price?: readonly [from: number, to: number] | null;
  readonly presale?: { readonly day: number; readonly time: string };
  readonly moved_to?: number;
  readonly labels?: readonly PerformanceLabel[];
  /** Without `step_free`, which the venue says. */
  readonly access?: readonly Access[];
  readonly audience?: readonly Audience[];
  readonly is_soon?: boolean;
  readonly note?: string;
  readonly description?: string;
}
