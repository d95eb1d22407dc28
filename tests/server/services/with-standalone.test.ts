import { afterAll, beforeAll, expect, test } from "vitest";
import { cartTotals } from "#app/domain/shop/cart-totals.ts";
import { cart as cartCookie } from "#server/cookies/cart-and-order.ts";
import { authSession } from "#server/cookies/session.ts";
import type { Standalone } from "#server/standalone/standalone.ts";
import { findCategory, loadShop } from "#server/services/shop/browse-shop.ts";
import { addToCart, setQuantity } from "#server/services/cart/change-line.ts";
import { loadCheckout } from "#app/routes/shop/cart/order/load-checkout.server.ts";
import { currentUser } from "#server/services/account/current-user.ts";
import { emptyCart } from "#app/routes/shop/cart/delete-cart.server.ts";
import { loadShell } from "#server/services/load-shell.ts";
import { loadHome } from "#app/routes/theatre/home/load-home.server.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { openProduct } from "#app/routes/shop/product/open-product.server.ts";
import { placeOrder } from "#app/routes/shop/cart/order/place-order.server.ts";
import { readOrder } from "#server/services/orders/read-order.ts";
import { readPage } from "#server/services/content/read-page.ts";
import { addVoucher, removeVoucher } from "#server/services/cart/change-vouchers.ts";
import { logIn } from "#server/upstream/resources/auth.ts";
import { openSeededStandalone } from "#server/standalone/tests/seeded-database.ts";
import { fakeServices, Jar, jarWith, sessionOf, type FakeServices } from "../support/fake-context.ts";
import { demo } from "../../support/demo.ts";
import { anOrder, place } from "../support/an-order.ts";

/** The services against the real standalone back office: the contract as both sides implement it. */

let backend: Standalone;
let services: FakeServices;

beforeAll(async () => {
  backend = await openSeededStandalone();
  services = fakeServices({}, {}, (request) => backend.fetch(request));
});
afterAll(() => backend.close());

/** Runs `work` in its own request, as the browser with this jar. */
async function act<T>(
  jar: Jar,
  work: (context: Awaited<ReturnType<FakeServices["context"]>>) => Promise<T>,
): Promise<T> {
  const context = await services.context(jar, { method: "POST" });
  const result = await work(context);
  jar.take(context);
  return result;
}

/** All answers have the shape of the contract: the site dropped no row and refused no answer. */
function expectQuietLog() {
  expect(
    services.log.filter(({ event }) => event === "upstream.broken" || event === "upstream.dropped"),
  ).toEqual([]);
}

test("every content block of the customer journey has data", async () => {
  const jar = new Jar();
  const shell = await act(jar, loadShell);
  expect(shell.theatre.name).toBe("Divadlo Na Vantrokách");
  expect(shell.topMenu.length).toBeGreaterThan(0);
  expect(shell.bottomMenu.length).toBeGreaterThanOrEqual(3);
  expect(shell.currencies.map(({ code }) => code)).toEqual(["CZK", "EUR"]);
  const home = await act(jar, loadHome);
  expect(home.banners.ok && home.banners.value.length).toBeGreaterThan(0);
  expect(home.vouchers.ok && home.vouchers.value?.products.length).toBe(3);
  expect(home.sale.ok && home.sale.value.length).toBeGreaterThan(0);
  expect(home.sale.ok && home.sale.value.every(({ price }) => price.sale !== null)).toBe(true);
  const shop = await act(jar, loadShop);
  expect(shop.categories.ok && shop.categories.value.length).toBe(9);
  const terms = await act(jar, (context) => readPage(context, "obchodni-podminky"));
  expect(terms).toMatchObject({ kind: "found" });
  expectQuietLog();
});

test("all products open at their own address and nowhere else", async () => {
  const ids = [...Array.from({ length: 19 }, (_, at) => 101 + at), 201, 202, 203];
  for (const id of ids) {
    const moved = await act(new Jar(), (context) => openProduct(context, { id, slug: "jinak" }));
    expect(moved.kind).toBe("moved");
    if (moved.kind !== "moved") return;
    const [, , category = "", slug = ""] = moved.to.split("/");
    const opened = await act(new Jar(), (context) => openProduct(context, { id, category, slug }));
    expect(opened).toMatchObject({ kind: "found", similar: { ok: true } });
  }
  expect(await act(new Jar(), (context) => findCategory(context, { id: 999, slug: "x" }))).toEqual({
    kind: "missing",
  });
  expectQuietLog();
});

