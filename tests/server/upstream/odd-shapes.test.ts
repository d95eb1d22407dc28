import { describe, expect, test } from "vitest";
import { allSeats } from "#app/domain/theatre/seat-plan.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { readMe } from "#server/upstream/resources/auth.ts";
import { putLine, readGuestCart } from "#server/upstream/resources/cart.ts";
import { readProduct } from "#server/upstream/resources/catalogue.ts";
import { readCountries, readCurrencies } from "#server/upstream/resources/lists.ts";
import { readPosters } from "#server/upstream/resources/posters.ts";
import { readProgramme } from "#server/upstream/resources/programme.ts";
import { readSeatPlan } from "#server/upstream/resources/seats.ts";
import * as wire from "#server/upstream/wire.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import { performanceWire } from "../../screens/performance-wire.ts";
import { clientOver } from "../support/fake-context.ts";

/** The shapes that the specification leaves open, each in the spellings that back offices use. */

function answering(body: unknown): Upstream {
  return clientOver(async () => Response.json(body)).forRequest({ requestId: "r", token: "t" });
}

const product = {
  id: 5,
  name: "Plakát",
  slug: "plakat",
  price: 100,
  price_sale: 90,
  is_price_sale_active: false,
  tax_rate: { rate: 21 },
  main_image: "plakat.jpg",
  images: [{ image: "plakat.jpg" }],
  description: "<p>A</p>",
  default_category: { name: "Plakáty", slug: "plakaty" },
  categories: [{ name: "Plakáty", slug: "plakaty" }],
};

test.each([
  ["2026-12-01 19:00:00", "2026-12-01T18:00:00.000Z"],
  ["2026-12-01T19:00:00+01:00", "2026-12-01T19:00:00+01:00"],
])("the time %s of an answer is %s, whatever the zone of this process", (written, instant) => {
  expect(wire.instant.parse(written)).toBe(instant);
});

test("a time that is none is refused", () => {
  expect(wire.instant.safeParse("2026-13-01 19:00").success).toBe(false);
});

describe("the default category", () => {
  test("needs no id", async () => {
    expect(await readProduct(answering({ data: product }), 5)).toMatchObject({
      value: { category: { id: null, name: "Plakáty", slug: "plakaty" }, categories: [{ slug: "plakaty" }] },
    });
  });

  test("of a cart's line is kept", async () => {
    const cart = { id: "c", items: [{ product, quantity: 1 }], vouchers: [] };
    expect(await readGuestCart(answering(cart), "t")).toMatchObject({
      value: { lines: [{ product: { category: { slug: "plakaty" } } }] },
    });
  });
});

describe("a menu's item", () => {
  const child = { text: "Lístky", link: "/vstupenky" };
  async function itemOf(item: object) {
    const read = await readSettings(answering([{ name: "topmenu", value: [{ text: "A", ...item }] }]));
    return read.ok ? read.value.topMenu?.[0] : read;
  }

  test.each([
    ["program", "/program"],
    ["./program", "/program"],
    ["../info/gdpr?a=1#b", "/info/gdpr?a=1#b"],
    ["/program", "/program"],
    ["?q=1", "/?q=1"],
    ["mailto:pokladna@divadlo.example", "mailto:pokladna@divadlo.example"],
    ["TEL:+420123456789", "TEL:+420123456789"],
    ["https://mesto.example/a", "https://mesto.example/a"],
    ["www.mesto.example/a", "https://www.mesto.example/a"],
  ])("links to %s as %s", async (link, expected) => {
    expect(await itemOf({ link })).toMatchObject({ link: expected });
  });

  test.each([
    "#",
    "#nic",
    "",
    " ",
    null,
    undefined,
    7,
    "javascript:alert(1)",
    "data:text/html,a",
    "//jinde.example",
    String.raw`\jinde`,
    "mailto:a b",
  ])("with the link %j has none of its own, and keeps its submenu", async (link) => {
    expect(await itemOf({ link, submenu: [child] })).toMatchObject({ link: null, submenu: [child] });
    expect(await itemOf({ link, submenu: null })).toBeUndefined();
  });

  test.each([null, undefined, [], {}, "x"])("with the submenu %j has none", async (submenu) => {
    expect(await itemOf({ link: "/program", submenu })).toMatchObject({ submenu: [] });
  });
});

