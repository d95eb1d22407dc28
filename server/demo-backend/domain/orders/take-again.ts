import { sql, type Transaction } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { lockZonesOf, movePlaces } from "#server/demo-backend/domain/tickets/places.ts";

/**
 * Takes what a (locked) order with tickets had before it ended unpaid: the same places and the stock of its goods, all
 * or nothing. Returns why that is not possible, as a part of a sentence; null: it was done.
 */
export async function takeAgain(
  trx: Transaction<Tables>,
  orderId: number,
  now: Date,
): Promise<string | null> {
  const voucher = await trx
    .selectFrom("order_vouchers")
    .select("position")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (voucher) return "co se platilo poukazem, jsme na něj už vrátili";
  const goods = await lockGoods(trx, orderId);
  if (goods.some(({ stock, taken }) => stock !== null && stock < taken)) return "zboží z ní už není skladem";
  await lockZonesOf(trx, orderId);
  const zones = await zonesOf(trx, orderId);
  if (zones.some(({ state, starts_at }) => state === "cancelled" || state === "moved" || starts_at <= now))
    return "představení už začalo nebo se nekoná";
  if (zones.some(({ free, places }) => free < places) || (await hasTakenSeat(trx, orderId)))
    return "vaše místa mezitím koupil někdo jiný";

  for (const { product_id, variant_id, taken } of goods) {
    const stock = sql<number>`stock - ${taken}::integer`;
    if (variant_id === null)
      await trx.updateTable("products").set({ stock }).where("id", "=", product_id).execute();
    else await trx.updateTable("variants").set({ stock }).where("id", "=", variant_id).execute();
  }
  for (const { performance_id, zone, places } of zones)
    await movePlaces(trx, { performance: { id: performance_id }, zone }, -places);
  await trx.updateTable("tickets").set({ voided_at: null }).where("order_id", "=", orderId).execute();
  // What it sells and uses is settled anew when it ends.
  await trx.updateTable("orders").set({ vouchers_settled: false }).where("id", "=", orderId).execute();
  return null;
}

/** The pieces of goods that the order had of each stock, locked as orders lock them. */
async function lockGoods(trx: Transaction<Tables>, orderId: number) {
  const items = await trx
    .selectFrom("order_items as i")
    .leftJoin("ticket_categories as c", "c.variant_id", "i.variant_id")
    .select(["i.product_id", "i.variant_id"])
    .select(({ fn }) => fn.sum<string>("i.taken").as("taken"))
    .where("i.order_id", "=", orderId)
    .where("i.taken", ">", 0)
    .where("c.zone", "is", null)
    .groupBy(["i.product_id", "i.variant_id"])
    .orderBy(sql`i.variant_id is not null`)
    .orderBy("i.variant_id")
    .orderBy("i.product_id")
    .execute();
  const goods = [];
  for (const { product_id, variant_id, taken } of items) {
    const row =
      variant_id === null
        ? trx.selectFrom("products").select("stock").where("id", "=", product_id)
        : trx.selectFrom("variants").select("stock").where("id", "=", variant_id);
    // What is sold no more has no stock.
    const { stock } = (await row.forUpdate().executeTakeFirst()) ?? { stock: 0 };
    goods.push({ product_id, variant_id, taken: Number(taken), stock });
  }
  return goods;
}

/** Whether an evening of the order's valid tickets began or is off. Needs no lock: the places are the order's own. */
export async function isEveningOver(trx: Transaction<Tables>, orderId: number, now: Date): Promise<boolean> {
  const over = await trx
    .selectFrom("tickets as t")
    .innerJoin("performances as d", "d.id", "t.performance_id")
    .select("t.id")
    .where("t.order_id", "=", orderId)
    .where("t.voided_at", "is", null)
    .where(({ eb, or }) => or([eb("d.state", "in", ["cancelled", "moved"]), eb("d.starts_at", "<=", now)]))
    .executeTakeFirst();
  return over !== undefined;
}

/** Where the order's tickets were, and how many. */
function zonesOf(trx: Transaction<Tables>, orderId: number) {
  return trx
    .selectFrom("tickets as t")
    .innerJoin("performances as d", "d.id", "t.performance_id")
    .innerJoin("ticket_zones as z", (on) =>
      on.onRef("z.performance_id", "=", "t.performance_id").onRef("z.name", "=", "t.zone"),
    )
    .select(["t.performance_id", "t.zone", "z.free", "d.state", "d.starts_at"])
    .select(({ fn }) => fn.countAll<number>().as("places"))
    .where("t.order_id", "=", orderId)
    .groupBy(["t.performance_id", "t.zone", "z.free", "d.state", "d.starts_at"])
    .execute();
}

async function hasTakenSeat(trx: Transaction<Tables>, orderId: number): Promise<boolean> {
  const taken = await trx
    .selectFrom("tickets as own")
    .innerJoin("tickets as other", (on) =>
      on
        .onRef("other.performance_id", "=", "own.performance_id")
        .onRef("other.zone", "=", "own.zone")
        .onRef("other.row", "=", "own.row")
        .onRef("other.seat", "=", "own.seat")
        .on("other.voided_at", "is", null),
    )
    .select("other.id")
    .where("own.order_id", "=", orderId)
    .executeTakeFirst();
  return taken !== undefined;
}
