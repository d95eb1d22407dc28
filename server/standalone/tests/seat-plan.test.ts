import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaffed, type Staffed } from "./staffed.ts";
import { orderAtPrice, placed, put, transfer } from "./shopping.ts";
import {
  buySameSeats,
  chooseSeats,
  named,
  plannedEvening,
  readPlan,
  rowsOf,
  seatsOf,
  soldEvenings,
} from "./choosing.ts";
import { buyTickets, ticketsOf } from "./ticketing.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

const sold = () => soldEvenings(staffed.call);
const planned = () => plannedEvening(staffed.call);
const planOf = (evening: Parameters<typeof readPlan>[1]) => readPlan(staffed.call, evening);

test("only evenings of the production with a plan have one", async () => {
  const evenings = await sold();
  for (const { production, tickets } of evenings)
    expect(tickets.has_plan ?? false, production?.slug).toBe(production?.slug === "kytice");
  const other = evenings.find(({ tickets }) => !tickets.has_plan);
  expect((await staffed.call("GET", `/api/programme/${other?.id}/seats`)).status).toBe(404);
  expect((await staffed.call("GET", "/api/programme/999999/seats")).status).toBe(404);
});

test("a plan has the hall's rows from the stage, with short rows in their middle", async () => {
  const plan = await planOf(await planned());
  expect(plan.sections.map(({ name }) => name)).toEqual(["Přízemí", "Balkon"]);
  const rows = rowsOf(plan).map(({ name }) => name.replaceAll("\u00a0", " "));
  expect(rows.slice(0, 2)).toEqual(["1. řada", "2. řada"]);
  expect(rows.indexOf("8. řada u uličky")).toBe(rows.indexOf("8. řada") + 1);
  const columns = (name: string) =>
    rowsOf(plan)
      .find((row) => row.name.replaceAll("\u00a0", " ") === name)
      ?.seats.map(({ column }) => column);
  expect(columns("1. řada")?.[0]).toBe(1);
  const short = columns("16. řada") ?? [];
  expect([short[0], short.at(-1)]).toEqual([4, 15]);
  expect(new Set(seatsOf(plan).map(({ id }) => id)).size).toBe(seatsOf(plan).length);
});

test("each seat names the categories that it is sold in", async () => {
  const evening = await planned();
  const plan = await planOf(evening);
  const names = (ids: readonly number[]) =>
    evening.tickets.categories
      .filter(({ variant_id }) => ids.includes(variant_id))
      .map(({ name }) => name.replaceAll("\u00a0", " "));
  const first = seatsOf(plan)[0];
  expect(names(first?.variant_ids ?? [])).toHaveLength(1);
  const [wheelchair, companion] = ["wheelchair", "companion"].map((kind) =>
    seatsOf(plan).find((seat) => seat.kind === kind),
  );
  expect(names(wheelchair?.variant_ids ?? [])).toEqual(["Místo pro vozík"]);
  expect(names(companion?.variant_ids ?? [])).toEqual(["Doprovod k vozíku"]);
  expect(companion?.column).toBe((wheelchair?.column ?? 0) + 1);
});

test("as many seats are free as the tickets count, and ordered ones are taken", async () => {
  const evening = await planned();
  const { free } = await staffed.db
    .selectFrom("ticket_zones")
    .select(({ fn }) => fn.sum<string>("free").as("free"))
    .where("performance_id", "=", evening.id)
    .executeTakeFirstOrThrow();
  const before = seatsOf(await planOf(evening)).filter(({ state }) => state === "free");
  expect(before).toHaveLength(Number(free));
  const full = evening.tickets.categories[0]?.variant_id ?? 0;
  const details = { id: evening.id, title: "", starts_at: new Date(evening.starts_at), product: evening.tickets.product_id, full, reduced: 0 }; // oxfmt-ignore
  const ordered = await ticketsOf(staffed, await buyTickets(staffed, details, { quantity: 2 }));
  const after = seatsOf(await planOf(evening));
  for (const { row, seat } of ordered)
    expect(after.find((one) => one.row === row && one.name === String(seat))?.state).toBe("taken");
  expect(after.filter(({ state }) => state === "free")).toHaveLength(before.length - 2);
});

