import { sql, type Kysely, type Transaction } from "kysely";
import type { SeatRow } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { freeInPairs, type OfPair } from "./assign-pairs.ts";
import type { Seat } from "./assign-seats.ts";
import { previousStart } from "./previous-start.ts";

/** The scope of a category of tickets: an evening and a part of its hall. */
export interface TicketPlace {
  readonly performance: {
    readonly id: number;
    readonly title: string;
    readonly venue: string;
    readonly startsAt: Date;
    readonly previousStartsAt: Date | null;
    readonly isOff: boolean;
    readonly maxTickets: number;
  };
  readonly zone: string;
  /** Null: its zone has no pairs of a wheelchair and a companion. */
  readonly ofPair: OfPair | null;
  /** Places left in the zone, or of this kind in a zone with pairs. */
  readonly free: number;
}

/** The seats of the valid tickets in the zone `z`. */
export const takenSeats = sql<readonly Seat[] | null>`(
  select json_agg(json_build_object('row', t.row, 'seat', t.seat))
  from tickets t
  where t.performance_id = z.performance_id and t.zone = z.name and t.voided_at is null and t.row is not null
)`;

/** The same for a category `c`, which needs them only in a zone with pairs. */
export const takenInPairs = sql<
  readonly Seat[] | null
>`case when c.of_pair is not null then ${takenSeats} end`;

/** Places left for a category: those of its zone, or of its kind in a zone with pairs. */
export function freeOf({
  free,
  of_pair,
  rows,
  held,
  taken,
}: {
  readonly free: number;
  readonly of_pair: OfPair | null;
  readonly rows: readonly SeatRow[] | null;
  readonly held: number;
  readonly taken: readonly Seat[] | null;
}): number {
  if (of_pair === null || rows === null) return free;
  return Math.min(free, freeInPairs(rows, { taken: taken ?? [], held })[of_pair]);
}

/** The places of the variants that are categories of tickets. */
export async function readPlaces(
  db: Kysely<Tables>,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, TicketPlace>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("ticket_categories as c")
    .innerJoin("variants as v", "v.id", "c.variant_id")
    .innerJoin("performances as d", "d.id", "c.performance_id")
    .innerJoin("venues as hall", "hall.slug", "d.venue_slug")
    .innerJoin("ticket_zones as z", (on) =>
      on.onRef("z.performance_id", "=", "c.performance_id").onRef("z.name", "=", "c.zone"),
    )
    .select([
      "c.variant_id",
      "c.zone",
      "c.of_pair",
      "z.free",
      "z.rows",
      "z.held",
      "d.id",
      "d.title",
      "d.starts_at",
      "d.previous_starts_at",
      "d.state",
      "d.max_tickets",
      "v.discontinued_at",
    ])
    .select(["hall.name as venue", takenInPairs.as("taken")])
    .where("c.variant_id", "in", variantIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.variant_id,
      {
        performance: {
          id: row.id,
          title: row.title,
          venue: row.venue,
          startsAt: row.starts_at,
          previousStartsAt: row.previous_starts_at,
          isOff: row.state === "cancelled" || row.state === "moved",
          maxTickets: row.max_tickets ?? 0,
        },
        zone: row.zone,
        ofPair: row.of_pair,
        free: row.discontinued_at === null ? freeOf(row) : 0,
      },
    ]),
  );
}

/** An evening in the lines of carts and orders. */
export function eveningOf({ performance: { id, title, venue, startsAt, previousStartsAt } }: TicketPlace) {
  return { id, title, starts_at: startsAt.toISOString(), ...previousStart(previousStartsAt), venue };
}

/** Whether the evening is past or cancelled. */
export function isOver({ performance: { startsAt, isOff } }: TicketPlace, now: Date): boolean {
  return isOff || startsAt <= now;
}

/** Adds to the free places of a (locked) zone; a negative number takes them. False: not enough places. */
export async function movePlaces(
  trx: Transaction<Tables>,
  { performance, zone }: { readonly performance: { readonly id: number }; readonly zone: string },
  places: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("ticket_zones")
    .set({ free: sql<number>`free + ${places}::integer` })
    .where("performance_id", "=", performance.id)
    .where("name", "=", zone)
    .where(sql<boolean>`free + ${places}::integer >= 0`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locks the zones of the cart's tickets, always by evening and name, so that two orders cannot deadlock. */
export async function lockZones(trx: Transaction<Tables>, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  const categories = trx.selectFrom("ticket_categories").where("variant_id", "in", variantIds);
  await lockNamed(trx, await categories.select(["performance_id", "zone"]).distinct().execute());
}

/** Locks the zones of an order's tickets, in the sequence of orders. */
export async function lockZonesOf(trx: Transaction<Tables>, orderId: number): Promise<void> {
  const tickets = trx.selectFrom("tickets").where("order_id", "=", orderId);
  await lockNamed(trx, await tickets.select(["performance_id", "zone"]).distinct().execute());
}

async function lockNamed(
  trx: Transaction<Tables>,
  zones: readonly { readonly performance_id: number; readonly zone: string }[],
): Promise<void> {
  if (zones.length === 0) return;
  await trx
    .selectFrom("ticket_zones")
    .select("name")
    .where(({ and, or }) => or(zones.map(({ performance_id, zone: name }) => and({ performance_id, name }))))
    .orderBy("performance_id")
    .orderBy("name")
    .forUpdate()
    .execute();
}
