import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { expireOrders } from "#standalone/domain/orders/expire.ts";
import { emailKinds } from "#standalone/email/email-kinds.ts";
import { seededAt } from "./seeded-database.ts";
import { anOrder, card, chocolate, eveningForTwo, transfer } from "./shopping.ts";
import { giftVoucher, openStaffed, type Staffed } from "./staffed.ts";
import { eveningOf, freeOf, orderTickets, ticketsOf, type Bought, type Evening } from "./ticketing.ts";

let staffed: Staffed;
let evening: Evening;
beforeAll(async () => {
  staffed = await openStaffed();
});
beforeEach(async () => {
  staffed.time.now = seededAt;
  evening = await eveningOf(staffed);
});
afterAll(() => staffed.close());

/** An order by card that was not paid within its half an hour, and the URL of its payment. */
async function ended(bought: Bought = {}) {
  const { changes = {}, ...rest } = bought;
  const made = await orderTickets(staffed, evening, { ...rest, changes: { payment_id: card, ...changes } });
  await expire(made.code);
  return made;
}

async function expire(code: string): Promise<void> {
  staffed.time.now = new Date(staffed.time.now.getTime() + 31 * 60_000);
  await expireOrders(staffed.db, staffed.time.now);
  expect((await orderOf(code)).state).toBe("unpaid_expired");
}

async function orderOf(code: string) {
  return (await staffed.staff("GET", `/orders/${code}`)).body.data;
}

/** The gateway reports that the order was paid after all. */
async function pay({ payment_url }: { readonly payment_url: string | null }): Promise<void> {
  const address = new URL(payment_url ?? "", "http://localhost:3000");
  await staffed.fetch(
    new Request(address, { method: "POST", body: new URLSearchParams({ result: "paid" }) }),
  );
}

async function isValid(made: { readonly id: number }): Promise<boolean[]> {
  return (await ticketsOf(staffed, made)).map(({ voided_at }) => voided_at === null);
}

function stockOfChocolate(): Promise<number> {
  return staffed.staff("GET", `/stock/${chocolate.id}`).then(({ body }) => body.data.stock);
}

async function lastEmail(code: string): Promise<string> {
  return (await staffed.emailsAbout(code)).at(-1)?.text ?? "";
}

test("late money takes the same places and goods again, and the order goes on", async () => {
  const [free, stock] = [await freeOf(staffed, evening.full), await stockOfChocolate()];
  const made = await ended({ goods: [chocolate, { ...chocolate }] });
  const before = await ticketsOf(staffed, made);
  await pay(made);
  const { state, payment, progress } = await orderOf(made.code);
  expect(state).toBe("paid");
  expect(payment.state).toBe("paid");
  expect(progress.map((step: { state: string }) => step.state)).toEqual([
    "new",
    "awaiting_payment",
    "unpaid_expired",
    "paid",
  ]);
  expect(await ticketsOf(staffed, made)).toEqual(before.map((ticket) => ({ ...ticket, voided_at: null })));
  expect(await freeOf(staffed, evening.full)).toEqual(free - 2);
  expect(await stockOfChocolate()).toEqual(stock - 1);
  expect(staffed.warned).toEqual([]);
  expect(await lastEmail(made.code)).toContain("Vaše místa byla ještě volná");
  // A refund later settles it as any other order.
  await staffed.staff("POST", `/orders/${made.code}/refunded`);
  expect(await freeOf(staffed, evening.full)).toBe(free);
});

test("late money returns if somebody else has one of the seats", async () => {
  const made = await ended({ goods: [chocolate] });
  const other = await orderTickets(staffed, evening, { quantity: 1 });
  const [free, stock] = [await freeOf(staffed, evening.full), await stockOfChocolate()];
  await pay(made);
  const { state, refunds, to_pay, progress } = await orderOf(made.code);
  expect(state).toBe("refunded");
  expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([to_pay]);
  expect(progress.at(-1).state).toBe("refunded");
  expect(await isValid(made)).toEqual([false, false]);
  expect(await isValid(other)).toEqual([true]);
  expect(await freeOf(staffed, evening.full)).toEqual(free);
  expect(await stockOfChocolate()).toEqual(stock);
  expect(staffed.warned).toEqual([]);
  const text = await lastEmail(made.code);
  expect(text).toContain("vrátili jsme vám, co jste zaplatili");
  expect(text).toContain("a vaše místa mezitím koupil někdo jiný.");
});

