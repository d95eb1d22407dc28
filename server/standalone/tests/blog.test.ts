import { afterAll, beforeAll, expect, test } from "vitest";
import { openShared, type SharedStandalone } from "./open.ts";

let backend: SharedStandalone;
beforeAll(async () => {
  backend = await openShared();
});
afterAll(() => backend.close());

async function read(path: string) {
  const { status, body } = await backend.call("GET", path);
  expect(status).toBe(200);
  return body;
}

test("news and posts are listed newest first, in pages", async () => {
  const { data, meta } = await read("/api/blog/cs?per_page=4&page=2");
  const all = (await read("/api/blog/cs?per_page=100")).data;
  expect(all.length).toBeGreaterThan(8);
  expect(meta).toEqual({ total: all.length, page: 2, pages: Math.ceil(all.length / 4), per_page: 4 });
  expect(data).toEqual(all.slice(4, 8));
  const dates = all.map((card: { date: string }) => card.date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates[0] < "2026-11-21T10:00:00Z").toBe(true);
});

test("a category narrows the list, and an unknown one empties it", async () => {
  const { data } = await read("/api/blog/cs?category=zakulisi&page=x");
  expect(data.length).toBeGreaterThan(1);
  for (const { category } of data) expect(category).toEqual({ id: 3, name: "Zákulisí", slug: "zakulisi" });
  expect((await read("/api/blog/cs?category=neni%00")).data).toEqual([]);
});

test("an article has its text, its production and related articles", async () => {
  const { data } = await read("/api/blog/cs/rur-ma-za-sebou-premieru");
  expect(data.production).toEqual({ slug: "rur", title: expect.stringContaining("R.") });
  expect(data.body).toMatch(/^<p>/u);
  expect(data.related).toHaveLength(3);
  expect((await backend.call("GET", "/api/blog/cs/neni")).status).toBe(404);
});

test("the news follow the dates of the programme when the demo's week moves", async () => {
  const { title } = (await read("/api/blog/cs/zrusene-predstaveni-marysa")).data;
  expect(title).toContain("4.\u00a0prosince");
  const performances = (await read("/api/programme/cs")).data;
  const cancelled = performances.find((performance: { state: string }) => performance.state === "cancelled");
  expect(cancelled).toMatchObject({ starts_at: "2026-12-04T18:00:00.000Z", production: { slug: "marysa" } });
});

test("a production has its articles and its rating", async () => {
  const { data } = await read("/api/repertoire/cs/marysa");
  expect(data.rating).toEqual({ average: expect.any(Number), count: expect.any(Number) });
  expect(data.articles).toContainEqual(expect.objectContaining({ slug: "zrusene-predstaveni-marysa" }));
});
