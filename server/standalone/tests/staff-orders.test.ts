import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giftCodesIn } from "./emails.ts";
import { giftVoucher, openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";
import {
  addVoucher,
  anOrder,
  byEmail,
  byPpl,
  card,
  chocolate,
  eveningForTwo,
  fill,
  order,
  placed,
  summary,
} from "./shopping.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

async function subjectsAbout(code: string): Promise<string[]> {
  return (await staffed.emailsAbout(code)).map(({ subject }) => subject);
}

function move(code: string, transition: string, json?: unknown) {
  return staffed.staff("POST", `/orders/${code}/${transition}`, json);
}

test("a repeated step of an order sends no second e-mail and logs nothing", async () => {
  const { code } = await orderByTransfer(staffed);
  const steps = [];
  for (const transition of ["paid", "ready", "refunded"]) {
    for (let twice = 0; twice < 2; twice += 1) {
      const { status, body } = await move(code, transition);
      steps.push([transition, status, body.data?.state ?? body.value]);
    }
  }
  expect(steps).toEqual([
    ["paid", 200, "paid"],
    ["paid", 409, "paid"],
    ["ready", 200, "ready_pickup"],
    ["ready", 409, "ready_pickup"],
    ["refunded", 200, "refunded"],
    ["refunded", 409, "refunded"],
  ]);
  expect(await subjectsAbout(code)).toEqual([
    `Platbu za objednávku ${code} máme`,
    `Objednávka ${code} čeká na vyzvednutí`,
    `Vrátili jsme vám platbu za objednávku ${code}`,
  ]);
  expect((await staffed.logOf(code)).map(({ who, action, detail }) => [who, action, detail])).toEqual([
    ["anna", "order.paid", { before: "awaiting_payment", after: "paid", amount: 85 }],
    ["anna", "order.ready", { before: "paid", after: "ready_pickup" }],
    [
      "anna",
      "order.refunded",
      { before: "ready_pickup", after: "refunded", amount: 85, returned: [], blocked: [] },
    ],
  ]);
});

test("the e-mail and the order's page have the number of a shipped parcel", async () => {
  const parcel = await orderByTransfer(staffed, byPpl);
  await move(parcel.code, "paid");
  expect((await move(parcel.code, "shipped", { parcel_number: " " })).status).toBe(422);
  expect((await summary(staffed.call, parcel)).body.data.delivery).not.toHaveProperty("parcel_number");
  expect((await move(parcel.code, "shipped", { parcel_number: "DR 1234567890 E" })).status).toBe(200);
  expect((await summary(staffed.call, parcel)).body.data).toMatchObject({
    state: "shipped",
    delivery: { parcel_number: "DR 1234567890 E" },
  });
  const email = (await staffed.emailsAbout(parcel.code)).at(-1);
  expect(email?.subject).toBe(`Objednávka ${parcel.code} je na cestě`);
  expect(email?.text).toContain("Číslo zásilky: DR 1234567890 E");
});

test("two requests at once move an order once", async () => {
  const { code } = await orderByTransfer(staffed);
  const answers = await Promise.all([move(code, "cancelled", {}), move(code, "cancelled", {})]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await subjectsAbout(code)).toEqual([`Objednávka ${code} je zrušená`]);
  expect(await staffed.logOf(code)).toHaveLength(1);
});

/** All stocks and balances that orders reduce. */
async function supplies() {
  const { db } = staffed;
  const [products, variants, vouchers] = await Promise.all([
    db.selectFrom("products").select(["id", "stock"]).orderBy("id").execute(),
    db.selectFrom("variants").select(["id", "stock"]).orderBy("id").execute(),
    db.selectFrom("vouchers").select(["id", "quantity", "balance"]).orderBy("id").execute(),
  ]);
  return { products, variants, vouchers };
}

test("an order that is cancelled leaves stock, balances and uses of codes as they were", async () => {
  await giftVoucher(staffed, "DAR-PROPERTY-SMALL", { balance: 100 });
  await giftVoucher(staffed, "DAR-PROPERTY-LARGE", { balance: 9_000 });
  await staffed.db.updateTable("vouchers").set({ quantity: 50 }).where("code", "=", "VANTROKY10").execute();
  const line = fc.record({
    // Counted ones, one with variants, one that is made to order, and one that is not counted.
    item: fc.constantFrom({ id: 105 }, { id: 118 }, { id: 101, variantId: 1012 }, { id: 110 }, { id: 112 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  const codes = fc.subarray(["VANTROKY10", "DAR-PROPERTY-SMALL", "DAR-PROPERTY-LARGE"]);
  const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ item }) => item.id });
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(lines, codes, fc.boolean(), async (chosen, used, isPaid) => {
      const before = await supplies();
      const wanted = chosen.map(({ item, quantity }) => ({ ...item, quantity }));
      const { code } = await orderByTransfer(staffed, { lines: wanted, codes: used });
      if (isPaid) await move(code, "paid");
      if (JSON.stringify(await supplies()) !== JSON.stringify(before)) moved += 1;
      expect((await move(code, "cancelled", { reason: null })).status).toBe(200);
      expect(await supplies()).toEqual(before);
    }),
    { numRuns: 25, seed: 19 },
  );
  expect(moved).toBeGreaterThan(15);
});

