import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import type { GiftVoucher } from "./gift-voucher.ts";
import { lastDayOf } from "./validity.ts";

/** The gift vouchers of an order, sorted by its lines. */
export async function readVouchers(db: Kysely<Tables>, orderId: number): Promise<GiftVoucher[]> {
  const rows = await db
    .selectFrom("gift_vouchers as g")
    .innerJoin("order_items as i", (join) =>
      join.onRef("i.order_id", "=", "g.order_id").onRef("i.position", "=", "g.position"),
    )
    .innerJoin("vouchers as v", "v.id", "g.voucher_id")
    .select(["i.name", "i.note", "v.code", "v.value", "v.active_to"])
    .where("g.order_id", "=", orderId)
    .orderBy("g.position")
    .orderBy("g.piece")
    .execute();
  return rows.map(({ name, note, code, value, active_to: end }) => ({
    name,
    code,
    value: Number(value),
    dedication: note,
    lastDay: end && lastDayOf(end),
  }));
}
