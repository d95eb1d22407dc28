import { expect, test } from "vitest";
import { lastOrder, uncertainOrder } from "#server/cookies/cart-and-order.ts";
import { markOfCart } from "#server/upstream/resources/cart.ts";
import { cartVersion, fetchCart, cartLockKey } from "#server/services/cart/cart-access.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { addToCart, setQuantity } from "#server/services/cart/change-line.ts";
import { emptyCart } from "#app/routes/shop/cart/delete-cart.server.ts";
import { limits } from "#server/services/limits.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { cartUpstream } from "../support/cart-upstream.ts";
import { customerJar, fakeServices, guestJar, Jar, jarWith } from "../support/fake-context.ts";
import { wireCart, wireLine, wireProduct } from "../support/wire.ts";

const me = { data: { id: 1, email: "divak@divadlo.example" } };
const mug = { productId: 105, variantId: null, quantity: 1 };
const prefetch = { headers: { "Sec-Purpose": "prefetch" } };

test("one IP address makes no more carts than its limit", async () => {
  const services = fakeServices(cartUpstream().answers);
  const add = async () => addToCart({ ...(await services.context(new Jar())), ip: "192.0.2.1" }, mug);
  for (let time = 0; time < limits.cart.most; time += 1) {
    expect(await add()).toMatchObject({ kind: "done" });
  }
  expect(await add()).toEqual({ kind: "limited", wait: limits.cart.seconds });
});

test("a new guest cart without a temp id counts as none", async () => {
  const services = fakeServices({ "GET /api/cart/anonymous/cs": () => json(wireCart([], null)) });
  expect(await addToCart(await services.context(), mug)).toEqual({ kind: "failed", reason: "create" });
});

test("in a prefetch a cart that became an order changes no cookie", async () => {
  const order = { id: 7, code: "2026-7", hash: "h".repeat(30) };
  const services = fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json({ status: 404, error: "cart_ordered", order }, 404),
  });
  const jar = await guestJar();
  const context = await services.context(jar, prefetch);
  expect(await fetchCart(context)).toEqual({ kind: "none", order: { ...order, cart: markOfCart("temp-1") } });
  expect(jar.take(context)).toEqual([]);
  expect(await context.cookies.read(lastOrder)).toBeNull();
});

test("in a prefetch no cart is made for a customer", async () => {
  const services = fakeServices({ "GET /api/me": () => json(me), "GET /api/cart/cs": () => json([]) });
  expect(await fetchCart(await services.context(await customerJar(), prefetch))).toEqual({
    kind: "none",
    order: null,
  });
});

test("a total that a cart's rows do not add up to is logged once", async () => {
  let total = 350;
  const services = fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json({ ...wireCart([wireLine(1)]), total }),
  });
  const open = async () => openCart(await services.context(await guestJar()));
  const logged = () =>
    services.log.flatMap(({ event, fields }) =>
      event === "cart.total-unexplained" ? [fields?.hellers] : [],
    );
  // 349 and a rounding.
  await open();
  expect(logged()).toEqual([]);
  total = 344.8;
  await open();
  await open();
  expect(logged()).toEqual([-420]);
  total = 354;
  await open();
  expect(logged()).toEqual([-420, 500]);
});

const two = () => json([wireCart([], null), { ...wireCart([], null), id: "cart-2" }]);

test.each<[string, Answerer, string, boolean]>([
  ["is forgotten where its cart is no longer open", two, "cart-9", false],
  ["stays where its cart is one of the open ones", two, "cart-2", true],
])("an uncertain order of a customer %s", async (_name, carts, cart, stays) => {
  const services = fakeServices({ "GET /api/me": () => json(me), "GET /api/cart/cs": carts });
  const jar = await jarWith(uncertainOrder, { cart, isCustomers: true }, await customerJar());
  const context = await services.context(jar);
  await fetchCart(context);
  jar.take(context);
  expect(jar.values.has("order-uncertain")).toBe(stays);
});

test("in a prefetch an uncertain order is not forgotten", async () => {
  const services = fakeServices({ "GET /api/me": () => json(me), "GET /api/cart/cs": two });
  const jar = await jarWith(uncertainOrder, { cart: "cart-9", isCustomers: true }, await customerJar());
  const context = await services.context(jar, prefetch);
  await fetchCart(context);
  expect(jar.take(context)).toEqual([]);
});

