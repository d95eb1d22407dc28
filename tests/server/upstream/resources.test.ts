import { describe, expect, test } from "vitest";
import { readMe } from "#server/upstream/resources/auth.ts";
import { listCarts, putLine, readGuestCart } from "#server/upstream/resources/cart.ts";
import { readCategories, readProduct, readProducts } from "#server/upstream/resources/catalogue.ts";
import { readCurrencies } from "#server/upstream/resources/lists.ts";
import { readPosters } from "#server/upstream/resources/posters.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import { clientOver, type LogLine } from "../support/fake-context.ts";
import { wireCart, wireLine, wireProduct } from "../support/wire.ts";

function answering(body: unknown) {
  const log: LogLine[] = [];
  const client = clientOver(async () => Response.json(body), { log });
  return { upstream: client.forRequest({ requestId: "r", token: null }), log };
}

describe("carts", () => {
  test("are read in our names", async () => {
    const { upstream } = answering(wireCart([wireLine(2, "Pro Janu")]));
    expect(await readGuestCart(upstream, "t")).toMatchObject({
      ok: true,
      value: {
        id: "cart-1",
        tempId: "temp-1",
        lines: [
          {
            product: { id: 105, category: { slug: "domov" }, deliveredByEmail: false },
            variant: null,
            price: { net: 288.4298, sale: null, taxRate: 21 },
            quantity: 2,
            note: "Pro Janu",
          },
        ],
      },
    });
  });

  test("have the price of their variant, if any, and its sale only while it is on", async () => {
    const variant = { id: 3, name: "L", price: 500, price_sale: 400, is_price_sale_active: true };
    const off = { ...variant, is_price_sale_active: false };
    const { upstream } = answering(
      wireCart([
        { ...wireLine(1), variant },
        { ...wireLine(1), variant: off },
      ]),
    );
    expect(await readGuestCart(upstream, "t")).toMatchObject({
      value: { lines: [{ price: { net: 500, sale: 400 } }, { price: { net: 500, sale: null } }] },
    });
  });

  test("keep an unreadable line apart, because the total would be wrong without it", async () => {
    const { upstream, log } = answering(wireCart([wireLine(2), { ...wireLine(1), quantity: "many" }]));
    expect(await readGuestCart(upstream, "t")).toMatchObject({
      value: { lines: [{ quantity: 2 }], unread: { lines: [{ quantity: null }], vouchers: [] } },
    });
    expect(log).toMatchObject([
      {
        event: "upstream.dropped",
        fields: { where: ["items.1.quantity: Invalid input: expected number, received NaN"] },
      },
    ]);
  });

  test("may have the engine's own sums, each of them or none", async () => {
    const of = async (total: unknown, discount: unknown) => {
      const code = { voucher_id: 1, code: "A", voucher_type: "percent", value: 10, discount };
      const cart = { ...wireCart([{ ...wireLine(2), total }]), vouchers: [code] };
      const read = await readGuestCart(answering(cart).upstream, "t");
      return read.ok && [read.value.lines[0]?.total, read.value.vouchers[0]?.discount, read.value.unread];
    };
    expect(await of("697.9949", 69.8)).toEqual([697.99, 69.8, undefined]);
    expect(await of(undefined, null)).toEqual([undefined, undefined, undefined]);
    expect(await of("free", -1)).toEqual([undefined, undefined, undefined]);
  });

  test("have amounts and percentages of two decimals, whatever the engine computes with", async () => {
    const vouchers = [
      { voucher_id: 1, code: "A", voucher_type: "amount", value: 575.5865770423992 },
      { voucher_id: 2, code: "B", voucher_type: "percent", value: 33.333333333333336 },
    ];
    const product = { ...wireLine(1).product, tax_rate: { rate: 7.000000000000001 } };
    const discounts = [{ name: "C", amount: "0.005" }];
    const cart = { ...wireCart([{ ...wireLine(1), product }]), vouchers, discounts, total: 1038.0753 };
    expect(await readGuestCart(answering(cart).upstream, "t")).toMatchObject({
      value: {
        lines: [{ price: { taxRate: 7 } }],
        vouchers: [{ value: 575.59 }, { value: 33.33 }, { value: 0.01 }],
        total: 1038.08,
      },
    });
  });

  test("may be bare or wrapped, with numbers as text and optional fields missing", async () => {
    const { vouchers: _, ...bare } = wireCart([{ ...wireLine(1), quantity: "2" }], null);
    expect(await listCarts(answering({ data: [bare] }).upstream)).toMatchObject({
      value: [{ tempId: null, vouchers: [], lines: [{ quantity: 2 }] }],
    });
  });

  test("a line with no pieces is left out", async () => {
    const cart = wireCart([{ ...wireLine(1), quantity: 0 }, wireLine(2)], null);
    const read = await listCarts(answering({ data: [cart] }).upstream);
    expect(read.ok && read.value[0]?.lines).toHaveLength(1);
  });

  test("a changed line is read with and without optional fields", async () => {
    const change = { productId: 1, variantId: null, note: null, quantity: 5 };
    const whole = { product: { name: "Hrnek" }, variant: null, quantity: 3, original_quantity: 1 };
    expect(await putLine(answering(whole).upstream, "c", change)).toMatchObject({
      value: { name: "Hrnek", variantName: null, quantity: 3, before: 1 },
    });
    expect(await putLine(answering({ quantity: 0 }).upstream, "c", change)).toMatchObject({
      value: { name: null, quantity: 0, before: null },
    });
  });
});

