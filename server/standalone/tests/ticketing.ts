import { sql } from "kysely";
import { expect } from "vitest";
import { seededAt } from "./seeded-database.ts";
import type { Call } from "./open.ts";
import { anOrder, fill, order, transfer, type GuestCart } from "./shopping.ts";
import type { Staffed } from "./staffed.ts";

/** An evening that the demo sells, in a hall with many free seats; `which` tells several apart. */
export async function eveningOf({ db, time }: Pick<Staffed, "db" | "time">, which = 0) {
  const evenings = await db
    .selectFrom("products as p")
    .innerJoin("performances as d", "d.id", "p.performance_id")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("ticket_zones as z")
          .select("z.name")
          .whereRef("z.performance_id", "=", "d.id")
          .where("z.rows", "is not", null)
          .where("z.free", ">", 30),
      ),
    )
    .select(["d.id", "d.title", "d.starts_at", "p.id as product"])
    .where("d.state", "in", ["on_sale", "few_left"])
    // The shop offers a transfer for this long before.
    .where("d.starts_at", ">", new Date(time.now.getTime() + 6 * 86_400_000))
    .orderBy("d.starts_at")
    .orderBy("d.id")
    .execute();
  const evening = evenings[which];
  if (!evening) throw new Error("The demo sells too few evenings.");
  const categories = await db
    .selectFrom("ticket_categories as c")
    .innerJoin("ticket_zones as z", (on) =>
      on.onRef("z.performance_id", "=", "c.performance_id").onRef("z.name", "=", "c.zone"),
    )
    .select(["c.variant_id", "c.needs_proof", "z.free", "z.rows"])
    .where("c.performance_id", "=", evening.id)
    .orderBy("c.variant_id")
    .execute();
  const full = categories.find(({ needs_proof, free, rows }) => needs_proof === null && rows && free > 30);
  const reduced = categories.find(({ needs_proof }) => needs_proof !== null);
  return { ...evening, full: full?.variant_id ?? 0, reduced: reduced?.variant_id ?? 0 };
}

export type Evening = Awaited<ReturnType<typeof eveningOf>>;

export interface Bought {
  readonly quantity?: number;
  readonly variantId?: number;
  /** Goods beside the tickets. */
  readonly goods?: readonly { readonly id: number; readonly quantity?: number }[];
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Orders tickets (by default two at the full price) and goods, by a transfer; not paid. */
export function orderTickets(
  { call }: Pick<Staffed, "call">,
  { product, full }: Evening,
  { quantity = 2, variantId = full, goods = [], changes = {} }: Bought = {},
) {
  const lines = [{ id: product, variantId, quantity }, ...goods];
  return anOrder(call, { lines, payment_id: transfer, ...changes });
}

/** Orders them and pays. */
export async function buyTickets(staffed: Staffed, evening: Evening, bought: Bought = {}) {
  const made = await orderTickets(staffed, evening, bought);
  expect((await staffed.staff("POST", `/orders/${made.code}/paid`)).status).toBe(200);
  return made;
}

/** An order's tickets, in its sequence. */
export function ticketsOf({ db }: Pick<Staffed, "db">, { id }: { readonly id: number }) {
  return db
    .selectFrom("tickets")
    .selectAll()
    .where("order_id", "=", id)
    .orderBy("position")
    .orderBy("piece")
    .execute();
}

/** Free places of the category's zone. */
export async function freeOf({ db }: Pick<Staffed, "db">, variantId: number): Promise<number> {
  const { free } = await db
    .selectFrom("ticket_categories as c")
    .innerJoin("ticket_zones as z", (on) =>
      on.onRef("z.performance_id", "=", "c.performance_id").onRef("z.name", "=", "c.zone"),
    )
    .select("z.free")
    .where("c.variant_id", "=", variantId)
    .executeTakeFirstOrThrow();
  return free;
}

/** Lets an evening begin in an hour. */
export async function beginSoon({ db, time }: Pick<Staffed, "db" | "time">, { id }: Evening): Promise<void> {
  const starts_at = new Date(time.now.getTime() + 3_600_000);
  await db.updateTable("performances").set({ starts_at, ends_at: null }).where("id", "=", id).execute();
}

/** Two paid tickets for an evening that begins in an hour. */
export async function ticketsTonight(staffed: Staffed) {
  const evening = await eveningOf(staffed);
  const made = await buyTickets(staffed, evening);
  await beginSoon(staffed, evening);
  const [ticket] = await ticketsOf(staffed, made);
  return { evening, order: made, code: ticket?.code ?? "" };
}

export interface Crowd {
  readonly buyers: number;
  /** Repeated until all calls have answers. */
  readonly during?: () => Promise<void>;
}

/** These carts of one price are ordered at once; returns their answers. */
export async function orderAtOnce(
  callOf: (buyer: number) => Call,
  carts: readonly GuestCart[],
  during: Crowd["during"],
) {
  const price = (await order(callOf(0), carts[0]?.id ?? "", 0.01, { payment_id: transfer })).body.value;
  let areAnswered = false;
  const rush = Promise.all(
    carts.map(({ id }, buyer) =>
      order(callOf(buyer), id, price, { payment_id: transfer, email: `${buyer}@last.example` }),
    ),
  ).finally(() => (areAnswered = true));
  while (during && !areAnswered) await during();
  return rush;
}

/** The process that serves a buyer. */
export const inTurns = (calls: readonly Call[]) => (buyer: number) =>
  calls[buyer % calls.length] ?? expect.fail();

/** This number of buyers order one of the last places at once, by several processes in turn; returns their answers. */
export async function buyLastPlaces(
  db: Staffed["db"],
  calls: readonly Call[],
  { places, buyers, during }: Crowd & { readonly places: number },
) {
  const evening = await eveningOf({ db, time: { now: seededAt } });
  const { zone } = await db
    .selectFrom("ticket_categories")
    .select("zone")
    .where("variant_id", "=", evening.full)
    .executeTakeFirstOrThrow();
  const ofZone = db
    .selectFrom("tickets")
    .selectAll()
    .where("performance_id", "=", evening.id)
    .where("zone", "=", zone)
    .where("voided_at", "is", null);
  expect(await ofZone.execute()).toEqual([]);
  await db
    .updateTable("ticket_zones")
    .set({ free: places, held: sql<number>`held + free - ${places}` })
    .where("performance_id", "=", evening.id)
    .where("name", "=", zone)
    .execute();
  const callOf = inTurns(calls);
  const item = { id: evening.product, variantId: evening.full };
  const carts = await Promise.all(Array.from({ length: buyers }, (_, buyer) => fill(callOf(buyer), item)));
  const answers = await orderAtOnce(callOf, carts, during);
  const refused = answers.filter(({ status, body }) => status === 409 && body.error === "out_of_stock");
  const tickets = await ofZone.execute();
  const seats = new Set(tickets.flatMap(({ row, seat }) => (row && seat ? [`${row} ${seat}`] : [])));
  return {
    ordered: answers.filter(({ status }) => status === 201).length,
    refused: refused.filter(({ body }) => String(body.value).endsWith("(volných míst: 0)")).length,
    tickets: tickets.length,
    seats: seats.size,
    free: await freeOf({ db }, evening.full),
    away: answers.filter(({ body }) => body.error === "database_away").length,
  };
}
