import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { fill, mug, order, put, shirt, signIn } from "./shopping.ts";
import { eveningOnSale } from "./ticket-orders.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];

beforeAll(async () => {
  backend = await open();
  call = backend.call;
});
afterAll(() => backend.close());

test("a guest gets a new cart each time, and reads it again by its temp id", async () => {
  const [one, two] = [await fill(call, mug), await fill(call)];
  expect(one.tempId).not.toBe(two.tempId);
  const { status, body } = await call("GET", `/api/cart/anonymous/cs/${one.tempId}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: one.id, tempId: one.tempId, vouchers: [] });
  expect(body.items).toMatchObject([{ product: { id: mug.id }, variant: null, quantity: 1, note: null }]);
});

test("ids of carts are 128 random bits", async () => {
  const ids = new Set<string>();
  for (let count = 0; count < 50; count += 1) {
    const { id, tempId } = await fill(call);
    for (const secret of [id, tempId]) {
      ids.add(secret);
      expect(Buffer.from(secret, "base64url")).toHaveLength(16);
    }
  }
  expect(ids.size).toBe(100);
});

test("a cart's id is no temp id, and an unknown temp id is not found", async () => {
  const { id } = await fill(call);
  for (const tempId of [id, "x", "a".repeat(64)]) {
    const { status, body } = await call("GET", `/api/cart/anonymous/cs/${tempId}`);
    expect(status).toBe(404);
    expect(body.error).toBe("not_exists");
  }
});

test("a change sets a line's quantity, returns the previous one and removes it at 0", async () => {
  const cart = await fill(call);
  const first = await put(call, cart.id, { id: mug.id, quantity: 2, note: "Zabalit" });
  expect(first.body).toMatchObject({
    product: { id: mug.id },
    variant: null,
    quantity: 2,
    original_quantity: 0,
  });
  expect((await put(call, cart.id, { id: mug.id, quantity: 2 })).body.original_quantity).toBe(2);
  expect((await put(call, cart.id, { id: mug.id, quantity: 1 })).body.quantity).toBe(1);
  expect((await put(call, cart.id, { id: mug.id, quantity: 0 })).body.quantity).toBe(0);
  expect((await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body.items).toEqual([]);
});

test("no more pieces than in stock are added, and no sold-out product", async () => {
  const cart = await fill(call);
  expect((await put(call, cart.id, { id: mug.id, quantity: 50 })).body.quantity).toBe(mug.stock);
  expect((await put(call, cart.id, { id: 116, quantity: 1 })).body.quantity).toBe(0);
});

test("a product with variants requires one of its variants", async () => {
  const cart = await fill(call);
  const { variants } = (await call("GET", `/api/products/cs/${shirt.id}`)).body.data;
  const missing = await put(call, cart.id, { id: shirt.id });
  expect(missing.status).toBe(422);
  expect(Object.keys(missing.body.errors)).toEqual(["variantId"]);
  expect((await put(call, cart.id, { id: shirt.id, variantId: 1 })).status).toBe(404);
  expect((await put(call, cart.id, { id: mug.id, variantId: variants[0].id })).status).toBe(404);
  for (const { id } of variants.slice(0, 2)) await put(call, cart.id, { id: shirt.id, variantId: id });
  expect((await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body.items).toHaveLength(2);
});

test.each([
  [{ id: mug.id, variantId: null, note: null, quantity: -1 }, "quantity"],
  [{ id: mug.id, variantId: null, note: null, quantity: 1.5 }, "quantity"],
  [{ id: mug.id, variantId: null, note: null }, "quantity"],
  [{ id: "105", variantId: null, note: null, quantity: 1 }, "id"],
  [{ id: mug.id, variantId: null, note: "x".repeat(501), quantity: 1 }, "note"],
])("an invalid change names its field: %j", async (json, field) => {
  const { id } = await fill(call);
  const { status, body } = await call("PUT", `/api/cart/${id}`, { json });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test("a body that is no JSON is refused and is no server error", async () => {
  const { id } = await fill(call);
  const response = await backend.fetch(
    new Request(`http://localhost:3000/api/cart/${id}`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: "{",
    }),
  );
  expect(response.status).toBe(400);
});

