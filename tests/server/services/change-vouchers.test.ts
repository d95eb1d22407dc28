import { describe, expect, test } from "vitest";
import { guestEmail } from "#server/cookies/cart-and-order.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { addVoucher, removeVoucher } from "#server/services/cart/change-vouchers.ts";
import { readBalance } from "#server/services/shop/gift-vouchers.ts";
import { limits } from "#server/services/limits.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { sentencesOf } from "../../support/outcome.ts";
import { fakeServices, guestJar } from "../support/fake-context.ts";
import { notExists, wireCart, wireLine } from "../support/wire.ts";

const nothing = "Takový poukaz neexistuje. Zkontrolujte prosím, zda jste kód opsali správně.";
const inCart = "Tento poukaz už v košíku máte.";
const notNow = "Tento poukaz teď není možné uplatnit.";
const limit = "Tento poukaz už jste využili v nejvyšším možném počtu.";
const twice = "Tento poukaz nelze použít více než 2×.";
const costly = "Poukaz lze uplatnit až od vyšší hodnoty košíku.";
const from800 = "Poukaz lze uplatnit při nákupu alespoň za 800,00 Kč.";
const other = "Poukaz se nepodařilo uplatnit. Zkuste to prosím znovu.";

const czk = { id: 1, code: "CZK", is_default: true, rate: 1, decimals: 2, symbol_after: "Kč" };
const voucher = { voucher_id: 7, code: "VANTROKY10", voucher_type: "percent", value: 10 };

function services(answers: Record<string, Answerer>) {
  return fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json({ ...wireCart([wireLine(1)]), vouchers: [voucher] }),
    "GET /api/lists/currencies": () => json({ data: [czk] }),
    ...answers,
  });
}

test("a correct code counts as no guess", async () => {
  const { context } = services({ "POST /api/voucher/cart/add/cart-1": () => json({}, 200) });
  for (let time = 0; time <= limits.voucher.most; time += 1) {
    const added = await addVoucher(await context(await guestJar()), { code: "KOD", guestEmail: null });
    expect(added.kind).toBe("done");
  }
});

const lookUp = "POST /api/vouchers/lookup";
const gift = { code: "DAR", kind: "gift", value: 500, balance: 500, valid_until: null, state: "active" };

test.each([
  ["an outage", json({}, 500)],
  ["a voucher that is no gift", json({ data: { ...gift, kind: "promo" } })],
  ["a 404 without a reason", json({ message: "Not Found" }, 404)],
  ["a limit of the back office", json({}, 429)],
  ["a balance", json({ data: gift })],
])("a look-up answered with %s counts as no guess", async (_, answer) => {
  const { context } = fakeServices({ [lookUp]: () => answer.clone() });
  for (let time = 0; time <= limits.voucher.most; time += 1) {
    const { kind } = await readBalance(await context(), "DAR");
    expect(["done", "failed"]).toContain(kind);
  }
});

test("codes that do not exist, looked up or added to a cart, share one limit", async () => {
  const { context } = services({
    [lookUp]: () => json(notExists, 404),
    "POST /api/voucher/cart/add/cart-1": () => json(notExists, 404),
  });
  for (let time = 0; time < limits.voucher.most; time += 1) {
    expect(await readBalance(await context(), `HADANI${time}`)).toEqual({ kind: "gone" });
  }
  const tooMany = { kind: "limited", wait: limits.voucher.seconds };
  expect(await readBalance(await context(), "HADANI")).toEqual(tooMany);
  expect(await addVoucher(await context(await guestJar()), { code: "KOD", guestEmail: null })).toEqual(
    tooMany,
  );
});

async function add(status: number, body: unknown) {
  const { context } = services({ "POST /api/voucher/cart/add/cart-1": () => json(body, status) });
  return addVoucher(await context(await guestJar()), { code: "KOD", guestEmail: null });
}