describe("settings", () => {
  const menu = [{ text: "A", link: "/a" }];
  test.each([
    ["a list of JSON", [{ name: "topmenu", value: menu }]],
    ["a list of JSON texts", [{ name: "topmenu", value: JSON.stringify(menu) }]],
    ["a list in data", { data: [{ name: "topmenu", value: menu }] }],
    ["a page of a list", { data: { data: [{ name: "topmenu", value: menu }], current_page: 1 } }],
    ["a map", { topmenu: menu }],
    ["a map of JSON texts in data", { data: { topmenu: JSON.stringify(menu), other: 1 } }],
  ])("may be %s", async (_name, body) => {
    expect(await readSettings(answering(body))).toMatchObject({ value: { topMenu: [{ link: "/a" }] } });
  });

  test("of another object are a broken answer", async () => {
    expect(await readSettings(answering({ message: "x" }))).toMatchObject({ ok: false });
  });

  test.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ["1", true],
    ["0", false],
    ["", false],
    ["true", true],
    ["FALSE", false],
    ["off", false],
    ['{"active":true}', true],
    ['{"active":"0"}', false],
    [{ active: 1 }, true],
    [{ enabled: false }, false],
    [{ is_active: "0" }, false],
    [{ show: true }, true],
    [{ visible: 0 }, false],
    [{}, true],
    [{ delay: 3 }, true],
  ])("intropopup %j is %s", async (value, active) => {
    const read = await readSettings(answering([{ name: "intropopup", value }]));
    expect(read).toMatchObject({ value: { introPopup: { active } } });
  });
});

describe("a banner", () => {
  const read = async (banner: object) => readPosters(answering({ "banner.popup_desktop": [banner] }));

  test("without a title is kept for its picture", async () => {
    expect(await read({ url: "/a", path: "banner", image: "a.jpg" })).toMatchObject({
      value: { popupDesktop: [{ title: "", image: "a.jpg", folder: "banner" }] },
    });
    expect(await read({ url: "/a" })).toMatchObject({ value: { popupDesktop: [] } });
  });

  test.each([null, []])(
    "is read beside a list of banners that is %j, without a title and a link",
    async (none) => {
      const body = {
        "banner.popup_desktop": [{ title: null, url: null, image: "a.jpg" }],
        "banner.popup_mobile": none,
      };
      expect(await readPosters(answering({ data: body }))).toMatchObject({
        value: { popupDesktop: [{ title: "", link: null, image: "a.jpg" }], popupMobile: [] },
      });
    },
  );

  test.each([
    ["banner", "banner"],
    ["banners", "banners"],
    ["/images/banner/", "banner"],
    ["upload/popup_2026", "popup_2026"],
    ["", "banner"],
    [null, "banner"],
    ["../tajne", "banner"],
    ["a b", "banner"],
    ["č", "banner"],
  ])("with the path %j is read from the folder %s", async (path, folder) => {
    expect(await read({ title: "A", path, image: "a.jpg" })).toMatchObject({
      value: { popupDesktop: [{ folder }] },
    });
  });
});

