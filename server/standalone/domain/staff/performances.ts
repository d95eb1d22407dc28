import { inTransaction } from "#standalone/db/in-transaction.ts";
import type { Kysely, Transaction } from "kysely";
import { DatabaseUnavailable } from "#standalone/db/database-unavailable.ts";
import type { Tables } from "#standalone/db/tables.ts";
import type { Log } from "#standalone/log.ts";
import { moment } from "#standalone/domain/orders/czech-text.ts";
import { moveOrder } from "#standalone/domain/orders/move-order.ts";
import type { ChangeNotice } from "#standalone/domain/orders/refund.ts";
import { addDays, dayInPrague, instantInPrague, timeInPrague } from "#standalone/domain/theatre/prague.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { InvalidFields, notFound, Refusal } from "#standalone/refusal.ts";
import { writeLog, type Acting } from "./log.ts";

/** Evenings can be planned five years ahead, in milliseconds. */
const furthest = 5 * 366 * 86_400_000;

/** The effect of a cancelled evening on one of its orders. */
type CalledOff = "refunded" | "cancelled" | "skipped";

/**
 * Cancels an evening. Refunds its paid tickets; cancels an unpaid order with a ticket as a whole. Each order has its
 * own transaction, so that the sequence of locks is the usual one, and a failure stops no other order. A repetition
 * tries failed orders again. Returns the numbers of orders; `skipped` had no valid ticket any more.
 * @throws Refusal 404; 409 `evening_off` with the title as its value: the evening is over, or cancelled without a valid
 *   ticket left.
 */
export async function cancelPerformance(
  { db, log }: { readonly db: Kysely<Tables>; readonly log: Log },
  { id, reason, who, now }: Acting & { readonly id: number; readonly reason: string | null },
) {
  const evening = await inTransaction(db, async (trx) => {
    const locked = await lockPerformance(trx, id);
    const isNew = isPlanned(locked, now);
    if (!isNew && (locked.state !== "cancelled" || (await ordersOf(trx, id)).length === 0))
      throw new Refusal(409, "evening_off", { value: locked.title });
    if (!isNew) return locked;
    await trx
      .updateTable("performances")
      .set({ state: "cancelled", updated_at: now })
      .where("id", "=", id)
      .execute();
    const detail = { before: locked.state, reason };
    await writeLog(trx, { who, now, action: "performance.cancelled", subject: `performance ${id}`, detail });
    return locked;
  });
  const notice = {
    heading: `Představení ${evening.title} se nekoná`,
    reason: [`Představení ${evening.title}, ${moment(evening.starts_at)}, se nekoná.`, reason]
      .filter(Boolean)
      .join(" "),
  };
  const counts = { refunded: 0, cancelled: 0, skipped: 0, failed: 0 };
  for (const orderId of await ordersOf(db, id)) {
    try {
      counts[await inTransaction(db, (trx) => callOff(trx, { orderId, id, notice, who, now }))] += 1;
    } catch (error) {
      // Otherwise the orders would wait for the database one after another.
      if (error instanceof DatabaseUnavailable) throw error;
      counts.failed += 1;
      log.error("standalone.cancelled-evening-order", { order: orderId }, error);
    }
  }
  return { id, title: evening.title, starts_at: evening.starts_at.toISOString(), ...counts };
}

/** Decides under the order's lock, because the order may be paid, refunded or expire meanwhile. */
async function callOff(
  trx: Transaction<Tables>,
  { orderId, id, notice, ...acting }: Acting & {
    readonly orderId: number;
    readonly id: number;
    readonly notice: ChangeNotice;
  }, // oxfmt-ignore
): Promise<CalledOff> {
  const [order] = await lockOrders(trx, [orderId]);
  const tickets = await validTickets(trx, id).select("position").distinct().where("order_id", "=", orderId).orderBy("position").execute(); // oxfmt-ignore
  if (!order || tickets.length === 0) return "skipped";
  const { code, payment_state } = order;
  if (payment_state === "paid") {
    const items = tickets.map(({ position }) => ({ line: position + 1, quantity: null }));
    await moveOrder(trx, { code, move: { transition: "refunded", items, ...notice }, ...acting });
    return "refunded";
  }
  await moveOrder(trx, { code, move: { transition: "cancelled", ...notice }, ...acting });
  return "cancelled";
}