test("a deleted cart is gone", async () => {
  const cart = await fill(call, mug);
  expect((await call("DELETE", `/api/cart/${cart.id}`)).status).toBe(204);
  expect((await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).status).toBe(404);
  expect((await call("DELETE", `/api/cart/${cart.id}`)).status).toBe(404);
});

test("an ordered cart names its order", async () => {
  const cart = await fill(call, { id: 118 });
  const { data } = (await order(call, cart.id, 85)).body;
  const again = await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`);
  expect(again.status).toBe(404);
  expect(again.body).toMatchObject({
    error: "cart_ordered",
    order: { id: data.id, code: data.code, hash: data.hash },
  });
  expect((await put(call, cart.id, mug)).body.error).toBe("cart_ordered");
});

test("a customer's carts are accessible only to that customer", async () => {
  const bearer = await signIn(call);
  const created = await call("POST", "/api/cart/create", { bearer });
  expect(created.status).toBe(201);
  expect(created.body.tempId).toBeUndefined();
  const { id } = created.body;
  expect((await put(call, id, mug, bearer)).status).toBe(200);
  const listed = await call("GET", "/api/cart/cs", { bearer });
  expect(listed.body.map((cart: { id: string }) => cart.id)).toContain(id);

  const stranger = await signIn(call, "novy@divadlonavantrokach.example");
  for (const other of [undefined, stranger, "nonsense"]) {
    const options = other === undefined ? {} : { bearer: other };
    expect((await put(call, id, mug, other)).status).toBe(404);
    expect((await call("DELETE", `/api/cart/${id}`, options)).status).toBe(404);
    expect(
      (await call("POST", `/api/voucher/cart/delete/${id}`, { json: { voucherId: 1 }, ...options })).status,
    ).toBe(404);
  }
  expect((await call("GET", "/api/cart/cs", { bearer: stranger })).body).toEqual([]);
});

test("carts are neither listed nor created without a token", async () => {
  expect((await call("GET", "/api/cart/cs")).status).toBe(401);
  expect((await call("POST", "/api/cart/create")).status).toBe(401);
});

test("tickets go into the cart with their evening, up to the limit of one order", async () => {
  const evening = await eveningOnSale(call);
  const cart = await fill(call, { id: evening.productId, variantId: evening.variantId });
  const { items } = (await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body;
  expect(items).toMatchObject([{ quantity: 1, performance: { id: evening.id } }]);
  const more = { id: evening.productId, variantId: evening.variantId, quantity: 9 };
  expect(await put(call, cart.id, more)).toMatchObject({
    status: 409,
    body: { error: "too_many_tickets", value: 8 },
  });
  expect((await call("GET", `/api/payments/cs?cart=${cart.id}`)).status).toBe(200);

  const { data } = (await call("GET", `/api/products/cs/${evening.productId}`)).body;
  expect(data.performance).toEqual({ id: evening.id });
  const listed = (await call("GET", "/api/products/cs?per_page=100&sort=newest")).body.data;
  const found = await call("GET", `/api/search/cs?limit=100&q=${encodeURIComponent(evening.title)}`);
  const hits = found.body.data.groups.filter(({ kind }: { kind: string }) => kind === "products");
  const goods = [...listed, ...hits.flatMap(({ items: each }: { items: object[] }) => each)];
  expect(goods.map(({ id }: { id: number }) => id)).not.toContain(evening.productId);
});

test("concurrent changes of one cart are not lost", async () => {
  const cart = await fill(call);
  const ids = [104, 106, 109, 110, 117, 118, 119, 112, 113];
  await Promise.all(ids.map((id) => put(call, cart.id, { id })));
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => put(call, cart.id, { id: 118, quantity: index + 1 })),
  );
  const { items } = (await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body;
  const inCart = items.map((item: { product: { id: number } }) => item.product.id);
  expect(new Set(inCart).size).toBe(inCart.length);
  expect(inCart).toEqual(expect.arrayContaining([118, 112, 109]));
});
