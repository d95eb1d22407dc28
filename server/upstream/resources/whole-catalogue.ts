import { z } from "zod";
import { idText } from "#app/domain/id.ts";
import { unitGross } from "#app/domain/shop/money.ts";
import type { Facets, ProductPage } from "#app/domain/shop/product.ts";
import { pageLink, priced, reference, rowFields, toListed } from "./product-schemas.ts";
import * as w from "#server/upstream/wire.ts";

/** A list of products, made of the whole catalogue: for engines that cannot filter, sort or count (`products.all`). */

const attribute = z.object({
  name: w.opaqueKey,
  value: z.union([w.opaqueKey, z.number().transform(String)]),
});

/** A card with what the filters need. */
export const catalogueRow = priced(
  w.object({
    ...rowFields,
    defaultCategory: w.optional(reference),
    categories: w.optionalList(reference),
    brand: w.optional(pageLink),
    attributes: w.optionalList(attribute),
    createdAt: w.optional(w.instant),
  }),
).transform(({ categories, attributes, createdAt, ...wire }) => {
  const all = wire.defaultCategory ? [wire.defaultCategory, ...categories] : categories;
  const card = toListed({ ...wire, brand: wire.brand && { name: wire.brand.name } });
  return {
    card,
    gross: unitGross(card.price),
    isOnSale: card.price.sale !== null,
    categories: all.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
    brand: wire.brand,
    attributes,
    createdAt: createdAt === null ? 0 : Date.parse(createdAt),
  };
});

type Row = z.output<typeof catalogueRow>;

interface Query {
  readonly list?: "new" | "sale" | undefined;
  readonly category: readonly string[];
  readonly brand?: readonly string[] | undefined;
  readonly availability?: readonly string[] | undefined;
  /** `Name:Value` each. */
  readonly attribute?: readonly string[] | undefined;
  readonly sale?: boolean | undefined;
  readonly priceMin?: number | null | undefined;
  readonly priceMax?: number | null | undefined;
  readonly sort?: string | undefined;
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

const inCzech = new Intl.Collator("cs", { numeric: true });

/** Sorting is stable: equal products stay in the engine's order. */
const orders: Readonly<Record<string, (one: Row, other: Row) => number>> = {
  cheapest: (one, other) => one.gross - other.gross,
  dearest: (one, other) => other.gross - one.gross,
  newest: (one, other) => other.createdAt - one.createdAt,
  name: (one, other) => inCzech.compare(one.card.name, other.card.name),
};

/** The filters by name; a filter without a choice takes every row. */
function filtersOf(query: Query) {
  const { brand = [], availability = [], attribute: attributes = [], priceMin, priceMax } = query;
  const chosen = groupAttributes(attributes);
  const filters: Record<string, (row: Row) => boolean> = {
    category: (row) =>
      query.category.length === 0 || row.categories.some(({ id }) => query.category.includes(idText(id))),
    brand: (row) => brand.length === 0 || (row.brand !== null && brand.includes(row.brand.slug)),
    availability: (row) => availability.length === 0 || availability.includes(row.card.availability.code),
    sale: (row) => !query.sale || row.isOnSale,
    price: ({ gross }) => gross >= (priceMin ?? 0) && gross <= (priceMax ?? Infinity),
  };
  for (const [name, values] of chosen)
    filters[`attribute ${name}`] = (row) =>
      row.attributes.some((own) => own.name === name && values.has(own.value));
  return filters;
}

function groupAttributes(pairs: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const chosen = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const [, name = "", value = ""] = /^([^:]+):(.+)$/su.exec(pair) ?? [];
    chosen.set(name, (chosen.get(name) ?? new Set()).add(value));
  }
  return chosen;
}

/** One page of the catalogue, and the counts of all filters: each applies all other filters, but not its own. */
export function pageOf(rows: readonly Row[], query: Query): ProductPage {
  const listed = rows.filter(({ card, isOnSale }) =>
    query.list === "new" ? card.isNew : query.list === "sale" ? isOnSale : true,
  );
  const filters = filtersOf(query);
  const without = (own: string) =>
    listed.filter((row) => Object.entries(filters).every(([name, takes]) => name === own || takes(row)));
  const found = without("none");
  const order = orders[query.sort ?? ""];
  const sorted = order ? found.toSorted(order) : found;
  const { page = 1, perPage = 20 } = query;
  return {
    products: sorted.slice((page - 1) * perPage, page * perPage).map(({ card }) => card),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / perPage)),
    facets: facetsOf(without, [
      ...new Set(listed.flatMap(({ attributes }) => attributes.map(({ name }) => name))),
    ]),
  };
}

function facetsOf(without: (own: string) => readonly Row[], names: readonly string[]): Facets {
  const prices = without("price").map(({ gross }) => gross);
  return {
    categories: count(without("category"), (row) =>
      row.categories.map(({ id, name }) => [idText(id), { id, name }] as const),
    ).sort((one, other) => inCzech.compare(one.name, other.name)),
    brands: count(without("brand"), ({ brand }) => (brand ? [[brand.slug, brand] as const] : [])).sort(
      (one, other) => inCzech.compare(one.name, other.name),
    ),
    availability: count(without("availability"), ({ card: { availability } }) => [
      [availability.code, { code: availability.code }] as const,
    ]),
    sale: without("sale").filter(({ isOnSale }) => isOnSale).length,
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    attributes: names
      .map((name) => ({
        name,
        values: count(without(`attribute ${name}`), ({ attributes }) =>
          attributes.flatMap((own) =>
            own.name === name ? [[own.value, { value: own.value }] as const] : [],
          ),
        ).sort((one, other) => inCzech.compare(one.value, other.value)),
      }))
      // One value narrows nothing.
      .filter(({ values }) => values.length > 1),
  };
}

/** The values of the rows, each with the number of its rows. */
function count<T extends object>(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly (readonly [string, T])[],
): (T & { readonly count: number })[] {
  const counts = new Map<string, T & { count: number }>();
  for (const row of rows)
    for (const [key, value] of new Map(valuesOf(row)))
      counts.set(key, { ...value, count: (counts.get(key)?.count ?? 0) + 1 });
  return [...counts.values()];
}
