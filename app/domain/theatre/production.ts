import type { ListedArticle } from "#app/domain/article.ts";
import type { Named, PersonLink, PriceRange } from "./performance.ts";
import type { ListedProduct } from "#app/domain/shop/product.ts";

/** One title of the repertoire (inscenace); its dates are performances. */
export type ProductionState = "current" | "coming" | "ended";

export interface ListedProduction {
  readonly slug: string;
  readonly title: string;
  readonly author: string | null;
  readonly genre: Named | null;
  readonly perex: string;
  /** File under the `poster` image folder. */
  readonly image: string | null;
  readonly state: ProductionState;
  readonly isNew: boolean;
  readonly isSoon: boolean;
  /** Calendar days, `2025-03-14`. */
  readonly premiere: string | null;
  readonly derniere: string | null;
  readonly ageFrom: number | null;
  /** Average of 1–5 and number of ratings. */
  readonly rating: { readonly average: number; readonly count: number } | null;
}

/** The data of a card without stars. */
export interface PosterCard extends Omit<ListedProduction, "genre" | "perex" | "rating"> {
  readonly genre: Pick<Named, "name"> | null;
  readonly rating?: ListedProduction["rating"];
}

export function posterCard({ perex: _perex, rating: _rating, genre, ...card }: ListedProduction): PosterCard {
  return { ...card, genre: genre && { name: genre.name } };
}

export interface CastRole {
  readonly role: string;
  readonly people: readonly {
    readonly name: string;
    readonly person: PersonLink | null;
    readonly asGuest: boolean;
  }[];
}

export interface Production extends Omit<ListedProduction, "genre"> {
  readonly genre: Pick<Named, "name"> | null;
  readonly venue: Pick<Named, "name"> | null;
  readonly lengthMinutes: number | null;
  readonly intervals: number | null;
  readonly price: PriceRange | null;
  readonly subtitle: string | null;
  readonly translation: string | null;
  /** Sanitised HTML. */
  readonly description: string;
  /** Files under the `scene` image folder. */
  readonly images: readonly {
    readonly image: string;
    readonly caption: string | null;
    readonly credit: string | null;
  }[];
  readonly language: string | null;
  /** Stroboscope, smoke, shots: contains no spoilers and is always shown. */
  readonly sensory: readonly string[];
  /** May contain spoilers: shown on request. */
  readonly contentWarning: string | null;
  readonly helpLine: string | null;
  readonly cast: readonly CastRole[];
  readonly team: readonly CastRole[];
  readonly quotes: readonly {
    readonly text: string;
    readonly source: string;
    readonly date: string | null;
    readonly url: string | null;
  }[];
  readonly products: readonly ListedProduct[];
  readonly articles: readonly ListedArticle[];
  readonly productions: readonly PosterCard[];
}
