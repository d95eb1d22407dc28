import { z } from "@hono/zod-openapi";
import { route } from "#standalone/route.ts";
import { notFound } from "#standalone/refusal.ts";
import { bannerSchema, pageSchema, settingSchema } from "#standalone/schemas/lists.ts";
import { json, jsonData, localeParams, word } from "#standalone/schemas/shared.ts";

/** What this back office can do, for the sentences of the site. */
function abilities(sendsEmails: boolean) {
  return {
    accounts: {
      signs_in_at_once: true,
      reset_link_hours: 2,
      password_ends_sessions: true,
      registration_email: sendsEmails,
      order_email: sendsEmails,
    },
    resend: true,
  };
}

export const pagesRoutes = [
  route(
    "GET /api/settings/{locale}",
    {
      cost: "read",
      tag: "content",
      params: localeParams,
      200: json(z.array(settingSchema), "Menus, the intro popup, the theatre."),
    },
    async (_call, { db, sendsEmails }) => {
      const own = abilities(sendsEmails);
      // An older version stored its abilities too.
      const stored = await db
        .selectFrom("settings")
        .selectAll()
        .where("name", "not in", Object.keys(own))
        .orderBy("name")
        .execute();
      return [...stored, ...Object.entries(own).map(([name, value]) => ({ name, value }))];
    },
  ),
  route(
    "GET /api/poster/all/{locale}",
    {
      cost: "read",
      tag: "content",
      params: localeParams,
      200: jsonData(z.record(z.string(), z.array(bannerSchema)), "Banners by their place."),
    },
    async (_call, { db }) => {
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
      return { data };
    },
  ),
  route(
    "GET /api/pages/{locale}/{slug}",
    {
      cost: "read",
      tag: "content",
      params: localeParams.extend({ slug: word.max(200) }),
      200: jsonData(pageSchema, "An information page."),
    },
    async ({ params }, { db }) => {
      const { slug } = params;
      const row = await db.selectFrom("pages").selectAll().where("slug", "=", slug).executeTakeFirst();
      if (!row) throw notFound();
      return { data: { ...row, updated_at: row.updated_at.toISOString() } };
    },
  ),
];
