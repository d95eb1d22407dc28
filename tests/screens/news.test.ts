import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";

const origin = "https://www.divadlo.example";
const app = await openTestApp({ config: { publicOrigin: origin } });
const backstage = { id: 3, name: "Zákulisí", slug: "zakulisi" };

function wireArticle(number: number, more: object = {}) {
  return {
    slug: `clanek-${number}`,
    title: `Článek ${number} o divadle`,
    perex: `Perex ${number} & co.`,
    date: `2026-11-${String(20 - number).padStart(2, "0")}T23:30:00Z`,
    image: `clanek-${number}.svg`,
    category: backstage,
    kind: "news",
    ...more,
  };
}

function teach(answer: () => Response): void {
  app.intercept("GET /api/blog/cs", answer);
  app.intercept("GET /api/blog/categories/list", () =>
    json({ data: [{ id: 1, name: "Ze zkušebny", slug: "ze-zkusebny" }, backstage] }),
  );
}

function pageOf(count: number, meta: object = {}) {
  const data = Array.from({ length: count }, (_each, index) => wireArticle(index + 1));
  return () => json({ data, meta: { total: count, page: 1, pages: 1, per_page: 10, ...meta } });
}

// The site caches answers of the upstream for a while, so the failing calls come first.
test("unreadable news are a 503 that says so, and so is an unreadable feed", async () => {
  app.intercept("GET /api/blog/cs", () => json({}, 503));
  app.intercept("GET /api/blog/categories/list", () => json({}, 503));
  const failed = await app.visitor().visit(paths.news(undefined, 4));
  expect(failed.status).toBe(503);
  expect(failed.all("heading")[0]).toBe("Aktuality");
  expect(failed.text).toContain("se teď nepodařilo načíst");
  expect((await app.visitor().request(paths.newsFeed())).status).toBe(503);
});

test("unreadable categories are only left out", async () => {
  app.intercept("GET /api/blog/cs", pageOf(2));
  const page = await app.visitor().visit(paths.news({ slug: "nevime" }));
  expect(page.status).toBe(200);
  expect(page.has("navigation", "Rubriky")).toBe(false);
  expect(page.text).toContain("Perex 1");
});

test("news have date, category and perex, newest first, with the day in Prague", async () => {
  teach(pageOf(3));
  const page = await app.visitor().visit(paths.news());
  expect(page.status).toBe(200);
  expect(page.title).toBe("Aktuality · Divadlo Na Vantrokách");
  expect(page.all("heading").slice(0, 4)).toEqual([
    "Aktuality",
    "Článek 1 o divadle",
    "Článek 2 o divadle",
    "Článek 3 o divadle",
  ]);
  const first = page.the("article");
  expect(textOf(first)).toContain("20. listopadu 2026");
  expect(textOf(first)).toContain("Zákulisí");
  expect(textOf(first)).toContain("Perex 1 & co.");
  expect(attribute(elements(first, "a")[0] ?? first, "href")).toBe("/aktuality/clanek-1");
  expect(elements(first, "time").map((time) => attribute(time, "datetime"))).toEqual([
    "2026-11-19T23:30:00Z",
  ]);
});

