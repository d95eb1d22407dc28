import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { moment } from "#server/demo-backend/domain/orders/czech-text.ts";
import { moveOrder } from "#server/demo-backend/domain/orders/move-order.ts";
import { addDays, dayInPrague, instantInPrague } from "#server/demo-backend/domain/theatre/prague.ts";
import { enqueueEmail } from "#server/demo-backend/outbox/email-queue.ts";
import { InvalidFields, notFound, Refusal } from "#server/demo-backend/refusal.ts";
import { writeLog, type Acting } from "./log.ts";

/**
 * Cancels an evening. Its tickets are refunded where they are paid; an unpaid order with one is cancelled as a whole.
 * Each order has a transaction of its own, so that locks are taken as everywhere; a repetition goes on with those that a
 * failure left.
 * @throws Refusal 404; 409 `evening_off` with the title as its value: it is over, or off, and no ticket is left.
 */
export async function cancelPerformance(
  db: Kysely<Tables>,
  { id, reason, who, now }: Acting & { readonly id: number; readonly reason: string | null },
) {
  const evening = await db.transaction().execute(async (trx) => {
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
  let refunded = 0;
  let cancelled = 0;
  for (const { code, payment_state, positions } of await ordersOf(db, id)) {
    const items = positions.map((position) => ({ line: position + 1, quantity: null }));
    const isPaid = payment_state === "paid";
    const move = isPaid
      ? ({ transition: "refunded", items, ...notice } as const)
      : ({ transition: "cancelled", ...notice } as const);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await db.transaction().execute((trx) => moveOrder(trx, { code, move, who, now }));
    if (isPaid) refunded += 1;
    else cancelled += 1;
  }
  return { id, title: evening.title, starts_at: evening.starts_at.toISOString(), refunded, cancelled };
}

/**
 * Moves an evening to another time. Tickets stay as they are, with their codes and seats.
 * @throws Refusal 404; 409 `evening_off` with the title as its value, `same_time`. @throws InvalidFields for a time that
 *   is gone.
 */
export async function movePerformance(
  trx: Transaction<Tables>,
  { id, time, who, now }: Acting & { readonly id: number; readonly time: string },
) {
  const evening = await lockPerformance(trx, id);
  const { title, starts_at: before, ends_at } = evening;
  if (!isPlanned(evening, now)) throw new Refusal(409, "evening_off", { value: title });
  const [day = "", clock = ""] = time.split("T");
  const after = instantInPrague(day, clock);
  if (after.getTime() === before.getTime()) throw new Refusal(409, "same_time");
  if (after <= now) throw new InvalidFields({ starts_at: ["Tenhle čas už minul."] });
  const difference = after.getTime() - before.getTime();
  await trx
    .updateTable("performances")
    .set({
      starts_at: after,
      ends_at: ends_at && new Date(ends_at.getTime() + difference),
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
  const times = { before: before.toISOString(), after: after.toISOString() };
  const orders = await ordersOf(trx, id);
  for (const { order_id } of orders) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await enqueueEmail(trx, "performance-moved", { order_id, performance_id: id, ...times }, now);
    // Nobody pays after the evening.
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await trx.updateTable("orders").set({ pay_until: after }).where("id", "=", order_id).where("pay_until", ">", after).execute(); // oxfmt-ignore
  }
  const detail = { ...times, orders: orders.length };
  await writeLog(trx, { who, now, action: "performance.moved", subject: `performance ${id}`, detail });
  return { id, title, ...times, orders: orders.length };
}

/** With its zones, so that an order that is placed meanwhile is either among its orders or sees the change. */
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
    .select(["title", "starts_at", "ends_at", "state"])
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

/** The orders with valid tickets of an evening, and at which positions. */
async function ordersOf(db: Kysely<Tables>, id: number) {
  const rows = await db
    .selectFrom("tickets as t")
    .innerJoin("orders as o", "o.id", "t.order_id")
    .select(["t.order_id", "t.position", "o.code", "o.payment_state"])
    .distinct()
    .where("t.performance_id", "=", id)
    .where("t.voided_at", "is", null)
    .orderBy("t.order_id")
    .orderBy("t.position")
    .execute();
  const orders = new Map(rows.map((row) => [row.order_id, row]));
  return [...orders.values()].map(({ order_id, code, payment_state }) => ({
    order_id,
    code,
    payment_state,
    positions: rows.filter((row) => row.order_id === order_id).map(({ position }) => position),
  }));
}
