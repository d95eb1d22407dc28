import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { ratingsVerification } from "#app/messages/production-texts.ts";
import { json } from "../support/fake-upstream.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";

const demo = await openTestApp({ onlyReads: true });
/** The same demo theatre behind an app with empty caches. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
const summary = "GET /api/ratings/cs/summary";
type Page = Awaited<ReturnType<ReturnType<TestApp["visitor"]>["visit"]>>;

const counts = (five: number, four: number) => [
  { stars: 5, count: five },
  { stars: 4, count: four },
];

const known = {
  average: 4.25,
  count: 1250,
  distribution: counts(750, 500),
  productions: [
    { slug: "chram", title: "Chrám", average: 4.7, count: 10, distribution: counts(7, 3) },
    { slug: "cert", title: "Čert", average: 4.1, count: 40, distribution: counts(4, 36) },
  ],
};

function titles(page: Page): string[] {
  const [, table] = elements(page.html, "table");
  return elements(table ?? page.html, "th", (cell) => attribute(cell, "scope") === "row").map(textOf);
}

test("the chart is a table of stars with shares and of titles with averages", async () => {
  const app = await fresh();
  app.intercept(summary, () => json({ data: known }));
  const page = await app.visitor().visit(paths.ratingsSummary());
  expect(page.status).toBe(200);
  expect(page.text).toContain("4,3 z 5 1 250 hodnocení");
  expect(page.text).toContain(ratingsVerification.replaceAll("\u00a0", " "));
  const [all, each] = elements(page.html, "table").map((table) => elements(table, "tr").map(textOf));
  expect(all).toEqual([
    "Hvězdy Podíl Počet",
    "5 hvězd 60 % 750",
    "4 hvězdy 40 % 500",
    "3 hvězdy 0 % 0",
    "2 hvězdy 0 % 0",
    "1 hvězda 0 % 0",
  ]);
  expect(each?.[1]).toBe("Chrám 4,7 z 5 10 7 3 0 0 0");
  expect(page.body).not.toMatch(/ style="/u);
});

test("the sort order is a link, and its column is marked", async () => {
  const app = await fresh();
  app.intercept(summary, () => json({ data: known }));
  const best = await app.visitor().visit(paths.ratingsSummary());
  expect(titles(best)).toEqual(["Chrám", "Čert"]);
  expect(attribute(best.the("link", "podle počtu"), "href")).toBe("/hodnoceni/shrnuti?razeni=pocet");
  const most = await app.visitor().visit("/hodnoceni/shrnuti?razeni=pocet");
  expect(titles(most)).toEqual(["Čert", "Chrám"]);
  expect(attribute(most.the("link", "podle počtu"), "aria-current")).toBe("true");
  expect(most.body).toContain('content="noindex, follow"');
  const named = await app.visitor().visit("/hodnoceni/shrnuti?razeni=nazev");
  expect(titles(named)).toEqual(["Čert", "Chrám"]);
  expect(named.body).toContain('aria-sort="ascending"');
});

test("every title of the demo theatre links to its ratings", async () => {
  const app = await fresh();
  const page = await app.visitor().visit(paths.ratingsSummary());
  expect(titles(page).length).toBeGreaterThan(8);
  expect(attribute(page.the("link", "Maryša"), "href")).toBe("/hodnoceni?inscenace=marysa");
});

test("an empty summary and an unreadable one say so", async () => {
  const app = await fresh();
  app.intercept(summary, () =>
    json({ data: { average: null, count: 0, distribution: [], productions: [] } }),
  );
  const empty = await app.visitor().visit(paths.ratingsSummary());
  expect(empty.text).toContain("Zatím nikdo nic nehodnotil.");
  const other = await fresh();
  other.intercept(summary, () => json({}, 503));
  const failed = await other.visitor().visit(paths.ratingsSummary());
  expect(failed.status).toBe(200);
  expect(failed.text).toContain("se teď nepodařilo načíst");
});
