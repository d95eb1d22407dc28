import type { z } from "@hono/zod-openapi";
import { expect } from "vitest";
import type { seatPlanSchema } from "#standalone/schemas/seat-plan.ts";
import type { Call } from "./open.ts";
import { fill, placed, type GuestCart } from "./shopping.ts";
import type { Staffed } from "./staffed.ts";
import { inTurns, orderAtOnce, ticketsOf, type Crowd } from "./ticketing.ts";

interface Performance {
  readonly id: number;
  readonly production: { readonly slug: string } | null;
  readonly starts_at: string;
  readonly tickets?: {
    readonly product_id: number;
    readonly has_plan?: boolean;
    readonly categories: readonly { readonly variant_id: number; readonly name: string }[];
  };
}

/** The evenings that the programme sells. */
export async function soldEvenings(
  call: Call,
): Promise<readonly (Performance & { readonly tickets: NonNullable<Performance["tickets"]> })[]> {
  const { data } = (await call("GET", "/api/programme/cs")).body as { data: readonly Performance[] };
  return data.flatMap(({ tickets, ...rest }) => (tickets ? [{ ...rest, tickets }] : []));
}

export async function plannedEvening(call: Call) {
  const evening = (await soldEvenings(call)).find(({ tickets }) => tickets.has_plan);
  if (!evening) throw new Error("The demo has no evening with a plan.");
  return evening;
}

type Plan = z.output<typeof seatPlanSchema>;

export async function readPlan(call: Call, { id }: { readonly id: number }): Promise<Plan> {
  const { status, body } = await call("GET", `/api/programme/${id}/seats`);
  expect(status).toBe(200);
  return body as Plan;
}

export const rowsOf = (plan: Plan) => plan.sections.flatMap(({ rows }) => rows);
export const seatsOf = (plan: Plan) =>
  rowsOf(plan).flatMap((row) => row.seats.map((seat) => ({ ...seat, row: row.name })));
export const named = (seats: readonly { readonly row: string; readonly name: string }[]) =>
  seats.map(({ row, name }) => ({ row, seat: Number(name) }));

/** This many free seats beside each other. */
export function freeBeside(plan: Plan, count: number) {
  const free = seatsOf(plan).filter(({ state, kind }) => state === "free" && kind === "standard");
  const first = free.findIndex(({ row, column }, at) => {
    const last = free[at + count - 1];
    return last?.row === row && last.column === column + count - 1;
  });
  return first < 0 ? expect.fail(`No row has ${count} free seats.`) : free.slice(first, first + count);
}

/** Sets the seats of a guest's cart, each in its first category. */
export function chooseSeats(
  call: Call,
  { cart, evening }: { readonly cart: Pick<GuestCart, "id">; readonly evening: { readonly id: number } },
  seats: readonly { readonly id: string; readonly variant_ids: readonly number[] }[],
) {
  return call("PUT", `/api/seats/cart/${cart.id}`, {
    json: {
      performance_id: evening.id,
      seats: seats.map(({ id, variant_ids }) => ({ seat_id: id, variant_id: variant_ids[0] ?? 0 })),
    },
  });
}

/**
 * This many buyers choose two neighbours of the same seats and order at once, by several processes in turn. Whoever is
 * refused wanted a seat that another order has. Returns the number of orders.
 */
export async function buySameSeats(
  db: Staffed["db"],
  calls: readonly Call[],
  { seats: count, buyers, during }: Crowd & { readonly seats: number },
): Promise<number> {
  const callOf = inTurns(calls);
  const evening = await plannedEvening(callOf(0));
  const seats = freeBeside(await readPlan(callOf(0), evening), count);
  const pairs = Array.from({ length: buyers }, (_, buyer) => {
    const first = buyer % (count - 1);
    return seats.slice(first, first + 2);
  });
  const carts = await Promise.all(
    pairs.map(async (pair, buyer) => {
      const cart = await fill(callOf(buyer));
      expect((await chooseSeats(callOf(buyer), { cart, evening }, pair)).status).toBe(200);
      return cart;
    }),
  );
  const answers = await orderAtOnce(callOf, carts, during);
  const plan = seatsOf(await readPlan(callOf(0), evening));
  const gone = plan.filter(({ state }) => state === "taken").map(({ id }) => id);
  let orders = 0;
  for (const [buyer, answer] of answers.entries()) {
    const pair = pairs[buyer] ?? [];
    if (answer.status === 201) {
      orders += 1;
      const tickets = await ticketsOf({ db }, placed(answer));
      expect(tickets.map(({ row, seat }) => ({ row, seat }))).toEqual(named(pair));
    } else {
      expect([answer.status, answer.body.error]).toEqual([409, "seats_taken"]);
      const lost = pair.map(({ id }) => id).filter((id) => answer.body.taken.includes(id));
      expect(answer.body.taken).toEqual(lost);
      expect(lost).not.toEqual([]);
      expect(gone).toEqual(expect.arrayContaining(lost));
    }
  }
  const tickets = await db
    .selectFrom("tickets")
    .select(["zone", "row", "seat"])
    .where("performance_id", "=", evening.id)
    .where("voided_at", "is", null)
    .execute();
  expect(new Set(tickets.map(({ zone, row, seat }) => `${zone} ${row} ${seat}`)).size).toBe(tickets.length);
  expect(seats.filter(({ id }) => gone.includes(id))).toHaveLength(2 * orders);
  return orders;
}
