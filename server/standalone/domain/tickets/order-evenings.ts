import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { readOrderTickets, type OrderTicket } from "./tickets.ts";

const minute = 60_000;

/**
 * The evenings of an order's tickets, the soonest first, with their valid tickets; an evening whose tickets are all
 * void has none. Empty for an order of goods.
 */
export async function readOrderEvenings(db: Kysely<Tables>, orderId: number) {
  const rows = await db
    .selectFrom("tickets as t")
    .innerJoin("performances as d", "d.id", "t.performance_id")
    .innerJoin("venues as hall", "hall.slug", "d.venue_slug")
    .leftJoin("productions as p", "p.id", "d.production_id")
    .select(["d.id", "d.title", "d.starts_at", "d.ends_at", "d.previous_starts_at"])
    .select(["d.updated_at", "d.state"])
    .select(["hall.name as venue", "p.length_minutes", "t.position"])
    .where("t.order_id", "=", orderId)
    .distinct()
    .orderBy("d.starts_at")
    .orderBy("d.id")
    .execute();
  const valid: readonly OrderTicket[] = rows.length === 0 ? [] : await readOrderTickets(db, orderId);
  const firstRows = rows.filter((row, index) => index === rows.findIndex(({ id }) => id === row.id));
  return firstRows.map(({ position: _position, length_minutes, state, ...row }) => ({
    ...row,
    ends_at:
      row.ends_at ??
      (length_minutes === null ? null : new Date(row.starts_at.getTime() + length_minutes * minute)),
    isOff: state === "cancelled",
    /** Of the order's items. */
    positions: rows.filter(({ id }) => id === row.id).map(({ position }) => position),
    tickets: valid.filter(({ performance_id }) => performance_id === row.id),
  }));
}

export type OrderEvening = Awaited<ReturnType<typeof readOrderEvenings>>[number];

/** Those with a valid ticket. If none is valid any more all, cancelled evenings first. */
export function withTickets(evenings: readonly OrderEvening[]): readonly OrderEvening[] {
  const valid = evenings.filter(({ tickets }) => tickets.length > 0);
  return valid.length > 0
    ? valid
    : evenings.toSorted((evening, other) => Number(other.isOff) - Number(evening.isOff));
}
