import { describe, expect, test } from "vitest";
import { gross, originalUnitGross, unitGross } from "#app/domain/shop/money.ts";
import type { NetPrice } from "#app/domain/shop/product.ts";
import { readMe } from "#server/upstream/resources/auth.ts";
import { listCarts, readGuestCart } from "#server/upstream/resources/cart.ts";
import { readProduct, readProducts } from "#server/upstream/resources/catalogue.ts";
import { readArticleCategories } from "#server/upstream/resources/blog.ts";
import { readDeliveries, readPayments } from "#server/upstream/resources/checkout.ts";
import { readCountries, readCurrencies } from "#server/upstream/resources/lists.ts";
import { readOrderSummary } from "#server/upstream/resources/orders.ts";
import { readPosters } from "#server/upstream/resources/posters.ts";
import { readProgramme } from "#server/upstream/resources/programme.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import { clientOver } from "../support/fake-context.ts";
import { wireCart, wireLine, wireOrder, wireProduct } from "../support/wire.ts";
import { performanceWire } from "../../screens/performance-wire.ts";

/** Specification §3: every field of its entities is read from the upstream's answers. */

function answering(body: unknown) {
  return clientOver(async () => Response.json(body)).forRequest({ requestId: "r", token: null });
}

const variant = { id: 3, name: "L", price: 500, price_sale: 400, is_price_sale_active: true };

test("a guest's cart has its id, lines, vouchers and temp id", async () => {
  const vouchers = [
    { voucher_id: 7, code: "POTLESK100", voucher_type: "amount", value: 100 },
    { voucher_id: 8, code: "VANTROKY10", voucher_type: "percent", value: 10 },
  ];
  const cart = { ...wireCart([wireLine(2)]), vouchers };
  expect(await readGuestCart(answering(cart), "temp-1")).toMatchObject({
    value: {
      id: "cart-1",
      tempId: "temp-1",
      lines: [{ quantity: 2 }],
      vouchers: [
        { id: 7, code: "POTLESK100", type: "amount", value: 100 },
        { id: 8, code: "VANTROKY10", type: "percent", value: 10 },
      ],
    },
  });
  expect(await listCarts(answering([wireCart([], null)]))).toMatchObject({
    value: [{ id: "cart-1", tempId: null, lines: [], vouchers: [] }],
  });
});

test("a guest's cart may have a signed token as its temp id", async () => {
  const token = `${"a".repeat(300)}.${"b".repeat(500)}`;
  expect(await readGuestCart(answering(wireCart([], token)), token)).toMatchObject({
    value: { tempId: token },
  });
});

test("a cart's line has its product, its variant, its quantity and its note", async () => {
  const line = { ...wireLine(2, "Pro Janu"), variant };
  expect(await readGuestCart(answering(wireCart([line, wireLine(1)])), "temp-1")).toMatchObject({
    value: {
      lines: [
        {
          product: { id: 105, name: "Hrnek Přestávka" },
          variant: { id: 3, name: "L" },
          quantity: 2,
          note: "Pro Janu",
        },
        { variant: null, note: null },
      ],
    },
  });
});

test("an order's line may have the form of a cart's line", async () => {
  const ordered = await readOrderSummary(
    answering(
      wireOrder({
        lines: [{ ...wireLine(2, "Pro Janu"), variant }, wireLine(1)],
        vouchers: [{ code: "POTLESK100", voucher_type: "amount", value: 100 }],
      }),
    ),
    7,
    "abc",
  );
  expect(ordered).toMatchObject({
    value: {
      lines: [
        {
          productId: 105,
          name: "Hrnek Přestávka",
          path: "/105/domov/hrnek-prestavka",
          variantId: 3,
          variantName: "L",
          quantity: 2,
          note: "Pro Janu",
          unitGross: 484,
          originalUnitGross: 605,
          totalGross: 968,
        },
        { variantId: null, quantity: 1, unitGross: 349, totalGross: 349 },
      ],
      vouchers: [{ code: "POTLESK100", discount: 100 }],
    },
  });
});

test.each([
  ["a percentage", { voucher_type: "percent", value: 10 }],
  ["a gift voucher's balance", { voucher_type: "amount", value: 1000, kind: "gift" }],
  ["an amount with an unreadable discount", { voucher_type: "amount", value: 100, discount: "many" }],
])("an order is not read if the discount is missing beside %s", async (_, voucher) => {
  const vouchers = [{ code: "VANTROKY10", ...voucher }];
  expect(await readOrderSummary(answering(wireOrder({ vouchers })), 7, "abc")).toMatchObject({
    ok: false,
  });
});