test("of pieces that are made to order only those taken from the stock return", async () => {
  const { db } = staffed;
  await db.updateTable("products").set({ stock: 2, order_days: 5 }).where("id", "=", 113).execute();
  const { code } = await anOrder(staffed.call, { lines: [{ id: 113, quantity: 5 }] });
  const stock = async () => (await staffed.staff("GET", "/stock/113")).body.data.stock;
  expect(await stock()).toBe(0);
  await move(code, "cancelled", {});
  expect(await stock()).toBe(2);
});

/** An order of a chocolate that a gift voucher paid. */
async function paidBy(code: string): Promise<string> {
  return (await anOrder(staffed.call, { codes: [code] })).code;
}

function voucher(code: string) {
  return staffed.staff("POST", "/vouchers/lookup", { code }).then(({ body }) => body.data);
}

test.each([
  ["has ended", "2026-12-01T00:00:00Z", "2027-03-10T23:00:00.000Z"],
  ["ends in less than three months", "2027-03-10T22:59:59Z", "2027-03-10T23:00:00.000Z"],
  ["ends later", "2027-03-11T00:00:00Z", "2027-03-11T00:00:00.000Z"],
])("money returns to a voucher whose validity %s", async (title, end, expected) => {
  const code = `DAR-${title.replaceAll(" ", "-").toUpperCase()}`;
  await giftVoucher(staffed, code, { balance: 85, value: 500, end: new Date(end) });
  const orderCode = await paidBy(code);
  const before = staffed.time.now;
  staffed.time.now = new Date("2026-12-10T10:00:00Z");
  try {
    expect((await move(orderCode, "cancelled", {})).status).toBe(200);
  } finally {
    staffed.time.now = before;
  }
  expect(await voucher(code)).toMatchObject({ balance: 85, valid_until: expected });
});

test("what a gift voucher paid returns once, also of an order from before balances", async () => {
  await giftVoucher(staffed, "DAR-BEFORE-BALANCES", { balance: 85, value: 1000 });
  const code = await paidBy("DAR-BEFORE-BALANCES");
  await staffed.db.updateTable("order_vouchers").set({ kind: "promo", remaining: null }).where("code", "=", "DAR-BEFORE-BALANCES").execute(); // oxfmt-ignore
  expect((await move(code, "cancelled", {})).status).toBe(200);
  expect((await move(code, "refunded")).status).toBe(200);
  const { balance, movements } = await voucher("DAR-BEFORE-BALANCES");
  expect(balance).toBe(85);
  expect(movements.map(({ reason, order: of }: { reason: string; order: string }) => [reason, of])).toEqual([
    ["order", code],
    ["returned", code],
  ]);
});

test("a code for one use of a customer can be used again after the order is cancelled", async () => {
  const buy = async () => {
    const cart = await fill(staffed.call, chocolate);
    await addVoucher(staffed.call, cart.id, "JEDNOU");
    return order(staffed.call, cart.id, 35, { email: "znovu@example.cz" });
  };
  const { code } = placed(await buy());
  expect((await buy()).body.error).toBe("quantity_per_user_limit");
  await move(code, "cancelled", {});
  expect((await buy()).status).toBe(201);
});

/** A paid order of gift vouchers, and their codes. */
async function sell(quantity: number) {
  const { code } = await orderByTransfer(staffed, { lines: [{ ...eveningForTwo, quantity }], ...byEmail });
  await move(code, "paid");
  const [email] = await staffed.emailsAbout(code);
  return { code, codes: giftCodesIn(email?.text ?? "") };
}

