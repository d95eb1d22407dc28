import { createRoute, z } from "@hono/zod-openapi";
import { listArticles, readArticle } from "#standalone/domain/content/articles.ts";
import type { Api, Dependencies } from "#standalone/app.ts";
import { blogCategorySchema } from "#standalone/schemas/lists.ts";
import {
  articleCardSchema,
  articleSchema,
  metaSchema,
  pageQuery,
  slugFilter,
} from "#standalone/schemas/content.ts";
import { json, jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const tags = ["blog"];

const categories = createRoute({
  method: "get",
  path: "/api/blog/categories/list",
  tags,
  responses: { 200: jsonData(z.array(blogCategorySchema), "Blog categories.") },
});

const list = createRoute({
  method: "get",
  path: "/api/blog/{locale}",
  tags,
  request: { params: localeParams, query: pageQuery.extend({ category: slugFilter }) },
  responses: {
    200: json(
      z.object({ data: z.array(articleCardSchema), meta: metaSchema }),
      "News and blog posts, the newest first.",
    ),
    ...responses.notFound,
  },
});

const article = createRoute({
  method: "get",
  path: "/api/blog/{locale}/{slug}",
  tags,
  request: { params: localeParams.extend({ slug: z.string().max(200) }) },
  responses: { 200: jsonData(articleSchema, "One of them."), ...responses.notFound },
});

export function registerBlog(app: Api, { db, clock }: Dependencies): void {
  app.openapi(categories, async (context) =>
    context.json({ data: await db.selectFrom("blog_categories").selectAll().orderBy("id").execute() }, 200),
  );

  app.openapi(list, async (context) =>
    context.json(await listArticles(db, context.req.valid("query"), clock()), 200),
  );

  app.openapi(article, async (context) =>
    context.json({ data: await readArticle(db, context.req.valid("param").slug, clock()) }, 200),
  );
}
