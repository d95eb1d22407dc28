import { z } from "@hono/zod-openapi";
import { listArticles, readArticle } from "#standalone/domain/content/articles.ts";
import { route } from "#standalone/route.ts";
import { blogCategorySchema } from "#standalone/schemas/lists.ts";
import {
  articleCardSchema,
  articleSchema,
  metaSchema,
  pageQuery,
  slugFilter,
} from "#standalone/schemas/content.ts";
import { json, jsonData, localeParams, word } from "#standalone/schemas/shared.ts";

export const blogRoutes = [
  route(
    "GET /api/blog/categories/list",
    { cost: "read", tag: "blog", 200: jsonData(z.array(blogCategorySchema), "Blog categories.") },
    async (_call, { db }) => ({
      data: await db.selectFrom("blog_categories").selectAll().orderBy("id").execute(),
    }),
  ),
  route(
    "GET /api/blog/{locale}",
    {
      cost: "read",
      tag: "blog",
      params: localeParams,
      query: pageQuery.extend({ category: slugFilter }),
      200: json(
        z.object({ data: z.array(articleCardSchema), meta: metaSchema }),
        "News and blog posts, the newest first.",
      ),
    },
    async ({ query }, { db, clock }) => await listArticles(db, query, clock()),
  ),
  route(
    "GET /api/blog/{locale}/{slug}",
    {
      cost: "read",
      tag: "blog",
      params: localeParams.extend({ slug: word.max(200) }),
      200: jsonData(articleSchema, "One of them."),
    },
    async ({ params }, { db, clock }) => ({ data: await readArticle(db, params.slug, clock()) }),
  ),
];