test("a product has every field of the specification", async () => {
  const wire = {
    ...wireProduct,
    price_sale: 200.5,
    is_price_sale_active: true,
    images: [{ image: "1.svg" }, { image: "2.svg" }],
    description: "<p>Z kameniny.</p>",
    categories: [
      { id: 6, name: "Domov", slug: "domov" },
      { id: 7, name: "Dárky", slug: "darky" },
    ],
  };
  const value = {
    id: 105,
    name: "Hrnek Přestávka",
    slug: "hrnek-prestavka",
    price: { net: 288.4298, sale: 200.5, taxRate: 21 },
    mainImage: "105-hrnek.svg",
    images: ["1.svg", "2.svg"],
    category: { name: "Domov", slug: "domov" },
    categories: [{ slug: "domov" }, { slug: "darky" }],
  };
  const whole = await readProduct(answering({ data: wire }), 105);
  expect(whole).toMatchObject({ value });
  expect(whole.ok && whole.value.descriptionHtml).toContain("Z\u00a0kameniny.");
  const over = { ...wire, is_price_sale_active: false };
  expect(await readProduct(answering({ data: over }), 105)).toMatchObject({
    value: { price: { net: 288.4298, sale: null } },
  });
});

test("a variant has its id, name, price and sale price", async () => {
  const variants = [variant, { ...variant, id: 4, name: "XL", is_price_sale_active: false }];
  expect(await readProduct(answering({ data: { ...wireProduct, variants } }), 105)).toMatchObject({
    value: {
      hasVariants: true,
      variants: [
        { id: 3, name: "L", price: { net: 500, sale: 400, taxRate: 21 } },
        { id: 4, name: "XL", price: { net: 500, sale: null } },
      ],
    },
  });
});

test("images and main image make the gallery, whichever is present", async () => {
  const both = { ...wireProduct, images: [{ image: "1.svg" }], main_image: "m.svg" };
  const onlyMain = { ...wireProduct, images: [], main_image: "m.svg" };
  const onlyImages = { ...wireProduct, images: [{ image: "1.svg" }], main_image: null };
  const neither = { ...wireProduct, images: [], main_image: null };
  const read = await Promise.all(
    [both, onlyMain, onlyImages, neither].map((data) => readProduct(answering({ data }), 105)),
  );
  expect(read.map((item) => item.ok && [item.value.mainImage, item.value.images])).toEqual([
    ["m.svg", ["1.svg"]],
    ["m.svg", ["m.svg"]],
    ["1.svg", ["1.svg"]],
    [null, []],
  ]);
});

test("the settings' entries have names: intro popup, top menu, bottom menu", async () => {
  const sub = { text: "Značky", link: "/eshop/znacky" };
  const settings = [
    { name: "intropopup", value: { active: false } },
    {
      name: "topmenu",
      value: [
        { text: "E-shop", link: "/eshop", submenu: [sub], leave: false },
        { text: "Vstupenky", link: "https://vstupenky.example/", submenu: [], leave: true },
      ],
    },
    {
      name: "bottommenu",
      value: [
        {
          links: [
            { text: "Doprava", link: "/info/doprava-a-platba", leave: false },
            { text: "Město", link: "https://mesto.example/", leave: true },
          ],
        },
      ],
    },
  ];
  expect(await readSettings(answering(settings))).toMatchObject({
    value: {
      introPopup: { active: false },
      topMenu: [
        { text: "E-shop", link: "/eshop", submenu: [sub] },
        { text: "Vstupenky", link: "https://vstupenky.example/", leaves: true, submenu: [] },
      ],
      bottomMenu: [
        {
          links: [
            { text: "Doprava", link: "/info/doprava-a-platba" },
            { text: "Město", link: "https://mesto.example/", leaves: true },
          ],
        },
      ],
    },
  });
});

test("banners have keys of wide and of narrow screens", async () => {
  const banner = (image: string, path: string) => ({
    title: "Vánoce",
    url: "/1/darkove-poukazy",
    path,
    image,
  });
  const posters = {
    "banner.popup_desktop": [banner("siroky.svg", "banner"), banner("s.svg", "../tajne")],
    "banner.popup_mobile": [banner("uzky.svg", "poster")],
  };
  const read = { title: "Vánoce", link: "/1/darkove-poukazy" };
  expect(await readPosters(answering({ data: posters }))).toMatchObject({
    value: {
      popupDesktop: [
        { ...read, folder: "banner", image: "siroky.svg" },
        { ...read, folder: "banner", image: "s.svg" },
      ],
      popupMobile: [{ ...read, folder: "poster", image: "uzky.svg" }],
    },
  });
});

test("a currency has its id, code, symbols, decimals and rate", async () => {
  const dollar = {
    id: 3,
    code: "USD",
    is_default: true,
    symbol_before: "$",
    symbol_after: null,
    decimals: 1,
    rate: 23.5,
  };
  const euro = { ...dollar, id: 2, code: "EUR", is_default: false, symbol_before: null, symbol_after: "€" };
  expect(await readCurrencies(answering({ data: [dollar, euro] }))).toEqual({
    ok: true,
    value: [
      { id: 3, code: "USD", isDefault: true, symbolBefore: "$", symbolAfter: null, decimals: 1, rate: 23.5 },
      { id: 2, code: "EUR", isDefault: false, symbolBefore: null, symbolAfter: "€", decimals: 1, rate: 23.5 },
    ],
  });
});

