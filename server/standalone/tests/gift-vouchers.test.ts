import { staffWith } from "./seeded-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { open, openChanged, type OpenedStandalone } from "./open.ts";
import { attachmentsOf, giftCodesInAltText, giftCodesIn } from "./emails.ts";
import {
  addVoucher,
  anOrder,
  book,
  byEmail,
  card,
  chocolate,
  eveningForTwo,
  fill,
  order,
  summary,
  transfer,
} from "./shopping.ts";

const adminToken = "correct-horse-battery-staple";
let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
let now = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  backend = await open({ adminToken, clock: () => now });
  call = backend.call;
});
afterAll(() => backend.close());

/** The e-mails with the vouchers of one order. */
async function emailsAbout(code: string, from: OpenedStandalone = backend) {
  return (await from.outbox()).filter(
    ({ subject }) => /^Dárkov\S+ poukaz\S* z objednávky/u.test(subject) && subject.includes(code),
  );
}

function pay(code: string, at = backend) {
  return at.call("POST", `/api/admin/orders/${code}/paid`, { bearer: adminToken });
}

async function stepsOf(placed: { id: number; hash: string }, from = backend): Promise<string[]> {
  const { data } = (await summary(from.call, placed)).body;
  return data.progress.map(({ state }: { state: string }) => state);
}

/** Orders and pays „Poukaz Večer pro dva“ and returns the code from its e-mail. */
async function buyCode(): Promise<string> {
  const { code } = await anOrder(call, { lines: [eveningForTwo], ...byEmail, payment_id: transfer });
  await pay(code);
  const [message] = await emailsAbout(code);
  return giftCodesIn(message?.text ?? "")[0] ?? "";
}

test("a paid order sends one e-mail with a PDF for every piece", async () => {
  const { variants } = (await call("GET", "/api/products/cs/201")).body.data;
  const thousand = variants.find(({ price }: { price: number }) => price === 1000);
  const wished = { id: 201, variantId: thousand.id, quantity: 2, note: "Příliš žluťoučký kůň" };
  const data = await anOrder(call, { lines: [eveningForTwo, wished], ...byEmail, payment_id: card });
  expect(await emailsAbout(data.code)).toEqual([]);

  const textOf = () =>
    backend.fetch(
      new Request(new URL(data.payment_url ?? "", "http://localhost:3000"), {
        method: "POST",
        redirect: "manual",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "result=paid",
      }),
    );
  await Promise.all([textOf(), textOf(), pay(data.code)]);
  await textOf();
  await pay(data.code);

  const messages = await emailsAbout(data.code);
  expect(messages).toHaveLength(1);
  const [message] = messages;
  if (!message) throw new Error("No e-mail");
  expect(message.to).toBe("jana@example.cz");
  const codes = giftCodesIn(message.text);
  expect(codes).toHaveLength(3);
  const files = attachmentsOf(message);
  expect(files.map(({ name }) => name)).toEqual(codes.map((code) => `poukaz-${code}.pdf`));
  for (const { bytes } of files) expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(files.map(({ bytes }) => giftCodesInAltText(bytes))).toEqual(codes.map((code) => [code]));
  for (const part of [
    "Poukaz Večer pro dva, 1\u00a0200,00\u00a0Kč",
    "Dárkový poukaz do divadla, 1\u00a0000,00\u00a0Kč",
    "Věnování: Příliš žluťoučký kůň",
    "Platí do 21.\u00a011.\u00a02028",
    "http://localhost:3000/kosik",
    `http://localhost:3000/shrnuti/${data.id}/${data.hash}`,
  ]) {
    expect(message.text).toContain(part);
  }
  expect(await stepsOf(data)).toEqual(["new", "awaiting_payment", "paid", "voucher_sent"]);
  expect((await summary(call, data)).body.data).toMatchObject({ state: "voucher_sent" });
});