/**
 * Moves an evening to another time. Tickets stay as they are, with their codes and seats. The evening keeps its time
 * from before the first move, which was the announced one; back at that time it is not a moved evening any more.
 * @throws Refusal 404; 409 `evening_off` with the title as its value, `same_time`. @throws InvalidFields for a time
 *   that is past, too far away or skipped by the change to summer time.
 */
export async function movePerformance(
  trx: Transaction<Tables>,
  { id, time, who, now }: Acting & { readonly id: number; readonly time: string },
) {
  // Orders before places, as a refund locks them.
  const earlier = await ordersOf(trx, id);
  await lockOrders(trx, earlier);
  const evening = await lockPerformance(trx, id);
  const { title, starts_at: before, ends_at } = evening;
  const announced = evening.previous_starts_at ?? before;
  if (!isPlanned(evening, now)) throw new Refusal(409, "evening_off", { value: title });
  const after = timeToCome(time, now);
  if (after.getTime() === before.getTime()) throw new Refusal(409, "same_time");
  const difference = after.getTime() - before.getTime();
  await trx
    .updateTable("performances")
    .set({
      starts_at: after,
      ends_at: ends_at && new Date(ends_at.getTime() + difference),
      previous_starts_at: announced.getTime() === after.getTime() ? null : announced,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
  const times = { before: before.toISOString(), after: after.toISOString() };
  // Includes orders placed before its places were locked.
  const orders = await ordersOf(trx, id);
  await lockOrders(trx, orders);
  for (const order_id of orders) {
    await enqueueEmail(trx, "performance-moved", { order_id, performance_id: id, ...times }, now);
    // Nobody can pay after the evening's start.
    await trx.updateTable("orders").set({ pay_until: after }).where("id", "=", order_id).where("pay_until", ">", after).execute(); // oxfmt-ignore
  }
  const detail = { ...times, orders: orders.length };
  await writeLog(trx, { who, now, action: "performance.moved", subject: `performance ${id}`, detail });
  return { id, title, ...times, orders: orders.length };
}

/** The instant of a local time, `2026-12-05T19:00`. @throws InvalidFields */
function timeToCome(time: string, now: Date): Date {
  const [day = "", clock = ""] = time.split("T");
  const instant = instantInPrague(day, clock);
  const refuse = (sentence: string) => new InvalidFields({ starts_at: [sentence] });
  if (instant <= now) throw refuse("Tenhle čas už minul.");
  if (instant.getTime() > now.getTime() + furthest) throw refuse("Tak daleko program neplánujeme.");
  if (timeInPrague(instant) !== clock) throw refuse("V tuto chvíli se hodiny posunou, takový čas není.");
  return instant;
}

/** Locks its zones, too, so that a simultaneous order is either among its orders or sees the change. */
async function lockPerformance(trx: Transaction<Tables>, id: number) {
  await trx
    .selectFrom("ticket_zones")
    .select("name")
    .where("performance_id", "=", id)
    .orderBy("name")
    .forUpdate()
    .execute();
  const evening = await trx
    .selectFrom("performances")
    .select(["title", "starts_at", "ends_at", "previous_starts_at", "state"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!evening) throw notFound();
  return evening;
}

/** Until the end of its day, because an evening may end early. */
function isPlanned(
  { state, starts_at }: { readonly state: string; readonly starts_at: Date },
  now: Date,
): boolean {
  const end = instantInPrague(addDays(dayInPrague(starts_at), 1), "00:00");
  return state !== "cancelled" && state !== "moved" && now < end;
}

/** The orders with valid tickets of an evening, by their ids. */
async function ordersOf(db: Kysely<Tables>, id: number): Promise<number[]> {
  const rows = await validTickets(db, id).select("order_id").distinct().orderBy("order_id").execute();
  return rows.map(({ order_id }) => order_id);
}

function validTickets(db: Kysely<Tables>, id: number) {
  return db.selectFrom("tickets").where("performance_id", "=", id).where("voided_at", "is", null);
}

async function lockOrders(trx: Transaction<Tables>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return trx
    .selectFrom("orders")
    .select(["code", "payment_state"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}
