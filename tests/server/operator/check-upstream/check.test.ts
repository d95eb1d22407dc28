import { describe, expect, test } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import { linesOf, runCheck } from "#server/operator/check-upstream/command.ts";
import { endpoints, areas } from "#server/upstream/endpoints.ts";
import type { Call } from "#server/upstream/adapter.d.ts";
import { json } from "../../../support/fake-upstream.ts";
import { performanceWire } from "../../../screens/performance-wire.ts";
import { base, cartOf, check, lineWith, voucher } from "./small-office.ts";

test("the site can use a back office with the specification's calls alone", async () => {
  const { report, exitCode } = await check({}, ["--cart", "temp-1", "--token", "t"]);
  expect(exitCode).toBe(0);
  expect(report.calls.map(({ call }) => call)).toEqual(Object.keys(endpoints));
  const worked = report.calls.filter(({ verdict }) => verdict === "works").map(({ call }) => call);
  const readings = "guestCart carts categories articleCategories currencies countries settings posters me";
  expect(worked).toEqual(readings.split(" "));
  expect(report.calls.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  expect(areas.filter((area) => !report.absentAreas.includes(area))).toEqual([
    "newsletter",
    // Absent by itself, until the settings or the adapter name it.
    "resend",
    "accounts",
    "line-notes",
  ]);
  expect(report.notTried).toContain("putLine");
  expect(linesOf(report).at(-1)).toBe(
    "The site can use what was tried. 9 of the 17 required calls were not: newGuestCart, createCart, deleteCart, putLine, addVoucher, removeVoucher, subscribe, logIn, logOut (--changes, --login, --voucher).",
  );
});

test("the count of required calls is that of the names behind it", async () => {
  const { report } = await check({}, ["--token", "t"]);
  const last = linesOf(report).at(-1) ?? "";
  const [, count, names = ""] = /tried\. (\d+) of the 17 .* not: ([^(]*) \(/u.exec(last) ?? [];
  expect(names).toContain("newGuestCart/guestCart");
  expect(names.split(", ")).toHaveLength(Number(count));
});

const named = [{ name: "resend", value: true }];

test.each([
  ["nothing names it", [], {}, "absent", /^neither the settings nor the adapter say that it is there$/u],
  ["the settings do", named, {}, "not tried", /try it on the site$/u],
  ["they say no", [{ name: "resend", value: "0" }], {}, "absent", /^neither/u],
  ["it is switched off", named, { env: { ABSENT_AREAS: "resend" } }, "absent", /^switched off/u],
  [
    "the adapter does",
    [],
    { adapter: { calls: { resendOrders: (call: Call) => call.own() } } },
    "not tried",
    /try it on the site$/u,
  ],
] as const)("the call that sends orders again, if %s", async (_where, settings, options, verdict, reason) => {
  const { report } = await check({ "/api/settings/cs": settings }, [], options);
  const row = report.calls.find(({ call }) => call === "resendOrders");
  expect(row).toEqual({
    call: "resendOrders",
    request: "POST /api/orders/resend",
    verdict,
    reason: expect.stringMatching(reason),
  });
});

test("each call has a line with its verdict, its address and the reason", async () => {
  const { report } = await check({
    "/api/catalog/category/cs": {
      data: [
        { id: 1, name: "", slug: "a" },
        { id: 2, name: "Domov", slug: "domov" },
      ],
    },
  });
  const lines = linesOf(report);
  expect(lines[0]).toBe(base);
  for (const line of [
    "works      settings             GET /api/settings/cs",
    "wrong      categories           GET /api/catalog/category/cs  – left out: 0.name: Too small: expected string to have >=1 characters",
    "absent     brands               GET /api/brands/cs  – it answers 404",
    "not tried  me                   GET /api/me  – needs --login or --token T",
  ])
    expect(lines).toContain(line);
});

test("the line of the programme counts the dates that the shop sells", async () => {
  const category = { variant_id: 9, name: "Přízemí", price: 500, tax_rate: { rate: 12 } };
  const tickets = { product_id: 8, categories: [category] };
  const dates = [{ tickets }, { tickets: { ...tickets, product_id: null } }, {}];
  const data = dates.map((date, index) => performanceWire({ id: index + 1, ...date }));
  const { report } = await check({ "/api/programme/cs": { data } });
  expect(linesOf(report)).toContainEqual(
    expect.stringMatching(
      /^works +programme .* – the shop sells tickets of 1 of 3 dates; \[\]\.tickets: object, not read$/u,
    ),
  );
});

test("the check names times without an offset once for all rows", async () => {
  const times = ["2026-12-01T19:00:00", "2026-12-02 19:00", "2026-12-03T19:00:00+01:00"];
  const data = times.map((starts_at, index) => performanceWire({ id: index + 1, starts_at }));
  const { report } = await check({ "/api/programme/cs": { data } });
  expect(report.calls.find(({ call }) => call === "programme")).toMatchObject({
    verdict: "works",
    reason:
      "no offset, so it is taken for Prague's time: *.starts_at; the shop sells tickets of 0 of 3 dates",
  });
});

test("the check names optional fields that nobody can read, once for all rows", async () => {
  const cast = [{ role: "Hamlet", name: "Jan Novák", person: { id: 1 } }];
  const lost = { note: 5, price: "od 200 Kč", cast, access: null, ticket_url: "" };
  const data = [1, 2].map((id) => performanceWire({ id, ...lost }));
  const { call, exitCode } = await check({ "/api/programme/cs": { data } });
  expect(call("programme")).toMatchObject({
    verdict: "works",
    reason:
      "the shop sells tickets of 0 of 2 dates; [].price: text, not read; [].note: number, not read; [].cast[].person: object, not read",
  });
  expect(exitCode).toBe(0);
});

test("beside rows that are left out, the check names the fields of the others", async () => {
  const data = [
    { id: 1, name: "", image: 1 },
    { id: 2, name: "Domov", slug: "domov", image: ["a.jpg"] },
  ];
  const { call } = await check({ "/api/catalog/category/cs": { data } });
  expect(call("categories")).toMatchObject({
    verdict: "wrong",
    reason: expect.stringMatching(/^left out: 0\.name: [^[]*; \[\]\.image: list, not read$/u),
  });
});

test("it names the entries of the settings, and their fields", async () => {
  const theatre = { name: "Divadlo", phone: 777123456 };
  const entries = { theatre, accounts: "yes", boxoffice: JSON.stringify({ regular: "9–17" }) };
  const { call } = await check({ "/api/settings/cs": entries });
  expect(call("settings")).toMatchObject({
    verdict: "works",
    reason: "accounts: text, not read; theatre.phone: number, not read; boxoffice.regular: text, not read",
  });
});

test("it names the fields of a cart's lines, and of a customer", async () => {
  const cart = "/api/cart/anonymous/cs/temp-1";
  const me = { data: { id: 9, email: "jana@example.cz", phone: { mobile: "777123456" } } };
  const office = { [cart]: cartOf([lineWith({ brand: "Keramika" }), null]), "/api/me": me };
  const { call } = await check(office, ["--cart", "temp-1", "--token", "t"]);
  expect(call("guestCart")?.reason).toMatch(/; items\[\]\.product\.brand: text, not read$/u);
  expect(call("me")).toMatchObject({ verdict: "works", reason: "phone: object, not read" });
});

test("what is absent is printed as the setting that says so", async () => {
  const there = { "/api/brands/cs": { data: [] }, "/api/me/company": { data: null } };
  const { report } = await check(there, ["--token", "t"]);
  const printed = linesOf(report).find((line) => line.startsWith("ABSENT_AREAS="));
  const { absentAreas } = readConfig({ ABSENT_AREAS: printed?.split("=")[1] });
  expect(absentAreas).toEqual(expect.arrayContaining(["people", "addresses"]));
  expect(absentAreas).not.toContain("brands");
  expect(absentAreas).not.toContain("company");
});

test.each([404, 405, 501])(
  "an indispensable call that answers %d is missing, and the exit code is 1",
  async (status) => {
    const { report, exitCode, call } = await check({ "/api/lists/currencies": () => json({}, status) });
    expect(call("currencies")).toMatchObject({ verdict: "missing", reason: `it answers ${status}` });
    expect(report.isRight).toBe(false);
    expect(exitCode).toBe(1);
  },
);

test.each(["posters", "countries", "articleCategories", "subscribe"] as const)(
  "%s of the specification may be absent, by its answer or by the adapter",
  async (name) => {
    const { path } = endpoints[name];
    const without = await check({ [path.replace("{locale}", "cs")]: () => json({}, 404) });
    expect(without.exitCode).toBe(0);
    const { call, exitCode } = await check({}, [], { adapter: { absent: [name] } });
    expect(call(name)).toMatchObject({
      verdict: "absent",
      reason: "switched off by the adapter or ABSENT_AREAS",
    });
    expect(exitCode).toBe(0);
  },
);

test("--login signs in by standard input, makes a customer's calls and signs out", async () => {
  const bodies: string[] = [];
  const office = {
    "POST /api/auth/login": (_: Request, { body }: { body: string }) => {
      bodies.push(body);
      return json({ token: "t" });
    },
    "/api/auth/logout": {},
  };
  const { call, calls } = await check(office, ["--login"], { input: "jana@example.cz\nheslo 1\n" });
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ email: "jana@example.cz", password: "heslo 1" }]);
  for (const name of ["logIn", "me", "carts", "logOut"]) expect(call(name)?.verdict).toBe("works");
  expect(calls.at(-1)).not.toContain("heslo");
  const refused = await check(
    { "POST /api/auth/login": () => json({ error: "invalid_credentials" }, 401) },
    ["--login"],
    { input: "jana@example.cz\nnic\n" },
  );
  expect(refused.call("logIn")).toMatchObject({ verdict: "wrong", reason: expect.stringContaining("401") });
  expect(refused.call("me")).toMatchObject({ verdict: "not tried" });
});

test("the line has the status of an answer that the adapter makes of another one", async () => {
  const brands = async ({ get, refuse }: Call) => {
    await get("/graphql");
    refuse(409, "no_such_thing");
  };
  const { call } = await check({ "/graphql": {} }, [], { adapter: { calls: { brands } } });
  expect(call("brands")).toMatchObject({ verdict: "wrong", reason: "it answers 409 (no_such_thing)" });
});

describe("an incomplete reading is wrong, with the paths that zod names", () => {
  const cart = "/api/cart/anonymous/cs/temp-1";
  const menu = (item: object) => [{ name: "topmenu", value: [{ text: "Divadlo", leave: false, ...item }] }];
  test.each<[string, string, string, unknown, string | null]>([
    ["a price as text", "guestCart", cart, cartOf([lineWith({ price: "100.50" })]), null],
    [
      "a price with its currency",
      "guestCart",
      cart,
      cartOf([lineWith({ price: "100 Kč" })]),
      "product.price: ",
    ],
    ["a line without price", "guestCart", cart, cartOf([lineWith({ price: undefined })]), "product.price: "],
    [
      "a line without tax rate",
      "guestCart",
      cart,
      cartOf([lineWith({ tax_rate: null })]),
      "product.tax_rate: ",
    ],
    ["a line of nothing", "guestCart", cart, cartOf([null]), "items.0: "],
    [
      "a voucher without value",
      "guestCart",
      cart,
      cartOf([], [{ ...voucher, value: null }]),
      "left out: vouchers.0.value: ",
    ],
    [
      "a discount without amount",
      "guestCart",
      cart,
      {
        ...cartOf([]),
        discounts: [
          { name: "Sleva", amount: 5 },
          { name: "Sleva", amount: "pět" },
        ],
      },
      "left out: discounts.1.amount: ",
    ],
    [
      "a menu item without text",
      "settings",
      "/api/settings/cs",
      menu({ text: "", link: "/lide" }),
      "0.text: ",
    ],
    ["a menu item of an e-mail", "settings", "/api/settings/cs", menu({ link: "mailto:a@b.cz" }), null],
    [
      "settings as a map",
      "settings",
      "/api/settings/cs",
      { topmenu: [{ text: "E-shop", link: "/eshop" }] },
      null,
    ],
    ["settings of a text", "settings", "/api/settings/cs", "none", "answer: "],
    ["a bare list", "countries", "/api/lists/countries", [{ code: "CZ", name: "Česko" }], null],
    ["a country without name", "countries", "/api/lists/countries", { data: [{ code: "CZ" }] }, "0.name: "],
    ["a customer that is none", "me", "/api/me", { data: "Jana" }, "answer: "],
    ["a customer without e-mail", "me", "/api/me", { data: { id: 9 } }, null],
  ])("%s", async (_, name, path, answer, where) => {
    const { call, exitCode } = await check({ [path]: answer }, ["--cart", "temp-1", "--token", "t"]);
    expect(call(name)?.verdict).toBe(where === null ? "works" : "wrong");
    expect(call(name)?.reason ?? "").toContain(where ?? "");
    expect(exitCode).toBe(where === null ? 0 : 1);
  });

  test("the report has the first ones of many rows, and the number of the others", async () => {
    const unread = Array.from({ length: 8 }, (_, id) => ({ id: id + 1, name: "", slug: "a" }));
    const data = [...unread, { id: 9, name: "Domov", slug: "domov" }];
    const { call } = await check({ "/api/catalog/category/cs": { data } });
    expect(call("categories")?.reason).toMatch(/^left out: 0\.name: .*; 4\.name: [^;]*; and 3 more$/u);
  });

  test("more than the site reads is left out too", async () => {
    const data = Array.from({ length: 501 }, (_, id) => ({ id: id + 1, name: "Nádobí", slug: `a${id}` }));
    const { call } = await check({ "/api/catalog/category/cs": { data } });
    expect(call("categories")).toMatchObject({
      verdict: "wrong",
      reason: "left out: 1 rows and 0 characters beyond the limits",
    });
  });
});

const unused = {
  readInput: async () => "",
  loadAdapter: () => Promise.reject(new Error("not called")),
  fetch: () => Promise.reject(new Error("not called")),
  clock: () => new Date(),
  timer: { now: () => 0, wait: async () => undefined },
};

describe("each reason for no usable answer is one sentence", () => {
  const page = () => new Response("<!doctype html><p>Vítejte", { headers: { "Content-Type": "text/html" } });
  test.each<[string, () => Response, string]>([
    ["a page", page, "it answers 200 with a page instead of JSON: is this the address of the API?"],
    [
      "a redirect",
      () => new Response(null, { status: 301, headers: { Location: "https://www.office.example/" } }),
      "it answers 301, a redirect to https://www.office.example/: the site follows none, so give the address behind it",
    ],
    [
      "a missing API key",
      () => json({ message: "Unauthorized" }, 401),
      "it answers 401: if the back office wants an API key, give it in headers of the adapter",
    ],
    ["an error of the server", () => json({}, 500), "it answers 500"],
  ])("%s", async (_, answer, sentence) => {
    const { call, exitCode } = await check({ "/api/settings/cs": answer });
    expect(call("settings")).toMatchObject({ verdict: "wrong", reason: sentence });
    expect(exitCode).toBe(1);
  });

  test.each([
    ["ECONNREFUSED", "nothing listens at this address (ECONNREFUSED)"],
    ["ENOTFOUND", "the name of its host is not known (ENOTFOUND)"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "its certificate is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)"],
    ["EHOSTUNREACH", "there was no answer (EHOSTUNREACH)"],
  ])("%s ends the check", async (code, sentence) => {
    const { report, exitCode, calls } = await check({
      "/api/settings/cs": () => {
        throw new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
      },
    });
    expect(report).toMatchObject({ problem: `${base} cannot be reached: ${sentence}`, isRight: false });
    expect(new Set(calls)).toEqual(new Set(["GET /api/settings/cs"]));
    expect(exitCode).toBe(1);
  });

  test("the problem is all that is printed", async () => {
    const refuse = () => Promise.reject(new TypeError("fetch failed"));
    const { lines } = await runCheck([base], readConfig({}), { ...unused, fetch: refuse });
    expect(lines).toEqual([
      base,
      `! ${base} cannot be reached: there was no answer (TypeError: fetch failed)`,
    ]);
  });
});

test("the report hides a customer's values, the token, the cart and the order's hash", async () => {
  const { lines } = await check(
    {
      "/api/me": { data: { id: 9, email: "jana@example.cz", phone: { mobile: "777123456" } } },
      "/api/me/addresses": { data: [{ id: "x", street: "Na Vantrokách 1", city: "Brno" }] },
      "/api/cart/anonymous/cs/a-very-long-temporary-id": cartOf([lineWith({ name: 5 })]),
    },
    ["--token", "a-secret-token", "--cart", "a-very-long-temporary-id"],
  );
  const text = lines.join("\n");
  for (const secret of ["jana@", "777123456", "Vantrok", "a-secret-token", "a-very-long-temporary-id"])
    expect(text).not.toContain(secret);
});

/**
 * A cart that changes as docs/upstream-api.md describes. `totalOf`: what the engine charges for so many pieces, by
 * itself.
 */
function shop(
  changed: (quantity: number) => number = (quantity) => quantity,
  totalOf: (quantity: number) => number | undefined = () => undefined,
) {
  let quantity = 0;
  let vouchers: unknown[] = [];
  const cart = () => {
    const items = quantity > 0 ? [lineWith({}, quantity)] : [];
    return json({ ...cartOf(items, vouchers), total: totalOf(quantity) });
  };
  return {
    "GET /api/cart/anonymous/cs": cart,
    "GET /api/cart/anonymous/cs/temp-1": cart,
    "PUT /api/cart/cart-1": (_: Request, { body }: { body: string }) => {
      const wanted = (JSON.parse(body) as { quantity: number }).quantity;
      quantity = changed(wanted);
      return json({ product: { name: "Hrnek" }, variant: null, quantity: wanted, original_quantity: 0 });
    },
    "POST /api/voucher/cart/add/cart-1": (_: Request, { body }: { body: string }) => {
      if (!body.includes("SLEVA")) return json({ error: "not_exists" }, 404);
      vouchers = [voucher];
      return json({});
    },
    "POST /api/voucher/cart/delete/cart-1": () => {
      vouchers = [];
      return json({});
    },
    "DELETE /api/cart/cart-1": () => new Response(null, { status: 204 }),
  };
}

/** A shop that sells its product in variants alone, and refuses to put it into a cart without one. */
function shopOfVariants(codes: readonly string[], listed = "in_stock") {
  const puts: { readonly variantId: unknown; readonly quantity: number }[] = [];
  const { product } = lineWith({});
  const variants = codes.map((code, index) => ({
    id: 61 + index,
    name: `Varianta ${index}`,
    price: 100,
    is_price_sale_active: false,
    availability: { code },
  }));
  const card = { ...product, has_variants: true, availability: { code: listed } };
  const cart = () => {
    const last = puts.at(-1);
    const variant = variants.find(({ id }) => id === last?.variantId);
    const items = last && last.quantity > 0 ? [{ ...lineWith({}, last.quantity), variant }] : [];
    return json(cartOf(items));
  };
  const office = {
    ...shop(),
    "/api/products/cs": { data: [card] },
    "/api/products/cs/5": { data: { ...card, variants } },
    "/api/products/cs/5/similar": { data: [] },
    "GET /api/cart/anonymous/cs/temp-1": cart,
    "PUT /api/cart/cart-1": (_: Request, { body }: { body: string }) => {
      const put = JSON.parse(body) as (typeof puts)[number];
      if (put.variantId === null) return json({ errors: { variantId: ["missing"] } }, 422);
      puts.push(put);
      return json({ product: { name: "Hrnek" }, quantity: put.quantity });
    },
  };
  return { office, puts };
}

test.each([
  ["of the list", []],
  ["that is named", ["--product", "5"]],
])("of a product %s the check buys the first available variant", async (_, args) => {
  const { office, puts } = shopOfVariants(["sold_out", "in_stock", "in_stock"]);
  const { call } = await check(office, ["--changes", ...args]);
  for (const name of ["putLine", "guestCart"])
    expect(call(name)).toMatchObject({ verdict: "works", reason: null });
  expect(puts.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    [62, 1],
    [62, 2],
    [62, 0],
  ]);
});

