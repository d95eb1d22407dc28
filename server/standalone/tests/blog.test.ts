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
  expect(meta).toEqual({ total: 13, page: 2, pages: 4, per_page: 4 });
  const all = (await read("/api/blog/cs?per_page=100")).data;
  expect(data).toEqual(all.slice(4, 8));
  const dates = all.map((card: { date: string }) => card.date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(dates[0] < "2026-11-21T10:00:00Z").toBe(true);
});

test("a category narrows the list, an unknown one empties it, an invalid page is the first one", async () => {
  const { data } = await read("/api/blog/cs?category=zakulisi&page=x");
  expect(data.map((card: { slug: string }) => card.slug)).toEqual([
    "pet-veci-o-opone",
    "jak-se-rodi-mlynsky-vitr",
    "mlynske-kolo-ma-novou-hridel",
  ]);
  expect(data[0].category).toEqual({ id: 3, name: "Zákulisí", slug: "zakulisi" });
  expect((await read("/api/blog/cs?category=neni%00")).data).toEqual([]);
});

test("an article has its text, its production and related articles", async () => {
  const { data } = await read("/api/blog/cs/rur-ma-za-sebou-premieru");
  expect(data.production).toEqual({ slug: "rur", title: expect.stringContaining("R.") });
  expect(data.body.match(/<p>/g).length).toBeGreaterThanOrEqual(4);
  expect(data.related.map((card: { slug: string }) => card.slug)[0]).toBe("denik-asistentky-rezie");
  expect(data.related).toHaveLength(3);
  expect((await backend.call("GET", "/api/blog/cs/neni")).status).toBe(404);
});

test("every text has four paragraphs at least, is typeset, and links only to the site and to mailboxes of the theatre", async () => {
  const cards = (await read("/api/blog/cs")).data;
  expect(cards.length).toBeGreaterThan(3);
  const links: string[] = [];
  for (const { slug } of cards) {
    const { body, title, perex } = (await read(`/api/blog/cs/${slug}`)).data;
    expect(body.match(/<(p|li)\b/g).length, slug).toBeGreaterThanOrEqual(4);
    const words = [title, perex, body.replaceAll(/<[^>]*>/g, "")].join(" ");
    expect(words, slug).not.toMatch(/[ (][kszvouai] \p{L}|"\p{L}/iu);
    for (const [, address = ""] of body.matchAll(/href="([^"]*)"/g)) links.push(address);
  }
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !/^(?:\/[^/]|mailto:\w+@divadlonavantrokach\.example$)/.test(link))).toEqual(
    [],
  );
});

test("the dates in the news are those of the programme, also when the demo's week has moved", async () => {
  const title = "Zrušené představení: Maryša 4.\u00a0prosince";
  expect((await read("/api/blog/cs/zrusene-predstaveni-marysa")).data.title).toBe(title);
  const performances = (await read("/api/programme/cs")).data;
  const cancelled = performances.find((performance: { state: string }) => performance.state === "cancelled");
  expect(cancelled).toMatchObject({ starts_at: "2026-12-04T18:00:00.000Z", production: { slug: "marysa" } });
});

test("a production has its articles and its rating", async () => {
  const { data } = await read("/api/repertoire/cs/marysa");
  expect(data.rating).toEqual({ average: 4.7, count: 212 });
  expect(data.articles.map((card: { slug: string }) => card.slug)).toEqual(["zrusene-predstaveni-marysa"]);
});
