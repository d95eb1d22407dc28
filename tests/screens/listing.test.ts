import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

const app = await openTestApp({ onlyReads: true });
const home = { id: 6, slug: "domov" };
const paper = paths.category({ id: 4, slug: "papir-a-plakaty" });
const list = (path: string) => app.visitor().visit(path);

const lists = [paths.category(home), paths.newProducts(), paths.saleProducts(), brandPath()];

function brandPath(): string {
  return paths.brand({ slug: "dilna-vantroky" });
}

/** The number of products according to the page. */
function count(page: Page): number {
  const text = textOf(page.the("status", /produkt/u));
  return Number(/(?:z )?(\d+) produkt/u.exec(text)?.[1]);
}

/** The options of a field: value and announced count. */
function options(page: Page, field: string): readonly { value: string; label: string; count: number }[] {
  return byRole(page.html, page.html, "checkbox")
    .filter((box) => attribute(box, "name") === field)
    .map((box) => {
      const value = attribute(box, "value") ?? "";
      const label = elements(page.html, "label").find((element) =>
        elements(element, "input").some((input) => input === box),
      );
      const [, text = "", counted = ""] = /^(.*) \((\d+)\)$/u.exec(label ? textOf(label) : "") ?? [];
      return { value, label: text, count: Number(counted) };
    });
}

function head(page: Page) {
  const canonical = elements(page.html, "link").find((link) => attribute(link, "rel") === "canonical");
  const robots = elements(page.html, "meta").find((meta) => attribute(meta, "name") === "robots");
  return {
    canonical: canonical
      ? (attribute(canonical, "href")?.replace("http://localhost:3000", "") ?? null)
      : null,
    robots: robots ? attribute(robots, "content") : null,
  };
}

/** The active filters, as links that remove them. */
function chips(page: Page): readonly (readonly [string, string | null])[] {
  return byRole(page.the("list", "Zvolené filtry"), page.html, "link").map((link) => [
    textOf(link),
    attribute(link, "href"),
  ]);
}

/** In the order of `lists`: the filter that the list is already restricted to, or one that all its products share. */
const unoffered = ["kategorie", "sleva", "sleva", "znacka"];

test.each(lists.map((path, at) => [path, unoffered[at]] as const))(
  "%s shows beside each filter the number of products that choosing it gives",
  async (path, missing) => {
    const page = await list(path);
    expect(count(page)).toBeGreaterThan(0);
    const fields = ["kategorie", "znacka", "dostupnost", "parametr", "sleva"];
    const offered = fields.filter((field) => options(page, field).length > 0);
    expect(offered).toEqual(fields.filter((field) => field !== missing));
    for (const field of offered) {
      for (const option of options(page, field)) {
        const chosen = await page.press("Použít filtry", {
          [field]: field === "sleva" ? true : [option.value],
        });
        expect([field, option.value, count(chosen)]).toEqual([field, option.value, option.count]);
      }
    }
  },
  60_000,
);

test("a list does not offer the filter that it is already restricted to", async () => {
  expect(options(await list(paths.category(home)), "kategorie")).toEqual([]);
  expect(options(await list(paths.category(home)), "znacka").length).toBeGreaterThan(1);
  expect(options(await list(brandPath()), "znacka")).toEqual([]);
  expect(options(await list(brandPath()), "kategorie").length).toBeGreaterThan(1);
  expect(options(await list(paths.saleProducts()), "sleva")).toEqual([]);
});

test("values of one filter widen the list, and different filters narrow it", async () => {
  const page = await list(paths.category(home));
  const [first, second] = options(page, "znacka");
  const both = await list(`${paths.category(home)}?znacka=${first?.value}&znacka=${second?.value}`);
  expect(count(both)).toBe((first?.count ?? 0) + (second?.count ?? 0));
  expect(options(both, "znacka")).toEqual(options(page, "znacka"));
  const narrow = await list(`${paths.category(home)}?znacka=${first?.value}&dostupnost=vyprodano`);
  expect(count(narrow)).toBeLessThanOrEqual(first?.count ?? 0);
});