const nothingListed = "no product of the list's first page is available: --product ID names another one";

test.each([
  ["products are sold out", ["in_stock"], "sold_out", [], nothingListed],
  ["variants are sold out", ["sold_out"], "in_stock", [], nothingListed],
  [
    "variants of the named product are sold out",
    ["sold_out"],
    "in_stock",
    ["--product", "5"],
    "no variant of this product is available: --product ID",
  ],
])("if all %s, the row of putLine says so", async (_, codes, listed, args, reason) => {
  const { office, puts } = shopOfVariants(codes, listed);
  const { call, exitCode, report } = await check(office, ["--changes", ...args]);
  expect(call("putLine")).toMatchObject({ verdict: "not tried", reason });
  expect(call("guestCart")).toMatchObject({ verdict: "works" });
  expect(puts).toEqual([]);
  expect(exitCode).toBe(0);
  expect(linesOf(report).at(-1)).toContain("--product");
});

test("without a list of products --changes needs one by name", async () => {
  const { call } = await check(shop(), ["--changes"]);
  expect(call("putLine")).toMatchObject({
    verdict: "not tried",
    reason: "needs a product, and no list has one: --product ID",
  });
});

test("a named product that the back office lacks takes no area away", async () => {
  const { office } = shopOfVariants(["in_stock"]);
  const { call, report } = await check(office, ["--changes", "--product", "999"]);
  expect(call("product")).toMatchObject({ verdict: "works" });
  expect(report.absentAreas).not.toContain("products");
});