describe("products", () => {
  test("an unreadable card costs one card", async () => {
    const { upstream, log } = answering({
      data: [wireProduct, { ...wireProduct, id: "x" }, { ...wireProduct, tax_rate: null }],
      meta: { total: 3, page: 1, pages: 1 },
    });
    expect(await readProducts(upstream, {})).toMatchObject({ value: { products: [{ id: 105 }], total: 3 } });
    expect(log).toMatchObject([{ event: "upstream.dropped", fields: { count: 2 } }]);
  });

  test("a card with a variant has variants, whatever it says", async () => {
    const card = { ...wireProduct, has_variants: false, variants: [{ id: "S" }] };
    expect(await readProducts(answering([card]).upstream, {})).toMatchObject({
      value: { products: [{ hasVariants: true }] },
    });
  });

  test("a list without meta is its only page", async () => {
    expect(await readProducts(answering([wireProduct]).upstream, {})).toMatchObject({
      value: { total: 1, page: 1, pages: 1 },
    });
  });

  test("unknown values and missing optional fields break nothing", async () => {
    const bare = {
      id: 9,
      name: "N",
      slug: "n",
      price: 10,
      tax_rate: { rate: 0 },
      availability: { code: "on_the_moon" },
    };
    expect(await readProduct(answering({ data: bare }).upstream, 9)).toMatchObject({
      value: {
        availability: { code: "unknown", quantity: null },
        category: null,
        images: [],
        variants: [],
        manufacturer: null,
        descriptionHtml: null,
      },
    });
  });

  test("a food's facts are read, an invalid table of nutrition costs only itself", async () => {
    const values = [{ name: "Energie", value: "1 kJ" }];
    const food = {
      name: "Med",
      net_quantity: "250 g",
      nutrition: [{ per: "100 g", values }, "x"],
    };
    const maker = { name: "A", address: "B", email: "c@d.example" };
    const read = await readProduct(
      answering({ data: { ...wireProduct, food, responsible_person: maker } }).upstream,
      1,
    );
    expect(read).toMatchObject({
      value: {
        food: {
          name: "Med",
          netQuantity: "250 g",
          operator: null,
          nutrition: [{ kind: null, per: "100 g", values }],
          nutritionExemption: null,
        },
        responsiblePerson: maker,
      },
    });
    const odd = answering({
      data: { ...wireProduct, food: { name: "Med" }, responsible_person: "A" },
    }).upstream;
    expect(await readProduct(odd, 1)).toMatchObject({ value: { food: null, responsiblePerson: null } });
  });

  test("an invalid optional field is left out", async () => {
    const odd = {
      ...wireProduct,
      main_image: "../../etc/passwd",
      brand: 5,
      images: [{ image: "a.svg" }, { image: "/b" }, "c.png", 7],
      description: "<p>a</p><script>x</script>",
      unit_price: { gross: "x" },
    };
    expect(await readProduct(answering({ data: odd }).upstream, 1)).toMatchObject({
      value: {
        mainImage: "a.svg",
        brand: null,
        images: ["a.svg", "c.png"],
        descriptionHtml: "<p>a</p>",
        unitPrice: null,
      },
    });
  });

  test.each([[{}], [{ data: { id: 1 } }], [{ data: null }], [[]], ["x"], [null]])(
    "without a required field the answer is a broken one: %j",
    async (body) => {
      expect(await readProduct(answering(body).upstream, 1)).toMatchObject({ error: { kind: "broken" } });
    },
  );

  test("the query has the chosen parameters and no more", async () => {
    const calls: string[] = [];
    const client = clientOver(async ({ url }) => {
      calls.push(new URL(url).search);
      return Response.json([]);
    });
    const upstream = client.forRequest({ requestId: "r", token: null });
    await readProducts(upstream, { list: "sale", page: 2, perPage: 20 });
    await readProducts(upstream, { category: 6, sort: "cheapest" });
    expect(calls).toEqual(["?list=sale&page=2&per_page=20", "?category=6&sort=cheapest"]);
  });
});

