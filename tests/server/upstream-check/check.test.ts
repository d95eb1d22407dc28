import { describe, expect, test } from "vitest";
import { areas } from "#app/domain/area.ts";
import { CallBook } from "#server/upstream-check/call-book.ts";
import { groupsOf } from "#server/upstream-check/groups.ts";
import { readConfig } from "#server/config.ts";
import { linesOf } from "#server/upstream-check/report.ts";
import { endpoints } from "#server/upstream/endpoints.ts";
import { json } from "../../support/fake-upstream.ts";
import { base, cartOf, check, lineWith, voucher } from "./small-office.ts";

test("every call of the map is in one group, and every area is one", () => {
  const groups = groupsOf(new CallBook());
  const calls = groups.flatMap((group) => group.calls.map(({ call }) => call));
  expect(calls.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  const names = groups.map(({ name }) => name);
  expect(areas.filter((area) => !names.includes(area))).toEqual([]);
});

test("a back office with the specification's calls alone can be used; all areas are absent or not tried", async () => {
  const { report, exitCode } = await check({}, ["--cart", "temp-1", "--token", "t"]);
  expect(exitCode).toBe(0);
  const worked = report.groups.filter(({ verdict }) => verdict === "works").map(({ name }) => name);
  expect(worked).toEqual(["settings", "lists", "catalogue", "banners", "cart", "signing in"]);
  expect(report.groups.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
});

test("what is absent is printed as the setting that says so", async () => {
  const { report } = await check({ "/api/brands/cs": { data: [] } }, []);
  const printed = linesOf(report).find((line) => line.startsWith("ABSENT_AREAS="));
  const { absentAreas } = readConfig({ ABSENT_AREAS: printed?.split("=")[1] });
  expect(absentAreas).toContain("people");
  expect(absentAreas).not.toContain("brands");
});

test("a missing call of the specification is told, and the exit code is 1", async () => {
  const { report, exitCode, call } = await check({ "/api/lists/countries": () => json({}, 404) });
  expect(call("countries")).toMatchObject({ verdict: "absent", reason: expect.stringContaining("404") });
  expect(exitCode).toBe(1);
  expect(linesOf(report)).toContain("Missing of the specification: countries.");
});

test("a row that is left out is told with the number of others like it", async () => {
  const data = [
    { id: 1, name: "", slug: "a" },
    { id: 2, name: "", slug: "b" },
    { id: 3, name: "C", slug: "c" },
  ];
  const { report } = await check({ "/api/catalog/category/cs": { data } });
  expect(linesOf(report)).toContain('    wrong: 0.name is "" (and 1 more): this row is left out');
});

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
    const reason = `${sentence}; the site has its built-in menus, and no intro popup`;
    expect(call("settings")).toMatchObject({ verdict: "wrong", reason });
    expect(exitCode).toBe(1);
  });

  test.each([
    ["ECONNREFUSED", "nothing listens at this address (ECONNREFUSED)"],
    ["ENOTFOUND", "the name of its host is not known (ENOTFOUND)"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "its certificate is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT)"],
    ["EHOSTUNREACH", "there was no answer (EHOSTUNREACH)"],
  ])("%s ends the check", async (code, sentence) => {
    const { report, exitCode, asked } = await check({
      "/api/settings/cs": () => {
        throw new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
      },
    });
    expect(report.problems).toEqual([`${base} cannot be asked: ${sentence}`]);
    expect(new Set(asked)).toEqual(new Set(["GET /api/settings/cs"]));
    expect(exitCode).toBe(1);
  });

  test("pages everywhere are one problem of the address", async () => {
    const everywhere = Object.fromEntries(
      [
        "settings/cs",
        "lists/currencies",
        "lists/countries",
        "catalog/category/cs",
        "blog/categories/list",
        "poster/all/cs",
      ].map((path) => [`/api/${path}`, page]),
    );
    const { report } = await check(everywhere);
    expect(report.problems).toHaveLength(1);
    expect(report.problems[0]).toContain("a page instead of JSON");
  });
});

