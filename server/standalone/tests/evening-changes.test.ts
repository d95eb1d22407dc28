import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dayInPrague, timeInPrague } from "#standalone/domain/theatre/prague.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { seededAt } from "./seeded-database.ts";
import { card, chocolate, desk, fill, order, transfer } from "./shopping.ts";
import { openStaffed, type Staffed } from "./staffed.ts";
import { buyTickets, eveningOf, freeOf, orderTickets, ticketsOf, type Evening } from "./ticketing.ts";

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

function cancel(reason: string | null = "Onemocněl herec.") {
  return staffed.staff("POST", `/performances/${evening.id}/cancelled`, { reason });
}

function moveTo(starts_at: string) {
  return staffed.staff("POST", `/performances/${evening.id}/moved`, { starts_at });
}

async function orderOf({ code }: { readonly code: string }) {
  return (await staffed.staff("GET", `/orders/${code}`)).body.data;
}

async function isValid(made: { readonly id: number }): Promise<boolean[]> {
  return (await ticketsOf(staffed, made)).map(({ voided_at }) => voided_at === null);
}

function performance() {
  return staffed.db
    .selectFrom("performances")
    .select(["state", "starts_at", "ends_at", "updated_at"])
    .where("id", "=", evening.id)
    .executeTakeFirstOrThrow();
}

/** The last e-mail about an order, with plain spaces. */
async function lastEmail({ code }: { readonly code: string }) {
  const { subject = "", text = "" } = (await staffed.emailsAbout(code)).at(-1) ?? {};
  return { subject, text: text.replaceAll(/\s/gu, " ") };
}

test("a cancelled evening refunds its tickets, and keeps goods of the same order", async () => {
  const tickets = await buyTickets(staffed, evening);
  const mixed = await buyTickets(staffed, evening, { goods: [chocolate] });
  const { body } = await cancel();
  expect(body.data).toMatchObject({ title: evening.title, refunded: 2, cancelled: 0 });
  expect((await performance()).state).toBe("cancelled");
  expect(await isValid(tickets)).toEqual([false, false]);
  expect(await isValid(mixed)).toEqual([false, false]);
  const [whole, part] = [await orderOf(tickets), await orderOf(mixed)];
  expect(whole.state).toBe("refunded");
  expect(part.state).toBe("paid");
  expect(whole.refunds.map(({ amount }: { amount: number }) => amount)).toEqual([whole.to_pay]);
  expect(part.refunds).toEqual([
    expect.objectContaining({
      amount: part.to_pay - chocolate.gross,
      items: [expect.objectContaining({ quantity: 2 })],
    }),
  ]);
  const result = await lastEmail(mixed);
  expect(result.subject).toMatch(
    new RegExp(
      `^${evening.title}, .+: představení ${evening.title} se nekoná, objednávka ${mixed.code}$`,
      "u",
    ),
  );
  expect(result.text).toContain(`se nekoná. Onemocněl herec.`);
  expect(result.text).toContain(`– 2× ${evening.title}`);
  expect((await lastEmail(tickets)).text).toContain("se nekoná. Onemocněl herec.");
  const actions = (await staffed.logOf(mixed.code)).map(({ action }) => action);
  expect(actions).toEqual(["order.paid", "order.refunded"]);
});

test("a cancelled evening cancels the unpaid orders with its tickets as a whole", async () => {
  const next = await eveningOf(staffed, 1);
  const other = await buyTickets(staffed, next);
  const mixed = await orderTickets(staffed, evening, { goods: [chocolate], changes: { payment_id: desk } });
  const { body } = await cancel(null);
  expect(body.data).toMatchObject({ refunded: 0, cancelled: 1 });
  expect((await orderOf(mixed)).state).toBe("cancelled");
  expect(await isValid(mixed)).toEqual([false, false]);
  expect(await isValid(other)).toEqual([true, true]);
  const result = await lastEmail(mixed);
  expect(result.subject).toMatch(
    new RegExp(
      `^${evening.title}, .+: představení ${evening.title} se nekoná, objednávka ${mixed.code}$`,
      "u",
    ),
  );
  expect(result.text).toContain("jsme zrušili.");
  expect(result.text).toContain("Nic jste za ni nezaplatili");
});

test("a cancelled evening refunds orders that customers pay meanwhile", async () => {
  const orders = [];
  for (let count = 0; count < 6; count += 1)
    orders.push(await orderTickets(staffed, evening, { quantity: 1, changes: { payment_id: card } }));
  const pay = ({ payment_url }: { readonly payment_url: string | null }) =>
    staffed.fetch(
      new Request(new URL(payment_url ?? "", "http://localhost:3000"), {
        method: "POST",
        body: new URLSearchParams({ result: "paid" }),
      }),
    );
  const [{ body }] = await Promise.all([cancel(), ...orders.toReversed().map(pay)]);
  expect(body.data.failed).toBe(0);
  const states = await staffed.db
    .selectFrom("orders")
    .select(["state", "payment_state"])
    .where(
      "id",
      "in",
      orders.map(({ id }) => id),
    )
    .execute();
  expect(states).toEqual(orders.map(() => ({ state: "refunded", payment_state: "paid" })));
  const refunds = staffed.db.selectFrom("refunds").select("id").where("order_id", "in", orders.map(({ id }) => id)); // oxfmt-ignore
  expect(await refunds.execute()).toHaveLength(orders.length);
});

