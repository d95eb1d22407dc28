import type { SeedRow } from "./types.ts";
import type {
  Access,
  Audience,
  PerformanceLabel,
  Quote,
  TicketState,
  Zone,
} from "#standalone/db/column-values.ts";

/** A fixed day, `2025-03-14`, or a number of days after the demo's Tuesday, which moves with the demo. */
export type SeedDay = string | number;

export interface SeedVenue extends Omit<SeedRow<"venues">, "image" | "zones" | "position"> {
  readonly zones: readonly SeedZone[];
  /** Where the places for wheelchairs and companions are, as a row; of a step-free hall. */
  readonly wheelchair_row?: string;
}

export interface SeedZone extends Zone {
  readonly capacity: number;
  /** Rows of equally many seats, from the stage; without them places are not numbered. */
  readonly rows?: readonly string[];
}

/** The name is written as in casts, which refer to the person by it. */
export interface SeedPerson extends Pick<
  Required<SeedRow<"people">>,
  "id" | "slug" | "name" | "surname" | "function" | "bio" | "position"
> {
  readonly group: "soubor" | "hoste" | "tvurci" | "vedeni";
}

/**
 * A role and its names: „A / B“ alternate, „A, B“ are on stage together. Names of people in the demo data get a link,
 * other names are plain text.
 */
export type SeedRole = readonly [role: string, names: string];

/** A past role with its first and last day. */
type SeedFormerRole = Required<Pick<SeedRow<"production_people">, "role" | "name" | "since" | "until">>;

type Derived = "genre_slug" | "venue_slug" | "image" | "images" | "price_from" | "price_to" | "position";

export interface SeedProduction extends Omit<
  SeedRow<"productions">,
  Derived | "premiere" | "derniere" | "sensory" | "quotes"
> {
  readonly genre: string;
  readonly venue: string;
  /** Captions of the pictures `{slug}-1.svg`, `{slug}-2.svg` …; without any the title has no poster either. */
  readonly scenes: readonly string[];
  readonly premiere: SeedDay;
  readonly derniere?: SeedDay;
  /** Whole CZK. */
  readonly price: readonly [from: number, to: number];
  readonly audience: readonly Audience[];
  readonly sensory: readonly string[];
  readonly quotes: readonly Omit<Quote, "url">[];
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
  /** The day of the year instead, `12-31`: the next one from that Tuesday on. */
  readonly on?: string;
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
  readonly moved_to?: number;
  /** Of the house that plays as a guest; its own evenings are sold by the shop. */
  readonly ticket_url?: string;
  readonly labels?: readonly PerformanceLabel[];
  /** Without `step_free`, which comes from the venue. */
  readonly access?: readonly Access[];
  readonly audience?: readonly Audience[];
  readonly is_soon?: boolean;
  readonly note?: string;
  readonly description?: string;
}
