import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { addDays, dayInPrague, instantInPrague } from "#standalone/domain/theatre/prague.ts";
import { seatText } from "#standalone/domain/tickets/tickets.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";
import { writeLog, type Acting } from "./log.ts";

/** The time for which the doors are open before the evening. */
const doorsOpenBefore = 3 * 3_600_000;

/**
 * Admits the holder of a ticket, once.
 * @throws Refusal 404; 409 `ticket_void`, `ticket_unpaid`, `already_admitted` with the time as its value,
 *   `other_evening` with the title as its value.
 */
export async function admitTicket(
  trx: Transaction<Tables>,
  { code, who, now }: Acting & { readonly code: string },
) {
  // Makes a second door and a refund wait.
  const locked = await trx.selectFrom("tickets").select("id").where("code", "=", code).forUpdate().execute();
  const ticket = await guests(trx)
    .where("t.id", "=", locked[0]?.id ?? 0)
    .executeTakeFirst();
  if (!ticket) throw notFound();
  const { title, starts_at, order } = ticket;
  if (ticket.voided_at) throw new Refusal(409, "ticket_void", { value: order });
  if (ticket.payment_state !== "paid") throw new Refusal(409, "ticket_unpaid", { value: order });
  if (ticket.admitted_at)
    throw new Refusal(409, "already_admitted", { value: ticket.admitted_at.toISOString() });
  if (!isOn(ticket, now))
    throw new Refusal(409, "other_evening", { value: title, starts_at: starts_at.toISOString() });
  await trx.updateTable("tickets").set({ admitted_at: now }).where("id", "=", ticket.id).execute();
  const seat = seatText(ticket);
  const detail = { performance: ticket.performance_id, title, seat };
  await writeLog(trx, { who, now, action: "ticket.admitted", subject: order, detail });
  const { venue, category, needs_proof } = ticket;
  return { title, starts_at: starts_at.toISOString(), venue, seat, category, needs_proof, order };
}

/** From the opening of the doors to the end of the evening's day, or of the evening. */
function isOn({ starts_at, ends_at }: { starts_at: Date; ends_at: Date | null }, now: Date): boolean {
  const midnight = instantInPrague(addDays(dayInPrague(starts_at), 1), "00:00");
  const end = Math.max(midnight.getTime(), ends_at?.getTime() ?? 0);
  return now.getTime() >= starts_at.getTime() - doorsOpenBefore && now.getTime() < end;
}

/** All valid tickets of an evening, by their places. @throws Refusal 404 for an unknown evening. */
export async function readGuestList(db: Kysely<Tables>, id: number) {
  const evening = await db
    .selectFrom("performances as d")
    .innerJoin("venues as hall", "hall.slug", "d.venue_slug")
    .select(["d.id", "d.title", "d.starts_at", "hall.name as venue"])
    .where("d.id", "=", id)
    .executeTakeFirst();
  if (!evening) throw notFound();
  const rows = await guests(db)
    .where("t.performance_id", "=", id)
    .where("t.voided_at", "is", null)
    .orderBy("z.position")
    .execute();
  const byRow = new Intl.Collator("cs", { numeric: true });
  const sorted = rows.toSorted(
    (row, other) =>
      row.zone_position - other.zone_position ||
      byRow.compare(row.row ?? "", other.row ?? "") ||
      (row.seat ?? row.id) - (other.seat ?? other.id),
  );
  return {
    ...evening,
    starts_at: evening.starts_at.toISOString(),
    guests: sorted.map((ticket) => ({
      zone: ticket.zone,
      row: ticket.row,
      seat: ticket.seat,
      name: `${ticket.first_name} ${ticket.last_name}`,
      order: ticket.order,
      category: ticket.category,
      needs_proof: ticket.needs_proof,
      is_paid: ticket.payment_state === "paid",
      admitted_at: ticket.admitted_at?.toISOString() ?? null,
    })),
  };
}

/** Tickets with their evenings, buyers and categories. */
function guests(db: Kysely<Tables>) {
  return db
    .selectFrom("tickets as t")
    .innerJoin("orders as o", "o.id", "t.order_id")
    .innerJoin("order_items as i", (on) =>
      on.onRef("i.order_id", "=", "t.order_id").onRef("i.position", "=", "t.position"),
    )
    .leftJoin("ticket_categories as c", "c.variant_id", "i.variant_id")
    .innerJoin("ticket_zones as z", (on) =>
      on.onRef("z.performance_id", "=", "t.performance_id").onRef("z.name", "=", "t.zone"),
    )
    .innerJoin("performances as d", "d.id", "t.performance_id")
    .innerJoin("venues as hall", "hall.slug", "d.venue_slug")
    .selectAll("t")
    .select(["o.code as order", "o.first_name", "o.last_name", "o.payment_state"])
    .select(["i.variant_name as category", "c.needs_proof", "z.position as zone_position"])
    .select(["d.title", "d.starts_at", "d.ends_at", "hall.name as venue"]);
}