test("a payment for an evening that began or is off returns with an e-mail", async () => {
  const stock = async () => (await staffed.staff("GET", `/stock/${chocolate.id}`)).body.data.stock;
  const before = await stock();
  const made = await orderTickets(staffed, evening, { goods: [chocolate], changes: { payment_id: card } });
  const { db } = staffed;
  await db.updateTable("performances").set({ starts_at: staffed.time.now }).where("id", "=", evening.id).execute(); // oxfmt-ignore
  await staffed.fetch(
    new Request(new URL(made.payment_url ?? "", "http://localhost:3000"), {
      method: "POST",
      body: new URLSearchParams({ result: "paid" }),
    }),
  );
  await db.updateTable("performances").set({ starts_at: evening.starts_at }).where("id", "=", evening.id).execute(); // oxfmt-ignore
  expect((await orderOf(made)).state).toBe("refunded");
  expect(await isValid(made)).toEqual([false, false]);
  expect(await stock()).toEqual(before);
  expect((await lastEmail(made)).text).toContain("až když představení už začalo nebo se nekoná.");
});

test("a repeated cancellation goes on only if a failure left orders", async () => {
  const made = await buyTickets(staffed, evening);
  const { db } = staffed;
  await db.updateTable("orders").set({ state: "refunded" }).where("id", "=", made.id).execute();
  const other = await buyTickets(staffed, evening);
  expect((await cancel()).body.data).toMatchObject({ refunded: 1, failed: 1 });
  expect((await orderOf(other)).state).toBe("refunded");
  await db.updateTable("orders").set({ state: "paid" }).where("id", "=", made.id).execute();
  expect((await cancel()).body.data).toMatchObject({ refunded: 1 });
  expect((await cancel()).body).toMatchObject({ error: "evening_off", value: evening.title });
  expect(await staffed.logOf(`performance ${evening.id}`)).toHaveLength(1);
});

test("an evening that is over is not cancelled, one of today is", async () => {
  const { starts_at } = evening;
  staffed.time.now = new Date(starts_at.getTime() + 86_400_000);
  expect((await cancel()).body.error).toBe("evening_off");
  staffed.time.now = new Date(starts_at.getTime() + 60_000);
  expect((await cancel()).status).toBe(200);
  expect((await staffed.staff("POST", "/performances/2147483647/cancelled", { reason: null })).status).toBe(
    404,
  );
});

test("an order that is placed while the evening is cancelled keeps no ticket", async () => {
  const placing = Promise.allSettled([1, 2, 3].map(() => orderTickets(staffed, evening, { quantity: 1 })));
  await cancel();
  await placing;
  const valid = await staffed.db
    .selectFrom("tickets")
    .select("id")
    .where("performance_id", "=", evening.id)
    .where("voided_at", "is", null)
    .execute();
  expect(valid).toEqual([]);
});

test("a moved evening keeps its tickets, seats and codes", async () => {
  const made = await buyTickets(staffed, evening);
  const unpaid = await orderTickets(staffed, evening, { quantity: 1 });
  const tickets = await ticketsOf(staffed, made);
  const before = await performance();
  const free = await freeOf(staffed, evening.full);
  const { body } = await moveTo("2027-01-05T20:30");
  const after = new Date("2027-01-05T19:30:00Z");
  expect(body.data).toMatchObject({
    before: before.starts_at.toISOString(),
    after: after.toISOString(),
    orders: 2,
  });
  const { starts_at, ends_at, state } = await performance();
  expect(starts_at).toEqual(after);
  expect(state).toEqual(before.state);
  const length = (before.ends_at?.getTime() ?? 0) - before.starts_at.getTime();
  expect(ends_at?.getTime()).toBe(before.ends_at ? after.getTime() + length : undefined);
  expect(await ticketsOf(staffed, made)).toEqual(tickets);
  expect(await freeOf(staffed, evening.full)).toBe(free);
  const result = await lastEmail(made);
  expect(result.subject).toBe(
    `${evening.title}, út 5. 1. v 20:30: představení má nový termín, objednávka ${made.code}`,
  );
  expect(result.text).toContain("Nový termín: úterý 5. ledna 2027 v 20:30");
  expect(result.text).toContain(`– ${tickets[0]?.row}, místo ${tickets[0]?.seat}`);
  expect(result.text).toContain("Vaše vstupenky platí dál");
  expect((await lastEmail(unpaid)).text).toContain("nic neplaťte");
});

