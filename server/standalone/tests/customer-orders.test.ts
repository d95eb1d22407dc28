import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { eveningOnSale } from "./ticket-orders.ts";
import { anOrder, book, card, order, put, signIn, summary, transfer, withoutDelivery } from "./shopping.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
let divak: string;
let novy: string;
beforeAll(async () => {
  backend = await open();
  call = backend.call;
  divak = await signIn(call);
  novy = await signIn(call, "novy@divadlonavantrokach.example");
});
afterAll(() => backend.close());

interface Row {
  readonly id: number;
  readonly code: string;
  readonly hash: string;
  readonly state: string;
}

async function list(bearer: string, question = "") {
  const { body } = await call("GET", `/api/orders${question}`, { bearer });
  const data: Row[] = body.data;
  return { meta: body.meta, data, states: data.map(({ state }) => state) };
}

/** Orders the given products, picked up and paid at the box office. */
async function buy(bearer: string, gross: number, id: number, changes = {}) {
  const { id: cart } = (await call("POST", "/api/cart/create", { bearer })).body;
  await put(call, cart, { id }, bearer);
  const placed = await order(call, cart, gross, changes, { Authorization: `Bearer ${bearer}` });
  return placed.body.data;
}

test("the demo customer „divak“ has three orders, the newest first; „novy“ has none", async () => {
  const { states, meta } = await list(divak);
  expect(states).toEqual(["awaiting_payment", "withdrawal_received", "delivered"]);
  expect(meta).toEqual({ total: 3, page: 1, pages: 1, per_page: 10 });
  expect((await list(novy)).data).toEqual([]);
  expect((await call("GET", "/api/orders", { bearer: divak })).body.data[0]).toEqual({
    id: expect.any(Number),
    code: expect.stringMatching(/^E26-\d{5}$/),
    hash: expect.stringMatching(/^[\w-]{22}$/),
    date: "2026-11-20T20:00:00.000Z",
    total: 569,
    state: "awaiting_payment",
    state_label: "Čeká na platbu",
    is_payable: true,
    is_withdrawable: true,
  });
});

test("orders are paged, and an invalid page is the first one", async () => {
  const second = await list(divak, "?per_page=2&page=2");
  expect(second.states).toEqual(["delivered"]);
  expect(second.meta).toEqual({ total: 3, page: 2, pages: 2, per_page: 2 });
  expect((await list(divak, "?page=minus&per_page=x")).states).toHaveLength(3);
  expect((await list(divak, "?page=9")).data).toEqual([]);
});

test.each([
  ["Mikina", ["withdrawal_received"]],
  ["mikina zakulisi", ["withdrawal_received"]],
  ["pernik", ["delivered"]],
  ["e26-0000", ["awaiting_payment", "withdrawal_received", "delivered"]],
  ["neco jineho", []],
  ["%", []],
  ["_", []],
  ["\\", []],
  [" ", ["awaiting_payment", "withdrawal_received", "delivered"]],
])("%j is searched for in codes and names", async (q, states) => {
  expect((await list(divak, `?q=${encodeURIComponent(q)}`)).states).toEqual(states);
});

test("an order has all fields of its summary, and its hash", async () => {
  const [, , row] = (await list(divak)).data;
  const { status, body } = await call("GET", `/api/orders/${row?.id}`, { bearer: divak });
  expect(status).toBe(200);
  const { hash, ...detail } = body.data;
  expect(hash).toBe(row?.hash);
  expect({ data: detail }).toEqual((await summary(call, { id: row?.id ?? 0, hash })).body);
  expect(detail.lines[0]).toMatchObject({
    product_id: 101,
    variant_id: 1012,
    availability: "in_stock",
    quantity: 1,
    unit_gross: 442.5,
    original_unit_gross: 590,
  });
  expect(detail.progress.map(({ state }: { state: string }) => state)).toEqual([
    "new",
    "awaiting_payment",
    "paid",
    "processing",
    "shipped",
    "delivered",
  ]);
  // Goods of 1 272,50 less a tenth, plus 129 for the parcel.
  expect(detail).toMatchObject({ total: 1274.25, vouchers: [{ code: "VANTROKY10", discount: 127.25 }] });
  const taxed = detail.vat.reduce(
    (sum: number, { base, tax }: { base: number; tax: number }) => sum + base + tax,
    0,
  );
  expect(taxed).toBeCloseTo(1274.25, 2);
});

test("another customer's order and a guest's order are not found", async () => {
  const [row] = (await list(divak)).data;
  for (const id of [row?.id, 2_147_483_647, "x"]) {
    const { status, body } = await call("GET", `/api/orders/${id}`, { bearer: novy });
    expect(status).toBe(404);
    expect(body.error).toBe("not_exists");
  }
});

test("an order belongs to the customer of its bearer token, whatever its e-mail", async () => {
  const placed = await buy(novy, book.gross, book.id, { email: "darek@example.cz" });
  await anOrder(call, { email: "novy@divadlonavantrokach.example" });
  expect((await list(novy)).data.map(({ id, hash }) => [id, hash])).toEqual([[placed.id, placed.hash]]);
});

test("every order listed as payable has a payment URL, the demo's own orders too", async () => {
  const fresh = await open();
  const bearer = await signIn(fresh.call);
  const { body } = await fresh.call("GET", "/api/orders", { bearer });
  const detail = async (id: number) => (await fresh.call("GET", `/api/orders/${id}`, { bearer })).body.data;
  const found = await Promise.all(
    body.data.map(async ({ id, is_payable }: { id: number; is_payable: boolean }) => {
      const { payment_url } = (await detail(id)).payment;
      return [is_payable, typeof payment_url === "string"];
    }),
  );
  expect(found).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  const [unpaid] = body.data;
  const first = (await detail(unpaid.id)).payment.payment_url;
  expect((await detail(unpaid.id)).payment.payment_url).toBe(first);
  const gateway = await fresh.fetch(new Request(`http://localhost:3000${first}`));
  expect(await gateway.text()).toContain(unpaid.code);
  await fresh.close();
});

test("an order that waits for a card payment is payable until it is paid", async () => {
  const { id, payment_url } = await buy(divak, book.gross, book.id, { payment_id: card });
  const state = async () => {
    const row = (await call("GET", "/api/orders", { bearer: divak })).body.data[0];
    const detail = (await call("GET", `/api/orders/${id}`, { bearer: divak })).body.data;
    return [row.id, row.is_payable, detail.payment.payment_url];
  };
  expect(await state()).toEqual([id, true, payment_url]);
  await backend.fetch(
    new Request(`http://localhost:3000${payment_url}`, {
      method: "POST",
      body: new URLSearchParams({ result: "paid" }),
    }),
  );
  expect(await state()).toEqual([id, false, null]);
});

test("an order of tickets alone is not one to withdraw from", async () => {
  const evening = await eveningOnSale(call);
  const { id: cart } = (await call("POST", "/api/cart/create", { bearer: novy })).body;
  await put(call, cart, { id: evening.productId, variantId: evening.variantId }, novy);
  const choice = { payment_id: transfer, ...withoutDelivery };
  const placed = await order(call, cart, evening.gross, choice, { Authorization: `Bearer ${novy}` });
  expect(placed.status).toBe(201);
  const { data } = (await call("GET", "/api/orders", { bearer: novy })).body;
  const row = data.find(({ id }: { id: number }) => id === placed.body.data.id);
  expect(row.is_withdrawable).toBe(false);
});