test("a guest buys, and the same order twice is one", async () => {
  const jar = new Jar();
  const mug = { productId: 105, variantId: null };
  expect(await act(jar, (context) => addToCart(context, { ...mug, quantity: 9 }))).toMatchObject({
    value: { name: "Hrnek Přestávka 300 ml", quantity: 3, limited: true },
  });
  expect(
    await act(jar, (context) => setQuantity(context, { ...mug, quantity: 2, note: "Zabalit" })),
  ).toMatchObject({
    value: { before: 3, quantity: 2, limited: false },
  });
  expect(
    await act(jar, (context) => addToCart(context, { productId: 101, variantId: null, quantity: 1 })),
  ).toEqual({
    kind: "failed",
    reason: "variant-needed",
  });
  expect(
    await act(jar, (context) => addToCart(context, { productId: 9999, variantId: null, quantity: 1 })),
  ).toEqual({ kind: "gone" });

  const email = "jana@divadlo.example";
  for (const [code, words] of [
    ["NIC", "neexistuje"],
    ["LISTEK", "neexistuje"],
    ["VYPRSELO", "není možné"],
    ["BRZY", "není možné"],
    ["VYCERPANO", "není možné"],
    ["PREMIERA", "alespoň za 800,00"],
  ] as const) {
    const refused = await act(jar, (context) => addVoucher(context, { code, guestEmail: null }));
    expect(JSON.stringify(refused).replaceAll("\u00a0", " ")).toContain(words);
  }
  const add = () => act(jar, (context) => addVoucher(context, { code: "POTLESK100", guestEmail: email }));
  expect(await add()).toMatchObject({ kind: "done" });
  expect(await add()).toMatchObject({ kind: "invalid", errors: { code: [expect.stringContaining("už")] } });
  expect(
    await act(jar, (context) => addVoucher(context, { code: "VANTROKY10", guestEmail: null })),
  ).toMatchObject({
    kind: "done",
  });

  const state = await act(jar, openCart);
  if (state.kind !== "known") throw new Error(state.kind);
  const { cart } = state;
  expect(cart.lines).toMatchObject([{ quantity: 2, note: "Zabalit" }]);
  const percent = cart.vouchers.find(({ type }) => type === "percent");
  expect(await act(jar, (context) => removeVoucher(context, { id: percent?.id ?? 0 }))).toMatchObject({
    kind: "done",
    value: "VANTROKY10",
  });

  const checkout = await act(jar, (context) => loadCheckout(context, cart));
  if (!checkout.ok) throw new Error("no checkout");
  const { deliveries, payments } = checkout.value;
  const delivery = deliveries.find(({ needsAddress }) => needsAddress);
  const payment = payments.find(
    ({ id, name }) => /převod/u.test(name) && (!delivery?.payments.length || delivery.payments.includes(id)),
  );
  if (!delivery || !payment) throw new Error("nothing offered");
  const after = await act(jar, openCart);
  if (after.kind !== "known") throw new Error(after.kind);
  const input = anOrder({
    email,
    address: { ...place, country: delivery.countries[0] ?? "CZ" },
    deliveryId: delivery.id,
    paymentId: payment.id,
    newsletter: true,
    expectedTotal: 1,
  });
  expect(await act(jar, (context) => placeOrder(context, input))).toMatchObject({ reason: "changed" });
  const expectedTotal = cartTotals(after.cart, { delivery, payment }).total;
  const right = { ...input, expectedTotal };
  const invalid = await act(jar, (context) => placeOrder(context, { ...right, email: "nic" }));
  expect(invalid).toMatchObject({ kind: "invalid", errors: { email: expect.anything() } });

  const old = new Jar();
  for (const [name, value] of jar.values) old.values.set(name, value);
  const placed = await act(jar, (context) => placeOrder(context, right));
  expect(placed).toMatchObject({ kind: "done", value: expect.stringMatching(/^\/shrnuti\/\d+\/[\w-]+$/) });
  expect(await act(jar, openCart)).toEqual({ kind: "empty" });
  // Back in the same browser, and a tab with the old cart.
  expect(await act(jar, (context) => placeOrder(context, right))).toEqual(placed);
  expect(await act(old, (context) => placeOrder(context, right))).toEqual(placed);
  expect(await (await services.context(old)).cookies.read(cartCookie)).toBeNull();

  const [, , id, hash = ""] = placed.kind === "done" ? placed.value.split("/") : [];
  const read = await act(jar, (context) => readOrder(context, { id: Number(id), hash }));
  expect(read).toMatchObject({
    kind: "found",
    order: {
      email,
      totalGross: expectedTotal,
      lines: [{ quantity: 2, note: "Zabalit", path: demo.products.mug.path }],
      vouchers: [{ code: "POTLESK100", discount: 100 }],
      payment: { kind: "transfer", state: expect.stringMatching(/unpaid|pending/) },
    },
  });
  expect(await act(jar, (context) => readOrder(context, { id: Number(id), hash: "x".repeat(30) }))).toEqual({
    kind: "missing",
  });
  expectQuietLog();
});

test("a guest empties the cart", async () => {
  const jar = new Jar();
  await act(jar, (context) => addToCart(context, { productId: 109, variantId: null, quantity: 2 }));
  expect(await act(jar, emptyCart)).toMatchObject({
    kind: "done",
    value: [{ product: { id: 109 }, quantity: 2 }],
  });
  expect(await act(jar, openCart)).toEqual({ kind: "empty" });
  expectQuietLog();
});

test("a customer signs in, gets a cart and fills it", async () => {
  const { upstream, config } = await services.context();
  const credentials = { email: "divak@divadlonavantrokach.example", password: "demo1234" };
  const signedIn = await logIn(upstream, credentials, config);
  if (!signedIn.ok) throw new Error(signedIn.error.kind);
  const jar = await jarWith(authSession, sessionOf(signedIn.value.token));
  expect(await act(jar, currentUser)).toMatchObject({ kind: "customer" });
  expect(await act(jar, openCart)).toEqual({ kind: "empty" });
  await act(jar, (context) => addToCart(context, { productId: 109, variantId: null, quantity: 2 }));
  expect(await act(jar, openCart)).toMatchObject({
    kind: "known",
    cart: { lines: [{ quantity: 2 }] },
  });
  expect(jar.values.size).toBe(1);
  expectQuietLog();
});
