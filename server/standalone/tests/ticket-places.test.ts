import { afterAll, beforeAll, expect, test } from "vitest";
import { chocolate } from "./shopping.ts";
import { openStaffed, type Staffed } from "./staffed.ts";
import { buyLastPlaces, buyTickets, eveningOf, freeOf, ticketsOf, type Evening } from "./ticketing.ts";

let staffed: Staffed;
let evening: Evening;
beforeAll(async () => {
  staffed = await openStaffed();
  evening = await eveningOf(staffed);
});
afterAll(() => staffed.close());

function refunded(code: string, items?: readonly object[]) {
  return staffed.staff("POST", `/orders/${code}/refunded`, items && { items });
}

async function validOf(made: { readonly id: number }): Promise<boolean[]> {
  return (await ticketsOf(staffed, made)).map(({ voided_at }) => voided_at === null);
}

test("a refund of the whole order voids its tickets and gives their places back", async () => {
  const before = await freeOf(staffed, evening.full);
  const made = await buyTickets(staffed, evening, { goods: [chocolate] });
  expect(await freeOf(staffed, evening.full)).toBe(before - 2);
  const stock = await stockOfChocolate();
  expect((await refunded(made.code)).body.data.state).toBe("refunded");
  expect(await validOf(made)).toEqual([false, false]);
  expect(await freeOf(staffed, evening.full)).toEqual(before);
  expect(await stockOfChocolate()).toEqual(stock);
});

test("a refund of one ticket voids the last one, and one of the rest only what is left", async () => {
  const before = await freeOf(staffed, evening.full);
  const made = await buyTickets(staffed, evening);
  await refunded(made.code, [{ line: 1, quantity: 1 }]);
  expect(await validOf(made)).toEqual([true, false]);
  expect(await freeOf(staffed, evening.full)).toBe(before - 1);
  expect((await refunded(made.code)).body.data.state).toBe("refunded");
  expect(await validOf(made)).toEqual([false, false]);
  expect(await freeOf(staffed, evening.full)).toBe(before);
});

test("an order that was cancelled gives no place back a second time with its refund", async () => {
  const before = await freeOf(staffed, evening.full);
  const { code } = await buyTickets(staffed, evening);
  await staffed.staff("POST", `/orders/${code}/cancelled`, {});
  expect(await freeOf(staffed, evening.full)).toBe(before);
  expect((await refunded(code)).body.data.state).toBe("refunded");
  expect(await freeOf(staffed, evening.full)).toBe(before);
});

test("twenty buyers of the last three places at once make three tickets", async () => {
  const fresh = await openStaffed();
  expect(await buyLastPlaces(fresh.db, [fresh.call], { places: 3, buyers: 20 })).toEqual({
    ordered: 3,
    refused: 17,
    tickets: 3,
    seats: 3,
    free: 0,
    away: 0,
  });
  await fresh.close();
});

async function stockOfChocolate(): Promise<number> {
  return (await staffed.staff("GET", `/stock/${chocolate.id}`)).body.data.stock;
}