test("chosen filters stay ticked after a reload, and their number is shown", async () => {
  const page = await list(
    `${paths.category(home)}?znacka=keramika-u-jezu&cena_od=100&cena_do=900&razeni=nejdrazsi`,
  );
  const ticked = byRole(page.html, page.html, "checkbox").filter((box) => attribute(box, "checked") !== null);
  expect(ticked.map((box) => attribute(box, "value"))).toEqual(["keramika-u-jezu"]);
  expect(attribute(page.the("textbox", "Cena od"), "value")).toBe("100");
  expect(attribute(page.the("textbox", "Cena do"), "value")).toBe("900");
  expect(page.text).toContain("Filtry (2)");
  const selected = elements(page.the("combobox", "Řadit"), "option").filter(
    (option) => attribute(option, "selected") !== null,
  );
  expect(selected.map(textOf)).toEqual(["Nejdražší"]);
});

test("the sort orders are named, and each one sorts", async () => {
  const page = await list(paper);
  expect(elements(page.the("combobox", "Řadit"), "option").map(textOf)).toEqual([
    "Doporučené",
    "Nejlevnější",
    "Nejdražší",
    "Nejnovější",
    "Podle názvu",
  ]);
  const cheap = (await list(`${paper}?razeni=nejlevnejsi`)).all("article");
  const dear = (await list(`${paper}?razeni=nejdrazsi`)).all("article");
  expect(cheap.length).toBeGreaterThan(2);
  expect(new Set(dear)).toEqual(new Set(cheap));
  expect(dear).not.toEqual(cheap);
  const names = elements((await list(`${paper}?razeni=podle-nazvu`)).html, "h2").map(textOf);
  const products = names.filter((name) => cheap.some((article) => article.includes(name)));
  expect(products).toEqual([...products].sort(new Intl.Collator("cs").compare));
});

test("every active filter is a link that removes it, and one link removes all of them", async () => {
  const page = await list(
    `${paper}?znacka=papirna-listecek&dostupnost=skladem&cena_od=50&cena_do=2000&razeni=nejlevnejsi`,
  );
  expect(chips(page)).toEqual([
    [
      "Zrušit filtr Papírna Lísteček",
      `${paper}?dostupnost=skladem&cena_od=50&cena_do=2000&razeni=nejlevnejsi`,
    ],
    ["Zrušit filtr Skladem", `${paper}?znacka=papirna-listecek&cena_od=50&cena_do=2000&razeni=nejlevnejsi`],
    [
      "Zrušit filtr Cena od 50 Kč do 2 000 Kč",
      `${paper}?znacka=papirna-listecek&dostupnost=skladem&razeni=nejlevnejsi`,
    ],
    ["Zrušit filtry", `${paper}?razeni=nejlevnejsi`],
  ]);
  expect((await list(paper)).has("list", "Zvolené filtry")).toBe(false);
});

test.each([
  ["", null, ""],
  ["?znacka=papirna-listecek", "noindex, follow", ""],
  ["?razeni=nejlevnejsi", "noindex, follow", ""],
  ["?cena_od=&cena_do=&razeni=doporucene", null, ""],
  ["?znacka=papirna-listecek&page=1", "noindex, follow", ""],
])("search engines index %j under the list's own address", async (query, robots, own) => {
  expect(head(await list(paper + query))).toEqual({ canonical: paper + own, robots });
});

test.each([
  "cena_od=900&cena_do=100",
  "cena_od=abc&cena_do=-5",
  "cena_od=99999999999",
  "cena_od=1e3&cena_do=NaN",
  "razeni=nic&dostupnost=nikdy&sleva=ano",
  "kategorie=abc&kategorie=-1&kategorie=99999999999999",
  "parametr=bez-hodnoty&parametr=:&parametr=%00:%00",
  "znacka=%00&znacka=%E0%A4%A",
  `znacka=${"x".repeat(1500)}`,
  "page=0&page=-1",
  "page=abc",
])("invalid parameters of an address are corrected or left out: %s", async (query) => {
  const page = await list(`${paths.newProducts()}?${query}`);
  expect(page.status).toBe(200);
  expect(page.all("heading")[0]).toBe("Novinky");
});

test("swapped prices are put in order, hellers are dropped", async () => {
  const page = await list(`${paths.newProducts()}?cena_od=1%20900,50&cena_do=100`);
  expect(chips(page)[0]?.[0]).toBe("Zrušit filtr Cena od 100 Kč do 1 900 Kč");
  expect(count(page)).toBe(count(await list(`${paths.newProducts()}?cena_od=100&cena_do=1900`)));
});

test("the limits of the price filter are whole crowns, because it has no decimals", async () => {
  const page = await list(paths.saleProducts());
  expect(page.text).toMatch(/Zboží tu stojí od \d[\d ]* Kč do \d[\d ]* Kč\./u);
});

