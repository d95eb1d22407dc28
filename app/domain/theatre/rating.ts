import type { Id } from "#app/domain/id.ts";
/** A spectator's rating of a title: one to five stars. */
export interface Rating {
  readonly id: Id;
  readonly production: { readonly slug: string; readonly title: string };
  readonly stars: number;
  readonly text: string | null;
  readonly name: string;
  /** ISO instant. */
  readonly date: string;
  /** The theatre's reply. */
  readonly answer: string | null;
}

export interface RatingPage {
  readonly ratings: readonly Rating[];
  readonly page: number;
  readonly pages: number;
}

/** Number of ratings by stars, from 5 down to 1; always five entries. */
export type Distribution = readonly { readonly stars: number; readonly count: number }[];

export interface RatingSummary {
  /** Null without ratings. */
  readonly average: number | null;
  readonly count: number;
  readonly distribution: Distribution;
  readonly productions: readonly {
    readonly slug: string;
    readonly title: string;
    readonly average: number;
    readonly count: number;
    readonly distribution: Distribution;
  }[];
}