test("without --changes only reading calls are sent, and no cart is made", async () => {
  const { calls, call } = await check(shop(), ["--token", "t", "--cart", "temp-1"]);
  expect(calls.filter((value) => !value.startsWith("GET "))).toEqual([]);
  expect(calls).not.toContain("GET /api/cart/anonymous/cs");
  expect(call("putLine")).toMatchObject({
    verdict: "not tried",
    reason: expect.stringContaining("--changes"),
  });
});

test("--changes fills and empties a cart of its own with a voucher, and orders nothing", async () => {
  const { calls, call, exitCode } = await check(shop(), [
    "--changes",
    "--product",
    "5",
    "--voucher",
    "SLEVA",
  ]);
  expect(calls.filter((value) => !value.startsWith("GET "))).toEqual([
    "PUT /api/cart/cart-1",
    "PUT /api/cart/cart-1",
    "POST /api/voucher/cart/add/cart-1",
    "POST /api/voucher/cart/delete/cart-1",
    "PUT /api/cart/cart-1",
    "DELETE /api/cart/cart-1",
  ]);
  for (const name of ["newGuestCart", "guestCart", "putLine", "addVoucher", "removeVoucher", "deleteCart"])
    expect(call(name)).toMatchObject({ verdict: "works" });
  expect(exitCode).toBe(0);
});