test("categories are links, the chosen one marked, and pagination keeps them", async () => {
  teach(pageOf(9, { total: 20, page: 2, pages: 3 }));
  const page = await app.visitor().visit(paths.news(backstage, 2));
  const strip = page.the("navigation", "Rubriky");
  expect(byRole(strip, page.html, "link").map((link) => attribute(link, "href"))).toEqual([
    "/aktuality",
    "/aktuality?kategorie=ze-zkusebny",
    "/aktuality?kategorie=zakulisi",
  ]);
  const chosen = byRole(strip, page.html, "link").filter((link) => attribute(link, "aria-current"));
  expect(chosen.map(textOf)).toEqual(["Zákulisí"]);
  expect(page.all("heading")[0]).toBe("Zákulisí");
  const pager = page.the("navigation", "Stránkování");
  expect(byRole(pager, page.html, "link").map((link) => attribute(link, "href"))).toEqual([
    paths.news(backstage),
    paths.news(backstage),
    paths.news(backstage, 2),
    paths.news(backstage, 3),
    paths.news(backstage, 3),
  ]);
  const canonical = elements(page.html, "link").find((link) => attribute(link, "rel") === "canonical");
  expect(attribute(canonical ?? page.html, "href")).toBe(origin + paths.news(backstage, 2));
  const wanted = app.calls.findLast(({ path }) => path.startsWith("/api/blog/cs"));
  expect(wanted?.path).toBe("/api/blog/cs?category=zakulisi&page=2&per_page=10");
});

test("an empty category says so; an unknown one, and a page past the end, are 404", async () => {
  teach(pageOf(0));
  const empty = await app.visitor().visit(paths.news(backstage));
  expect(empty.status).toBe(200);
  expect(empty.text).toContain("Tady zatím nic není.");
  expect((await app.visitor().get(paths.news({ slug: "neni" }))).status).toBe(404);
  expect((await app.visitor().get(paths.news(undefined, 7))).status).toBe(404);
});

test("the feed is RSS with absolute addresses, and the news page names it", async () => {
  teach(pageOf(2));
  const visitor = app.visitor();
  const page = await visitor.visit(paths.news());
  const alternate = elements(page.html, "link").find((link) => attribute(link, "rel") === "alternate");
  expect(alternate && attribute(alternate, "type")).toBe("application/rss+xml");
  expect(alternate && attribute(alternate, "href")).toBe(`${origin}/aktuality.xml`);

  const answer = await visitor.request(paths.newsFeed());
  expect(answer.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/u);
  // An HTML parser reads this much XML once CDATA and empty <link> elements are removed.
  const xml = parseFragment(
    text.replace(/<!\[CDATA\[(.*?)\]\]>/gsu, "$1").replace(/<(\/?)link>/gu, "<$1address>"),
  );
  const tree = { ...xml } as unknown as Parameters<typeof elements>[0];
  const items = elements(tree, "item");
  expect(items.map((item) => elements(item, "title").map(textOf)[0])).toEqual([
    "Článek 1 o divadle",
    "Článek 2 o divadle",
  ]);
  expect(items.flatMap((item) => elements(item, "address").map(textOf))).toEqual([
    `${origin}/aktuality/clanek-1`,
    `${origin}/aktuality/clanek-2`,
  ]);
  const dates = items.flatMap((item) => elements(item, "pubdate").map(textOf));
  expect(dates.map((date) => new Date(date).toISOString())).toEqual([
    "2026-11-19T23:30:00.000Z",
    "2026-11-18T23:30:00.000Z",
  ]);
});

test("a renamed article of the feed keeps its id, and an older one its address", async () => {
  const dated = (id: number | null, date: string) => ({
    ...wireArticle(id ?? 3),
    id,
    date,
    slug: `jinak-${id}`,
  });
  const data = [
    dated(1, "2026-12-24T09:00:00+01:00"),
    dated(2, "2026-11-20T09:00:00+01:00"),
    dated(null, "2026-12-24T09:00:00+01:00"),
  ];
  const own = await openTestApp({ config: { publicOrigin: origin }, onlyReads: true });
  own.intercept("GET /api/blog/cs", () =>
    json({ data, meta: { total: 3, page: 1, pages: 1, per_page: 10 } }),
  );
  const feed = await (await own.visitor().request(paths.newsFeed())).text();
  expect([...feed.matchAll(/<guid isPermaLink="false">(.*?)<\/guid>/gu)].map(([, id]) => id)).toEqual([
    "urn:opona:article:1",
    `${origin}/aktuality/jinak-2`,
    `${origin}/aktuality/jinak-null`,
  ]);
});