test("the cart lock is keyed by the customer, or by the guest's cart", async () => {
  const services = fakeServices({ "GET /api/me": () => json(me) });
  expect(await cartLockKey(await services.context(await customerJar()))).toBe("customer 1");
  expect(await cartLockKey(await services.context(await guestJar("temp-7")))).toBe("guest temp-7");
  expect(await cartLockKey(await services.context())).toBeNull();
});

test("each change makes another version of the cart", async () => {
  const context = await fakeServices(cartUpstream().answers).context();
  const versions = [cartVersion(context)];
  await addToCart(context, mug);
  versions.push(cartVersion(context));
  await addToCart(context, mug);
  versions.push(cartVersion(context));
  expect(new Set(versions).size).toBe(3);
});

test("a line that is not in the upstream's cart is named „Zboží“", async () => {
  const services = fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart()),
    "PUT /api/cart/cart-1": () => json({ quantity: 1 }),
  });
  expect(await addToCart(await services.context(await guestJar()), mug)).toMatchObject({
    value: { name: "Zboží", variantName: null, before: 0 },
  });
});

test("of two variants of one product the requested one is changed", async () => {
  const line = (id: number, quantity: number) => ({
    ...wireLine(quantity),
    product: { ...wireProduct, id: 101, delivered_by_email: false },
    variant: { id, name: `Velikost ${id}`, price: 100, price_sale: null, is_price_sale_active: false },
  });
  const services = fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([line(1, 2), line(2, 5)])),
    "PUT /api/cart/cart-1": () => json({ quantity: 6 }),
  });
  const context = await services.context(await guestJar());
  expect(await addToCart(context, { productId: 101, variantId: 2, quantity: 1 })).toMatchObject({
    value: { before: 5, variantName: "Velikost 2" },
  });
  expect(JSON.parse(services.upstream.calls.at(-1)?.body ?? "")).toMatchObject({ quantity: 6 });
});

test.each([
  [422, { errors: { quantity: ["Moc."], variantId: ["Vyberte."] } }],
  [400, { error: "invalid", code: "variant_required" }],
])("a refusal %i about the variant asks for one", async (status, body) => {
  const services = fakeServices({ ...cartUpstream().answers, "PUT /api/cart/*": () => json(body, status) });
  expect(await addToCart(await services.context(), mug)).toEqual({
    kind: "failed",
    reason: "variant-needed",
  });
});

test("a customer's cart is emptied although another, empty one is made at once", async () => {
  let carts = [wireCart([wireLine(1)], null)];
  const services = fakeServices({
    "GET /api/me": () => json(me),
    "GET /api/cart/cs": () => json(carts),
    "DELETE /api/cart/cart-1": () => {
      carts = [{ ...wireCart([], null), id: "cart-2" }];
      return new Response(null, { status: 204 });
    },
  });
  expect(await emptyCart(await services.context(await customerJar()))).toMatchObject({
    kind: "done",
    value: [{ quantity: 1 }],
  });
});

test("a missing cart is empty", async () => {
  expect(await emptyCart(await fakeServices().context())).toEqual({ kind: "done", value: [] });
});

test("an unreadable cart is not emptied", async () => {
  const services = fakeServices({ "GET /api/cart/anonymous/cs/temp-1": () => json({}, 500) });
  expect(await emptyCart(await services.context(await guestJar()))).toEqual({ kind: "failed" });
  expect(services.calls()).toEqual(["GET /api/cart/anonymous/cs/temp-1"]);
});

test("an id that only a line can have is missing without a cart", async () => {
  const services = fakeServices();
  const change = await addToCart(await services.context(), {
    productId: "0b1",
    variantId: null,
    quantity: 1,
  });
  expect(change).toEqual({ kind: "gone" });
  expect(services.calls()).toEqual([]);
});

test("removing a line without a cart fails with the reason „load“", async () => {
  expect(await setQuantity(await fakeServices().context(), { ...mug, quantity: 0 })).toEqual({
    kind: "failed",
    reason: "load",
  });
});
