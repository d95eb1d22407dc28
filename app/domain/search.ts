import { readQuestion } from "./question.ts";
import type { ProductCard } from "./shop/product.ts";
import type { ProductionState } from "./theatre/production.ts";

/** Fewer characters find half of everything and are not looked for. */
export const shortestQuestion = 2;
/** What is longer is cut. */
export const longestQuestion = 100;

export interface FoundProduction {
  readonly slug: string;
  readonly title: string;
  readonly author: string | null;
  /** File under the `poster` image folder. */
  readonly image: string | null;
  /** Null where the upstream said something nobody here knows. */
  readonly state: ProductionState | null;
  /** ISO instant of the next performance. */
  readonly nextAt: string | null;
}

export interface FoundPerson {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly function: string | null;
  /** File under the `person` image folder. */
  readonly image: string | null;
}

export interface FoundArticle {
  readonly slug: string;
  readonly title: string;
  /** Plain text around the word that was found. */
  readonly excerpt: string;
  /** ISO instant. */
  readonly date: string;
}

export interface FoundPage {
  readonly slug: string;
  readonly title: string;
  /** Plain text around the word that was found. */
  readonly excerpt: string;
}

/** The best of one kind; `total` is how many there are. */
export type SearchGroup =
  | Group<"productions", FoundProduction>
  | Group<"people", FoundPerson>
  | Group<"products", ProductCard>
  | Group<"articles", FoundArticle>
  | Group<"pages", FoundPage>;

interface Group<Kind extends string, Item> {
  readonly kind: Kind;
  readonly total: number;
  readonly items: readonly Item[];
}

/** In the order in which they are shown. */
export const searchKinds = [
  "productions",
  "people",
  "products",
  "articles",
  "pages",
] as const satisfies readonly SearchGroup["kind"][];

export interface SearchResults {
  readonly total: number;
  /** None is empty. */
  readonly groups: readonly SearchGroup[];
}

/** One line of the list under the search box. */
export interface Hint {
  readonly kind: SearchGroup["kind"];
  readonly text: string;
  /** The next date of a production, what a person does. */
  readonly note?: string | null;
  /** A local path. */
  readonly to: string;
}

export interface Hints {
  /** How many results the whole page would show. */
  readonly total: number;
  /** At most six, those of one kind together. */
  readonly hints: readonly Hint[];
}

/** What somebody typed, as it is looked for in the whole site and shown. */
export function questionOf(typed: string | null): string {
  return readQuestion(typed, longestQuestion);
}

export function isTooShort(question: string): boolean {
  return question.length < shortestQuestion;
}

/**
 * Questions that may find something where the whole one does not: its words one by one, or the start of its only word.
 */
export function easierQuestions(question: string): readonly string[] {
  const words = question.split(" ").filter((word) => word.length > 2);
  if (words.length > 1) return [...new Set(words)].slice(0, 3);
  const only = words[0] ?? "";
  return only.length > 5 ? [only.slice(0, Math.ceil(only.length * 0.6))] : [];
}
