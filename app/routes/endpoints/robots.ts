import { loads } from "#server/guards/handlers.ts";

/** What crawlers leave alone: a visitor's own pages, and searches without end. */
const closed = [
  "/api/",
  "/kosik",
  "/shrnuti/",
  "/hodnoceni/potvrzeni/",
  "/ucet",
  "/login",
  "/hledani",
  "/zmena-hesla/",
  "/obnova-hesla",
];

export const loader = loads(
  () =>
    new Response(["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), ""].join("\n"), {
      headers: { "Cache-Control": "public, max-age=3600", "Content-Type": "text/plain; charset=utf-8" },
    }),
);