test("a moved evening keeps its first time until it is back at it", async () => {
  const made = await buyTickets(staffed, evening);
  const cart = await fill(staffed.call, { id: evening.product, variantId: evening.full });
  const announced = evening.starts_at.toISOString();
  const previous = async () => {
    const programme = await staffed.call("GET", "/api/programme/cs");
    const listed = programme.body.data.find(({ id }: { id: number }) => id === evening.id);
    const { body: inCart } = await staffed.call("GET", `/api/cart/anonymous/cs/${cart.tempId}`);
    const summary = await staffed.call("GET", `/api/orders/summary/${made.id}/${made.hash}`);
    return [listed, inCart.items[0].performance, summary.body.data.lines[0].performance].map(
      ({ previous_starts_at }) => previous_starts_at,
    );
  };
  expect(await previous()).toEqual([undefined, undefined, undefined]);
  await moveTo("2027-01-05T20:30");
  expect(await previous()).toEqual([announced, announced, announced]);
  await moveTo("2027-01-06T20:30");
  expect(await previous()).toEqual([announced, announced, announced]);
  await moveTo(`${dayInPrague(evening.starts_at)}T${timeInPrague(evening.starts_at)}`);
  expect(await previous()).toEqual([undefined, undefined, undefined]);
});

test("the e-mail about a moved evening promises what the page about tickets does", async () => {
  const made = await buyTickets(staffed, evening);
  await moveTo("2027-01-06T19:00");
  const { text } = await lastEmail(made);
  const promises = ["celou cenu stejnou cestou, jakou jste platili, a to do 14 dnů od chvíle, kdy se nám ozvete", "nejlépe do měsíce od původního data"]; // oxfmt-ignore
  const rule = demoTheatre().pages.find(({ slug }) => slug === "vstupenky")?.body ?? "";
  for (const promise of promises)
    expect([rule.includes(promise), text.includes(promise)]).toEqual([true, true]);
});

test("a moved evening changes its carts' version, which refuses the old order", async () => {
  const cart = await fill(staffed.call, { id: evening.product, variantId: evening.full });
  const read = async () => (await staffed.call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body.version;
  const cart_version = await read();
  await moveTo("2027-01-07T20:00");
  expect(await read()).not.toBe(cart_version);
  const price = (await order(staffed.call, cart.id, 0.01, { payment_id: transfer })).body.value;
  const placed = await order(staffed.call, cart.id, price, { payment_id: transfer, cart_version });
  expect(placed.status).toBe(409);
  expect(placed.body.error).toBe("changed");
});

test("a repeated move fails, and another move sends another e-mail", async () => {
  const made = await buyTickets(staffed, evening);
  expect((await moveTo("2027-01-07T19:00")).status).toBe(200);
  expect((await moveTo("2027-01-07T19:00")).body.error).toBe("same_time");
  expect((await moveTo("2027-01-08T19:00")).status).toBe(200);
  const moved = (await staffed.emailsAbout(made.code)).filter(({ subject }) =>
    subject.includes("nový termín"),
  );
  expect(moved).toHaveLength(2);
});

test.each([
  ["a time that is gone", "2026-11-20T19:00", 422],
  ["no day", "2027-02-30T19:00", 422],
  ["another zone", "2027-02-03T19:00Z", 422],
  ["a year that nobody plans", "9999-12-31T23:00", 422],
  ["a time that the clocks skip", "2027-03-28T02:30", 422],
])("an evening does not move to %s", async (_what, time, status) => {
  expect((await moveTo(time)).status).toBe(status);
});

test("an evening that is off does not move, and one that is not there neither", async () => {
  await cancel();
  expect((await moveTo("2027-01-09T19:00")).body.error).toBe("evening_off");
  const away = await staffed.staff("POST", "/performances/2147483647/moved", {
    starts_at: "2027-01-09T19:00",
  });
  expect(away.status).toBe(404);
});

test("an unpaid order does not stay open after an evening that moved forward", async () => {
  const made = await orderTickets(staffed, evening);
  await moveTo("2026-11-22T19:00");
  const row = staffed.db.selectFrom("orders").select("pay_until").where("id", "=", made.id);
  expect(await row.executeTakeFirst()).toEqual({ pay_until: new Date("2026-11-22T18:00:00Z") });
});

test("the line of a cancelled evening stays a ticket, without places", async () => {
  const made = await buyTickets(staffed, evening);
  const summary = () => staffed.call("GET", `/api/orders/summary/${made.id}/${made.hash}`);
  const [before] = (await summary()).body.data.lines;
  expect(before.performance.is_cancelled).toBe(false);
  expect(before.seats.length).toBe(2);
  expect((await cancel()).status).toBe(200);
  const [after] = (await summary()).body.data.lines;
  expect(after.performance).toEqual({ ...before.performance, is_cancelled: true });
  expect(after.seats).toEqual([]);
});
