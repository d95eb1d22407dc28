import type { ContactPerson } from "#standalone/db/column-values.ts";
import type { SeedRow } from "./types.ts";
import type { LeafletBlock } from "#standalone/pdf/leaflet.ts";

export interface WrittenArticle extends Omit<SeedRow<"articles">, "category_id" | "kind" | "image"> {
  /** Slug of a blog category. */
  readonly category?: string;
}

export interface SeedContact extends Omit<Required<SeedRow<"contacts">>, "position" | "people"> {
  readonly people: readonly ContactPerson[];
}

export interface SeedDocument {
  readonly file: string;
  readonly title: string;
  readonly group: string;
  readonly published_day: number;
  /** One line below the title. */
  readonly about: string;
  readonly blocks: readonly LeafletBlock[];
}

export interface SeedReport {
  /** Number of years before the last completed year; 0 is that year itself. */
  readonly back: number;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly blocks: readonly LeafletBlock[];
}

/** All ratings of a title: their average and number, and those with a text. */
export interface SeedRatings {
  readonly production_slug: string;
  readonly average: number;
  readonly count: number;
  readonly written: readonly SeedRating[];
}

export interface SeedRating {
  readonly day: number;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly name: string;
  readonly text: string;
  readonly answer: string | null;
}
