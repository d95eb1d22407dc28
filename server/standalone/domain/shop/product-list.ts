import type { z } from "@hono/zod-openapi";
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { listQuery } from "#standalone/schemas/product.ts";
import { choiceOf, countAttributes } from "./attribute-facets.ts";
import { cardOf } from "./product-card.ts";

type Query = z.output<typeof listQuery>;
type Cards = ExpressionBuilder<Tables, "product_cards">;

const dimensions = ["category", "brand", "availability", "attribute", "sale", "price"] as const;
type Dimension = (typeof dimensions)[number];

/** One page of the catalogue with the counts of all filters. */
export async function listProducts(db: Kysely<Tables>, query: Query) {
  const found = readAlike(db, query, null);
  const [alike, data, facets] = await Promise.all([
    found,
    readIds(db, query).then((ids) => readCards(db, ids)),
    countFacets(db, query, found),
  ]);
  const total = countOf(alike);
  return {
    data,
    meta: {
      total,
      page: query.page,
      pages: Math.max(1, Math.ceil(total / query.per_page)),
      per_page: query.per_page,
    },
    facets,
  };
}

/** Ids of one page in the requested order; equal products are in the recommended one. */
async function readIds(db: Kysely<Tables>, query: Query): Promise<number[]> {
  const first = (query.page - 1) * query.per_page;
  const all = db.selectFrom("product_cards").where(allOf(query));
  const recommended = (rows: typeof all) => rows.select("id").orderBy("position").orderBy("id");
  const page = (rows: typeof all) => recommended(rows).limit(query.per_page).offset(first).execute();
  switch (query.sort) {
    case "recommended":
      return idsOf(await page(all));
    case "cheapest":
      return idsOf(await page(all.orderBy("gross")));
    case "dearest":
      return idsOf(await page(all.orderBy("gross", "desc")));
    case "newest":
      return idsOf(await page(all.orderBy("created_at", "desc")));
    case "name": {
      // Sorted here, because the embedded database has no Czech collation. Sorting is stable.
      const rows = await recommended(all).select("name").execute();
      const sorted = rows.sort((a, b) => inCzech.compare(a.name, b.name));
      return idsOf(sorted.slice(first, first + query.per_page));
    }
  }
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

const inCzech = new Intl.Collator("cs", { numeric: true });

async function readCards(db: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("product_cards").selectAll().where("id", "in", ids).execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(cardOf);
}

/** All filters except `without`: the counts of a filter show the result of choosing another of its values. */
function allOf(query: Query, without: Dimension | null = null) {
  return (eb: Cards): Expression<SqlBool> => {
    const wanted: Expression<SqlBool>[] = [
      eb("performance_id", "is", null),
      eb("discontinued_at", "is", null),
    ];
    if (query.list === "new") wanted.push(eb("is_new", "=", true));
    if (query.list === "sale") wanted.push(eb("is_on_sale", "=", true));
    if (query.category.length > 0 && without !== "category") wanted.push(inCategories(eb, query.category));
    if (query.brand.length > 0 && without !== "brand") wanted.push(eb("brand_slug", "in", query.brand));
    if (query.availability.length > 0 && without !== "availability") {
      wanted.push(eb(sql<string>`availability_code`, "in", query.availability));
    }
    if (without !== "attribute") {
      for (const [name, values] of choiceOf(query.attribute)) {
        const any = [...values].map(
          (value) => sql<boolean>`attributes @> ${JSON.stringify([{ name, value }])}::jsonb`,
        );
        wanted.push(eb.or(any));
      }
    }
    if (query.sale && without !== "sale") wanted.push(eb("is_on_sale", "=", true));
    if (without !== "price") {
      if (query.price_min !== undefined) wanted.push(eb("gross", ">=", String(query.price_min)));
      if (query.price_max !== undefined) wanted.push(eb("gross", "<=", String(query.price_max)));
    }
    if (query.q) wanted.push(named(eb, query.q));
    return eb.and(wanted);
  };
}

function inCategories(eb: Cards, categories: readonly string[]): Expression<SqlBool> {
  const ids = categories.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  return eb(
    "id",
    "in",
    eb
      .selectFrom("product_categories")
      .select("product_id")
      .where("category_id", "in", ids.length > 0 ? ids : [-1]),
  );
}

/** Each word is in the name, perex, brand or category, ignoring diacritics; or the whole query is similar (a typo). */
function named(eb: Cards, q: string): Expression<SqlBool> {
  const words = q.split(/\s+/).slice(0, 8);
  const everyWord = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql<boolean>`concat_ws(' ', search, fold(brand_name), fold(category_name)) like fold(${pattern})`;
  });
  return eb.or([eb.and(everyWord), sql<boolean>`word_similarity(fold(${q}), search) > 0.5`]);
}