test("the codes that a refunded order sold are blocked", async () => {
  const { code, codes } = await sell(2);
  expect((await move(code, "refunded")).status).toBe(200);
  for (const value of codes) {
    expect(await voucher(value)).toMatchObject({
      balance: 0,
      movements: [{ reason: "issued" }, { reason: "blocked" }],
    });
  }
  expect(codes).toHaveLength(2);
  const emails = await staffed.emailsAbout(code);
  expect(emails.at(-1)?.text).toContain("Dárkové poukazy z této objednávky už neplatí.");
  // Their own e-mail thanks for the payment.
  expect(emails.map(({ subject }) => subject)).not.toContain(`Platbu za objednávku ${code} máme`);
});

test("an order whose sold code was used is not refunded, and nothing changes", async () => {
  const { code, codes } = await sell(2);
  const [, used = ""] = codes;
  await staffed.staff("POST", "/vouchers/debit", { code: used, amount: 100, note: null });
  const before = await supplies();
  expect(await move(code, "refunded")).toMatchObject({
    status: 409,
    body: { error: "voucher_spent", value: used.slice(-4) },
  });
  expect(await supplies()).toEqual(before);
  expect(await staffed.logOf(code)).toHaveLength(1);
});

test("vouchers of an order that is cancelled before their e-mail is sent are not sent", async () => {
  const { db } = staffed;
  const { id, code } = await orderByTransfer(staffed, { lines: [chocolate, eveningForTwo] });
  const later = new Date(staffed.time.now.getTime() + 3_600_000);
  await db.transaction().execute(async (trx) => {
    const { recordPayment } = await import("#standalone/domain/orders/pay.ts");
    const row = await trx.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    await recordPayment(trx, row, staffed.time.now);
    await trx.updateTable("emails").set({ next_at: later }).where("order_id", "=", id).execute();
  });
  await move(code, "cancelled", {});
  staffed.time.now = later;
  await move((await orderByTransfer(staffed)).code, "paid");
  expect(await subjectsAbout(code)).toEqual([`Objednávka ${code} je zrušená`]);
});

/** The report of a gateway that does not know the order's state. */
function payAtGateway(url: string | null) {
  return staffed.fetch(
    new Request(new URL(url ?? "", "http://localhost:3000"), {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "result=paid",
    }),
  );
}

test("a payment that arrives for a cancelled order of gift vouchers makes no codes", async () => {
  const choice = { lines: [eveningForTwo], ...byEmail, payment_id: card };
  const { id, code, payment_url: url } = await anOrder(staffed.call, choice);
  await move(code, "cancelled", {});
  await payAtGateway(url);
  const codes = await staffed.db.selectFrom("gift_vouchers").selectAll().where("order_id", "=", id).execute();
  expect(codes).toEqual([]);
  expect(await subjectsAbout(code)).toEqual([
    `Objednávka ${code} je zrušená`,
    `Vrátili jsme vám platbu za objednávku ${code}`,
  ]);
});

test("a payment for a cancelled order returns with an e-mail", async () => {
  const placedOrder = await orderByTransfer(staffed, { payment_id: card });
  const { code, payment_url: url, id, hash } = placedOrder;
  await move(code, "cancelled", {});
  const page = await staffed.call("GET", url ?? "");
  expect(page.body).toContain("Objednávka je zrušená (ukázka)");
  expect(page.body).not.toContain("<button");
  expect((await summary(staffed.call, placedOrder)).body.data.payment.payment_url).toBeNull();
  const again = { json: { return_url: "http://localhost:3000/" } };
  expect(await staffed.call("POST", `/api/orders/${id}/${hash}/payment`, again)).toMatchObject({
    status: 409,
    body: { error: "order_closed" },
  });

  await payAtGateway(url);
  expect((await summary(staffed.call, placedOrder)).body.data).toMatchObject({
    state: "refunded",
    payment: { state: "paid" },
  });
  expect((await move(code, "refunded")).status).toBe(409);
  expect(await subjectsAbout(code)).toEqual([
    `Objednávka ${code} je zrušená`,
    `Vrátili jsme vám platbu za objednávku ${code}`,
  ]);
});
