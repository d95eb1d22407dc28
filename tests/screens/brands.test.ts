import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp({ onlyReads: true });
const pottery = paths.brand({ slug: "keramika-u-jezu" });

function brandsOn(page: Page): readonly (string | null)[] {
  return byRole(page.the("list", /^Značky$/u), page.html, "link").map((link) => attribute(link, "href"));
}

test("the page lists all brands, in Czech order, each with its sign and a link", async () => {
  const page = await app.visitor().visit(paths.brands());
  expect(page.status).toBe(200);
  expect(page.title).toBe("Značky · Divadlo Na Vantrokách");
  const links = brandsOn(page);
  expect(links).toHaveLength(18);
  expect(links).toContain(pottery);
  const names = elements(page.the("list", /^Značky$/u), "h2").map(textOf);
  expect(names).toEqual([...names].sort(new Intl.Collator("cs").compare));
  expect(elements(page.the("list", /^Značky$/u), "img")).toHaveLength(18);
});

test("a link shows all brands, and the whole list has a link back", async () => {
  const page = await app.visitor().visit(paths.brands());
  const more = attribute(page.the("link", "Zobrazit všechny značky (18)"), "href") ?? "";
  expect(more).toBe(`${paths.brands()}?vse=1`);
  const whole = await app.visitor().visit(more);
  expect(brandsOn(whole)).toEqual(brandsOn(page));
  expect(attribute(whole.the("link", "Zobrazit méně"), "href")).toBe(paths.brands());
});

test.each([
  ["reznicka", []],
  ["KERAMIKA", ["keramika-u-jezu"]],
  ["rezbarna", ["rezbarna-lipka"]],
  ["řezbárna lipka", ["rezbarna-lipka"]],
  ["lipka rezb", ["rezbarna-lipka"]],
])("a search for %j finds brands without diacritics", async (question, slugs) => {
  const all = await app.visitor().visit(paths.brands());
  const page = await all.press("Hledat", { q: question }, 1);
  expect(brandsOn(page)).toEqual(slugs.map((slug) => paths.brand({ slug })));
  expect(attribute(page.the("searchbox", "Hledat značku"), "value")).toBe(question);
  if (slugs.length === 0) expect(page.text).toContain(`Značku „${question}“ tu nemáme.`);
  else expect(page.text).toContain(`1 značka pro „${question}“`);
});

test("a brand has a page with its sign and all its products", async () => {
  const page = await app.visitor().visit(pottery);
  expect(page.status).toBe(200);
  expect(page.title).toBe("Keramika U Jezu · Divadlo Na Vantrokách");
  expect(page.all("heading")[0]).toBe("Keramika U Jezu");
  expect(page.body).toContain("/images/brand/thumbnail/keramika-u-jezu.svg");
  expect(page.all("article").length).toBeGreaterThan(0);
  expect(byRole(page.the("navigation", "Kde jste"), page.html, "link").map(textOf)).toEqual([
    "E-shop",
    "Značky",
  ]);
});

test.each(["/eshop/znacky/neni", "/eshop/znacky/keramika-u-jezu?page=9", "/eshop/znacky/%E2%80%AE"])(
  "%s does not exist",
  async (path) => {
    const page = await app.visitor().get(path);
    expect(page.status).toBe(404);
    expect(page.statusText).toBe("This page could not be found");
  },
);

test("a product, the shop and the menus link to the brands", async () => {
  const product = await app.visitor().visit(demo.products.mug.path);
  expect(attribute(product.the("link", "Keramika U Jezu"), "href")).toBe(pottery);
  const shop = await app.visitor().visit(paths.shop());
  expect(attribute(shop.the("link", "Všechny značky"), "href")).toBe(paths.brands());
  expect(brandsOn(shop)).toHaveLength(6);
  for (const place of [shop.the("navigation", "Hlavní nabídka"), shop.the("contentinfo")]) {
    const links = byRole(place, shop.html, "link", "Značky").map((link) => attribute(link, "href"));
    expect(links).toEqual([paths.brands()]);
  }
});

test("an outage of the brands affects nothing else, and no brand becomes a 404", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/brands/cs", () => json({}, 500));
  const visitor = other.visitor();
  const all = await visitor.visit(paths.brands());
  expect(all.status).toBe(200);
  expect(all.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
  expect((await visitor.get(pottery)).status).toBe(503);
  expect((await visitor.visit(paths.shop())).all("article").length).toBeGreaterThan(5);
});