describe("§8, the refusals of a voucher", () => {
  test.each<[string, unknown, string]>([
    ["not_exists", undefined, nothing],
    ["service_type", undefined, nothing],
    ["quantity_per_user_limit", 2, twice],
    ["quantity_per_user_limit", undefined, limit],
    ["voucher_is_already_added", undefined, inCart],
    ["user_check", undefined, inCart],
    ["quantity", undefined, notNow],
    ["active_from", undefined, notNow],
    ["active_to", undefined, notNow],
    ["minimal_price", 800, from800],
    ["minimal_price", "800", from800],
    ["minimal_price", undefined, costly],
    ["something_new", undefined, other],
  ])("%s (%s)", async (error, value, sentence) => {
    const refused = await add(400, { status: 400, error, value });
    expect(sentencesOf(refused)).toEqual({ code: sentence });
  });

  const value = 800;
  test.each([
    ["400 code", 400, { code: "minimal_price", value }],
    ["400 status", 400, { status: "minimal_price", value }],
    ["409 error", 409, { error: "minimal_price", value }],
    ["422 error", 422, { error: "minimal_price", value }],
    ["422 error with a field map", 422, { error: "minimal_price", value, errors: { x: ["y"] } }],
    ["an unknown error before a known code", 400, { error: "validation", code: "minimal_price", value }],
  ])("a code is read from %s", async (_form, status, body) => {
    expect(sentencesOf(await add(status, body))).toEqual({ code: from800 });
  });

  test.each([
    [404, notExists],
    [404, { error: "service_type" }],
    [404, { error: "quantity" }],
    [404, null],
    [400, { status: 404 }],
  ])("%i %j means that the voucher does not exist", async (status, body) => {
    const refused = await add(status, body);
    expect(sentencesOf(refused)).toEqual({ code: nothing });
  });
});

test("a field of a 422 has the upstream's message", async () => {
  expect(await add(422, { errors: { guestEmail: ["Vyplňte e-mail."] } })).toEqual({
    kind: "invalid",
    errors: { guestEmail: ["Vyplňte e-mail."] },
  });
  expect(await add(422, { errors: { voucherCode: ["Vyplňte kód."] } })).toEqual({
    kind: "invalid",
    errors: { code: ["Vyplňte kód."] },
  });
});

test.each([
  [500, "uncertain"],
  [503, "uncertain"],
  [401, "failed"],
  [429, "failed"],
  [302, "uncertain"],
  [504, "uncertain"],
])("a failed call (%i) is sent once and tells what is known", async (status, kind) => {
  const fake = services({ "POST /api/voucher/cart/add/cart-1": () => new Response(null, { status }) });
  const context = await fake.context(await guestJar());
  expect(await addVoucher(context, { code: "KOD", guestEmail: null })).toEqual({ kind });
  expect(fake.calls().filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

test("after an add, failed or not, the cart is read again", async () => {
  for (const status of [200, 400]) {
    const fake = services({ "POST /api/voucher/cart/add/cart-1": () => json({}, status) });
    const context = await fake.context(await guestJar());
    await openCart(context);
    await addVoucher(context, { code: "KOD", guestEmail: null });
    await openCart(context);
    expect(fake.calls().at(-1)).toBe("GET /api/cart/anonymous/cs/temp-1");
  }
});

test("the guest's e-mail is sent and remembered from then on, encrypted in the cookie", async () => {
  const fake = services({ "POST /api/voucher/cart/add/cart-1": () => json(voucher) });
  const jar = await guestJar();
  const context = await fake.context(jar);
  const email = "jana@divadlo.example";
  expect(await addVoucher(context, { code: "JEDNOU", guestEmail: email })).toEqual({
    kind: "done",
    value: null,
  });
  const [added] = fake.upstream.calls.filter(({ method }) => method === "POST");
  expect(JSON.parse(added?.body ?? "")).toEqual({
    voucherCode: "JEDNOU",
    serviceType: "eshop",
    guestEmail: email,
  });
  jar.take(context);
  expect(await (await fake.context(jar)).cookies.read(guestEmail)).toEqual({ email });
});

describe("removal", () => {
  test.each([204, 404])("succeeds when the upstream answers %i", async (status) => {
    const fake = services({ "POST /api/voucher/cart/delete/cart-1": () => new Response(null, { status }) });
    const context = await fake.context(await guestJar());
    expect(await removeVoucher(context, { id: 7 })).toEqual({ kind: "done", value: "VANTROKY10" });
    expect(fake.upstream.calls.at(-1)?.body).toBe('{"voucherId":7}');
  });

  test.each([
    [400, "failed"],
    [500, "uncertain"],
  ])("that is answered with %i is sent once and is %s", async (status, kind) => {
    const fake = services({ "POST /api/voucher/cart/delete/cart-1": () => json({}, status) });
    expect(await removeVoucher(await fake.context(await guestJar()), { id: 7 })).toEqual({ kind });
    expect(fake.calls().filter((call) => call.startsWith("POST"))).toHaveLength(1);
  });
});
