import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { newSecret } from "#standalone/secrets.ts";
import type { Seat } from "./assign-seats.ts";
import { lockZonesOf, movePlaces, type TicketPlace } from "./places.ts";
import { previousStart } from "./previous-start.ts";
interface OrderedTickets {
  /** Of the order's item. */
  readonly position: number;
  readonly quantity: number;
  readonly ticket: TicketPlace;
  /** Absent: its places are not numbered. */
  readonly seats: readonly Seat[];
}

/** Creates the tickets of an order after it took the places. */
export async function insertTickets(
  trx: Transaction<Tables>,
  orderId: number,
  lines: readonly OrderedTickets[],
): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto("tickets")
    .values(
      lines.flatMap(({ position, quantity, ticket, seats }) =>
        Array.from({ length: quantity }, (_, piece) => ({
          order_id: orderId,
          position,
          piece,
          performance_id: ticket.performance.id,
          zone: ticket.zone,
          row: seats[piece]?.row ?? null,
          seat: seats[piece]?.seat ?? null,
          // Staff type it as an argument of a command, where a leading dash would mean an option.
          code: `V${newSecret()}`,
          admitted_at: null,
          voided_at: null,
        })),
      ),
    )
    .execute();
}

/** `5. řada, místo 12`, or the zone if its places are not numbered. */
export function seatText({
  row,
  seat,
  zone,
}: Pick<Selectable<Tables["tickets"]>, "row" | "seat" | "zone">): string {
  return row === null || seat === null ? zone : `${row}, místo ${seat}`;
}

/** The valid tickets of an order, in its sequence, with their evening and category. */
export async function readOrderTickets(db: Kysely<Tables>, orderId: number) {
  const rows = await db
    .selectFrom("tickets as t")
    .innerJoin("performances as d", "d.id", "t.performance_id")
    .innerJoin("venues as hall", "hall.slug", "d.venue_slug")
    .innerJoin("order_items as i", (on) =>
      on.onRef("i.order_id", "=", "t.order_id").onRef("i.position", "=", "t.position"),
    )
    .leftJoin("ticket_categories as c", "c.variant_id", "i.variant_id")
    .selectAll("t")
    .select(["d.title", "d.starts_at", "d.previous_starts_at", "hall.name as venue"])
    .select(["i.variant_name as category", "i.unit_gross", "c.needs_proof"])
    .where("t.order_id", "=", orderId)
    .where("t.voided_at", "is", null)
    .orderBy("t.position")
    .orderBy("t.piece")
    .execute();
  return rows.map(({ title, starts_at, previous_starts_at, venue, ...ticket }) => ({
    ...ticket,
    performance: {
      id: ticket.performance_id,
      title,
      starts_at: starts_at.toISOString(),
      ...previousStart(previous_starts_at),
      venue,
    },
    seat: seatText(ticket),
  }));
}

export type OrderTicket = Awaited<ReturnType<typeof readOrderTickets>>[number];

/** Paid tickets of a customer for evenings to come, by evening and order. */
export async function readOwnTickets(db: Kysely<Tables>, userId: number, now: Date) {
  const orders = await db
    .selectFrom("orders as o")
    .innerJoin("tickets as t", "t.order_id", "o.id")
    .innerJoin("performances as d", "d.id", "t.performance_id")
    .select(["o.id", "o.hash", "o.code"])
    .where("o.user_id", "=", userId)
    .where("o.payment_state", "=", "paid")
    .where("t.voided_at", "is", null)
    .where("d.starts_at", ">", now)
    .groupBy(["o.id", "o.hash", "o.code"])
    .orderBy(({ fn }) => fn.min("d.starts_at"))
    .orderBy("o.id")
    .execute();
  const all = await Promise.all(
    orders.map(async (order) => {
      const tickets = await readOrderTickets(db, order.id);
      const ids = [...new Set(tickets.map(({ performance }) => performance.id))];
      return ids.flatMap((id) => {
        const own = tickets.filter(({ performance }) => performance.id === id);
        const [first] = own;
        if (!first || new Date(first.performance.starts_at) <= now) return [];
        return [{ performance: first.performance, seats: own.map(({ seat }) => seat), order }];
      });
    }),
  );
  return all
    .flat()
    .sort((item, other) => (item.performance.starts_at < other.performance.starts_at ? -1 : 1));
}

/**
 * Voids these numbers of tickets of the items at these positions, the last ones first, and returns their places. Items
 * of goods have none.
 */
export async function voidTickets(
  trx: Transaction<Tables>,
  { orderId, pieces, now }: {
    readonly orderId: number;
    readonly pieces: ReadonlyMap<number, { readonly pieces: number }>;
    readonly now: Date;
  }, // oxfmt-ignore
): Promise<void> {
  await lockZonesOf(trx, orderId);
  const tickets = await trx
    .selectFrom("tickets")
    .select(["id", "position", "performance_id", "zone"])
    .where("order_id", "=", orderId)
    .where("voided_at", "is", null)
    .orderBy("position")
    .orderBy("piece", "desc")
    .execute();
  const remaining = new Map([...pieces].map(([position, one]) => [position, one.pieces]));
  for (const { id, position, performance_id, zone } of tickets) {
    const more = remaining.get(position) ?? 0;
    if (more === 0) continue;
    remaining.set(position, more - 1);
    await trx.updateTable("tickets").set({ voided_at: now }).where("id", "=", id).execute();
    await movePlaces(trx, { performance: { id: performance_id }, zone }, 1);
  }
}
