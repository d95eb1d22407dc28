import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, textOf } from "../support/page-queries.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp({ onlyReads: true });

test("a category shows its title, description, count and products", async () => {
  const page = await app.visitor().visit("/2/obleceni");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Oblečení · Divadlo Na Vantrokách");
  expect(page.all("heading")[0]).toBe("Oblečení");
  expect(page.text).toContain("Trička, mikiny a ponožky");
  expect(page.text).toContain("3 produkty");
  expect(page.all("article")).toHaveLength(3);
});

test("two segments mean a category, even if a product has the same id", async () => {
  const page = await app.visitor().get("/112/knihy-a-programy");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Knihy a programy · Divadlo Na Vantrokách");
});

test.each([
  ["a product by id and slug", "/112/kniha-tricet-let-proti-proudu", demo.products.book.path],
  ["a category by id alone", "/2/saty", "/2/obleceni"],
  ["a product by id alone", "/105/hrnicek", demo.products.mug.path],
])("%s has moved to its own address", async (_what, from, to) => {
  expect(await app.visitor().get(from)).toRedirectTo(to, 301);
});

test.each(["/999999/nic", "/0/obleceni", "/-2/obleceni", "/lide/5", "/2.5/obleceni", "/2/obleceni?page=7"])(
  "%s does not exist",
  async (path) => {
    const page = await app.visitor().get(path);
    expect(page.status).toBe(404);
    expect(page.statusText).toBe("This page could not be found");
    expect(page.title).toBe("Stránka nenalezena (404) · Divadlo Na Vantrokách");
  },
);

test("a long category has links to its pages; the first has no page number", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs", async (request) => {
    const url = new URL(request.url);
    url.searchParams.set("per_page", "2");
    return other.passOn(new Request(url, request));
  });
  const page = await other.visitor().visit("/4/papir-a-plakaty?page=2");
  expect(page.text).toContain("stránka 2 z 3");
  const links = byRole(page.the("navigation", "Stránkování"), page.html, "link");
  expect(links.map((link) => [textOf(link), attribute(link, "href")])).toEqual([
    ["Předchozí", "/4/papir-a-plakaty"],
    ["1", "/4/papir-a-plakaty"],
    ["2", "/4/papir-a-plakaty?page=2"],
    ["3", "/4/papir-a-plakaty?page=3"],
    ["Další", "/4/papir-a-plakaty?page=3"],
  ]);
  expect(attribute(page.the("link", "Stránka 2"), "aria-current")).toBe("page");
});

test("the demo has a category and news with a second page", async () => {
  expect((await app.visitor().visit("/9/tipy-na-darky?page=2")).text).toContain("stránka 2 z 2");
  expect((await app.visitor().visit("/aktuality?page=2")).text).toContain("Mlýnské kolo má novou hřídel");
});

test("a category whose products failed still shows its heading and says so", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs", () => json({}, 500));
  const page = await other.visitor().visit("/2/obleceni");
  expect(page.status).toBe(200);
  expect(page.all("heading")[0]).toBe("Oblečení");
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
});

test("while the upstream is down, an unknown category is not reported as missing", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/catalog/category/cs", () => json({}, 500));
  const page = await other.visitor().visit("/2/obleceni");
  expect(page.status).toBe(503);
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
});

test("an empty category says so", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const none = { data: [], meta: { total: 0, page: 1, pages: 0, per_page: 20 } };
  other.intercept("GET /api/products/cs", () => json(none));
  const page = await other.visitor().visit("/2/obleceni");
  expect(page.text).toContain("V této kategorii teď nic nemáme.");
});