test("countries and the categories of the blog are lists", async () => {
  expect(await readCountries(answering({ data: [{ code: "cz", name: "Česko" }] }))).toMatchObject({
    value: [{ code: "CZ", name: "Česko" }],
  });
  const category = { id: 2, name: "Zákulisí", slug: "zakulisi" };
  expect(await readArticleCategories(answering({ data: [category] }))).toMatchObject({
    value: [{ name: "Zákulisí", slug: "zakulisi" }],
  });
});

test("the user is the object in the data field, and missing without it", async () => {
  const user = { id: 7, email: "jana@divadlo.example", first_name: "Jana", last_name: "Nová" };
  expect(await readMe(answering({ data: user }))).toMatchObject({
    value: { id: "7", email: "jana@divadlo.example", firstName: "Jana", lastName: "Nová" },
  });
  expect(await readMe(answering({ data: null }))).toMatchObject({ ok: false });
});

test.each(["\ud800", "\0", "\u001b", "\uffff"])("%j in a text is replaced", async (sign) => {
  const named = await readProduct(answering({ data: { ...wireProduct, name: `Hrnek ${sign}` } }), 1);
  expect(named).toMatchObject({ ok: true, value: { name: "Hrnek \ufffd" } });
});

test("a price may be a text, with a decimal point and not with a comma", async () => {
  const read = (price: string) => readProduct(answering({ data: { ...wireProduct, price } }), 1);
  expect(await read("12.50")).toMatchObject({ ok: true, value: { price: { net: 12.5 } } });
  expect(await read("12,50")).toMatchObject({ ok: false, error: { kind: "broken" } });
});

test("no slug has half of a character, and no price is too large to add up", async () => {
  for (const wrong of [{ slug: "hrnek\ud800" }, { price: 1e308 }, { price: "1e16" }]) {
    const read = await readProduct(answering({ data: { ...wireProduct, ...wrong } }), 1);
    expect(read).toMatchObject({ ok: false, error: { kind: "broken" } });
  }
});

describe("a price with tax alone", () => {
  const { price: _price, ...others } = wireProduct;
  const stated = { ...others, price_gross: 349, price_sale_gross: "249.90", lowest_price_30d_gross: 259 };
  const sold = { ...stated, is_price_sale_active: true };
  const shown = (price: NetPrice) => ({
    unit: unitGross(price),
    original: originalUnitGross(price),
    lowest: price.lowest30Days && gross(price.lowest30Days, price.taxRate),
  });
  const whole = { unit: 249.9, original: 349, lowest: 259 };

  test("is that of a card, of a product and of its variants", async () => {
    const variants = [{ id: 3, name: "L", price_gross: 99.99 }];
    const product = await readProduct(answering({ data: { ...sold, variants } }), 1);
    expect(product.ok && shown(product.value.price)).toEqual(whole);
    expect(product.ok && product.value.variants.map((one) => shown(one.price).unit)).toEqual([99.99]);
    const cards = await readProducts(answering({ data: [sold] }), {});
    expect(cards.ok && cards.value.products.map(({ price }) => shown(price))).toEqual([whole]);
  });

  test("is that of a cart's line, with and without a variant", async () => {
    const line = { ...wireLine(1), product: sold };
    const chosen = { ...line, variant: { id: 3, name: "L", price_gross: 33.33 } };
    const cart = await readGuestCart(answering(wireCart([line, chosen])), "temp-1");
    expect(cart.ok && cart.value.lines.map(({ price }) => shown(price).unit)).toEqual([249.9, 33.33]);
  });

  test("is that of a delivery and of a payment", async () => {
    const fee = { id: 1, name: "Kurýr", price_gross: 89, tax_rate: 12 };
    const [delivery, payment] = [
      await readDeliveries(answering({ data: [fee] }), "cart-1"),
      await readPayments(answering({ data: [fee] }), null),
    ];
    expect(delivery.ok && delivery.value.map(({ price }) => unitGross(price))).toEqual([89]);
    expect(payment.ok && payment.value.map(({ price }) => unitGross(price))).toEqual([89]);
  });

  test("is that of a ticket", async () => {
    const categories = [{ variant_id: 1, name: "Balkon", price_gross: 390, tax_rate: 12 }];
    const performance = performanceWire({ id: 1, tickets: { product_id: 5, categories } });
    expect(await readProgramme(answering({ data: [performance] }), "2026-11-21")).toMatchObject({
      value: [{ tickets: { categories: [{ price: 390 }] } }],
    });
  });

  test("gives way to a readable net price", async () => {
    const both = await readProduct(answering({ data: { ...sold, price: 100, price_sale: 50 } }), 1);
    expect(both).toMatchObject({ value: { price: { net: 100, sale: 50 } } });
    const unread = await readProduct(answering({ data: { ...sold, price: "12,50" } }), 1);
    expect(unread.ok && shown(unread.value.price)).toEqual(whole);
  });

  test.each([{}, { price_gross: -1 }, { price_gross: "349 Kč" }])("%o is no price", async (wrong) => {
    expect(await readProduct(answering({ data: { ...others, ...wrong } }), 1)).toMatchObject({ ok: false });
  });
});
