import { createRoute, z } from "@hono/zod-openapi";
import type { Api, Dependencies } from "#standalone/app.ts";
import { notFound } from "#standalone/refusal.ts";
import { bannerSchema, pageSchema, settingSchema } from "#standalone/schemas/lists.ts";
import { json, jsonData, localeParams, responses } from "#standalone/schemas/shared.ts";

const tags = ["content"];

const settings = createRoute({
  method: "get",
  path: "/api/settings/{locale}",
  tags,
  request: { params: localeParams },
  responses: {
    200: json(z.array(settingSchema), "Menus, the intro popup, the theatre."),
    ...responses.notFound,
  },
});

const posters = createRoute({
  method: "get",
  path: "/api/poster/all/{locale}",
  tags,
  request: { params: localeParams },
  responses: {
    200: jsonData(z.record(z.string(), z.array(bannerSchema)), "Banners by their place."),
    ...responses.notFound,
  },
});

const page = createRoute({
  method: "get",
  path: "/api/pages/{locale}/{slug}",
  tags,
  request: { params: localeParams.extend({ slug: z.string().max(200) }) },
  responses: { 200: jsonData(pageSchema, "An information page."), ...responses.notFound },
});

export function registerPages(app: Api, { db }: Dependencies): void {
  app.openapi(settings, async (context) =>
    context.json(await db.selectFrom("settings").selectAll().orderBy("name").execute(), 200),
  );

  app.openapi(posters, async (context) => {
    const data: Record<string, z.infer<typeof bannerSchema>[]> = {
      "banner.home": [],
      "banner.popup_desktop": [],
      "banner.popup_mobile": [],
    };
    for (const row of await db
      .selectFrom("banners")
      .selectAll()
      .orderBy("key")
      .orderBy("position")
      .execute()) {
      const { key, position: _position, ...banner } = row;
      (data[key] ??= []).push(banner);
    }
    return context.json({ data }, 200);
  });

  app.openapi(page, async (context) => {
    const { slug } = context.req.valid("param");
    const row = await db.selectFrom("pages").selectAll().where("slug", "=", slug).executeTakeFirst();
    if (!row) throw notFound();
    return context.json({ data: { ...row, updated_at: row.updated_at.toISOString() } }, 200);
  });
}