describe("the customer", () => {
  test.each([
    ["an id as text", { data: { id: "u-7" } }, { id: "u-7", traits: null }],
    ["an id as a number", { data: { id: 7 } }, { id: "7" }],
    ["no id", { data: { email: "a@b.cz" } }, { id: null, email: "a@b.cz", traits: '[["email","a@b.cz"]]' }],
    ["an id of 0", { data: { id: 0, code: "Z1" } }, { id: null, traits: '[["code","Z1"]]' }],
    ["nothing", { data: {} }, { id: null, email: null, traits: null, scope: [] }],
    ["no data", { id: 3 }, { id: "3" }],
    ["e-mail null", { data: { id: 1, email: null, first_name: 5 } }, { email: null, firstName: null }],
    ["a list of scopes", { data: { scope: ["a", 5, "b"] } }, { scope: ["a", "b"] }],
    ["a map of scopes", { data: { scope: { a: true, b: 0 } } }, { scope: ["a"] }],
    ["a map of scopes as texts", { data: { scope: { a: "1", b: "0" } } }, { scope: ["a"] }],
    ["an odd scope", { data: { scope: "a" } }, { scope: [] }],
  ])("with %s signs in", async (_name, body, expected) => {
    expect(await readMe(answering(body))).toMatchObject({ ok: true, value: expected });
  });

  test.each([
    [[]],
    ["a"],
    [5],
    [null],
    [{ data: null }],
    [{ data: [{ id: 1 }] }],
    [{ success: false }],
    [{ error: "x" }],
  ])("%j is none", async (body) => {
    expect(await readMe(answering(body))).toMatchObject({ ok: false });
  });
});