test.each([404, 405, 501])("a cart that cannot be deleted (%d) is no fault", async (status) => {
  const office = { ...shop(), "DELETE /api/cart/cart-1": () => json({}, status) };
  const { call, exitCode } = await check(office, ["--changes", "--product", "5", "--voucher", "POTLESK100"]);
  expect(call("deleteCart")).toMatchObject({ verdict: "absent", reason: `it answers ${status}` });
  expect(exitCode).toBe(0);
});

test("a refused voucher is an answer", async () => {
  const { call } = await check(shop(), ["--changes", "--product", "5", "--voucher", "JINY"]);
  expect(call("addVoucher")).toMatchObject({
    verdict: "works",
    reason: "it refuses, as it should: not_exists",
  });
});

test("a change that the cart does not have afterwards is wrong", async () => {
  const { call } = await check(
    shop(() => 7),
    ["--changes", "--product", "5"],
  );
  expect(call("putLine")).toMatchObject({
    verdict: "wrong",
    reason: "it answers 1 pieces, the cart then has 7",
  });
});

test.each([
  [0.01, "works", null],
  [1, "works", null],
  [
    4.2,
    "wrong",
    "its total is 116.80 CZK, its rows add up to 121.00: send total of lines and discount of vouchers, or discounts",
  ],
])("a cart whose total is %d CZK below its rows %s", async (rest, verdict, reason) => {
  const ofItself = shop(
    (quantity) => quantity,
    (quantity) => Math.max(0, quantity * 121 - rest),
  );
  const { call } = await check(ofItself, ["--changes", "--product", "5"]);
  expect(call("guestCart")).toMatchObject({ verdict, reason });
});