test("an evening that has begun has no plan", async () => {
  const { id } = await planned();
  const { starts_at } = await staffed.db
    .selectFrom("performances")
    .select("starts_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await staffed.db
    .updateTable("performances")
    .set({ starts_at: staffed.time.now })
    .where("id", "=", id)
    .execute();
  expect((await staffed.call("GET", `/api/programme/${id}/seats`)).status).toBe(404);
  await staffed.db.updateTable("performances").set({ starts_at }).where("id", "=", id).execute();
});

/** A guest's cart with these seats of an evening, as many as `count` free ones beside each other. */
async function choosing(count: number) {
  const evening = await planned();
  const plan = await planOf(evening);
  const row = rowsOf(plan).find(({ seats }) => seats.filter(({ state }) => state === "free").length > 12);
  const free = row?.seats.filter(({ state, kind }) => state === "free" && kind === "standard") ?? [];
  const seats = free.slice(1, count + 1).map((seat) => ({ ...seat, row: row?.name ?? "" }));
  const cart = (await staffed.call("GET", "/api/cart/anonymous/cs")).body as { id: string; tempId: string };
  return { evening, plan, cart, seats, others: free.slice(count + 2) };
}

type Chosen = Awaited<ReturnType<typeof choosing>>;

const choose = (chosen: Pick<Chosen, "cart" | "evening">, seats: Parameters<typeof chooseSeats>[2]) =>
  chooseSeats(staffed.call, chosen, seats);

async function orderChosen({ cart }: Pick<Chosen, "cart">, changes: Readonly<Record<string, unknown>> = {}) {
  return orderAtPrice(staffed.call, cart.id, { payment_id: transfer, ...changes });
}

test("chosen seats are the cart's and the order's", async () => {
  const chosen = await choosing(2);
  const { status, body } = await choose(chosen, chosen.seats);
  expect(status).toBe(200);
  expect(body.items).toMatchObject([
    { quantity: 2, seats: named(chosen.seats), is_together: true, is_chosen: true },
  ]);
  const made = placed(await orderChosen(chosen));
  const tickets = await ticketsOf(staffed, made);
  expect(tickets.map(({ row, seat }) => ({ row, seat }))).toEqual(named(chosen.seats));
});

test("another choice replaces the first one, and none removes the tickets", async () => {
  const chosen = await choosing(2);
  await choose(chosen, chosen.seats);
  const [first] = chosen.seats;
  const other = seatsOf(chosen.plan).find(
    ({ state, kind, variant_ids: [variant] }) => state === "free" && kind === "standard" && variant !== first?.variant_ids[0],
  ); // oxfmt-ignore
  if (!other) throw new Error("Only one category is free.");
  const { body } = await choose(chosen, [other]);
  expect(body.items).toMatchObject([{ variant: { id: other.variant_ids[0] }, quantity: 1 }]);
  expect((await choose(chosen, [])).body.items).toEqual([]);
});

test("a line with more tickets than chosen seats gets the best ones beside them", async () => {
  const chosen = await choosing(2);
  const { items } = (await choose(chosen, chosen.seats)).body;
  await put(staffed.call, chosen.cart.id, { id: items[0].product.id, variantId: items[0].variant.id, quantity: 3 }); // oxfmt-ignore
  const read = () => staffed.call("GET", `/api/cart/anonymous/cs/${chosen.cart.tempId}`);
  const [more] = (await read()).body.items;
  expect(more.seats).toHaveLength(3);
  expect(more.seats.slice(0, 2)).toEqual(named(chosen.seats));
  expect(more).not.toHaveProperty("is_chosen");
  await put(staffed.call, chosen.cart.id, { id: items[0].product.id, variantId: items[0].variant.id, quantity: 1 }); // oxfmt-ignore
  expect((await read()).body.items).toMatchObject([{ seats: named(chosen.seats).slice(0, 1), is_chosen: true }]); // oxfmt-ignore
});

test("who is too late keeps the cart, learns the lost seats and gets no others", async () => {
  const [first, late] = [await choosing(2), await choosing(2)];
  await choose(first, first.seats);
  await choose(late, late.seats);
  placed(await orderChosen(first));
  const [line] = (await staffed.call("GET", `/api/cart/anonymous/cs/${late.cart.tempId}`)).body.items;
  expect(line).toMatchObject({ quantity: 2, seats_taken: named(late.seats) });
  expect(line).not.toHaveProperty("is_chosen");
  const ids = late.seats.map(({ id }) => id);
  const refused = await orderChosen(late);
  expect([refused.status, refused.body.error, refused.body.taken]).toEqual([409, "seats_taken", ids]);
  const again = await choose(late, late.seats);
  expect([again.status, again.body.error, again.body.taken]).toEqual([409, "seats_taken", ids]);
  await choose(late, late.others.slice(0, 2));
  placed(await orderChosen(late));
});

test("seats apart that the buyer chose and saw are ordered, others are not", async () => {
  const chosen = await choosing(3);
  const [one, , third] = chosen.seats;
  if (!one || !third) throw new Error("There are too few seats.");
  const [line] = (await choose(chosen, [one, third])).body.items;
  expect(line).toMatchObject({ is_together: false, is_chosen: true });
  const shown = (seats: unknown) => ({
    seats_shown: [{ product_id: line.product.id, variant_id: line.variant.id, seats }],
  });
  const refused = await orderChosen(chosen, shown(named(chosen.seats).slice(0, 2)));
  expect([refused.status, refused.body.error]).toEqual([409, "seats_changed"]);
  placed(await orderChosen(chosen, shown(line.seats)));
});

test("a companion is chosen beside a wheelchair", async () => {
  const chosen = await choosing(1);
  const pair = seatsOf(chosen.plan).filter(({ kind, state }) => kind !== "standard" && state === "free");
  const { body } = await choose(chosen, pair.slice(0, 2));
  expect(body.items.map(({ seats }: { seats: unknown }) => seats)).toEqual(
    named(pair.slice(0, 2)).map((seat) => [seat]),
  );
  placed(await orderChosen(chosen));
});

test("a choice that the plan does not allow is refused", async () => {
  const chosen = await choosing(2);
  const [one] = chosen.seats;
  if (!one) throw new Error("There is no seat.");
  const free = seatsOf(chosen.plan).filter(({ state, kind }) => state === "free" && kind === "standard");
  const answers = [
    await choose(chosen, [{ ...one, id: "unknown" }]),
    await choose(chosen, [{ ...one, variant_ids: [1] }]),
    await choose(chosen, [one, one]),
    await choose(chosen, free.slice(0, 9)),
    await choose({ ...chosen, evening: { ...chosen.evening, id: 999_999 } }, [one]),
  ];
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [422, undefined],
    [422, undefined],
    [422, undefined],
    [409, "too_many_tickets"],
    [404, "not_exists"],
  ]);
});

test("twelve buyers of the same two seats place one order", async () => {
  expect(await buySameSeats(staffed.db, [staffed.call], { seats: 2, buyers: 12 })).toBe(1);
});