test("a customer's values are hidden, and the token, the cart and the order's hash are nowhere", async () => {
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

/** A cart that is changed as docs/upstream-api.md describes. */
function shop(changed: (quantity: number) => number = (quantity) => quantity) {
  let quantity = 0;
  let vouchers: unknown[] = [];
  const cart = () => json(cartOf(quantity > 0 ? [lineWith({}, quantity)] : [], vouchers));
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

test("without --changes only reading calls are sent, and no cart is made", async () => {
  const { asked, call } = await check(shop(), ["--token", "t", "--cart", "temp-1"]);
  expect(asked.filter((each) => !each.startsWith("GET "))).toEqual([]);
  expect(asked).not.toContain("GET /api/cart/anonymous/cs");
  expect(call("putLine")).toMatchObject({
    verdict: "not tried",
    reason: expect.stringContaining("--changes"),
  });
});

test("--changes fills and empties a cart of its own with a voucher, and orders nothing", async () => {
  const { asked, report, exitCode } = await check(shop(), [
    "--changes",
    "--product",
    "5",
    "--voucher",
    "SLEVA",
  ]);
  expect(asked.filter((each) => !each.startsWith("GET "))).toEqual([
    "PUT /api/cart/cart-1",
    "PUT /api/cart/cart-1",
    "POST /api/voucher/cart/add/cart-1",
    "POST /api/voucher/cart/delete/cart-1",
    "PUT /api/cart/cart-1",
    "DELETE /api/cart/cart-1",
  ]);
  expect(report.groups.find(({ name }) => name === "cart")?.verdict).toBe("works");
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
    reason: "the answer says 1 pieces of product 5, the cart then has 7 of it",
  });
});

test("a cart without tempId is wrong: it would be lost", async () => {
  const cart = { ...cartOf([]), tempId: undefined };
  const { call } = await check({ "GET /api/cart/anonymous/cs": cart }, ["--changes"]);
  expect(call("newGuestCart")).toMatchObject({ verdict: "wrong", reason: expect.stringContaining("tempId") });
});

test("what the adapter maps is asked at its path, and what it calls absent is not asked", async () => {
  const adapter = {
    calls: {
      brands: { absent: true as const },
      countries: { path: "/staty", response: (theirs: unknown) => ({ data: theirs }) },
      currencies: {
        response: () => {
          throw new Error("no such field");
        },
      },
    },
  };
  const { call, asked } = await check({ "/staty": [{ code: "CZ", name: "Česko" }] }, [], { adapter });
  expect(call("countries")).toMatchObject({ verdict: "works", request: `GET ${base}/staty`, findings: [] });
  expect(call("brands")).toMatchObject({ verdict: "absent" });
  expect(asked).not.toContain("GET /api/brands/cs");
  expect(call("currencies")?.reason).toContain("the adapter failed: Error: no such field");
});

test("an area that is switched off is not asked", async () => {
  const { call, asked } = await check({}, [], { env: { ABSENT_AREAS: "people" } });
  expect(call("people")).toMatchObject({
    verdict: "absent",
    reason: expect.stringContaining("ABSENT_AREAS"),
  });
  expect(asked.filter((each) => each.includes("people"))).toEqual([]);
});

test.each([
  ["no URL", []],
  ["two URLs", [base, base]],
  ["an address that is none", ["office"]],
  ["an unknown option", [base, "--orders"]],
  ["a product that is no number", [base, "--product", "x"]],
])("%s ends with the usage and exit code 2", async (_, args) => {
  const { runCheck } = await import("#server/upstream-check/command.ts");
  const unused = () => Promise.reject(new Error("not asked"));
  const result = await runCheck(args, readConfig({}), {
    loadAdapter: unused,
    fetch: unused,
    clock: () => new Date(),
    timer: { now: () => 0, wait: async () => undefined },
  });
  expect(result.exitCode).toBe(2);
  expect(result.lines.join("\n")).toContain("Usage: npm run check:upstream");
});
