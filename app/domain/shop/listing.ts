import type { AvailabilityCode } from "./product.ts";
import { queryValues } from "#app/domain/query-values.ts";

/** Filters and order of a product list, and their encoding in the URL. */

export type Sort = "recommended" | "cheapest" | "dearest" | "newest" | "name";

/** `here` includes the last pieces: they are in stock too. */
export type Stock = "here" | "on-order" | "on-request" | "gone";

export interface ListFilters {
  /** Category ids. */
  readonly categories: readonly number[];
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

/** The subject of a list; its own filter is not offered there. */
export type ListSubject = "category" | "brand" | "new" | "sale";

export const noFilters: ListFilters = {
  categories: [],
  brands: [],
  stocks: [],
  attributes: [],
  sale: false,
  from: null,
  to: null,
  sort: "recommended",
};

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

export const sorts: readonly Sort[] = ["recommended", "cheapest", "dearest", "newest", "name"];
export const stocks: readonly Stock[] = ["here", "on-order", "on-request", "gone"];

/** Parses the query; invalid values are ignored, reversed prices are swapped. */
export function parseFilters(query: URLSearchParams, about: ListSubject = "new"): ListFilters {
  const prices = [wholeCrowns(query.get(fields.from)), wholeCrowns(query.get(fields.to))] as const;
  const [low, high] = prices;
  const isReversed = low !== null && high !== null && low > high;
  return {
    categories: about === "category" ? [] : queryValues(query, fields.category).filter(isId).map(Number),
    brands: about === "brand" ? [] : queryValues(query, fields.brand),
    stocks: stocks.filter((stock) => queryValues(query, fields.stock).includes(stockWords[stock])),
    attributes: queryValues(query, fields.attribute).flatMap(attributeOf),
    sale: about !== "sale" && query.get(fields.sale) === "1",
    from: isReversed ? high : low,
    to: isReversed ? low : high,
    sort: sorts.find((sort) => sortWords[sort] === query.get(fields.sort)) ?? "recommended",
  };
}

/** The inverse of `readChoice`; empty for no choice. */
export function serializeFilters(choice: ListFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const id of choice.categories) query.append(fields.category, String(id));
  for (const slug of choice.brands) query.append(fields.brand, slug);
  for (const stock of choice.stocks) query.append(fields.stock, stockWords[stock]);
  for (const attribute of choice.attributes) query.append(fields.attribute, attributeValue(attribute));
  if (choice.sale) query.set(fields.sale, "1");
  if (choice.from !== null) query.set(fields.from, String(choice.from));
  if (choice.to !== null) query.set(fields.to, String(choice.to));
  if (choice.sort !== "recommended") query.set(fields.sort, sortWords[choice.sort]);
  return query;
}

/** URL of the list with this choice, first page. */
export function filtersUrl(path: string, choice: ListFilters): string {
  const query = serializeFilters(choice).toString();
  return query ? `${path}?${query}` : path;
}

/** Whether no filter is active; the order is ignored. */
export function isUnfiltered(choice: ListFilters): boolean {
  return serializeFilters({ ...choice, sort: "recommended" }).size === 0;
}

export function attributeValue({ name, value }: ListFilters["attributes"][number]): string {
  return `${name}:${value}`;
}

function attributeOf(text: string): ListFilters["attributes"][number][] {
  const [, name, value] = /^([^:]+):(.+)$/su.exec(text) ?? [];
  return name && value ? [{ name, value }] : [];
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/u.test(text);
}

/** Accepts „1 290“ and „1290,50“ too; decimals are dropped instead of being rejected. */
export function wholeCrowns(text: string | null): number | null {
  const digits = /^(\d{1,7})(?:[.,]\d{0,2})?$/u.exec((text ?? "").replace(/\s/gu, ""))?.[1];
  return digits === undefined ? null : Number(digits);
}
