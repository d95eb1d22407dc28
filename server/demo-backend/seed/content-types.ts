import type { ContactPerson } from "#server/demo-backend/db/content-tables.ts";
import type { LeafletBlock } from "#server/demo-backend/pdf/leaflet.ts";

export interface SeedArticle {
  readonly slug: string;
  readonly kind: "news" | "post";
  readonly title: string;
  readonly perex: string;
  /** HTML: paragraphs, h2, lists and quotes only. */
  readonly body: string;
  readonly author: string | null;
  /** File under the `article` image folder. */
  readonly image: string | null;
  /** Slug of a blog category. */
  readonly category: string | null;
  readonly production_slug: string | null;
  readonly published_at: Date;
}

export interface SeedContact {
  readonly slug: string;
  readonly name: string;
  readonly kind: "department" | "venue" | "branch";
  readonly description: string | null;
  readonly street: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** File under the `map` image folder. */
  readonly map: string | null;
  readonly opening_hours: string | null;
  readonly email: string | null;
  readonly phone: string | null;
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

export interface SeedPartner {
  readonly name: string;
  readonly url: string | null;
  /** File under the `partner` image folder. */
  readonly logo: string | null;
  readonly level: "main" | "partner";
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