test("an empty selection says so and links on", async () => {
  const page = await list(`${paper}?cena_od=900000`);
  expect(page.status).toBe(200);
  expect(count(page)).toBe(0);
  expect(page.text).toContain("Takové zboží tu teď nemáme.");
  expect(attribute(page.the("link", "Zrušit filtry"), "href")).toBe(paper);
  expect(attribute(page.the("link", "Celý e-shop"), "href")).toBe(paths.shop());
  expect(page.has("button", "Použít filtry")).toBe(true);
});

test("a filter without products under the other filters still shows its name", async () => {
  const page = await list(`${paths.newProducts()}?znacka=keramika-u-jezu&kategorie=6&cena_do=200`);
  expect(chips(page).map(([text]) => text)).toEqual([
    "Zrušit filtr Domov",
    "Zrušit filtr Keramika U Jezu",
    "Zrušit filtr Cena do 200 Kč",
    "Zrušit filtry",
  ]);
});

test("pagination keeps the filters, and a page past the end does not exist", async () => {
  const other = await smallPages();
  const page = await other.visitor().visit(`${paper}?dostupnost=skladem&page=2`);
  expect(page.text).toMatch(/Zobrazeny 2 z \d+ produktů, stránka 2 z \d/u);
  expect(attribute(page.the("link", "Předchozí"), "href")).toBe(`${paper}?dostupnost=skladem`);
  expect(attribute(page.the("link", "Stránka 1"), "href")).toBe(`${paper}?dostupnost=skladem`);
  expect(head(page)).toEqual({ canonical: paper, robots: "noindex, follow" });
  expect(head(await other.visitor().visit(`${paper}?page=2`))).toEqual({
    canonical: `${paper}?page=2`,
    robots: null,
  });
  expect((await other.visitor().get(`${paper}?dostupnost=skladem&page=99`)).status).toBe(404);
});

test("changing a filter by the form leads to the first page", async () => {
  const other = await smallPages();
  const page = await other.visitor().visit(`${paper}?page=2`);
  const sorted = await page.press("Použít filtry", { razeni: "nejlevnejsi" });
  expect(sorted.path).not.toContain("page=");
  expect(sorted.text).toMatch(/Zobrazeny 2 z \d+ produktů/u);
});

test.each(lists)("%s without its products keeps its heading and says so", async (path) => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs", () => json({}, 500));
  const page = await other.visitor().visit(`${path}?cena_od=100`);
  expect(page.status).toBe(200);
  const heading = (of: Page) => elements(of.the("main"), "h1").map(textOf);
  expect(heading(page)).toEqual(heading(await list(path)));
  expect(heading(page)).toEqual([expect.stringMatching(/\p{L}/u)]);
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
});

test("a list of which no product can be read does not say that it has none", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs", () =>
    json({ data: [{ id: 5 }], meta: { total: 1, page: 1, pages: 1 } }),
  );
  const page = await other.visitor().visit(paths.newProducts());
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
});

test("an upstream without filter counts still gives lists, with price and order", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs", async (request) => {
    const { data, meta } = await (await other.passOn(request)).json();
    return json({ data, meta, facets: { brands: "nic", price: null } });
  });
  const page = await other.visitor().visit(paper);
  expect(page.status).toBe(200);
  expect(page.all("article").length).toBeGreaterThan(2);
  expect(options(page, "znacka")).toEqual([]);
  expect(page.has("textbox", "Cena od")).toBe(true);
});

test("a list of whole prices has no decimals, „od …“ too, and one with another has two", async () => {
  const page = await list(paths.newProducts());
  const cards = elements(page.html, "article").map(textOf).join(" ");
  const prices = [...cards.matchAll(/\d[\d ]*(?:,\d\d)? Kč/gu)];
  expect(page.text).toMatch(/od 190 Kč/u);
  expect(page.text).toMatch(/1 200 Kč/u);
  expect(prices.length).toBeGreaterThan(3);
  expect(prices.map(([price]) => price).filter((price) => /,\d\d Kč$/u.test(price))).toEqual([]);
  const sale = (await list(paths.saleProducts())).text;
  expect(sale).toMatch(/Cena po slevě od \d+,\d\d Kč/u);
  expect(sale).toMatch(/před slevou: \d+,\d\d Kč/u);
});

async function smallPages(): Promise<TestApp> {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs", async (request) => {
    const url = new URL(request.url);
    url.searchParams.set("per_page", "2");
    return other.passOn(new Request(url, request));
  });
  return other;
}
