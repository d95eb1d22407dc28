import type { Transaction } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { newGiftCode } from "./gift-code.ts";
import { endOfValidity } from "./validity.ts";

/**
 * Creates one code for each gift voucher of a paid order and queues the e-mail. Must run in the transaction that marks
 * the order as paid, so that both are committed or neither. A code is worth the voucher's price without a sale, can be
 * used in one order of the shop, and is valid for 24 months from the payment.
 */
export async function issueVouchers(trx: Transaction<Tables>, orderId: number, now: Date): Promise<void> {
  const lines = await trx
    .selectFrom("order_items")
    .select(["position", "quantity", "unit_gross", "original_unit_gross"])
    .where("order_id", "=", orderId)
    .where("delivered_by_email", "=", true)
    .orderBy("position")
    .execute();
  if (lines.length === 0) return;
  const pieces = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => ({
      position: line.position,
      piece: index + 1,
      code: newGiftCode(),
      value: line.original_unit_gross ?? line.unit_gross,
    })),
  );
  const end = endOfValidity(now);
  const made = await trx
    .insertInto("vouchers")
    .values(
      pieces.map(({ code, value }) => ({
        code,
        voucher_type: "amount" as const,
        value,
        service_type: "eshop",
        quantity: 1,
        quantity_per_user_limit: null,
        minimal_price: null,
        active_from: null,
        active_to: end,
      })),
    )
    .returning(["id", "code"])
    .execute();
  const ids = new Map(made.map(({ id, code }) => [code, id]));
  await trx
    .insertInto("gift_vouchers")
    .values(
      pieces.flatMap(({ position, piece, code }) => {
        const id = ids.get(code);
        return id === undefined ? [] : [{ order_id: orderId, position, piece, voucher_id: id }];
      }),
    )
    .execute();
  await trx
    .insertInto("gift_letters")
    .values({ order_id: orderId, created_at: now, taken_at: null, sent_at: null })
    .execute();
}