describe("a cart's row", () => {
  async function cartOf(item: unknown, vouchers: unknown = []) {
    const read = await readGuestCart(answering({ id: 9, items: [item], vouchers }), "t");
    return read.ok ? read.value : read;
  }
  const odd = (of: object, more: object = {}) => ({ product: { ...product, ...of }, quantity: 2, ...more });
  const sale = (isActive: unknown) => ({ price_sale: "80.0000", is_price_sale_active: isActive });
  const relations = (none: unknown) => ({ default_category: none, categories: none, images: none });

  test.each([
    ["product id as a number in a text", odd({ id: "5" }), { product: { id: "5" } }],
    ["product id as a text", odd({ id: "P-105" }), { product: { id: "P-105" } }],
    ["slug null", odd({ slug: null }), { product: { slug: null } }],
    ["tax rate as a number", odd({ tax_rate: "12" }), { price: { taxRate: 12 } }],
    ["tax rate as a text", odd({ tax_rate: { rate: "21.00" } }), { price: { taxRate: 21 } }],
    ["prices as texts", odd({ price: "165.2893", ...sale("1") }), { price: { net: 165.2893, sale: 80 } }],
    ["a sale of the number 1", odd(sale(1)), { price: { sale: 80 } }],
    ["a sale that ended, as a text", odd(sale("0")), { price: { sale: null } }],
    ["relations that are empty lists", odd(relations([])), { product: { category: null } }],
    ["relations that are null", odd(relations(null)), { product: { category: null } }],
    ["variant []", odd({}, { variant: [] }), { variant: null }],
    ["variant {}", odd({}, { variant: {} }), { variant: null }],
    ["variant null", odd({}, { variant: null }), { variant: null }],
    ["variant id as a text", odd({}, { variant: { id: "v1", price: 5 } }), { variant: { id: "v1" } }],
    ["picture null", odd({ main_image: null }), { product: { mainImage: null } }],
  ])("with %s is a line", async (_name, item, line) => {
    const cart = await cartOf(item);
    expect(cart).toMatchObject({ lines: [line] });
    expect(cart).not.toHaveProperty("unread");
  });

  const performance = { id: 1, title: "Revizor", starts_at: "2026-11-24T18:00:00Z" };
  const seats = [{ row: "5. řada", seat: 1 }, { row: 6, seat: "12A" }]; // oxfmt-ignore
  test.each([
    ["seats", { seats, is_together: false }, { seats, isTogether: false }],
    ["seats alone", { seats }, { seats, isTogether: true }],
    ["is_together null", { seats, is_together: null }, { seats, isTogether: true }],
    ["is_together as a text", { seats, is_together: "0" }, { seats, isTogether: false }],
    ["is_together alone", { is_together: false }, undefined],
    ["is_chosen as a text", { seats, is_chosen: "1" }, { seats, isTogether: true, isChosen: true }],
    ["is_chosen that is odd", { seats, is_chosen: [1] }, { seats, isTogether: true }],
    ["seats taken", { seats, seats_taken: seats }, { seats, isTogether: true, taken: seats }],
    ["seats taken alone", { seats_taken: seats }, { seats: [], isTogether: true, taken: seats }],
    ["no seats taken", { seats, seats_taken: [] }, { seats, isTogether: true }],
    ["seats taken as texts", { seats, seats_taken: ["5. řada"] }, { seats, isTogether: true }],
    ["seats taken that are true", { seats, seats_taken: true }, { seats, isTogether: true }],
    ["a seat without a row", { seats: [{ seat: 1 }] }, undefined],
    ["seats as texts", { seats: ["5. řada, místo 1"] }, undefined],
    ["no seats", { seats: [], is_together: true }, undefined],
  ])("with %s of a ticket has them or none", async (_name, more, seating) => {
    const cart = await cartOf(odd({}, { performance, ...more }));
    expect(cart).toMatchObject({ lines: [{ quantity: 2 }] });
    expect("lines" in cart && cart.lines[0]?.seating).toEqual(seating);
  });

  const key = { productId: 5, variantId: null };
  test.each([
    ["tax_rate null", odd({ tax_rate: null }), { key, name: "Plakát", quantity: 2 }],
    ["tax_rate []", odd({ tax_rate: [] }), { key, name: "Plakát" }],
    ["price null", odd({ price: null }), { key }],
    ["quantity null", odd({}, { quantity: null }), { key, quantity: null }],
    ["product id null", odd({ id: null }), { key: null, name: "Plakát" }],
    ["name null", odd({ name: null }), { key, name: null }],
    ["variant without an id", odd({}, { variant: { name: "Velký" } }), { key: null, name: "Plakát, Velký" }],
    ["variant without a price", odd({}, { variant: { id: 3 } }), { key: { productId: 5, variantId: 3 } }],
    ["product null", { product: null, quantity: 1 }, { key: null, name: null, quantity: 1 }],
    ["null instead of it", null, { key: null, name: null, quantity: null }],
  ])("with %s is kept apart, as far as it is known", async (_name, item, line) => {
    expect(await cartOf(item)).toMatchObject({ lines: [], unread: { lines: [line], vouchers: [] } });
  });

  test("is read from a cart in data, whose vouchers are null", async () => {
    const cart = { id: 9, items: [odd({})], vouchers: null };
    expect(await readGuestCart(answering({ data: cart }), "t")).toMatchObject({
      value: { lines: [{ quantity: 2 }], vouchers: [] },
    });
  });

  test("that changed is read from data, with its quantities as texts", async () => {
    const change = { productId: 5, variantId: null, note: null, quantity: 3 };
    const data = { product, variant: [], quantity: "3", original_quantity: "1" };
    expect(await putLine(answering({ data }), "c", change)).toMatchObject({
      value: { name: "Plakát", variantName: null, quantity: 3, before: 1 },
    });
  });

  test.each([
    ["null", null, []],
    ["a map", { 3: odd({}) }, [{ quantity: 2 }]],
    ["a list in data", { data: [odd({})] }, [{ quantity: 2 }]],
  ])("in items that are %s is read", async (_name, items, lines) => {
    expect(await readGuestCart(answering({ id: "c", items }), "t")).toMatchObject({ value: { lines } });
  });

  test.each(["x", 5, undefined])("in items that are %j is one that cannot be read", async (items) => {
    expect(await readGuestCart(answering({ id: "c", items }), "t")).toMatchObject({
      value: { id: "c", lines: [], unread: { lines: [{ key: null }] } },
    });
  });

  test.each([
    ["id as a text", { voucher_id: "V-1" }, { id: "V-1" }],
    ["no id", { voucher_id: undefined }, { id: null }],
    ["value as a text", { value: "50.00" }, { value: 50 }],
    ["type in capitals", { voucher_type: "PERCENT" }, { type: "percent" }],
    ["code as a number", { code: 2026 }, { code: "2026" }],
    ["no kind, as a discount", {}, { kind: "discount" }],
    ["the kind of a gift, as a payment", { kind: "gift" }, { kind: "gift" }],
    ["the kind of a promotion", { kind: "promo" }, { kind: "discount" }],
    ["a kind that is not known, as a discount", { kind: "loyalty" }, { kind: "discount" }],
    ["a kind that is no text, as a discount", { kind: { gift: true } }, { kind: "discount" }],
    [
      "a percentage of a gift, as a discount",
      { kind: "gift", voucher_type: "percent" },
      { kind: "discount" },
    ],
  ])("of a voucher with %s is read", async (_name, of, expected) => {
    const voucher = { voucher_id: 1, code: "SLEVA", voucher_type: "amount", value: 50, ...of };
    expect(await cartOf(odd({}), [voucher])).toMatchObject({ vouchers: [expected] });
  });

  test.each([
    ["value null", { value: null }],
    ["an unknown type", { voucher_type: "points" }],
    ["no type", { voucher_type: undefined }],
  ])("of a voucher with %s is kept apart", async (_name, of) => {
    const voucher = { voucher_id: "V-1", code: "SLEVA", voucher_type: "amount", value: 50, ...of };
    expect(await cartOf(odd({}), { a: voucher })).toMatchObject({
      vouchers: [],
      unread: { lines: [], vouchers: [{ id: "V-1", code: "SLEVA" }] },
    });
  });
});

