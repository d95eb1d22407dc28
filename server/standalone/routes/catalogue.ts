import { z } from "@hono/zod-openapi";
import { sql } from "kysely";
import { route } from "#standalone/route.ts";
import { readProduct, readSimilar } from "#standalone/domain/shop/product-detail.ts";
import { listProducts } from "#standalone/domain/shop/product-list.ts";
import { brandSchema, categorySchema } from "#standalone/schemas/lists.ts";
import { cardSchema, detailSchema, listQuery, listSchema } from "#standalone/schemas/product.ts";
import { idParam, json, jsonData, localeParams } from "#standalone/schemas/shared.ts";

const productParams = localeParams.extend({ id: idParam });

export const catalogueRoutes = [
  route(
    "GET /api/catalog/category/{locale}",
    {
      cost: "read",
      tag: "catalogue",
      params: localeParams,
      200: jsonData(z.array(categorySchema), "Categories with their numbers of products."),
    },
    async (_call, { db }) => {
      const data = await db
        .selectFrom("categories as c")
        .leftJoin("product_categories as pc", "pc.category_id", "c.id")
        .select(({ fn, selectFrom }) => [
          "c.id",
          "c.name",
          "c.slug",
          "c.description",
          selectFrom("product_cards as card")
            .innerJoin("product_categories as own", "own.product_id", "card.id")
            .select("card.main_image")
            .whereRef("own.category_id", "=", "c.id")
            .where("card.main_image", "is not", null)
            .orderBy(sql`card.category_id = c.id`, "desc")
            // If all its products belong to other categories first, the last one: the first one's picture stands for
            // another category.
            .orderBy(sql`case when card.category_id = c.id then card.position else -card.position end`)
            .limit(1)
            .as("image"),
          fn.count<number>("pc.product_id").as("count"),
        ])
        .groupBy("c.id")
        .orderBy("c.position")
        .execute();
      return { data };
    },
  ),
  route(
    "GET /api/brands/{locale}",
    { cost: "read", tag: "catalogue", params: localeParams, 200: jsonData(z.array(brandSchema), "Brands.") },
    async (_call, { db }) => {
      const data = await db
        .selectFrom("brands as b")
        .leftJoin("products as p", (on) =>
          on.onRef("p.brand_id", "=", "b.id").on("p.discontinued_at", "is", null),
        )
        .select(({ fn }) => ["b.id", "b.name", "b.slug", "b.logo", fn.count<number>("p.id").as("count")])
        .groupBy("b.id")
        .orderBy(sql`fold(b.name)`)
        .execute();
      return { data };
    },
  ),
  route(
    "GET /api/products/{locale}",
    {
      cost: "read",
      tag: "catalogue",
      params: localeParams,
      query: listQuery,
      200: json(
        listSchema,
        "A page of products and the counts of all filters. Values of one kind (of one attribute name) widen the list, kinds narrow it; an invalid filter is ignored.",
      ),
    },
    async ({ query }, { db }) => await listProducts(db, query),
  ),
  route(
    "GET /api/products/{locale}/{id}",
    { cost: "read", tag: "catalogue", params: productParams, 200: jsonData(detailSchema, "One product.") },
    async ({ params }, { db }) => ({ data: await readProduct(db, params.id) }),
  ),
  route(
    "GET /api/products/{locale}/{id}/similar",
    {
      cost: "read",
      tag: "catalogue",
      params: productParams,
      200: jsonData(z.array(cardSchema), "Products to show beside it."),
    },
    async ({ params }, { db }) => ({ data: await readSimilar(db, params.id) }),
  ),
];
