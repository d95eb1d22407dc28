import { expect, test } from "vitest";
import { uncertainOrder } from "#server/cookies/cart-and-order.ts";
import { limits } from "#server/services/limits.ts";
import { placeOrder } from "#app/routes/shop/cart/order/place-order.server.ts";
import { isOrderUncertain, payAgain } from "#server/services/orders/read-order.ts";
import { json } from "../../support/fake-upstream.ts";
import { anOrder, withCart } from "../support/an-order.ts";
import { fakeServices, guestJar, Jar, jarWith } from "../support/fake-context.ts";
import { wireCart, wireLine } from "../support/wire.ts";

const input = anOrder();

test("a cart without lines sends no order", async () => {
  const fake = withCart(() => json({}, 500), { "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart()) });
  expect(await placeOrder(await fake.context(await guestJar()), input)).toEqual({
    kind: "failed",
    reason: "empty",
  });
  expect(fake.calls()).toEqual(["GET /api/cart/anonymous/cs/temp-1"]);
});

test("one IP address sends no more orders than its limit", async () => {
  const fake = withCart(() => json({ error: "empty_cart" }, 400));
  const order = async (email: string) =>
    placeOrder({ ...(await fake.context(await guestJar())), ip: "192.0.2.1" }, { ...input, email });
  for (let time = 0; time < limits.order.most; time += 1) {
    expect(await order(`divak${time}@divadlo.example`)).toMatchObject({ reason: "empty" });
  }
  expect(await order(input.email)).toEqual({ kind: "limited", wait: limits.order.seconds });
});

test.each<[string, number, object]>([
  ["no field", 422, { errors: {} }],
  ["a reason that nobody knows", 400, { error: "something_new" }],
  ["a text that is no name of goods", 400, { error: "something_new", value: "800" }],
])("a refusal with %s says that the order failed", async (_name, status, body) => {
  const fake = withCart(() => json(body, status));
  expect(await placeOrder(await fake.context(await guestJar()), input)).toEqual({ kind: "failed" });
});

test("a 503 with Retry-After begins no order, and holds others back after the fifth", async () => {
  const fake = withCart(() => new Response(null, { status: 503, headers: { "Retry-After": "300" } }));
  const attempt = async () => placeOrder(await fake.context(await guestJar()), input);
  for (let time = 1; time <= 5; time += 1) {
    expect(await attempt()).toEqual({ kind: "failed", reason: "not-now" });
    expect(fake.calls().filter((call) => call.startsWith("POST"))).toHaveLength(time);
  }
  expect(await attempt()).toEqual({ kind: "failed", reason: "not-now" });
  const held = await fake.context(await guestJar());
  expect(await placeOrder(held, input)).toEqual({ kind: "failed", reason: "not-now" });
  expect(await isOrderUncertain(held, null)).toBe(false);
  expect(fake.calls().filter((call) => call.startsWith("POST"))).toHaveLength(5);
  // After an earlier try that may have succeeded it stays uncertain.
  const jar = await jarWith(uncertainOrder, { cart: "cart-1", isCustomers: false }, await guestJar());
  expect(await placeOrder(await fake.context(jar), input)).toEqual({ kind: "uncertain" });
});

test("an order is uncertain if another cart has replaced its own", async () => {
  const carts = [wireCart([wireLine(1)]), { ...wireCart([wireLine(1)]), id: "cart-2" }];
  const fake = withCart(() => json({ error: "something_new" }, 400), {
    "GET /api/cart/anonymous/cs/temp-1": () => json(carts.shift()),
  });
  expect(await placeOrder(await fake.context(await guestJar()), input)).toEqual({ kind: "uncertain" });
});

test("another payment of an order with an impossible hash is not requested", async () => {
  const fake = fakeServices();
  expect(await payAgain(await fake.context(), { id: 7, hash: "../x" }, "/x")).toEqual({ kind: "gone" });
  expect(fake.calls()).toEqual([]);
});

test.each([
  [null, "cart-1", true],
  ["cart-1", null, true],
  ["cart-1", "cart-1", true],
  ["cart-1", "cart-2", false],
])("an uncertain order of cart %s beside cart %s counts: %s", async (cart, shown, expected) => {
  const jar = await jarWith(uncertainOrder, { cart, isCustomers: false }, new Jar());
  expect(await isOrderUncertain(await fakeServices().context(jar), shown)).toBe(expected);
});
