import { describe, expect, test } from "vitest";
import { noFilters, parseFilters, type ListFilters } from "#app/domain/shop/list-filters.ts";
import { findBrand, findCategory, listProducts, loadShop } from "#server/services/shop/browse-shop.ts";
import { loadCheckout, saveChoice } from "#app/routes/shop/cart/order/load-checkout.server.ts";
import { loadHome } from "#app/routes/theatre/home/load-home.server.ts";
import { openProduct } from "#app/routes/shop/product/open-product.server.ts";
import { readPage } from "#server/services/content/read-page.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { fakeServices, Jar } from "../support/fake-context.ts";
import { notExists, wireProduct } from "../support/wire.ts";

const down = () => json({}, 500);
const gone = () => json(notExists, 404);
const categories = [
  { id: 6, name: "Domov", slug: "domov" },
  { id: 105, name: "Sto pět", slug: "sto-pet" },
  { id: 1, name: "Dárkové poukazy", slug: "darkove-poukazy" },
];
const brands = [
  { id: 1, name: "Á", slug: "a", logo: "a.svg", count: 2 },
  { id: 2, name: "Bé", slug: "b", logo: "../x" },
];
const page = { data: [wireProduct], meta: { total: 21, page: 1, pages: 2 }, facets: {} };
const content: Record<string, Answerer> = {
  "GET /api/catalog/category/cs": () => json({ data: categories }),
  "GET /api/brands/cs": () => json({ data: brands }),
  "GET /api/products/cs": () => json(page),
  "GET /api/products/cs/105": () => json({ data: wireProduct }),
  "GET /api/products/cs/105/similar": () => json({ data: [] }),
  "GET /api/products/cs/*": gone,
  "GET /api/deliveries/cs": () => json({ data: [] }),
  "GET /api/products/cs/*/similar": gone,
  "GET /api/poster/all/cs": () => json({ data: { "banner.home": [] } }),
  "GET /api/programme/cs": () => json({ data: [] }),
  "GET /api/repertoire/cs": () => json({ data: [] }),
  "GET /api/blog/cs": () => json({ data: [], meta: { total: 0, page: 1, pages: 0 } }),
  "GET /api/partners/cs": () => json({ data: [] }),
};

describe("/{id}/{slug} is resolved in this order", () => {
  test.each([
    ["the category by id and slug", 105, "sto-pet", { kind: "found", category: { id: 105 } }],
    [
      "the product by id and slug",
      105,
      "hrnek-prestavka",
      { kind: "moved", to: "/105/domov/hrnek-prestavka" },
    ],
    ["the category by id alone", 105, "jinak", { kind: "moved", to: "/105/sto-pet" }],
    ["the category by id alone, no such product", 6, "jinak", { kind: "moved", to: "/6/domov" }],
    ["nothing", 77, "jinak", { kind: "missing" }],
  ])("%s", async (_name, id, slug, expected) => {
    expect(await findCategory(await fakeServices(content).context(), { id, slug })).toMatchObject(expected);
  });

  test("the product by id alone", async () => {
    const fake = fakeServices({ ...content, "GET /api/catalog/category/cs": () => json([]) });
    expect(await findCategory(await fake.context(), { id: 105, slug: "jinak" })).toEqual({
      kind: "moved",
      to: "/105/domov/hrnek-prestavka",
    });
  });

  test("as unknown while the upstream is down, which is not a 404", async () => {
    const fake = fakeServices({ ...content, "GET /api/catalog/category/cs": down });
    expect(await findCategory(await fake.context(), { id: 6, slug: "domov" })).toEqual({ kind: "failed" });
    const half = fakeServices({ ...content, "GET /api/products/cs/*": down });
    expect(await findCategory(await half.context(), { id: 6, slug: "jinak" })).toEqual({ kind: "failed" });
    expect(await findCategory(await half.context(), { id: 6, slug: "domov" })).toMatchObject({
      kind: "found",
    });
  });
});

describe("a product", () => {
  test.each([
    ["domov", "hrnek-prestavka", { kind: "found", similar: { ok: true } }],
    ["domov", "jinak", { kind: "moved", to: "/105/domov/hrnek-prestavka" }],
    ["jinde", "hrnek-prestavka", { kind: "moved", to: "/105/domov/hrnek-prestavka" }],
    [undefined, "hrnek-prestavka", { kind: "moved", to: "/105/domov/hrnek-prestavka" }],
  ])("at %s/%s", async (category, slug, expected) => {
    const context = await fakeServices(content).context();
    expect(await openProduct(context, { id: 105, category, slug })).toMatchObject(expected);
  });

  test("without a category is found under nezarazeno", async () => {
    const alone = { ...wireProduct, default_category: null };
    const fake = fakeServices({ ...content, "GET /api/products/cs/105": () => json({ data: alone }) });
    const wanted = { id: 105, category: "nezarazeno", slug: "hrnek-prestavka" };
    expect(await openProduct(await fake.context(), wanted)).toMatchObject({ kind: "found" });
  });

  test("is missing or failed", async () => {
    const wanted = { id: 9, category: "a", slug: "b" };
    expect(await openProduct(await fakeServices(content).context(), wanted)).toEqual({ kind: "missing" });
    const fake = fakeServices({ ...content, "GET /api/products/cs/*": down });
    expect(await openProduct(await fake.context(), wanted)).toEqual({ kind: "failed" });
  });

  test("does not need its similar products", async () => {
    const fake = fakeServices({ ...content, "GET /api/products/cs/105/similar": down });
    const wanted = { id: 105, category: "domov", slug: "hrnek-prestavka" };
    expect(await openProduct(await fake.context(), wanted)).toMatchObject({
      kind: "found",
      similar: { ok: false },
    });
  });
});

