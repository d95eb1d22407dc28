import type { z } from "@hono/zod-openapi";
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import type { listQuery } from "#server/demo-backend/schemas/product.ts";
import { choiceOf, countAttributes } from "./attribute-facets.ts";
import { cardOf } from "./product-card.ts";

type Query = z.output<typeof listQuery>;
type Cards = ExpressionBuilder<Tables, "product_cards">;
type Dimension = "category" | "brand" | "availability" | "attribute" | "sale" | "price";

/** One page of the catalogue with the counts of all filters. */
export async function listProducts(db: Kysely<Tables>, query: Query) {
  const ids = await readIds(db, query);
  const total = ids.length;
  const shown = ids.slice((query.page - 1) * query.per_page, query.page * query.per_page);
  return {
    data: await readCards(db, shown),
    meta: {
      total,
      page: query.page,
      pages: Math.max(1, Math.ceil(total / query.per_page)),
      per_page: query.per_page,
    },
    facets: await countFacets(db, query),
  };
}

/** Ids of all matching products in the requested order. */
async function readIds(db: Kysely<Tables>, query: Query): Promise<number[]> {
  const rows = await db
    .selectFrom("product_cards")
    .select(["id", "name", "gross", "created_at"])
    .where(allOf(query))
    .orderBy("position")
    .orderBy("id")
    .execute();
  // Sorted here, because the embedded database has no Czech collation. Sorting is stable, so equal products stay in the
  // recommended order.
  switch (query.sort) {
    case "recommended":
      break;
    case "cheapest":
      rows.sort((a, b) => Number(a.gross) - Number(b.gross));
      break;
    case "dearest":
      rows.sort((a, b) => Number(b.gross) - Number(a.gross));
      break;
    case "newest":
      rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
      break;
    case "name":
      rows.sort((a, b) => inCzech.compare(a.name, b.name));
      break;
  }
  return rows.map(({ id }) => id);
}

const inCzech = new Intl.Collator("cs", { numeric: true });

async function readCards(db: Kysely<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("product_cards").selectAll().where("id", "in", ids).execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(cardOf);
}

/** All filters but `without`: the counts of a filter show the result of choosing another of its values. */
function allOf(query: Query, without: Dimension | null = null) {
  return (eb: Cards): Expression<SqlBool> => {
    const wanted: Expression<SqlBool>[] = [eb("performance_id", "is", null)];
    if (query.list === "new") wanted.push(eb("is_new", "=", true));
    if (query.list === "sale") wanted.push(eb("is_on_sale", "=", true));
    if (query.category.length > 0 && without !== "category") wanted.push(inCategories(eb, query.category));
    if (query.brand.length > 0 && without !== "brand") wanted.push(eb("brand_slug", "in", query.brand));
    if (query.availability.length > 0 && without !== "availability") {
      wanted.push(eb(sql<string>`availability_code`, "in", query.availability));
    }
    if (without !== "attribute") {
      for (const [name, values] of choiceOf(query.attribute)) wanted.push(withAttribute(eb, name, values));
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

/** Products with one of the values of that attribute. */
function withAttribute(eb: Cards, name: string, values: ReadonlySet<string>): Expression<SqlBool> {
  const any = [...values].map(
    (value) => sql<boolean>`attributes @> ${JSON.stringify([{ name, value }])}::jsonb`,
  );
  return eb("id", "in", eb.selectFrom("products").select("id").where(eb.or(any)));
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

async function countFacets(db: Kysely<Tables>, query: Query) {
  const of = (dimension: Dimension) => db.selectFrom("product_cards").where(allOf(query, dimension));
  const [categories, brands, availability, sale, price, attributes] = await Promise.all([
    db
      .selectFrom("categories as c")
      .innerJoin("product_categories as pc", "pc.category_id", "c.id")
      .where("pc.product_id", "in", of("category").select("id"))
      .select(({ fn }) => ["c.id", "c.name", "c.slug", fn.countAll<number>().as("count")])
      .groupBy(["c.id", "c.name", "c.slug", "c.position"])
      .orderBy("c.position")
      .execute(),
    of("brand")
      .where("brand_slug", "is not", null)
      .select(({ fn }) => [
        sql<string>`brand_slug`.as("slug"),
        sql<string>`brand_name`.as("name"),
        fn.countAll<number>().as("count"),
      ])
      .groupBy(["brand_slug", "brand_name"])
      .execute(),
    of("availability")
      .select(({ fn }) => ["availability_code as code", fn.countAll<number>().as("count")])
      .groupBy("availability_code")
      .orderBy("availability_code")
      .execute(),
    of("sale")
      .where("is_on_sale", "=", true)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
    of("price")
      .select(({ fn }) => [fn.min("gross").as("min"), fn.max("gross").as("max")])
      .executeTakeFirstOrThrow(),
    db.selectFrom("products").select("attributes").where("id", "in", of("attribute").select("id")).execute(),
  ]);
  return {
    categories,
    brands: brands.sort((a, b) => inCzech.compare(a.name, b.name)),
    availability,
    sale,
    price: { min: Number(price.min ?? 0), max: Number(price.max ?? 0) },
    attributes: countAttributes(
      attributes.map((product) => product.attributes),
      choiceOf(query.attribute),
    ),
  };
}
