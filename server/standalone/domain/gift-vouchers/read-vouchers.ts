import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { GiftVoucher } from "./gift-voucher.ts";
import { lastDayOf } from "./validity.ts";

/** The gift vouchers of an order, sorted by its lines. */
export async function readVouchers(db: Kysely<Tables>, orderId: number): Promise<GiftVoucher[]> {
  return (await selectVouchers(db, orderId).execute()).map(voucherOf);
}

/** Usable vouchers with their balances (gross CZK). None if the order was returned. */
export async function readUsableVouchers(db: Kysely<Tables>, orderId: number, now: Date) {
  const rows = await selectVouchers(db, orderId)
    .innerJoin("orders as o", "o.id", "g.order_id")
    .where("o.vouchers_settled", "=", false)
    .where("v.balance", ">", "0")
    .where(({ or, eb }) => or([eb("v.active_to", "is", null), eb("v.active_to", ">", now)]))
    .execute();
  return rows.map((row) => ({ ...voucherOf(row), balance: Number(row.balance) }));
}

function selectVouchers(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom("gift_vouchers as g")
    .innerJoin("order_items as i", (join) =>
      join.onRef("i.order_id", "=", "g.order_id").onRef("i.position", "=", "g.position"),
    )
    .innerJoin("vouchers as v", "v.id", "g.voucher_id")
    .select(["i.name", "i.note", "v.code", "v.value", "v.balance", "v.active_to"])
    .where("g.order_id", "=", orderId)
    .orderBy("g.position")
    .orderBy("g.piece");
}

interface VoucherRow {
  readonly name: string;
  readonly note: string | null;
  readonly code: string;
  readonly value: string;
  readonly active_to: Date | null;
}

function voucherOf({ name, note, code, value, active_to: end }: VoucherRow): GiftVoucher {
  return { name, code, value: Number(value), dedication: note, lastDay: end && lastDayOf(end) };
}