describe("a failing upstream costs only the block that needs it", () => {
  test("at home", async () => {
    const fake = fakeServices({ ...content, "GET /api/poster/all/cs": down });
    expect(await loadHome(await fake.context())).toMatchObject({
      banners: { ok: false },
      fresh: { ok: true },
      sale: { ok: true },
      vouchers: { ok: true },
    });
  });

  test("in the shop", async () => {
    const fake = fakeServices({ ...content, "GET /api/products/cs": down });
    expect(await loadShop(await fake.context())).toMatchObject({
      categories: { ok: true },
      fresh: { ok: false },
      sale: { ok: false },
    });
  });
});

describe("a sale without the lowest price of 30 days", () => {
  const reduced = { ...wireProduct, price: 100, price_sale: 80, is_price_sale_active: true };
  const sale = { ...content, "GET /api/products/cs": () => json([reduced]) };

  test("is shown, and logged once for the operator", async () => {
    const fake = fakeServices(sale);
    for (let context = 0; context < 3; context += 1) {
      const listed = await listProducts(await fake.context(), { list: "sale", page: 1 });
      expect(listed).toMatchObject({ value: { products: [{ price: { net: 100, sale: 80 } }] } });
    }
    expect(fake.log).toMatchObject([{ level: "warn", event: "sale.without-lowest-price" }]);
  });

  test("is an ordinary price if REQUIRE_LOWEST_PRICE is set", async () => {
    const fake = fakeServices(sale, { REQUIRE_LOWEST_PRICE: "true" });
    const listed = await listProducts(await fake.context(), { list: "sale", page: 1 });
    expect(listed).toMatchObject({ value: { products: [{ price: { net: 80, sale: null } }] } });
  });

  test("stays if it has the lowest price", async () => {
    const named = { ...reduced, lowest_price_30d: 90 };
    const fake = fakeServices({ ...sale, "GET /api/products/cs": () => json([named]) });
    const listed = await listProducts(await fake.context(), { list: "sale", page: 1 });
    expect(listed).toMatchObject({ value: { products: [{ price: { sale: 80, lowest30Days: 90 } }] } });
    expect(fake.log).toEqual([]);
  });
});

test("home's vouchers are the products of their category", async () => {
  const fake = fakeServices(content);
  await loadHome(await fake.context());
  expect(fake.calls()).toContain("GET /api/products/cs?category=1&per_page=10");
  const none = fakeServices({ ...content, "GET /api/catalog/category/cs": () => json([]) });
  expect((await loadHome(await none.context())).vouchers).toEqual({ ok: true, value: null });
});

test("a listing requests its page of twenty", async () => {
  const fake = fakeServices(content);
  const choice: ListFilters = { ...noFilters, sort: "cheapest" };
  const listed = await listProducts(await fake.context(), { categoryId: 6, page: 2, choice });
  expect(listed).toMatchObject({ ok: true, value: { total: 21, pages: 2 } });
  expect(fake.calls()).toEqual(["GET /api/products/cs?category=6&sort=cheapest&page=2&per_page=20"]);
});

test("filters go out in the upstream's terms, and the list's own filter wins", async () => {
  const fake = fakeServices(content);
  const query =
    "znacka=b&znacka=a&dostupnost=skladem&parametr=Vazba:%C5%A1it%C3%A1&sleva=1&cena_od=10&kategorie=5";
  const choice = parseFilters(new URLSearchParams(query), "category");
  await listProducts(await fake.context(), { categoryId: 6, page: 1, choice });
  expect(fake.calls()[0]).toBe(
    "GET /api/products/cs?category=6&brand=a&brand=b&availability=in_stock&availability=last_pieces" +
      "&attribute=Vazba%3A%C5%A1it%C3%A1&page=1&sale=1&price_min=10&per_page=20",
  );
});

