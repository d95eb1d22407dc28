import { afterAll, beforeAll, expect, test } from "vitest";
import { open, openChanged, type OpenedStandalone } from "./open.ts";
import { addVoucher, book, chocolate, eveningForTwo, fill, order, put, signIn, summary } from "./shopping.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];

beforeAll(async () => {
  backend = await open();
  call = backend.call;
});
afterAll(() => backend.close());

test.each([
  ["NEZNAM", 404, { error: "not_exists" }],
  ["LISTEK", 404, { error: "service_type" }],
  ["VYCERPANO", 400, { error: "quantity" }],
  ["BRZY", 400, { error: "active_from" }],
  ["VYPRSELO", 400, { error: "active_to" }],
  ["PREMIERA", 400, { error: "minimal_price", value: 800 }],
])("%s is refused with its reason", async (code, status, body) => {
  const cart = await fill(call, chocolate);
  const answer = await addVoucher(call, cart.id, code);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ status, ...body });
  expect((await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body.vouchers).toEqual([]);
});

test("a customer adds a voucher in any case of its code, and removes it", async () => {
  const cart = await fill(call, book);
  const added = await addVoucher(call, cart.id, " potlesk100 ");
  expect(added).toMatchObject({
    status: 200,
    body: { voucher_id: 2, code: "POTLESK100", voucher_type: "amount", value: 100, kind: "promo" },
  });
  await addVoucher(call, cart.id, "VANTROKY10");
  const { vouchers } = (await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body;
  expect(vouchers).toEqual([
    { voucher_id: 2, code: "POTLESK100", voucher_type: "amount", value: 100, kind: "promo" },
    { voucher_id: 1, code: "VANTROKY10", voucher_type: "percent", value: 10, kind: "promo" },
  ]);
  const removal = { json: { voucherId: 2 } };
  expect((await call("POST", `/api/voucher/cart/delete/${cart.id}`, removal)).status).toBe(204);
  expect((await call("POST", `/api/voucher/cart/delete/${cart.id}`, removal)).status).toBe(204);
  expect((await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body.vouchers).toHaveLength(1);
});

test("ten concurrent additions of one code add it once", async () => {
  const cart = await fill(call, book);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => addVoucher(call, cart.id, "VANTROKY10")),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === "voucher_is_already_added")).toHaveLength(9);
  expect((await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body.vouchers).toHaveLength(1);
});

const spellings = [
  ["in small letters", (email: string) => email],
  ["in capitals", (email: string) => email.toUpperCase()],
  ["in both", (email: string) => email.replace(/\b[a-z]/gu, (message) => message.toUpperCase())],
] as const;

test.each(
  spellings.flatMap(([one, first]) => spellings.map(([two, then]) => [one, two, first, then] as const)),
)("a limit per customer counts by e-mail, used %s and then %s", async (one, two, first, then) => {
  const email = `jednou-${one}-${two}@example.cz`.replaceAll(" ", "-");
  const used = await fill(call, chocolate);
  const early = await fill(call, chocolate);
  expect((await addVoucher(call, used.id, "JEDNOU", first(email))).status).toBe(200);
  // Another cart of the same guest, whose e-mail is not known yet.
  expect((await addVoucher(call, early.id, "JEDNOU")).status).toBe(200);
  expect((await order(call, used.id, 35, { email: first(email) })).status).toBe(201);

  const late = await fill(call, chocolate);
  const refusal = { error: "quantity_per_user_limit", value: 1 };
  expect(await addVoucher(call, late.id, "JEDNOU", then(email))).toMatchObject({
    status: 400,
    body: refusal,
  });
  expect(await order(call, early.id, 35, { email: then(email) })).toMatchObject({
    status: 409,
    body: refusal,
  });
  expect((await addVoucher(call, late.id, "JEDNOU", `jina-${email}`)).status).toBe(200);
});

test("ten carts of one guest with a single-use voucher are one order", async () => {
  const email = "desetkrat@example.cz";
  const carts = await Promise.all(Array.from({ length: 10 }, () => fill(call, chocolate)));
  for (const { id } of carts) await addVoucher(call, id, "JEDNOU", email);
  const answers = await Promise.all(carts.map(({ id }) => order(call, id, 35, { email })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === "quantity_per_user_limit")).toHaveLength(9);
});

