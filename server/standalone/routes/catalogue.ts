import { createRoute, z } from "@hono/zod-openapi";
import { sql } from "kysely";
import type { Api, Dependencies } from "#standalone/app.ts";
import { readProduct, readSimilar } from "#standalone/domain/shop/product-detail.ts";
import { listProducts } from "#standalone/domain/shop/product-list.ts";
import { brandSchema, categorySchema } from "#standalone/schemas/lists.ts";
import { cardSchema, detailSchema, listQuery, listSchema } from "#standalone/schemas/product.ts";
import { idParam, json, jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const tags = ["catalogue"];
const productParams = localeParams.extend({ id: idParam });

const categories = createRoute({
  method: "get",
  path: "/api/catalog/category/{locale}",
  tags,
  request: { params: localeParams },
  responses: {
    200: jsonData(z.array(categorySchema), "Categories with how many products they hold."),
    ...responses.notFound,
  },
});

const brands = createRoute({
  method: "get",
  path: "/api/brands/{locale}",
  tags,
  request: { params: localeParams },
  responses: { 200: jsonData(z.array(brandSchema), "Brands."), ...responses.notFound },
});

const products = createRoute({
  method: "get",
  path: "/api/products/{locale}",
  tags,
  request: { params: localeParams, query: listQuery },
  responses: {
    200: json(listSchema, "A page of products and the counts of all filters."),
    ...responses.notFound,
  },
});

const product = createRoute({
  method: "get",
  path: "/api/products/{locale}/{id}",
  tags,
  request: { params: productParams },
  responses: { 200: jsonData(detailSchema, "One product."), ...responses.notFound },
});

const similar = createRoute({
  method: "get",
  path: "/api/products/{locale}/{id}/similar",
  tags,
  request: { params: productParams },
  responses: { 200: jsonData(z.array(cardSchema), "Products to show beside it."), ...responses.notFound },
});

export function registerCatalogue(app: Api, { db }: Dependencies): void {
  app.openapi(categories, async (context) => {
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
          // Where all products belong to others first, the last one: the first is the picture of another category.
          .orderBy(sql`case when card.category_id = c.id then card.position else -card.position end`)
          .limit(1)
          .as("image"),
        fn.count<number>("pc.product_id").as("count"),
      ])
      .groupBy("c.id")
      .orderBy("c.position")
      .execute();
    return context.json({ data }, 200);
  });

  app.openapi(brands, async (context) => {
    const data = await db
      .selectFrom("brands as b")
      .leftJoin("products as p", "p.brand_id", "b.id")
      .select(({ fn }) => ["b.id", "b.name", "b.slug", "b.logo", fn.count<number>("p.id").as("count")])
      .groupBy("b.id")
      .orderBy(sql`fold(b.name)`)
      .execute();
    return context.json({ data }, 200);
  });

  app.openapi(products, async (context) =>
    context.json(await listProducts(db, context.req.valid("query")), 200),
  );

  app.openapi(product, async (context) =>
    context.json({ data: await readProduct(db, context.req.valid("param").id) }, 200),
  );

  app.openapi(similar, async (context) =>
    context.json({ data: await readSimilar(db, context.req.valid("param").id) }, 200),
  );
}
