import type { Id } from "#app/domain/id.ts";
import { normalizeQuery } from "./question.ts";
import type { ListedProduct } from "./shop/product.ts";
import type { Access } from "./theatre/performance.ts";
import type { ProductionState } from "./theatre/production.ts";

/** The minimum length of a query; a shorter one would match too much, so the site does not search for it. */
const minQueryLength = 2;
/** The maximum length of a query; the site truncates a longer one. */
export const maxQueryLength = 100;

export interface FoundProduction {
  readonly slug: string;
  readonly title: string;
  readonly author: string | null;
  /** File under the `poster` image folder. */
  readonly image: string | null;
  /** Null for an unknown value from the upstream. */
  readonly state: ProductionState | null;
  /** ISO instant of the next performance. */
  readonly nextAt: string | null;
}

export interface FoundPerson {
  readonly id: Id;
  readonly slug: string;
  readonly name: string;
  readonly function: string | null;
  /** File under the `person` image folder. */
  readonly image: string | null;
}

/** A date found by its offer, such as surtitles. */
export interface FoundPerformance {
  readonly id: Id;
  readonly title: string;
  /** ISO instant. */
  readonly startsAt: string;
  readonly access: readonly Access[];
}

export interface FoundArticle {
  readonly slug: string;
  readonly title: string;
  /** Plain text around the found word. */
  readonly excerpt: string;
  /** ISO instant. */
  readonly date: string;
}

export interface FoundPage {
  readonly slug: string;
  readonly title: string;
  /** Plain text around the found word. */
  readonly excerpt: string;
}

/** The best results of one kind; `total` counts all results of that kind. */
export type SearchGroup =
  | Group<"productions", FoundProduction>
  | Group<"people", FoundPerson>
  | Group<"performances", FoundPerformance>
  | Group<"products", ListedProduct>
  | Group<"articles", FoundArticle>
  | Group<"pages", FoundPage>;

interface Group<Kind extends string, Item> {
  readonly kind: Kind;
  readonly total: number;
  readonly items: readonly Item[];
}

/** A result with only a title and a text. */
export interface ShownText {
  /** A local path. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Pages have none. */
  readonly date: { readonly instant: string; readonly words: string } | null;
}

/** A group as the search page shows it. */
export type ShownGroup =
  | Extract<SearchGroup, { readonly kind: "productions" | "people" | "products" }>
  | Group<"performances" | "articles" | "pages", ShownText>;

export interface SearchResults {
  readonly total: number;
  /** Non-empty groups only, in the order of the upstream: the one with the best result first. */
  readonly groups: readonly SearchGroup[];
}

/** One suggestion below the search box. */
export interface Hint {
  readonly kind: SearchGroup["kind"];
  readonly text: string;
  /** The next date of a production, a date with its offer, or a person's function. */
  readonly note?: string | null;
  /** A local path. */
  readonly to: string;
}

export interface Hints {
  /** Number of results on the search page. */
  readonly total: number;
  /** At most six, grouped by kind, the best one first. */
  readonly hints: readonly Hint[];
}

/** Normalises the input of the site search; the site both searches for the result and displays it. */
export function parseSiteQuery(typed: string | null): string {
  return normalizeQuery(typed, maxQueryLength);
}

export function isTooShort(question: string): boolean {
  return question.length < minQueryLength;
}

/** Broader queries to suggest if the whole one finds nothing: its single words, or the start of its only word. */
export function broaderQueries(question: string): readonly string[] {
  const words = question.split(" ").filter((word) => word.length > 2);
  if (words.length > 1) return [...new Set(words)].slice(0, 3);
  const only = words[0] ?? "";
  return only.length > 5 ? [only.slice(0, Math.ceil(only.length * 0.6))] : [];
}
