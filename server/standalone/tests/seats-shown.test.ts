import { afterAll, beforeAll, expect, test } from "vitest";
import { fill, orderAtPrice, placed, put, transfer } from "./shopping.ts";
import { openStaffed, type Staffed } from "./staffed.ts";
import { buyTickets, eveningOf, ticketsOf, type Evening } from "./ticketing.ts";

let staffed: Staffed;
let evening: Evening;
beforeAll(async () => {
  staffed = await openStaffed();
  evening = await eveningOf(staffed);
});
afterAll(() => staffed.close());

interface Seat {
  readonly row: string;
  readonly seat: number;
}

interface Line {
  readonly product: { readonly id: number };
  readonly variant: { readonly id: number } | null;
  readonly seats?: readonly Seat[];
  readonly is_together?: boolean;
}

async function read({ tempId }: { readonly tempId: string }): Promise<readonly Line[]> {
  return (await staffed.call("GET", `/api/cart/anonymous/cs/${tempId}`)).body.items;
}

async function atCart(quantity: number, of = evening) {
  const cart = await fill(staffed.call, { id: of.product, variantId: of.full, quantity });
  return { cart, lines: await read(cart) };
}

function shownIn(lines: readonly Line[]) {
  return lines.map(({ product, variant, seats = [] }) => ({
    product_id: product.id,
    variant_id: variant?.id ?? null,
    seats,
  }));
}

function orderCart({ id }: { readonly id: string }, changes: Readonly<Record<string, unknown>>) {
  return orderAtPrice(staffed.call, id, { payment_id: transfer, ...changes });
}

const seatsOf = async (made: { readonly id: number }) =>
  (await ticketsOf(staffed, made)).map(({ row, seat }) => ({ row, seat }));

/** Leaves only these seats of the evening's zone free: one row of five, with some seats in other orders. */
async function withRowOfFive(which: number, free: readonly number[]) {
  const of = await eveningOf(staffed, which);
  const { zone } = await staffed.db
    .selectFrom("ticket_categories")
    .select("zone")
    .where("variant_id", "=", of.full)
    .executeTakeFirstOrThrow();
  await staffed.db
    .updateTable("ticket_zones")
    .set({ rows: JSON.stringify([{ row: "2. řada", seats: 5 }]), held: 0, free: 5 })
    .where("performance_id", "=", of.id)
    .where("name", "=", zone)
    .execute();
  const whole = await buyTickets(staffed, of, { quantity: 5 });
  const mine = (await ticketsOf(staffed, whole)).filter(({ seat }) => free.includes(seat ?? 0));
  for (const { id } of mine) {
    await staffed.db
      .updateTable("tickets")
      .set({ voided_at: new Date(0) })
      .where("id", "=", id)
      .execute();
  }
  await staffed.db
    .updateTable("ticket_zones")
    .set({ free: free.length })
    .where("performance_id", "=", of.id)
    .where("name", "=", zone)
    .execute();
  return of;
}

test("a cart's line names the seats that the order then gives", async () => {
  const { cart } = await atCart(2);
  await put(staffed.call, cart.id, { id: evening.product, variantId: evening.reduced, quantity: 1 });
  const lines = await read(cart);
  expect(lines.map(({ seats }) => seats?.length)).toEqual([2, 1]);
  expect(lines.map(({ is_together }) => is_together)).toEqual([true, true]);
  const made = placed(await orderCart(cart, { seats_shown: shownIn(lines) }));
  expect(await seatsOf(made)).toEqual(lines.flatMap(({ seats }) => seats ?? []));
});

test("categories of one part of the hall sit together", async () => {
  const of = await withRowOfFive(1, [1, 3, 4]);
  const { cart, lines } = await atCart(3, of);
  expect(lines[0]).toMatchObject({ is_together: false });
  await put(staffed.call, cart.id, { id: of.product, variantId: of.reduced, quantity: 1 });
  expect((await read(cart)).map(({ is_together }) => is_together)).toEqual([false, true]);
});

test("a place without a number has neither seats nor what they would be", async () => {
  const { variant_id, product } = await staffed.db
    .selectFrom("ticket_categories as c")
    .innerJoin("ticket_zones as z", (on) =>
      on.onRef("z.performance_id", "=", "c.performance_id").onRef("z.name", "=", "c.zone"),
    )
    .innerJoin("products as p", "p.performance_id", "c.performance_id")
    .innerJoin("performances as d", "d.id", "c.performance_id")
    .select(["c.variant_id", "p.id as product"])
    .where("z.rows", "is", null)
    .where("z.free", ">", 0)
    .where("d.starts_at", ">", staffed.time.now)
    .limit(1)
    .executeTakeFirstOrThrow();
  const [line] = await read(await fill(staffed.call, { id: product, variantId: variant_id }));
  expect(line).not.toHaveProperty("seats");
  expect(line).not.toHaveProperty("is_together");
});

test("seats that were shown together are not ordered apart", async () => {
  const of = await withRowOfFive(2, [1, 2, 3, 5]);
  const { cart, lines } = await atCart(2, of);
  expect(lines[0]).toMatchObject({ is_together: true });
  // Another visitor buys a pair of 1, 2 and 3, so that one of them and 5 are left.
  await buyTickets(staffed, of);
  expect((await read(cart))[0]).toMatchObject({ is_together: false });
  const { status, body } = await orderCart(cart, { seats_shown: shownIn(lines) });
  expect(status).toBe(409);
  expect(body.error).toBe("seats_changed");
});

test("seats apart are ordered only as they were shown", async () => {
  const of = await withRowOfFive(3, [1, 3, 5]);
  const { cart, lines } = await atCart(2, of);
  expect(lines[0]).toMatchObject({ is_together: false });
  const shown = shownIn(lines);
  const others = [{ ...shown[0], seats: [{ row: "2. řada", seat: 2 }, { row: "2. řada", seat: 4 }] }]; // oxfmt-ignore
  const refused = await orderCart(cart, { seats_shown: others });
  expect(refused.status).toBe(409);
  expect(refused.body.error).toBe("seats_changed");
  const none = await orderCart(cart, { seats_shown: [] });
  expect(none.body.error).toBe("seats_changed");
  const made = placed(await orderCart(cart, { seats_shown: shown }));
  expect(await seatsOf(made)).toEqual(lines[0]?.seats);
});

test("other seats together are as good as those that were shown", async () => {
  const { cart, lines } = await atCart(2);
  await buyTickets(staffed, evening);
  expect(await read(cart)).not.toEqual(lines);
  expect((await orderCart(cart, { seats_shown: shownIn(lines) })).status).toBe(201);
});

test("an order that says nothing of seats gets the free ones", async () => {
  const of = await withRowOfFive(4, [1, 3, 5]);
  const { cart } = await atCart(2, of);
  expect((await orderCart(cart, {})).status).toBe(201);
});
