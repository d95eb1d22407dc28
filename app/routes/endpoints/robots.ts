import { sitemapPath } from "#server/services/sitemap.ts";
import { defineLoader, type Handle } from "#server/actions/handlers.ts";
import { siteOrigin } from "#server/services/site-origin.ts";

/** Paths that crawlers must not visit: personal pages, and the countless variants of searches. */
const closed = [
  "/api/",
  "/kosik",
  "/shrnuti/",
  "/hodnoceni/potvrzeni/",
  "/newsletter/",
  "/zmena-emailu/",
  "/ucet",
  "/login",
  "/hledani",
  "/zmena-hesla/",
  "/obnova-hesla",
];

export const handle = { access: "public" } satisfies Handle;

export const loader = defineLoader(
  (context) =>
    new Response(
      [
        "User-agent: *",
        ...(context.config.indexing
          ? [
              ...closed.map((path) => `Disallow: ${path}`),
              "",
              `Sitemap: ${siteOrigin(context)}${sitemapPath()}`,
            ]
          : ["Disallow: /"]),
        "",
      ].join("\n"),
      {
        headers: { "Cache-Control": "public, max-age=3600", "Content-Type": "text/plain; charset=utf-8" },
      },
    ),
);