describe("a plan of seats", () => {
  const seat = { id: 7, name: 1, column: 1, variant_ids: [1, "b"], state: "free", kind: "standard", note: null }; // oxfmt-ignore
  const planOf = (...seats: unknown[]) => ({ sections: [{ name: "Sál", rows: [{ name: 5, seats }] }] });
  async function seatsOf(...seats: unknown[]) {
    const read = await readSeatPlan(answering(planOf(...seats)), 1);
    return read.ok ? allSeats(read.value) : read;
  }

  test.each([
    ["ids as texts", { id: "A-7", name: "12b" }, { id: "A-7", name: "12b", variantIds: [1, "b"] }],
    ["an unknown state, which nobody can choose", { state: "held" }, { state: "blocked" }],
    ["no state, which nobody can choose", { state: undefined }, { state: "blocked" }],
    ["an unknown kind, which is none", { kind: "sofa" }, { kind: "standard" }],
    ["no kind", { kind: undefined }, { kind: "standard" }],
    ["a column as a text", { column: "12" }, { column: 12 }],
    ["no categories", { variant_ids: null }, { variantIds: [] }],
    ["one category that is no id", { variant_ids: [{}, 1] }, { variantIds: [1] }],
    ["a note of lines", { note: " za\tsloupem\n\nvlevo " }, { note: "za sloupem vlevo" }],
    ["an empty note", { note: " \n" }, { note: null }],
    ["a note that is no text", { note: 5 }, { note: null }],
  ])("has a seat with %s", async (_name, more, expected) => {
    expect(await seatsOf({ ...seat, ...more })).toMatchObject([{ row: 5, state: "free", ...expected }]);
  });

  test.each([
    ["no id", { id: null }],
    ["an id of 0", { id: 0 }],
    ["no name", { name: undefined }],
    ["no column", { column: null }],
    ["a column before the first", { column: -1 }],
    ["a column between two", { column: 1.5 }],
    ["the id of another", { id: "7" }],
  ])("is without a seat that has %s", async (_name, more) => {
    expect(await seatsOf(seat, { ...seat, id: 8, column: 2, ...more })).toMatchObject([{ id: 7 }]);
  });

  test("has seats from the left, without empty rows and parts", async () => {
    const rows = [
      { name: "1. řada", seats: [{ ...seat, id: 9, column: 3 }, seat] },
      { name: "2. řada", seats: [] },
      { name: null, seats: [seat] },
    ];
    const odd = [{ name: "Sál", rows }, { name: "Balkon", rows: [] }, { rows }]; // oxfmt-ignore
    const read = await readSeatPlan(answering({ data: { sections: odd } }), 1);
    expect(read).toMatchObject({
      value: { sections: [{ name: "Sál", rows: [{ name: "1. řada", seats: [{ id: 7 }, { id: 9 }] }] }] },
    });
    expect(read.ok && [read.value.sections.length, read.value.sections[0]?.rows.length]).toEqual([1, 1]);
  });

  test.each([{}, [], { sections: null }, { sections: {} }, planOf({ id: 1 })])(
    "of %j cannot be read",
    async (body) => {
      expect(await readSeatPlan(answering(body), 1)).toMatchObject({ ok: false });
    },
  );

  test.each([
    [true, true],
    ["1", true],
    [undefined, false],
    [null, false],
    ["ne", false],
    [{}, false],
  ])("exists for tickets whose has_plan is %j: %s", async (hasPlan, expected) => {
    const categories = [{ variant_id: 1, name: "A", price: 100, tax_rate: 12 }];
    const evening = performanceWire({ id: 1, tickets: { product_id: 5, categories, has_plan: hasPlan } });
    expect(await readProgramme(answering([evening]), "2026-11-21")).toMatchObject({
      value: [{ tickets: { hasPlan: expected } }],
    });
  });
});