test("a cart below a voucher's least value says why the voucher does not count", async () => {
  const cart = await fill(call, { ...book, quantity: 2 });
  expect((await addVoucher(call, cart.id, "PREMIERA")).status).toBe(200);
  await call("PUT", `/api/cart/${cart.id}`, {
    json: { id: book.id, variantId: null, note: null, quantity: 1 },
  });
  expect(await order(call, cart.id, 416.5)).toMatchObject({
    status: 409,
    body: { error: "minimal_price", value: 800 },
  });
  const read = await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`);
  expect(read.body.vouchers).toMatchObject([
    { code: "PREMIERA", refusal: { error: "minimal_price", value: 800 } },
  ]);
  const placed = await order(call, cart.id, 490);
  expect(placed.status).toBe(201);
  expect((await summary(call, placed.body.data)).body.data.vouchers).toEqual([]);
});

test("a voucher's least value is compared to the heller, when added and in the cart", async () => {
  const calls = [489.99, 490, 490.01] as const;
  const shop = await openChanged((db) =>
    db
      .insertInto("vouchers")
      .values(
        calls.map((minimal_price) => ({
          code: `OD${minimal_price}`,
          voucher_type: "amount" as const,
          value: 0,
          service_type: "eshop",
          quantity: null,
          quantity_per_user_limit: null,
          minimal_price,
          active_from: null,
          active_to: null,
        })),
      )
      .execute(),
  );
  const statuses = await Promise.all(
    calls.map(async (least) => {
      const [added, ordered] = [await fill(shop.call, book), await fill(shop.call, { ...book, quantity: 2 })];
      await addVoucher(shop.call, ordered.id, `OD${least}`);
      await put(shop.call, ordered.id, { ...book, quantity: 1 });
      const { status } = await addVoucher(shop.call, added.id, `OD${least}`);
      const { body } = await shop.call("GET", `/api/cart/anonymous/cs/${ordered.tempId}`);
      return [status, body.vouchers[0].refusal?.error];
    }),
  );
  expect(statuses).toEqual([
    [200, undefined],
    [200, undefined],
    [400, "minimal_price"],
  ]);
  await shop.close();
});

test("another open cart of the customer holds a voucher, and an ordered one does not", async () => {
  const shop = await openChanged((db) =>
    db.updateTable("vouchers").set({ quantity_per_user_limit: 3 }).where("code", "=", "JEDNOU").execute(),
  );
  const bearer = await signIn(shop.call);
  const newCart = async () => {
    const { id } = (await shop.call("POST", "/api/cart/create", { bearer })).body;
    await put(shop.call, id, chocolate, bearer);
    return id;
  };
  const change = (what: "add" | "delete", id: string, json: object) =>
    shop.call("POST", `/api/voucher/cart/${what}/${id}`, { json, bearer });
  const add = async (id: string) => {
    const json = { voucherCode: "JEDNOU", serviceType: "eshop", guestEmail: null };
    const { status, body } = await change("add", id, json);
    return [status, body.error];
  };
  const [first, second] = [await newCart(), await newCart()];
  expect(await add(first)).toEqual([200, undefined]);
  expect(await add(second)).toEqual([400, "user_check"]);
  await change("delete", first, { voucherId: 5 });
  expect(await add(second)).toEqual([200, undefined]);
  const email = "divak@divadlonavantrokach.example";
  const placed = await order(shop.call, second, 35, { email }, { Authorization: `Bearer ${bearer}` });
  expect(placed.status).toBe(201);
  expect(await add(first)).toEqual([200, undefined]);
  await shop.close();
});

test.each([
  ["a percentage", "VANTROKY10"],
  ["an amount, as gift vouchers themselves are,", "DAREK500"],
])("%s beside a gift voucher is in the cart without counting, whichever came first", async (_, code) => {
  const refusal = { error: "service_type" };
  const voucherFirst = await fill(call, book, { id: eveningForTwo.id });
  expect(await addVoucher(call, voucherFirst.id, code)).toMatchObject({
    status: 200,
    body: { code, refusal },
  });
  const codeFirst = await fill(call, book);
  await addVoucher(call, codeFirst.id, code);
  await put(call, codeFirst.id, { id: eveningForTwo.id });
  for (const { tempId } of [voucherFirst, codeFirst])
    expect((await call("GET", `/api/cart/anonymous/cs/${tempId}`)).body.vouchers).toMatchObject([
      { code, refusal },
    ]);
});

test("the order refuses a code that came before the gift voucher", async () => {
  const cart = await fill(call, book);
  await addVoucher(call, cart.id, "VANTROKY10");
  await put(call, cart.id, { id: eveningForTwo.id });
  expect(await order(call, cart.id, 1521)).toMatchObject({
    status: 409,
    body: { error: "service_type", voucher: "VANTROKY10" },
  });
  await put(call, cart.id, { id: eveningForTwo.id, quantity: 0 });
  expect((await order(call, cart.id, 441)).status).toBe(201);
});

test("vouchers apply one after the other, down to zero at most", async () => {
  const cart = await fill(call, chocolate);
  await addVoucher(call, cart.id, "VANTROKY10");
  await addVoucher(call, cart.id, "DAREK500");
  await addVoucher(call, cart.id, "POTLESK100");
  const placed = await order(call, cart.id, 0);
  const { body } = await summary(call, placed.body.data);
  expect(body.data.vouchers.map(({ discount }: { discount: number }) => discount)).toEqual([8.5, 76.5, 0]);
  expect(body.data).toMatchObject({
    total: 0,
    vat: [],
    state: "paid",
    payment: { state: "paid", payment_url: null },
  });
});

test("an empty voucher request names its fields", async () => {
  const { id } = await fill(call);
  const { status, body } = await call("POST", `/api/voucher/cart/add/${id}`, {
    json: { voucherCode: " ", serviceType: "eshop", guestEmail: "nikdo" },
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    voucherCode: ["Pole musí být vyplněno."],
    guestEmail: ["Pole musí obsahovat platný email."],
  });
});
