import { afterAll, beforeAll, expect, test } from "vitest";
import { toCustomers } from "./emails.ts";
import { open, type OpenedStandalone } from "./open.ts";
import {
  addVoucher,
  anOrder,
  book,
  byEmail,
  byPpl,
  card,
  cashOnDelivery,
  chocolate,
  eveningForTwo,
  fill,
  mug,
  order,
  put,
  shirt,
  signIn,
  summary,
  transfer,
} from "./shopping.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];

beforeAll(async () => {
  backend = await open();
  call = backend.call;
});
afterAll(() => backend.close());

test("ten concurrent orders of the last piece are one order and nine refusals", async () => {
  // Two of the three mugs are bought first.
  await anOrder(call, { lines: [{ ...mug, quantity: 2 }] });
  const carts = await Promise.all(Array.from({ length: 10 }, () => fill(call, mug)));
  const answers = await Promise.all(carts.map(({ id }) => order(call, id, mug.gross)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  for (const { body } of refused) {
    expect(body).toMatchObject({ error: "out_of_stock", value: expect.stringContaining("Hrnek") });
  }
  const { availability } = (await call("GET", `/api/products/cs/${mug.id}`)).body.data;
  expect(availability).toEqual({ code: "sold_out", quantity: 0, days: null });
});

test("ten concurrent orders of the same cart are one order", async () => {
  const cart = await fill(call, chocolate);
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(call, cart.id, 85)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
  expect(
    toCustomers(await backend.outbox()).filter(({ text }) => text.includes(answers[0]?.body.data.code)),
  ).toHaveLength(1);
});

test("a cart that took the last pieces is its order when it is submitted again", async () => {
  const ornament = { id: 127, gross: 320, stock: 2 };
  const cart = await fill(call, { id: ornament.id, quantity: ornament.stock });
  const total = ornament.gross * ornament.stock;
  const answers = [await order(call, cart.id, total), await order(call, cart.id, total)];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(answers[1]?.body.data.id).toBe(answers[0]?.body.data.id);
});

test("an idempotency key repeats the first response, and fits no other request", async () => {
  const cart = await fill(call, chocolate);
  const headers = { "Idempotency-Key": "key-1" };
  const [first, second] = await Promise.all([
    order(call, cart.id, 85, {}, headers),
    order(call, cart.id, 85, {}, headers),
  ]);
  expect(first.status).toBe(201);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect([first, second].filter((answer) => answer.headers.get("Idempotent-Replay"))).toHaveLength(1);
  expect((await order(call, cart.id, 85, { note: "jiná" }, headers)).status).toBe(422);
});

test("after a refusal the same idempotency key may be used again", async () => {
  const cart = await fill(call);
  const headers = { "Idempotency-Key": "key-2" };
  expect((await order(call, cart.id, 85, {}, headers)).body.error).toBe("empty_cart");
  await put(call, cart.id, chocolate);
  expect((await order(call, cart.id, 85, {}, headers)).status).toBe(201);
});

test("an order refuses half of a character in an address or a company", async () => {
  const half = JSON.parse('"Dlouhá \\ud800"') as string;
  const { id } = await fill(call, chocolate);
  const address = { street: half, city: "Praha", zip: "110 00", country: "CZ" };
  expect(await order(call, id, chocolate.gross, { address })).toMatchObject({
    status: 422,
    body: { errors: { "address.street": [expect.any(String)] } },
  });
  const company = { name: "Spolek", ico: "00000027", dic: half };
  expect((await order(call, id, chocolate.gross, { company })).status).toBe(422);
});

test("an order refuses another version of its cart, though it costs the same", async () => {
  const cart = await fill(call, book);
  const read = async () => (await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body.version;
  const cart_version = await read();
  await put(call, cart.id, { ...book, note: "Babičce" });
  expect(await read()).not.toBe(cart_version);
  expect(await order(call, cart.id, 490, { cart_version })).toMatchObject({
    status: 409,
    body: { error: "changed", value: 490 },
  });
  expect((await order(call, cart.id, 490, { cart_version: await read() })).status).toBe(201);
});

test("an order at an old total gets the new one, and writes nothing", async () => {
  const cart = await fill(call, book);
  for (const expected of [0, 489, 489.99, 490.01, 491, 980]) {
    expect(await order(call, cart.id, expected)).toMatchObject({
      status: 409,
      body: { error: "changed", value: 490 },
    });
  }
  expect((await order(call, cart.id, 490)).status).toBe(201);
});

test("cash is whole crowns, beside the exact price and its tax; a transfer is exact", async () => {
  const { variants } = (await call("GET", `/api/products/cs/${shirt.id}`)).body.data;
  const line = { id: shirt.id, variantId: variants[0].id };
  const cash = await fill(call, line);
  expect((await order(call, cash.id, 442.5)).body).toMatchObject({ error: "changed", value: 443 });
  const paid = await summary(call, (await order(call, cash.id, 443)).body.data);
  expect(paid.body.data).toMatchObject({
    payment: { kind: "desk" },
    vat: [{ rate: 21, base: 365.7, tax: 76.8 }],
    total: 442.5,
    rounding: 0.5,
    to_pay: 443,
  });
  const exact = await order(call, (await fill(call, line)).id, 442.5, { payment_id: transfer });
  const { body } = await summary(call, exact.body.data);
  expect(body.data).toMatchObject({ total: 442.5, rounding: 0, to_pay: 442.5 });
});

test("the summary lists the order at the prices of its day, and how to pay by transfer", async () => {
  const { variants } = (await call("GET", `/api/products/cs/${shirt.id}`)).body.data;
  const cart = await fill(call, { id: shirt.id, variantId: variants[0].id, quantity: 2 }, book, chocolate);
  await addVoucher(call, cart.id, "VANTROKY10");
  // 885 + 490 + 85 = 1460, less 146, and Zásilkovna for 79 because 1314 is below its limit of 1500.
  const { body } = await order(call, cart.id, 1393, {
    delivery_id: 2,
    branch_id: (await call("GET", "/api/branches/cs?delivery=2")).body.data[0].id,
    payment_id: transfer,
    company: { name: "Firma s. r. o.", ico: "00000019", dic: null },
    note: "Prosím zazvonit.",
  });
  const { data } = (await summary(call, body.data)).body;
  expect(data).toMatchObject({
    code: body.data.code,
    state: "awaiting_payment",
    state_label: "Čeká na platbu",
    progress: [{ state: "new" }, { state: "awaiting_payment" }],
    name: "Jana Nováková",
    company: { name: "Firma s. r. o.", ico: "00000019", dic: null },
    note: "Prosím zazvonit.",
    vouchers: [{ code: "VANTROKY10", discount: 146 }],
    delivery: { name: "Zásilkovna", gross: 79 },
    payment: {
      kind: "transfer",
      gross: 0,
      state: "unpaid",
      payment_url: null,
      account: { iban: "CZ65 0800 0000 1920 0014 5399", number: "19-2000145399/0800" },
      variable_symbol: body.data.code.replace(/\D/g, ""),
      message: "DEMO NEPLATIT",
    },
    total: 1393,
  });
  expect(data.payment.variable_symbol.length).toBeLessThanOrEqual(10);
  expect(data.lines[0]).toMatchObject({
    product_id: shirt.id,
    quantity: 2,
    unit_gross: 442.5,
    original_unit_gross: 590,
    total: 885,
  });
  const sum = data.vat.reduce(
    (all: number, row: { base: number; tax: number }) => all + row.base + row.tax,
    0,
  );
  expect(Math.round(sum * 100)).toBe(139300);
  expect(data.vat.map(({ rate }: { rate: number }) => rate)).toEqual([21, 12, 0]);
});

test("only its hash opens an order", async () => {
  const data = await anOrder(call);
  expect(Buffer.from(data.hash, "base64url")).toHaveLength(16);
  for (const hash of ["x", `${data.hash}x`, data.hash.slice(1), encodeURIComponent("ž".repeat(10))]) {
    expect((await summary(call, { id: data.id, hash })).status).toBe(404);
  }
  expect((await summary(call, { id: data.id + 999, hash: data.hash })).status).toBe(404);
});

test("a cart of gift vouchers is sent by e-mail or picked up, without an address", async () => {
  const { variants } = (await call("GET", `/api/products/cs/${eveningForTwo.id}`)).body.data;
  const cart = await fill(call, {
    id: eveningForTwo.id,
    ...(variants[0] ? { variantId: variants[0].id } : {}),
  });
  const { data } = (await call("GET", `/api/deliveries/cs?cart=${cart.id}`)).body;
  expect(data.map(({ name }: { name: string }) => name)).toEqual(["Osobní odběr v pokladně", "E-mail"]);
  const placed = await order(call, cart.id, 1200, { ...byEmail, payment_id: card });
  expect(placed.status).toBe(201);
  expect(placed.body.data.payment_url).toMatch(/^\/api\/demo-gateway\/[\w-]{22}$/);
});

test.each([
  ["a delivery that is not for this cart", { delivery_id: 6 }, "delivery_id"],
  ["a delivery that is not there", { delivery_id: 99 }, "delivery_id"],
  ["a payment that does not go with the delivery", { payment_id: 3 }, "payment_id"],
  ["no branch where one is needed", { branch_id: null }, "branch_id"],
  ["a branch of another delivery", { delivery_id: 2, branch_id: 1, payment_id: 1 }, "branch_id"],
  ["no address where one is needed", { delivery_id: 4, payment_id: 1 }, "address"],
  [
    "a country the delivery does not reach",
    { delivery_id: 4, payment_id: 1, address: { street: "A 1", city: "B", zip: "1", country: "SK" } },
    "address.country",
  ],
  ["no agreement", { terms: false }, "terms"],
  ["no e-mail", { email: "" }, "email"],
  ["no name", { first_name: null }, "first_name"],
  ["half an address", { address: { street: "A 1", city: "B", zip: "", country: "CZ" } }, "address.zip"],
  ["a summary address that is none", { summary_url: "javascript:alert(1)" }, "summary_url"],
])("an order with %s names its field", async (_what, changes, field) => {
  const cart = await fill(call, book);
  const { status, body } = await order(call, cart.id, 490, changes);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test("an order with an address goes to that address", async () => {
  const cart = await fill(call, book);
  const address = { street: "Na Mlýně 3", city: "Brno", zip: "602 00", country: "CZ" };
  const choice = { ...byPpl, payment_id: cashOnDelivery, address };
  const { status, body } = await order(call, cart.id, 658, choice);
  expect(status).toBe(201);
  expect((await summary(call, body.data)).body.data).toMatchObject({
    address,
    delivery: { gross: 129 },
    payment: { kind: "cod", gross: 39 },
    state: "new",
  });
});

test("a customer's cart can be ordered by that customer only", async () => {
  const bearer = await signIn(call);
  const { id } = (await call("POST", "/api/cart/create", { bearer })).body;
  await put(call, id, chocolate, bearer);
  expect((await order(call, id, 85)).status).toBe(404);
  expect((await order(call, id, 85, {}, { Authorization: `Bearer ${bearer}` })).status).toBe(201);
  const listed = (await call("GET", "/api/cart/cs", { bearer })).body;
  expect(listed.map((cart: { id: string }) => cart.id)).not.toContain(id);
});

test("an order subscribes its customer to the newsletter", async () => {
  const cart = await fill(call, chocolate);
  const email = "Novinky@example.cz";
  const newsletter_consent = {
    source: "order",
    wording: "Chci dostávat novinky z divadla e-mailem.",
    confirm_url: "http://localhost:3000/newsletter/potvrzeni/{token}",
    unsubscribe_url: "http://localhost:3000/newsletter/odhlaseni/{token}",
  };
  await order(call, cart.id, 85, { newsletter: true, newsletter_consent, email });
  const emails = (await backend.outbox()).filter(({ to }) => to === email.toLowerCase());
  expect(emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Potvrďte prosím odběr novinek/u),
  ]);
});

test("a text that the database cannot store is refused and is no server error", async () => {
  const cart = await fill(call, chocolate);
  const address = { street: "A\u0000 1", city: "B", zip: "1", country: "CZ" };
  for (const changes of [{ note: "a\u0000b" }, { address }]) {
    expect((await order(call, cart.id, 85, changes)).status).toBe(400);
  }
  expect((await call("GET", "/api/cart/anonymous/cs/%00")).status).toBe(404);
  expect((await call("GET", "/api/pages/cs/%00")).status).toBe(404);
  expect(backend.logged).toEqual([]);
});
