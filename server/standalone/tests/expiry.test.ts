import { afterAll, beforeAll, expect, test } from "vitest";
import { expireOrders } from "#standalone/domain/orders/expire.ts";
import { payBy } from "#standalone/domain/orders/pay-by.ts";
import { card, chocolate, desk } from "./shopping.ts";
import { giftVoucher, openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

/** Orders at `from` and expires late orders at `at`; returns their number. */
function expireAt(at: string): Promise<number> {
  staffed.time.now = new Date(at);
  return expireOrders(staffed.db, staffed.time.now);
}

async function stateOf(code: string): Promise<string> {
  return (await staffed.staff("GET", `/orders/${code}`)).body.data.state;
}

function stockOf(): Promise<number> {
  return staffed.staff("GET", `/stock/${chocolate.id}`).then(({ body }) => body.data.stock);
}

test.each([
  ["seven days later", "2026-11-21T22:59:00Z", "2026-11-30"],
  ["on the working day after a week-end", "2026-11-20T10:00:00Z", "2026-11-27"],
  ["counted by days of Prague", "2026-11-19T23:30:00Z", "2026-11-27"],
  ["not on a Saturday", "2026-11-21T10:00:00Z", "2026-11-30"],
  ["not at Christmas", "2026-12-17T10:00:00Z", "2026-12-28"],
  ["not at Easter", "2027-03-19T10:00:00Z", "2027-03-30"],
])("an order can be paid until the day %s", (_when, at, last) => {
  expect(payBy({ payment_kind: "transfer", created_at: new Date(at), pay_until: null })).toBe(last);
  expect(payBy({ payment_kind: "card", created_at: new Date(at), pay_until: null })).toBe(last);
});

test("an order that is paid at its handover has no such day", () => {
  expect(payBy({ payment_kind: "desk", created_at: new Date(), pay_until: null })).toBeNull();
  expect(payBy({ payment_kind: "cod", created_at: new Date(), pay_until: null })).toBeNull();
});

test("the days are those of the terms", () => {
  const terms = demoTheatre().pages.find(({ slug }) => slug === "obchodni-podminky");
  expect(terms?.body.replaceAll(/\s/gu, " ")).toContain("převodem je cena splatná do 7 dnů");
});

test("an unpaid transfer ends a day after its last day, and returns its stock", async () => {
  await expireAt("2027-01-29T10:00:00Z");
  staffed.time.now = new Date("2027-02-01T10:00:00Z");
  await giftVoucher(staffed, "DAR-2222-3333-4444", { balance: 50 });
  const before = await stockOf();
  const { id, code } = await orderByTransfer(staffed, { codes: ["DAR-2222-3333-4444"] });
  expect(await stockOf()).toBe(before - 1);
  expect(await expireAt("2027-02-09T23:00:00Z")).toBe(0);
  expect(await stateOf(code)).toBe("awaiting_payment");

  const at = "2027-02-09T23:00:01Z";
  // Two rounds at once, and one more.
  expect((await Promise.all([expireAt(at), expireAt(at)])).toSorted()).toEqual([0, 1]);
  expect(await expireAt(at)).toBe(0);
  expect(await stateOf(code)).toBe("unpaid_expired");
  expect(await stockOf()).toEqual(before);
  const { balance } = await staffed.db
    .selectFrom("vouchers")
    .select("balance")
    .where("code", "=", "DAR-2222-3333-4444")
    .executeTakeFirstOrThrow();
  expect(Number(balance)).toBe(50);
  expect((await staffed.logOf(code)).map(({ who, action }) => [who, action])).toEqual([
    ["system", "order.expired"],
  ]);
  const emails = await staffed.db
    .selectFrom("emails")
    .select("kind")
    .where("kind", "=", "order-expired")
    .where("order_id", "=", id)
    .execute();
  expect(emails).toHaveLength(1);
});

test("an order that is paid, cancelled, or paid at its handover stays as it is", async () => {
  await expireAt("2027-02-26T10:00:00Z");
  staffed.time.now = new Date("2027-03-01T10:00:00Z");
  const [paid, cancelled, atDesk, byCard] = [
    await orderByTransfer(staffed),
    await orderByTransfer(staffed),
    await orderByTransfer(staffed, { payment_id: desk }),
    await orderByTransfer(staffed, { payment_id: card }),
  ];
  await staffed.staff("POST", `/orders/${paid.code}/paid`);
  await staffed.staff("POST", `/orders/${cancelled.code}/cancelled`, { reason: null });
  expect(await expireAt("2027-04-01T10:00:00Z")).toBe(1);
  expect(await Promise.all([paid, cancelled, atDesk, byCard].map(({ code }) => stateOf(code)))).toEqual([
    "paid",
    "cancelled",
    "new",
    "unpaid_expired",
  ]);
});