describe("a brand", () => {
  test.each([
    ["is found by its slug", { data: brands }, "b", { kind: "found", brand: { name: "Bé", logo: null } }],
    ["is missing", { data: brands }, "c", { kind: "missing" }],
    ["is missing where there are none", [], "b", { kind: "missing" }],
  ])("%s", async (_name, answer, slug, expected) => {
    const fake = fakeServices({ "GET /api/brands/cs": () => json(answer) });
    expect(await findBrand(await fake.context(), slug)).toMatchObject(expected);
  });

  test("is unknown while the upstream is down, and missing if it has no brands", async () => {
    const failed = fakeServices({ "GET /api/brands/cs": down });
    expect(await findBrand(await failed.context(), "b")).toEqual({ kind: "failed" });
    const astray = fakeServices({ "GET /api/brands/cs": gone });
    expect(await findBrand(await astray.context(), "b")).toEqual({ kind: "failed" });
    const without = fakeServices({}, { ABSENT_AREAS: "brands" });
    expect(await findBrand(await without.context(), "b")).toEqual({ kind: "missing" });
  });
});

describe("checkout", () => {
  const offer = { description: null, price: 79, tax_rate: { rate: 21 }, image: null };
  const delivery = { id: 2, name: "Zásilkovna", ...offer, requires_branch: true, payments: [3] };
  const payments = [
    { id: 3, name: "Kartou", kind: "card", ...offer },
    { id: 4, name: "Na dobírku", kind: "cod", rounds_to_crowns: true, ...offer },
  ];
  const branch = { id: 5, delivery_id: 2, name: "Infocentrum", street: "a", city: "b", zip: 79999 };
  const offered: Record<string, Answerer> = {
    "GET /api/deliveries/cs": () => json({ data: [delivery] }),
    "GET /api/payments/cs": () => json({ data: payments }),
    "GET /api/branches/cs": () => json({ data: [branch] }),
    "GET /api/lists/countries": () => json({ data: [{ code: "cz", name: "Česko" }] }),
    "GET /api/settings/cs": () => json([]),
  };
  const cart = { id: "cart-1", mark: "mark-1", lines: [], vouchers: [] };

  async function withChoice(choice: Parameters<typeof saveChoice>[1]) {
    const fake = fakeServices(offered);
    const jar = new Jar();
    const context = await fake.context(jar);
    await saveChoice(context, choice);
    jar.take(context);
    return loadCheckout(await fake.context(jar), cart);
  }

  test("requests the deliveries possible for this cart", async () => {
    const fake = fakeServices(offered);
    expect(await loadCheckout(await fake.context(), cart)).toMatchObject({
      ok: true,
      value: {
        deliveries: [{ id: 2, needsBranch: true, price: { net: 79, taxRate: 21 } }],
        payments: [
          { id: 3, roundsToCrowns: false },
          { id: 4, roundsToCrowns: true },
        ],
        countries: [{ code: "CZ" }],
        choice: { deliveryId: null, paymentId: null, branchId: null },
      },
    });
    expect(fake.calls()).toContain("GET /api/deliveries/cs?cart=cart-1");
  });

  test("remembers the choice", async () => {
    const choice = { deliveryId: 2, paymentId: 3, branchId: 5 };
    expect(await withChoice(choice)).toMatchObject({
      value: { choice, gone: { delivery: false, payment: false, branch: false } },
    });
  });

  test("asks again for a choice that is no longer offered or does not fit the other one", async () => {
    expect(await withChoice({ deliveryId: 9, paymentId: 9, branchId: 5 })).toMatchObject({
      value: {
        choice: { deliveryId: null, paymentId: null, branchId: null },
        gone: { delivery: true, payment: true, branch: true },
      },
    });
    expect(await withChoice({ deliveryId: 2, paymentId: 4, branchId: null })).toMatchObject({
      value: { choice: { deliveryId: 2, paymentId: null }, gone: { payment: true } },
    });
  });

  test("needs deliveries, payments and branches, but not the countries", async () => {
    const countries = fakeServices({ ...offered, "GET /api/lists/countries": down });
    expect(await loadCheckout(await countries.context(), cart)).toMatchObject({
      value: { countries: [{ code: "CZ" }] },
    });
    const payless = fakeServices({ ...offered, "GET /api/payments/cs": down });
    expect(await loadCheckout(await payless.context(), cart)).toEqual({ ok: false, error: "failed" });
  });
});

describe("an information page", () => {
  const wire = { slug: "x", title: "Podmínky", body: "<p onclick=x>Text</p>", sample: true };

  test("is sanitized HTML", async () => {
    const fake = fakeServices({ "GET /api/pages/cs/podminky": () => json({ data: wire }) });
    expect(await readPage(await fake.context(), "podminky")).toEqual({
      kind: "found",
      title: "Podmínky",
      html: "<p>Text</p>",
      sections: [],
      sample: true,
      updatedAt: null,
    });
  });

  test("is missing, failed, or not even requested", async () => {
    const fake = fakeServices({ "GET /api/pages/cs/a": gone, "GET /api/pages/cs/b": down });
    expect(await readPage(await fake.context(), "a")).toEqual({ kind: "missing" });
    expect(await readPage(await fake.context(), "b")).toEqual({ kind: "failed" });
    expect(await readPage(await fake.context(), "../../api/me")).toEqual({ kind: "missing" });
    expect(fake.calls()).not.toContain("GET /api/me");
  });
});
