import { afterAll, beforeAll, expect, test } from "vitest";
import { expireOrders } from "#standalone/domain/orders/expire.ts";
import { emailKinds } from "#standalone/email/email-kinds.ts";
import { byPpl, card } from "./shopping.ts";
import { openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

const jana = "jana@example.cz";
const summary_url = "http://localhost:3000/shrnuti/{id}/{hash}";
const whole = { name: "Jana Nováková", items: null, account: null, note: null, summary_url };
const chocolate = { name: "Čokoláda Přestávka 70 g", quantity: 1 };

function withdraw(json: Readonly<Record<string, unknown>>) {
  return staffed.call("POST", "/api/withdrawals", { json: { email: jana, ...whole, ...json } });
}

async function emailsOf(reference: string) {
  return (await staffed.outbox()).filter(({ subject }) => subject.includes(reference));
}

async function shipped() {
  const order = await orderByTransfer(staffed, byPpl);
  await staffed.staff("POST", `/orders/${order.code}/paid`);
  await staffed.staff("POST", `/orders/${order.code}/shipped`, { parcel_number: "DR1" });
  return order;
}

async function summaryOf({ id, hash }: { id: number; hash: string }) {
  return (await staffed.call("GET", `/api/orders/summary/${id}/${hash}`)).body.data;
}

test("a withdrawal is received to the second, with a number of its series", async () => {
  staffed.time.now = new Date("2027-01-05T09:08:07.654Z");
  const { code } = await shipped();
  const { status, body } = await withdraw({ order_code: code });
  expect(status).toBe(201);
  expect(body.data).toEqual({
    reference: expect.stringMatching(/^OS27-\d{5}$/u),
    received_at: "2027-01-05T09:08:07Z",
    email: "sent",
  });
});

test.each([
  ["shipped, from the whole of it", null, "withdrawal_received"],
  ["shipped, from a part of it", [chocolate], "shipped"],
])("an order that was %s, has it in its progress", async (_, items, state) => {
  const order = await shipped();
  await withdraw({ order_code: ` ${order.code.toLowerCase()} `, email: jana.toUpperCase(), items });
  const summary = await summaryOf(order);
  expect(summary.state).toBe(state);
  expect(summary.progress.at(-1)).toMatchObject({
    state: "withdrawal_received",
    label: "Odstoupení přijato",
  });
});

test.each([
  ["the whole of it", null, "withdrawal_received", "order_closed"],
  ["a part of it", [chocolate], "awaiting_payment", "withdrawn"],
])("an unpaid order asks for nothing after a withdrawal from %s", async (_, items, state, error) => {
  const order = await orderByTransfer(staffed, { payment_id: card });
  const path = `/api/orders/${order.id}/${order.hash}`;
  const { body } = await withdraw({ order_code: order.code, items });
  const summary = await summaryOf(order);
  expect(summary).toMatchObject({ state, payment: { state: "unpaid", payment_url: null, pay_by: null } });
  expect(summary.progress.at(-1).state).toBe("withdrawal_received");
  const again = { json: { return_url: "http://localhost:3000/" } };
  expect((await staffed.call("POST", `${path}/payment`, again)).body).toMatchObject({ error });
  expect((await staffed.call("POST", `${path}/payment-link`)).body).toMatchObject({ error });
  const gateway = await staffed.call("GET", order.payment_url ?? "");
  expect(gateway.body).toContain("Nic neplaťte.");
  expect(gateway.body).not.toContain("<button");
  const [receipt, notice] = await emailsOf(body.data.reference);
  expect(receipt?.text).toContain("Pokud jste ještě nezaplatili, zatím nic neplaťte.");
  expect(notice?.text).toContain("Není zaplacená:");
  // No e-mail requested a payment, so nobody is late.
  await expireOrders(staffed.db, new Date(staffed.time.now.getTime() + 30 * 86_400_000));
  expect((await summaryOf(order)).state).toBe(state);
  // Staff cancel it, and the goods are in the stock again.
  expect((await staffed.staff("POST", `/orders/${order.code}/cancelled`, {})).body.data.state).toBe(
    "cancelled",
  );
});

test.each([
  ["the whole of it", null, "Nic už neplaťte."],
  ["a part of it", [chocolate], "Zatím nic neplaťte, napíšeme vám, zda a kolik zbývá zaplatit."],
])("e-mails about an unpaid order ask for nothing after a withdrawal from %s", async (_, items, sentence) => {
  const order = await orderByTransfer(staffed);
  await withdraw({ order_code: order.code, items });
  const { db } = staffed;
  const late = (kind: "order-confirmation" | "payment-link" | "order-ready") =>
    emailKinds[kind]({ db }, { order_id: order.id }, staffed.time.now);
  const confirmation = await late("order-confirmation");
  expect(confirmation?.text).toContain(`PLATBA\n${sentence}`);
  expect(confirmation?.text).not.toMatch(/Zaplaťte|Účet:|Částka:/u);
  expect(await late("payment-link")).toBeNull();
  expect((await late("order-ready"))?.text ?? "").not.toContain("zaplatíte");
});

test("a payment that was on its way when the whole was withdrawn can be returned", async () => {
  const order = await orderByTransfer(staffed);
  await withdraw({ order_code: order.code });
  expect((await staffed.staff("POST", `/orders/${order.code}/paid`)).status).toBe(200);
  expect((await summaryOf(order)).state).toBe("withdrawal_received");
  expect((await staffed.staff("POST", `/orders/${order.code}/refunded`)).status).toBe(200);
});

test("money of an order that is withdrawn can be returned", async () => {
  const order = await shipped();
  await withdraw({ order_code: order.code });
  const { body } = await staffed.staff("POST", `/orders/${order.code}/refunded`);
  expect(body.data).toMatchObject({ state: "refunded" });
});

test("a closed order keeps its progress, and the statement is received", async () => {
  const order = await orderByTransfer(staffed);
  await staffed.staff("POST", `/orders/${order.code}/cancelled`, {});
  expect((await withdraw({ order_code: order.code })).status).toBe(201);
  expect((await summaryOf(order)).progress.at(-1).state).toBe("cancelled");
});

test("the answer does not reveal whether the order exists", async () => {
  const order = await shipped();
  const answers = [
    await withdraw({ order_code: order.code }),
    await withdraw({ order_code: order.code, email: "jiny@example.cz" }),
    await withdraw({ order_code: "E26-99999" }),
    await withdraw({ order_code: "nevím, ta z listopadu" }),
  ];
  const shapes = answers.map(({ status, body }) => [status, Object.keys(body.data), body.data.email]);
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  const states = (await summaryOf(order)).progress.map(({ state }: { state: string }) => state);
  expect(states.filter((state: string) => state === "withdrawal_received")).toHaveLength(1);
});

test("the same statement within a day is one, with its first time, and sends nothing", async () => {
  staffed.time.now = new Date("2027-01-06T10:00:00Z");
  const { code } = await shipped();
  const items = [chocolate, { name: "Hrnek", quantity: 2 }];
  const first = await withdraw({ order_code: code, items });
  staffed.time.now = new Date("2027-01-07T09:59:59Z");
  const again = await withdraw({ order_code: code.toLowerCase(), items: items.toReversed() });
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
  expect(await emailsOf(first.body.data.reference)).toHaveLength(2);
  // A statement that differs in anything, even a corrected account, is a new one.
  for (const changes of [
    { items: [chocolate] },
    { items, account: "19-2000145399/0800" },
    { items, note: "x" },
  ])
    expect((await withdraw({ order_code: code, ...changes })).status).toBe(201);
  staffed.time.now = new Date("2027-01-07T10:00:00Z");
  expect((await withdraw({ order_code: code, items })).status).toBe(201);
});

test("two of them at once are one", async () => {
  const { code } = await shipped();
  const both = await Promise.all([withdraw({ order_code: code }), withdraw({ order_code: code })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect(new Set(both.map(({ body }) => body.data.reference)).size).toBe(1);
});

test("the same key is the same statement", async () => {
  const headers = { "Idempotency-Key": "odstoupeni-1" };
  const json = { ...whole, email: jana, order_code: "E26-77777" };
  const first = await staffed.call("POST", "/api/withdrawals", { json, headers });
  staffed.time.now = new Date(staffed.time.now.getTime() + 60_000);
  expect((await staffed.call("POST", "/api/withdrawals", { json, headers })).body).toEqual(first.body);
});

test("the receipt says what was received and when, and accepts nothing", async () => {
  staffed.time.now = new Date("2027-01-08T09:08:07Z");
  const order = await shipped();
  const stated = {
    order_code: order.code,
    items: [chocolate],
    account: "19-2000145399/0800",
    note: "Hořká.",
  };
  const { reference } = (await withdraw(stated)).body.data;
  const [receipt] = await emailsOf(reference);
  expect(receipt?.to).toBe(jana);
  expect(receipt?.subject).toBe(
    `Odstoupení od smlouvy jsme přijali, číslo ${reference} – Divadlo Na Vantrokách`,
  );
  for (const part of [
    "8. 1. 2027 10:08:07 jsme přijali",
    `Číslo potvrzení: ${reference}`,
    `Číslo objednávky: ${order.code}`,
    "– 1× Čokoláda Přestávka 70 g",
    "Jméno: Jana Nováková",
    `E-mail: ${jana}`,
    "Číslo účtu: 19-2000145399/0800",
    "Poznámka: Hořká.",
    "Zboží nám pošlete nebo přineste do 14 dnů od odstoupení: Divadlo Na Vantrokách, Mlýnská strouha 12, 799\u00a099 Doubravín.",
    "Pokud jste ho ještě nedostali, posílat nic nemusíte.",
    `http://localhost:3000/shrnuti/${order.id}/${order.hash}`,
  ])
    expect(receipt?.text).toContain(part);
  expect(receipt?.text).not.toMatch(/uznal|uznává|schváli/u);
});

test("the theatre's e-mail has whether it knows the order, and its company", async () => {
  const known = await orderByTransfer(staffed, {
    company: { name: "Spolek Jeviště", ico: "00000027", dic: null },
  });
  const noticeAbout = async (order_code: string) =>
    (await emailsOf((await withdraw({ order_code })).body.data.reference)).at(-1);
  const own = await noticeAbout(known.code);
  expect(own?.to).toBe("eshop@divadlonavantrokach.example");
  expect(own?.text).toContain(
    `Objednávka ${known.code} s tímto e-mailem existuje a je na firmu Spolek Jeviště`,
  );
  const strange = await noticeAbout("E26-88888");
  expect(strange?.text).toContain("Objednávku s tímto číslem a e-mailem jsme nenašli.");
});

test("no link to an order is sent to whoever only knows its number", async () => {
  const order = await shipped();
  const { reference } = (await withdraw({ order_code: order.code, email: "jiny@example.cz" })).body.data;
  for (const { text } of await emailsOf(reference)) expect(text).not.toContain(order.hash);
});

test("a statement can neither be changed nor deleted", async () => {
  await withdraw({ order_code: "E26-66666" });
  const { db } = staffed;
  await expect(db.updateTable("withdrawals").set({ name: "Nikdo" }).execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("withdrawals").execute()).rejects.toThrow("append-only");
});

test.each([
  ["no order number", { order_code: "" }, "order_code"],
  ["an order number of 61 characters", { order_code: "x".repeat(61) }, "order_code"],
  ["an e-mail that is none", { email: "jana" }, "email"],
  ["a blank name", { name: " " }, "name"],
  ["an empty list of items", { items: [] }, "items"],
  ["no pieces of an item", { items: [{ name: "Hrnek", quantity: 0 }] }, "items.0.quantity"],
  ["51 items", { items: Array.from({ length: 51 }, () => chocolate) }, "items"],
  ["an account of 65 characters", { account: "1".repeat(65) }, "account"],
  ["a note of 1001 characters", { note: "x".repeat(1001) }, "note"],
  ["a link to another site", { summary_url: "https://utocnik.example/{id}/{hash}" }, "summary_url"],
])("a statement with %s names its field", async (_, changes, field) => {
  const { status, body } = await withdraw({ order_code: "E26-55555", ...changes });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test("staff reads all statements, the newest first", async () => {
  const order = await shipped();
  staffed.time.now = new Date("2027-03-01T10:00:00Z");
  await withdraw({ order_code: "E26-44444" });
  staffed.time.now = new Date("2027-03-01T10:00:01Z");
  await withdraw({ order_code: order.code.toLowerCase(), items: [chocolate], note: "Hořká." });
  const { data, meta } = (await staffed.staff("GET", "/withdrawals?per_page=2")).body;
  expect(data).toMatchObject([
    {
      received_at: "2027-03-01T10:00:01Z",
      order_code: order.code.toLowerCase(),
      order: order.code,
      items: [chocolate],
      note: "Hořká.",
      receipt: "sent",
    },
    { order_code: "E26-44444", order: null, items: null },
  ]);
  expect(meta).toMatchObject({ page: 1, per_page: 2 });
  const second = await staffed.staff("GET", "/withdrawals?per_page=2&page=2");
  expect(second.body.data[0].reference).not.toBe(data[0].reference);
});

test.each(["obchodni-podminky", "odstoupeni-od-smlouvy"])(
  "the terms and the instruction name the function and its address: %s",
  async (slug) => {
    const { body } = (await staffed.call("GET", `/api/pages/cs/${slug}`)).body.data;
    expect(body.replaceAll("\u00a0", " ")).toContain('<a href="/odstoupeni">Odstoupit od smlouvy</a>');
  },
);
