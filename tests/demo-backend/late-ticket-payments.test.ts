import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { expireOrders } from "#server/demo-backend/domain/orders/expire.ts";
import { seededAt } from "../support/seeded-database.ts";
import { card, chocolate, eveningForTwo, fill, order, put, addVoucher, transfer } from "./shopping.ts";
import { giftVoucher, openStaffed, placed, type Staffed } from "./staffed.ts";
import { eveningOf, freeOf, orderTickets, ticketsOf, type Bought, type Evening } from "./ticketing.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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

/** An order by card that was not paid within its half an hour, and the address of its payment. */
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

async function letter(code: string): Promise<string> {
  return (await staffed.lettersAbout(code)).at(-1)?.text ?? "";
}

test("money that arrives late takes the same places and the goods again, and the order goes on", async () => {
  const [free, stock] = [await freeOf(staffed, evening.full), await stockOfChocolate()];
  const made = await ended({ goods: [chocolate, { ...chocolate }] });
  const before = await ticketsOf(staffed, made);
  await pay(made);
  const { state, payment, progress } = await orderOf(made.code);
  expect([state, payment.state]).toEqual(["paid", "paid"]);
  expect(progress.map((step: { state: string }) => step.state)).toEqual([
    "new",
    "awaiting_payment",
    "unpaid_expired",
    "paid",
  ]);
  expect(await ticketsOf(staffed, made)).toEqual(before.map((ticket) => ({ ...ticket, voided_at: null })));
  expect([await freeOf(staffed, evening.full), await stockOfChocolate()]).toEqual([free - 2, stock - 1]);
  expect(staffed.warned).toEqual([]);
  expect(await letter(made.code)).toContain("Vaše místa byla ještě volná");
  // A refund later settles it as any other order.
  await staffed.staff("POST", `/orders/${made.code}/refunded`);
  expect(await freeOf(staffed, evening.full)).toBe(free);
});

test("where somebody has one of the seats, all of the money is refunded and the letter says why", async () => {
  const made = await ended({ goods: [chocolate] });
  const other = await orderTickets(staffed, evening, { quantity: 1 });
  const [free, stock] = [await freeOf(staffed, evening.full), await stockOfChocolate()];
  await pay(made);
  const { state, refunds, to_pay, progress } = await orderOf(made.code);
  expect([state, refunds.map(({ amount }: { amount: number }) => amount)]).toEqual(["refunded", [to_pay]]);
  expect(progress.at(-1).state).toBe("refunded");
  expect([await isValid(made), await isValid(other)]).toEqual([[false, false], [true]]);
  expect([await freeOf(staffed, evening.full), await stockOfChocolate()]).toEqual([free, stock]);
  expect(staffed.warned).toEqual([]);
  const text = await letter(made.code);
  expect(text).toContain("vrátili jsme vám, co jste zaplatili");
  expect(text).toContain("a vaše místa mezitím koupil někdo jiný.");
});

test.each([
  ["the places are gone", "vaše místa mezitím koupil někdo jiný", () => setZone(1)],
  ["the evening has begun", "představení už začalo", () => setEvening({ starts_at: staffed.time.now })],
  ["the evening is off", "nebo se nekoná", () => setEvening({ state: "cancelled" })],
  ["the goods are gone", "zboží z ní už není skladem", () => setStock(0)],
] as const)("where %s, the money is refunded and nothing is taken", async (_why, said, happen) => {
  const made = await ended({ goods: [chocolate] });
  const stock = await stockOfChocolate();
  await happen();
  await pay(made);
  expect((await orderOf(made.code)).state).toBe("refunded");
  expect(await isValid(made)).toEqual([false, false]);
  expect(await letter(made.code)).toContain(said);
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

test("where a gift voucher got its money back, the rest is refunded too", async () => {
  await giftVoucher(staffed, "DAR-LATE-LATE-LATE", { balance: 50 });
  const { call } = staffed;
  const cart = await fill(call, { id: evening.product, variantId: evening.full });
  await addVoucher(call, cart.id, "DAR-LATE-LATE-LATE");
  const { body } = await order(call, cart.id, 0.01, { payment_id: card });
  const made = placed(await order(call, cart.id, body.value, { payment_id: card }));
  await expire(made.code);
  await pay(made);
  expect((await orderOf(made.code)).state).toBe("refunded");
  const { balance } = await staffed.db
    .selectFrom("vouchers")
    .select("balance")
    .where("code", "=", "DAR-LATE-LATE-LATE")
    .executeTakeFirstOrThrow();
  expect(Number(balance)).toBe(50);
  expect(await letter(made.code)).toContain("co se platilo poukazem, jsme na něj už vrátili");
});

test("staff record a transfer that arrives late, and gift vouchers of the order are made then", async () => {
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
  // They are settled with it.
  expect((await staffed.staff("POST", `/orders/${made.code}/cancelled`, {})).status).toBe(200);
  expect((await staffed.logOf(made.code)).at(-1)?.detail).toMatchObject({ blocked: [expect.any(String)] });
});

test("what is paid after the whole order was withdrawn from is refunded, though the places are free", async () => {
  const made = await orderTickets(staffed, evening, { changes: { payment_id: card } });
  const json = { order_code: made.code, email: "jana@example.cz", name: "Jana", items: null };
  const rest = { account: null, note: null, summary_url: null };
  expect((await staffed.call("POST", "/api/withdrawals", { json: { ...json, ...rest } })).status).toBe(201);
  await expire(made.code);
  await pay(made);
  expect((await orderOf(made.code)).state).toBe("refunded");
  expect(await isValid(made)).toEqual([false, false]);
  expect(await letter(made.code)).toContain("až když jste od smlouvy odstoupili");
});

test("an order of goods that ended unpaid is not paid by staff", async () => {
  const cart = await fill(staffed.call);
  await put(staffed.call, cart.id, chocolate);
  const { code } = placed(await order(staffed.call, cart.id, chocolate.gross, { payment_id: card }));
  staffed.time.now = new Date(seededAt.getTime() + 20 * 86_400_000);
  await expireOrders(staffed.db, staffed.time.now);
  expect((await staffed.staff("POST", `/orders/${code}/paid`)).body.error).toBe("illegal_transition");
});