test("--cart finds a total that the rows do not add up to", async () => {
  const cart = { ...cartOf([lineWith({})], [voucher]), total: 104.9 };
  const { call } = await check({ "/api/cart/anonymous/cs/temp-1": cart }, ["--cart", "temp-1"]);
  expect(call("guestCart")).toMatchObject({ verdict: "wrong", reason: expect.stringContaining("108.90") });
});

test("a cart without tempId is wrong, because it would be lost, and is deleted", async () => {
  const cart = { ...cartOf([]), tempId: undefined };
  const { call, calls } = await check({ "GET /api/cart/anonymous/cs": cart }, ["--changes"]);
  expect(call("newGuestCart")).toMatchObject({ verdict: "wrong", reason: expect.stringContaining("tempId") });
  expect(calls).toContain("DELETE /api/cart/cart-1");
});

test("a voucher that the cart does not have afterwards is wrong", async () => {
  const changed = { ...shop(), "POST /api/voucher/cart/add/cart-1": {} };
  const { call } = await check(changed, ["--changes", "--product", "5", "--voucher", "SLEVA"]);
  expect(call("addVoucher")).toMatchObject({
    verdict: "wrong",
    reason: expect.stringContaining("no voucher"),
  });
  expect(call("removeVoucher")).toMatchObject({ verdict: "not tried" });
});