test.each([
  ["the places are gone", "vaše místa mezitím koupil někdo jiný", () => setZone(1)],
  ["the evening has begun", "představení už začalo", () => setEvening({ starts_at: staffed.time.now })],
  ["the evening is off", "nebo se nekoná", () => setEvening({ state: "cancelled" })],
  ["the goods are gone", "zboží z ní už není skladem", () => setStock(0)],
] as const)("if %s, the money returns and the order takes nothing", async (_why, result, happen) => {
  const made = await ended({ goods: [chocolate] });
  const stock = await stockOfChocolate();
  await happen();
  await pay(made);
  expect((await orderOf(made.code)).state).toBe("refunded");
  expect(await isValid(made)).toEqual([false, false]);
  expect(await lastEmail(made.code)).toContain(result);
  await setStock(stock);
});

async function setZone(free: number): Promise<void> {
  await staffed.db
    .updateTable("ticket_zones")
    .set({ free })
    .where("performance_id", "=", evening.id)
    .execute();
}

async function setEvening(changes: { starts_at?: Date; state?: "cancelled" }): Promise<void> {
  await staffed.db.updateTable("performances").set(changes).where("id", "=", evening.id).execute();
}

async function setStock(stock: number): Promise<void> {
  await staffed.db.updateTable("products").set({ stock }).where("id", "=", chocolate.id).execute();
}

interface Code {
  readonly kind: "promo" | "gift";
  readonly type: "percent" | "amount";
  readonly value: number;
  readonly quantity?: number;
}

/** An order of one ticket with this code that ended unpaid. */
async function endedWith(code: string, { kind, type, value, quantity }: Code) {
  await giftVoucher(staffed, code, { balance: value });
  const balance = kind === "gift" ? value : null;
  await setVoucher(code, { kind, voucher_type: type, balance, quantity: quantity ?? null });
  const lines = [{ id: evening.product, variantId: evening.full }];
  const made = await anOrder(staffed.call, { lines, codes: [code], payment_id: card });
  await expire(made.code);
  return made;
}

async function setVoucher(code: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  await staffed.db.updateTable("vouchers").set(changes).where("code", "=", code).execute();
}

async function leftOf(code: string) {
  const { balance, quantity } = await staffed.db
    .selectFrom("vouchers")
    .select(["balance", "quantity"])
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  return { balance: balance === null ? null : Number(balance), quantity };
}

const uses = "a kód z objednávky mezitím nikdo nepoužije jinde";

test.each<[string, string, Code, Readonly<Record<string, unknown>>, boolean]>([
  [
    "a percentage",
    "LATE-10",
    { kind: "promo", type: "percent", value: 10 },
    { balance: null, quantity: null },
    false,
  ],
  [
    "an amount",
    "LATE-50",
    { kind: "promo", type: "amount", value: 50 },
    { balance: null, quantity: null },
    false,
  ],
  [
    "a limited code",
    "LATE-1X",
    { kind: "promo", type: "amount", value: 50, quantity: 1 },
    { balance: null, quantity: 0 },
    true,
  ],
  [
    "a gift voucher",
    "DAR-LATE-LATE-LATE",
    { kind: "gift", type: "amount", value: 80 },
    { balance: 0, quantity: null },
    true,
  ],
])(
  "an order with %s goes on for the price that was agreed, and uses it once",
  async (_what, code, of, left, isShown) => {
    const made = await endedWith(code, of);
    const expiryEmail = await emailKinds["order-expired"](
      { db: staffed.db },
      { order_id: made.id },
      staffed.time.now,
    );
    expect(expiryEmail?.text.replaceAll(/\s/gu, " ").includes(uses)).toBe(isShown);
    expect(expiryEmail?.text).toContain("objednávku obnovíme");
    await pay(made);
    expect((await orderOf(made.code)).state).toBe("paid");
    expect(await isValid(made)).toEqual([true]);
    expect(await leftOf(code)).toEqual(left);
    // A refund settles it like one that never ended.
    expect((await staffed.staff("POST", `/orders/${made.code}/refunded`)).status).toBe(200);
    expect(await leftOf(code)).toEqual({
      balance: of.kind === "gift" ? of.value : null,
      quantity: of.quantity ?? null,
    });
    const returned = (await lastEmail(made.code)).match(/Na poukaz [^.]+ jsme vrátili/gu) ?? [];
    expect(returned).toHaveLength(of.kind === "gift" ? 1 : 0);
  },
);