describe("settings", () => {
  test("come as JSON or as JSON text, and unsafe links are left out", async () => {
    const { upstream } = answering([
      {
        name: "topmenu",
        value: JSON.stringify([
          {
            text: "E-shop",
            link: "/eshop",
            leave: false,
            submenu: [{ text: "x", link: "//evil", leave: 1 }],
          },
          { text: "Zlo", link: "javascript:alert(1)" },
        ]),
      },
      {
        name: "bottommenu",
        value: [{ title: "Nákup", links: [{ text: "a", link: "https://x.example/", leave: 1 }] }],
      },
      { name: "theatre", value: { name: "Divadlo Na Vantrokách", city: "Doubravín" } },
      { name: "boxoffice", value: { special: [{ from: "x", to: "y", heading: "", text: "" }] } },
      { name: "ours", value: "{not json" },
    ]);
    expect(await readSettings(upstream)).toMatchObject({
      value: {
        theatre: { name: "Divadlo Na Vantrokách", street: "", ico: null },
        topMenu: [{ text: "E-shop", link: "/eshop", submenu: [] }],
        bottomMenu: [{ title: "Nákup", links: [{ link: "https://x.example/", leaves: true }] }],
        specialHours: [],
        social: null,
      },
    });
  });

  test("special hours that cannot be read are none, not the built-in ones", async () => {
    const special = [{ from: "x", to: "y", heading: "", text: "" }];
    for (const value of [{ special }, { special: [] }])
      expect(await readSettings(answering([{ name: "boxoffice", value }]).upstream)).toMatchObject({
        value: { specialHours: [] },
      });
    expect(await readSettings(answering([{ name: "boxoffice", value: {} }]).upstream)).toMatchObject({
      value: { specialHours: null },
    });
  });

  test("an unreadable entry costs that entry", async () => {
    const { upstream } = answering([
      { name: "theatre", value: 5 },
      { name: "intropopup", value: { active: true } },
    ]);
    expect(await readSettings(upstream)).toMatchObject({
      value: { theatre: null, introPopup: { active: true } },
    });
  });
});

test("banners without a list are none, and their links are checked", async () => {
  const home = [{ title: "Vánoce", url: "javascript:x", image: "a.svg", path: "banner" }];
  expect(await readPosters(answering({ data: { "banner.home": home } }).upstream)).toMatchObject({
    value: { home: [{ title: "Vánoce", link: null, image: "a.svg" }], popupDesktop: [], popupMobile: [] },
  });
});

test("a currency without a rate is left out: prices would be wrong", async () => {
  const czk = { id: 1, code: "CZK", is_default: true, rate: 1, symbol_after: "Kč" };
  const { upstream } = answering({ data: [czk, { id: 2, code: "EUR", rate: 0 }] });
  expect(await readCurrencies(upstream)).toMatchObject({
    value: [{ code: "CZK", decimals: 2, symbolBefore: null }],
  });
});

test("categories may lack optional fields", async () => {
  expect(
    await readCategories(answering({ data: [{ id: "6", name: "Domov", slug: "domov" }] }).upstream),
  ).toEqual({
    ok: true,
    value: [{ id: "6", name: "Domov", slug: "domov", description: null, image: null, count: null }],
  });
});

test.each([
  [["orders"], ["orders"]],
  [{ orders: true, admin: false }, ["orders"]],
  [undefined, []],
])("a user's scope may be a list or a map: %j", async (scope, expected) => {
  const { upstream } = answering({ data: { id: 1, email: "jana@divadlo.example", scope } });
  expect(await readMe(upstream)).toMatchObject({ value: { scope: expected } });
});