test("a customer's calls need a token", async () => {
  const isCustomers = (each: string) => /\/api\/(?:me|orders|cart\/cs$)/u.test(each);
  const { calls, call } = await check({});
  expect(calls.filter(isCustomers)).toEqual([]);
  expect(call("orders")).toMatchObject({ verdict: "not tried", reason: "needs --login or --token T" });
  const signedIn = await check({ "/api/me": () => json({}, 401) }, ["--token", "t"]);
  expect(signedIn.calls.filter(isCustomers)).toContain("GET /api/orders");
  expect(signedIn.call("me")).toMatchObject({
    verdict: "wrong",
    reason: "it answers 401: the token is not accepted (see customer in the adapter)",
  });
});

test("the check calls what the adapter maps, and nothing that it calls absent", async () => {
  const adapter = {
    absent: ["brands"],
    calls: {
      countries: (call: Call) => call.get("/staty"),
      currencies: () => {
        throw new Error("no such field");
      },
    },
  };
  const { call, calls } = await check({ "/staty": [{ code: "CZ", name: "Česko" }] }, [], { adapter });
  expect(call("countries")).toMatchObject({ verdict: "works", request: "GET /staty" });
  expect(call("brands")).toMatchObject({ verdict: "absent" });
  expect(calls).not.toContain("GET /api/brands/cs");
  expect(call("currencies")?.reason).toContain("the adapter failed: Error: no such field");
});

