import type { Id } from "#app/domain/id.ts";
import type { AvailabilityCode } from "./product.ts";
import {
  flag,
  ids,
  inOrder,
  queryFilters,
  severalOf,
  slugs,
  valueOf,
  wordOf,
  wordsOf,
} from "#app/domain/query-filters.ts";

/** Filters and order of a product list, and their encoding in the URL. */

export type Sort = "recommended" | "cheapest" | "dearest" | "newest" | "name";

/** `here` includes the last pieces: they are in stock too. */
export type Stock = "here" | "on-order" | "on-request" | "gone";

export interface ListFilters {
  /** Category ids. */
  readonly categories: readonly Id[];
  /** Brand slugs. */
  readonly brands: readonly string[];
  readonly stocks: readonly Stock[];
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly sale: boolean;
  /** Whole CZK with tax; never from > to. */
  readonly from: number | null;
  readonly to: number | null;
  readonly sort: Sort;
}

/** The subject of a list, whose page does not offer that filter. */
export type ListSubject = "category" | "brand" | "new" | "sale";

/** Names of the query parameters and of the form's fields. */
export const fields = {
  category: "kategorie",
  brand: "znacka",
  stock: "dostupnost",
  attribute: "parametr",
  sale: "sleva",
  from: "cena_od",
  to: "cena_do",
  sort: "razeni",
} as const;

export const sortWords = {
  recommended: "doporucene",
  cheapest: "nejlevnejsi",
  dearest: "nejdrazsi",
  newest: "nejnovejsi",
  name: "podle-nazvu",
} as const satisfies Record<Sort, string>;

export const stockWords = {
  here: "skladem",
  "on-order": "na-objednavku",
  "on-request": "na-dotaz",
  gone: "vyprodano",
} as const satisfies Record<Stock, string>;

export const stockCodes = {
  here: ["in_stock", "last_pieces"],
  "on-order": ["on_order"],
  "on-request": ["on_request"],
  gone: ["sold_out"],
} as const satisfies Record<Stock, readonly AvailabilityCode[]>;

export const sorts = Object.keys(sortWords) as Sort[];
export const stocks = Object.keys(stockWords) as Stock[];

const filters = queryFilters<ListFilters>({
  categories: ids(fields.category),
  brands: slugs(fields.brand),
  stocks: wordsOf(fields.stock, stockWords),
  attributes: severalOf(fields.attribute, attributeOf, attributeValue),
  sale: flag(fields.sale),
  from: valueOf(fields.from, wholeCrowns),
  to: valueOf(fields.to, wholeCrowns),
  sort: wordOf<Sort>(fields.sort, sortWords, "recommended"),
});

export const noFilters = filters.parse(new URLSearchParams());

/** The inverse of `parseFilters`; empty for no choice. */
export const serializeFilters = filters.serialize;

/** Parses the query; ignores invalid values and swaps reversed prices. */
export function parseFilters(
  query: URLSearchParams,
  about: ListSubject = "new",
  texts: RegExp | null = null,
): ListFilters {
  const { categories, brands, sale, ...others } = inOrder(filters.parse(query, texts));
  return {
    categories: about === "category" ? [] : categories,
    brands: about === "brand" ? [] : brands,
    sale: sale && about !== "sale",
    ...others,
  };
}

/** URL of the list with this choice, first page. */
export function filtersUrl(path: string, choice: ListFilters): string {
  const query = serializeFilters(choice).toString();
  return query ? `${path}?${query}` : path;
}

/** Whether no filter is active, whatever the order. */
export function isUnfiltered(choice: ListFilters): boolean {
  return serializeFilters({ ...choice, sort: "recommended" }).size === 0;
}

export function attributeValue({ name, value }: ListFilters["attributes"][number]): string {
  return `${name}:${value}`;
}

function attributeOf(text: string): ListFilters["attributes"][number] | null {
  const [, name, value] = /^([^:]+):(.+)$/su.exec(text) ?? [];
  return name && value ? { name, value } : null;
}

/** Also accepts „1 290“ and „1290,50“; drops decimals instead of rejecting them. */
export function wholeCrowns(text: string | null): number | null {
  const digits = /^(\d{1,7})(?:[.,]\d{0,2})?$/u.exec((text ?? "").replace(/\s/gu, ""))?.[1];
  return digits === undefined ? null : Number(digits);
}
