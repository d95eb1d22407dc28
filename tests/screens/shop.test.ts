import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();

test("the shop links to every category with the number of its products", async () => {
  const page = await app.visitor().visit(paths.shop());
  expect(page.title).toBe("E-shop · Divadlo Na Vantrokách");
  const tiles = byRole(page.the("navigation", "Kategorie"), page.html, "link");
  expect(tiles).toHaveLength(9);
  const pictures = tiles.flatMap((tile) => elements(tile, "img").map((image) => attribute(image, "src")));
  expect(new Set(pictures).size).toBe(9);
  expect(tiles.map(textOf)).toContain("Dárkové poukazy 3 produkty");
  expect(tiles.map((tile) => attribute(tile, "href"))).toContain("/112/knihy-a-programy");
});

test("the shop shows novelties and sales, each with a link to all of them", async () => {
  const page = await app.visitor().visit(paths.shop());
  expect(attribute(page.the("link", "Všechny novinky"), "href")).toBe("/products/new");
  expect(attribute(page.the("link", "Vše ve slevě"), "href")).toBe("/products/sale");
});

test("a shop whose categories failed says so and still shows its products", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/catalog/category/cs", () => json({}, 500));
  const page = await other.visitor().visit(paths.shop());
  expect(page.status).toBe(200);
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
  expect(page.has("heading", "Výhodně")).toBe(true);
});

test.each([
  [paths.newProducts(), "Novinky", "Ponožky Oponky"],
  [paths.saleProducts(), "Výhodně", "Tričko Vantroky"],
])("%s lists its products under its own title", async (path, title, product) => {
  const page = await app.visitor().visit(path);
  expect(page.title).toBe(`${title} · Divadlo Na Vantrokách`);
  expect(page.has("heading", product)).toBe(true);
});

test("an announced discount has its percentage and the lowest price of 30 days", async () => {
  const page = await app.visitor().visit(paths.saleProducts());
  const [card] = byRole(page.html, page.html, "article").filter((item) =>
    textOf(item).includes("Tričko Vantroky"),
  );
  expect(card && textOf(card)).toMatch(
    /Sleva −25 % .*Cena po slevě od 442,50 Kč ?Původní cena 590,00 Kč .*Nejnižší cena za 30 dní před slevou: 590,00 Kč/u,
  );
});

test("a card adds its product to the cart by a plain form, and comes back", async () => {
  const visitor = app.visitor();
  const page = await visitor.visit("/6/domov");
  expect(page.has("textbox", "Počet kusů: Hrnek Přestávka 300 ml")).toBe(true);
  const after = await page.press(/Do košíku: Hrnek/u, { quantity: "2" });
  expect(after.path).toBe("/6/domov");
  expect(after).toShowNotice("Hrnek Přestávka 300 ml jsme přidali do košíku.");
  expect(after.has("link", "Košík, 1 položka")).toBe(true);
});

test("a card of a product with variants links to its page and shows the lowest price", async () => {
  const page = await app.visitor().visit("/2/obleceni");
  const link = page.the("link", "Vybrat: Mikina Zákulisí");
  expect(attribute(link, "href")).toBe(demo.products.hoodie.path);
  expect(page.text).toContain("od 1 290,00 Kč");
});

test("pictures reserve their space: width and height on every one", async () => {
  const page = await app.visitor().visit(paths.shop());
  const images = elements(page.html, "img");
  expect(images.length).toBeGreaterThan(5);
  expect(images.filter((image) => !attribute(image, "width") || !attribute(image, "height"))).toEqual([]);
});