test("the check does not call an area that is switched off", async () => {
  const { call, calls } = await check({}, [], { env: { ABSENT_AREAS: "people" } });
  expect(call("people")).toMatchObject({
    verdict: "absent",
    reason: expect.stringContaining("ABSENT_AREAS"),
  });
  expect(calls.filter((value) => value.includes("people"))).toEqual([]);
});

test.each([
  ["no URL", []],
  ["two URLs", [base, base]],
  ["an address that is none", ["ftp://office"]],
  ["an unknown option", [base, "--orders"]],
  ["a product that is no id", [base, "--product", ""]],
])("%s ends with a sentence and exit code 2", async (_, args) => {
  const result = await runCheck(args, readConfig({}), unused);
  expect(result.exitCode).toBe(2);
  expect(result.lines).toHaveLength(1);
});

const login = {
  "POST /api/auth/login": { token: "t-1" },
  "/api/auth/logout": {},
};
const credentials = { input: "jana@example.cz\ntajne-heslo\n" };

test("the check says if the token still opens the account after the sign-out", async () => {
  const { call, exitCode } = await check(login, ["--login"], credentials);
  expect(call("logOut")).toMatchObject({
    verdict: "works",
    reason: "the token still opens me afterwards, until it expires",
  });
  expect(exitCode).toBe(0);
});