test("two orders at once never spend the same crown of a code", async () => {
  const code = await buyCode();
  expect(code).toMatch(/^DAR-/);
  const carts = await Promise.all([
    fill(call, { ...book, quantity: 2 }),
    fill(call, { ...book, quantity: 2 }),
  ]);
  for (const { id } of carts) {
    expect(await addVoucher(call, id, code.toLowerCase())).toMatchObject({
      status: 200,
      body: { code, kind: "gift", voucher_type: "amount", value: 1200 },
    });
  }
  const answers = await Promise.all(carts.map(({ id }) => order(call, id, 0)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const late = answers.findIndex(({ status }) => status === 409);
  // 2 × 490 of 1 200 were spent: the other order has to pay its price less the remaining 220.
  expect(answers[late]?.body).toMatchObject({ error: "changed", value: 760 });
  const second = await order(call, carts[late]?.id ?? "", 760);
  expect(second.status).toBe(201);
  expect((await summary(call, second.body.data)).body.data).toMatchObject({
    total: 980,
    to_pay: 760,
    vouchers: [{ code, kind: "gift", discount: 220, remaining: 0 }],
  });
  const third = await fill(call, book);
  expect(await addVoucher(call, third.id, code)).toMatchObject({ status: 400, body: { error: "quantity" } });
});

test("a code expires with the day printed on it", async () => {
  const code = await buyCode();
  const cart = await fill(call, book);
  const paidAt = now;
  try {
    now = new Date("2028-11-21T22:59:59Z");
    expect((await addVoucher(call, cart.id, code)).status).toBe(200);
    const late = await fill(call, book);
    now = new Date("2028-11-21T23:00:00Z");
    expect(await addVoucher(call, late.id, code)).toMatchObject({
      status: 400,
      body: { error: "active_to" },
    });
  } finally {
    now = paidAt;
  }
});

test("an unpaid order sends no voucher and creates no code", async () => {
  const data = await anOrder(call, { lines: [eveningForTwo], ...byEmail, payment_id: transfer });
  expect(await emailsAbout(data.code)).toEqual([]);
  const [confirmation] = (await backend.outbox()).filter(({ subject }) => subject.includes(data.code));
  expect(confirmation?.text).toContain("jako PDF do 15 minut po zaplacení");
  expect(giftCodesIn(confirmation?.text ?? "")).toEqual([]);
  expect(await stepsOf(data)).toEqual(["new", "awaiting_payment"]);
});

test("a free order sends its vouchers at once", async () => {
  const free = await openChanged((db) =>
    db
      .updateTable("products")
      .set({ price_sale: 0, is_price_sale_active: true })
      .where("id", "=", 203)
      .execute(),
  );
  const data = await anOrder(free.call, { lines: [{ id: 203 }], ...byEmail, payment_id: card });
  expect(data.payment_url).toBeNull();
  const messages = await emailsAbout(data.code, free);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).toContain("Poukaz pro školáka, 240,00\u00a0Kč");
  expect(await stepsOf(data, free)).toEqual(["new", "paid", "voucher_sent"]);
  await free.close();
});

test("a voucher bought in a sale has the value of its regular price", async () => {
  const sale = { price_sale: 200, is_price_sale_active: true };
  const cheap = await openChanged(
    async (db) => {
      await db.updateTable("products").set(sale).where("id", "=", 203).execute();
      await db.updateTable("variants").set(sale).where("id", "=", 2012).execute();
    },
    { staff: staffWith(adminToken) },
  );
  const cart = await fill(cheap.call, { id: 203 }, { id: 201, variantId: 2012 }, eveningForTwo);
  const { data } = (await order(cheap.call, cart.id, 1600, { ...byEmail, payment_id: transfer })).body;
  await pay(data.code, cheap);
  const [message] = await emailsAbout(data.code, cheap);
  const codes = giftCodesIn(message?.text ?? "");
  const values = await Promise.all(
    codes.map(
      async (code) => (await addVoucher(cheap.call, (await fill(cheap.call, book)).id, code)).body.value,
    ),
  );
  expect(values).toEqual([240, 500, 1200]);
  await cheap.close();
});

test("an order with a parcel sends its vouchers before the parcel", async () => {
  const data = await anOrder(call, { lines: [chocolate, { id: 203 }], payment_id: transfer });
  await pay(data.code);
  expect(await emailsAbout(data.code)).toHaveLength(1);
  expect(await stepsOf(data)).toEqual(["new", "awaiting_payment", "paid", "voucher_sent"]);
  const { data: result } = (await summary(call, data)).body;
  expect(result.state).toBe("paid");
  expect(result.lines.map((line: { delivered_by_email: boolean }) => line.delivered_by_email)).toEqual([
    false,
    true,
  ]);
});