test.each<[string, string, Code, Readonly<Record<string, unknown>>, string]>([
  [
    "balance",
    "DAR-SPEN-SPEN-SPEN",
    { kind: "gift", type: "amount", value: 80 },
    { balance: 79 },
    "na poukazu, který jste k ní použili, už tolik nezbývá",
  ],
  [
    "use",
    "LATE-0X",
    { kind: "promo", type: "amount", value: 50, quantity: 1 },
    { quantity: 0 },
    "slevový kód z ní je už vyčerpaný",
  ],
])("a code without %s left refunds the late money and takes nothing", async (_what, code, of, spent, why) => {
  const made = await endedWith(code, of);
  await setVoucher(code, spent);
  await pay(made);
  expect((await orderOf(made.code)).state).toBe("refunded");
  expect(await isValid(made)).toEqual([false]);
  expect(await leftOf(code)).toMatchObject(spent);
  expect(await lastEmail(made.code)).toContain(why);
});

test("staff record a late transfer, which makes the gift vouchers of its order", async () => {
  const made = await orderTickets(staffed, evening, {
    goods: [eveningForTwo],
    changes: { payment_id: transfer },
  });
  staffed.time.now = new Date(evening.starts_at.getTime() - 86_400_000);
  await expireOrders(staffed.db, staffed.time.now);
  expect((await orderOf(made.code)).state).toBe("unpaid_expired");
  expect((await staffed.staff("POST", `/orders/${made.code}/paid`)).body.data.state).toBe("paid");
  expect(await isValid(made)).toEqual([true, true]);
  const sold = staffed.db.selectFrom("gift_vouchers").selectAll().where("order_id", "=", made.id);
  expect(await sold.execute()).toHaveLength(1);
  // The refund settles them, too.
  expect((await staffed.staff("POST", `/orders/${made.code}/cancelled`, {})).status).toBe(200);
  expect((await staffed.logOf(made.code)).at(-1)?.detail).toMatchObject({ blocked: [expect.any(String)] });
});

test("late money returns if the customer withdrew from the whole order", async () => {
  const made = await orderTickets(staffed, evening, { changes: { payment_id: card } });
  const json = { order_code: made.code, email: "jana@example.cz", name: "Jana", items: null };
  const rest = { account: null, note: null, summary_url: null };
  expect((await staffed.call("POST", "/api/withdrawals", { json: { ...json, ...rest } })).status).toBe(201);
  await expire(made.code);
  await pay(made);
  expect((await orderOf(made.code)).state).toBe("refunded");
  expect(await isValid(made)).toEqual([false, false]);
  expect(await lastEmail(made.code)).toContain("až když jste od smlouvy odstoupili");
});

test("an order of goods that ended unpaid is not paid by staff", async () => {
  const { code } = await anOrder(staffed.call, { payment_id: card });
  staffed.time.now = new Date(seededAt.getTime() + 20 * 86_400_000);
  await expireOrders(staffed.db, staffed.time.now);
  expect((await staffed.staff("POST", `/orders/${code}/paid`)).body.error).toBe("illegal_transition");
});