describe("lists", () => {
  test.each([
    ["with codes", { code: "cz", name: "Česko" }, "CZ"],
    ["with ids", { id: 1, name: "Česko" }, "1"],
    ["with ids as text", { id: "cze-1", code: null, name: "Česko" }, "cze-1"],
  ])("of countries %s are usable", async (_name, country, code) => {
    for (const body of [[country], { data: [country] }, { data: { data: [country], total: 1 } }]) {
      expect(await readCountries(answering(body))).toMatchObject({ value: [{ code, name: "Česko" }] });
    }
  });

  test("leave out a country without a code and an id", async () => {
    expect(
      await readCountries(answering([{ name: "Česko" }, { code: "SK", name: "Slovensko" }])),
    ).toMatchObject({
      value: [{ code: "SK" }],
    });
  });

  test("may have numbers as text", async () => {
    const euro = { id: "2", is_default: "1", code: "EUR", rate: "25.30", decimals: "2" };
    expect(await readCurrencies(answering([euro]))).toMatchObject({
      value: [{ id: "2", isDefault: true, rate: 25.3, decimals: 2 }],
    });
  });
});

test.each([
  ["plakát (1).jpg", true],
  ["[2026] nový plakát.pdf", true],
  ["2026/jaro/plakát.jpg", true],
  ["100 % sleva.jpg", true],
  ["a'b&c+d#e?f.jpg", true],
  ["", false],
  ["/etc/passwd", false],
  ["a//b.jpg", false],
  ["a/", false],
  ["..", false],
  ["a/../b.jpg", false],
  [".env", false],
  ["a/.git/config", false],
  [String.raw`a\b.jpg`, false],
  ["%2e%2e/a.jpg", false],
  ["a%00.jpg", false],
  ["a\0.jpg", false],
  ["a\nb.jpg", false],
  ["https://jinde.example/a.jpg", false],
  [`${"a/".repeat(9)}b.jpg`, false],
  ["a".repeat(301), false],
])("a picture's name %j is kept: %s", async (name, isKept) => {
  const read = await readProduct(answering({ ...product, main_image: name, images: [] }), 5);
  expect(read).toMatchObject({ value: { mainImage: isKept ? name : null } });
});