test("a token that the sign-out ends is not mentioned", async () => {
  let isOut = false;
  const ending = {
    ...login,
    "/api/auth/logout": () => {
      isOut = true;
      return json({});
    },
    "/api/me": () => (isOut ? json({}, 401) : json({ data: { id: 9, email: "jana@example.cz" } })),
  };
  const { call } = await check(ending, ["--login"], credentials);
  for (const name of ["logOut", "me"]) expect(call(name)).toMatchObject({ verdict: "works", reason: null });
});

test("--token ends nobody's session", async () => {
  const { calls } = await check(login, ["--token", "t"]);
  expect(calls).not.toContain("GET /api/auth/logout");
});

test("once all required calls are tried the site can use the back office", async () => {
  let carts: unknown[] = [];
  const create = {
    "/api/cart/cs": () => json(carts),
    "POST /api/cart/create": () => {
      carts = [cartOf([])];
      return json({});
    },
  };
  const args = ["--login", "--changes", "--product", "5", "--voucher", "SLEVA"];
  const { report } = await check({ ...shop(), ...login, ...create }, args, {
    ...credentials,
    env: { ABSENT_AREAS: "newsletter" },
  });
  expect(report.notTried).toEqual([]);
  expect(linesOf(report).at(-1)).toBe("The site can use this back office.");
});

test("the check reads a product with variants besides the first one", async () => {
  const { product } = lineWith({});
  const varied = { ...product, id: 6, has_variants: true };
  const { call } = await check({
    "/api/products/cs": { data: [product, varied] },
    "/api/products/cs/5": { data: product },
    "/api/products/cs/6": { data: { ...varied, variants: [{ id: 1 }] } },
  });
  expect(call("product")).toMatchObject({ verdict: "wrong", reason: expect.stringContaining("variants.0.") });
});
