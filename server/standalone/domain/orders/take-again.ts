import { sql, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { moveBalance } from "#standalone/domain/gift-vouchers/balance.ts";
import { czk, hellers } from "#standalone/domain/money.ts";
import { lockZonesOf, movePlaces } from "#standalone/domain/tickets/places.ts";
import { seatingOf } from "#standalone/domain/tickets/seats.ts";

/**
 * Takes everything again that a (locked) order with tickets had before it ended unpaid: the same places, the stock of
 * its goods and the amounts of its codes, all or nothing. Returns why that is not possible, as a part of a sentence;
 * null: it was done.
 */
export async function takeAgain(
  trx: Transaction<Tables>,
  orderId: number,
  now: Date,
): Promise<string | null> {
  const goods = await lockGoods(trx, orderId);
  if (goods.some(({ stock, taken }) => stock !== null && stock < taken)) return "zboží z ní už není skladem";
  await lockZonesOf(trx, orderId);
  const zones = await zonesOf(trx, orderId);
  if (zones.some(({ state, starts_at }) => state === "cancelled" || state === "moved" || starts_at <= now))
    return "představení už začalo nebo se nekoná";
  const later = await seatsNumberedLater(trx, orderId);
  if (zones.some(({ free, places }) => free < places) || (await hasTakenSeat(trx, orderId)) || !later)
    return "vaše místa mezitím koupil někdo jiný";
  const vouchers = await lockVouchers(trx, orderId);
  if (vouchers.some(({ balance, owed }) => balance !== null && balance < owed))
    return "na poukazu, který jste k ní použili, už tolik nezbývá";
  if (vouchers.some(({ quantity }) => quantity !== null && quantity < 1))
    return "slevový kód z ní je už vyčerpaný";

  for (const { product_id, variant_id, taken } of goods) {
    const stock = sql<number>`stock - ${taken}::integer`;
    if (variant_id === null)
      await trx.updateTable("products").set({ stock }).where("id", "=", product_id).execute();
    else await trx.updateTable("variants").set({ stock }).where("id", "=", variant_id).execute();
  }
  for (const { performance_id, zone, places } of zones)
    await movePlaces(trx, { performance: { id: performance_id }, zone }, -places);
  await spendAgain(trx, orderId, { vouchers, now });
  await trx.updateTable("tickets").set({ voided_at: null }).where("order_id", "=", orderId).execute();
  for (const { id, row, seat } of later)
    await trx.updateTable("tickets").set({ row, seat }).where("id", "=", id).execute();
  // Its vouchers are settled again when it ends.
  await trx.updateTable("orders").set({ vouchers_settled: false }).where("id", "=", orderId).execute();
  return null;
}

/** The pieces of goods that the order had of each stock. Locks them in the sequence of orders. */
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
    // A product that is no longer sold has no stock.
    const { stock } = (await row.forUpdate().executeTakeFirst()) ?? { stock: 0 };
    goods.push({ product_id, variant_id, taken: Number(taken), stock });
  }
  return goods;
}

/**
 * The vouchers that the order used, locked in the sequence of orders; amounts in hellers. Their other conditions held
 * when the order was placed, and its agreed price stays.
 */
async function lockVouchers(trx: Transaction<Tables>, orderId: number) {
  const used = await trx
    .selectFrom("vouchers as v")
    .innerJoin("order_vouchers as o", "o.voucher_id", "v.id")
    .select(["v.id", "v.kind", "v.balance", "v.quantity", "o.position", "o.discount"])
    .where("o.order_id", "=", orderId)
    .orderBy("v.id")
    .forUpdate("v")
    .execute();
  return used.map(({ kind, balance, discount, ...voucher }) => ({
    ...voucher,
    balance: kind === "gift" ? hellers(balance ?? 0) : null,
    owed: hellers(discount),
  }));
}

async function spendAgain(
  trx: Transaction<Tables>,
  orderId: number,
  { vouchers, now }: { readonly vouchers: Awaited<ReturnType<typeof lockVouchers>>; readonly now: Date },
): Promise<void> {
  for (const { id, position, balance, owed, quantity } of vouchers) {
    if (balance !== null && owed > 0) {
      const left = await moveBalance(trx, { voucherId: id, amount: -owed, reason: "order", orderId, now });
      await trx
        .updateTable("order_vouchers")
        .set({ remaining: czk(left) })
        .where("order_id", "=", orderId)
        .where("position", "=", position)
        .execute();
    }
    if (quantity === null) continue;
    await trx
      .updateTable("vouchers")
      .set({ quantity: quantity - 1 })
      .where("id", "=", id)
      .execute();
  }
}

/**
 * Whether an evening of the order's valid tickets has begun or is cancelled. Needs no lock: the places belong to the
 * order.
 */
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

/**
 * Seats of their kind for tickets that were sold before the places of their zone had numbers; null: too few are left.
 * The order's other tickets keep their seats.
 */
async function seatsNumberedLater(trx: Transaction<Tables>, orderId: number) {
  const tickets = await trx
    .selectFrom("tickets as t")
    .innerJoin("ticket_zones as z", (on) =>
      on.onRef("z.performance_id", "=", "t.performance_id").onRef("z.name", "=", "t.zone"),
    )
    .innerJoin("order_items as i", (on) =>
      on.onRef("i.order_id", "=", "t.order_id").onRef("i.position", "=", "t.position"),
    )
    .leftJoin("ticket_categories as c", "c.variant_id", "i.variant_id")
    .select(["t.id", "t.performance_id", "t.zone", "c.of_pair"])
    .where("t.order_id", "=", orderId)
    .where("t.row", "is", null)
    .where("z.rows", "is not", null)
    .orderBy("t.position")
    .orderBy("t.piece")
    .execute();
  const lines = tickets.map(({ id, performance_id, zone, of_pair: ofPair }) => ({
    id,
    ticket: { performance: { id: performance_id }, zone, ofPair },
    quantity: 1,
  }));
  const seating = await seatingOf(trx, lines);
  const seats = [...seating].flatMap(([{ id }, { seats: own }]) => own.map((seat) => ({ id, ...seat })));
  return seats.length === lines.length ? seats : null;
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