/** Whether a filter narrows the products, so that its own counts need another set of products. */
function isChosen(query: Query, dimension: Dimension): boolean {
  switch (dimension) {
    case "sale":
      return query.sale !== undefined;
    case "price":
      return query.price_min !== undefined || query.price_max !== undefined;
    default:
      return query[dimension].length > 0;
  }
}

type Alike = Awaited<ReturnType<typeof readAlike>>;

/**
 * Groups of products with equal counted properties, with their number and lowest and highest price, read in one pass.
 */
function readAlike(db: Kysely<Tables>, query: Query, without: Dimension | null) {
  return db
    .selectFrom("product_cards")
    .where(allOf(query, without))
    .select(["brand_slug", "brand_name", "availability_code", "is_on_sale", "attributes"])
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.min("gross").as("min"),
      fn.max("gross").as("max"),
    ])
    .groupBy(["brand_slug", "brand_name", "availability_code", "is_on_sale", "attributes"])
    .execute();
}

function countOf(alike: readonly { readonly count: number }[]): number {
  return alike.reduce((sum, { count }) => sum + count, 0);
}

/** @param found The products of the whole query, which most of the filters share. */
async function countFacets(db: Kysely<Tables>, query: Query, found: Promise<Alike>) {
  const of = (dimension: Dimension) => (isChosen(query, dimension) ? readAlike(db, query, dimension) : found);
  const [categories, brands, availability, sale, price, attributes] = await Promise.all([
    countCategories(db, query),
    of("brand"),
    of("availability"),
    of("sale"),
    of("price"),
    of("attribute"),
  ]);
  return {
    categories,
    brands: brandsOf(brands),
    availability: [...groupBy(availability, ({ availability_code }) => availability_code)]
      .map(([code, rows]) => ({ code, count: countOf(rows) }))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
    sale: { count: countOf(sale.filter(({ is_on_sale }) => is_on_sale)) },
    price: {
      min: price.length === 0 ? 0 : Math.min(...price.map(({ min }) => Number(min))),
      max: Math.max(0, ...price.map(({ max }) => Number(max))),
    },
    attributes: countAttributes(attributes, choiceOf(query.attribute)),
  };
}

async function countCategories(db: Kysely<Tables>, query: Query) {
  const isNarrowed = dimensions.some((dimension) => dimension !== "category" && isChosen(query, dimension));
  const all = db.selectFrom("product_categories");
  const counted =
    isNarrowed || query.list || query.q
      ? all.where(
          "product_id",
          "in",
          db.selectFrom("product_cards").where(allOf(query, "category")).select("id"),
        )
      : // Of the whole shop: all except the few tickets, so that it reads no other product.
        all.where(
          "product_id",
          "not in",
          db.selectFrom("products").where("performance_id", "is not", null).select("id"),
        );
  const counts = counted
    .select(({ fn }) => ["category_id", fn.countAll<number>().as("count")])
    .groupBy("category_id");
  return db
    .selectFrom("categories as c")
    .innerJoin(counts.as("n"), "n.category_id", "c.id")
    .select(["c.id", "c.name", "c.slug", "n.count"])
    .orderBy("c.position")
    .execute();
}

function brandsOf(alike: Alike) {
  const rows = alike.flatMap(({ brand_slug: slug, brand_name: name, count }) =>
    slug === null || name === null ? [] : [{ slug, name, count }],
  );
  return [...groupBy(rows, ({ slug }) => slug)]
    .flatMap(([slug, same]) => same.slice(0, 1).map(({ name }) => ({ slug, name, count: countOf(same) })))
    .sort((a, b) => inCzech.compare(a.name, b.name));
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
