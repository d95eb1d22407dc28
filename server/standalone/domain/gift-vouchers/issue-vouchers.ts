import type { Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { newGiftCode } from "./gift-code.ts";
import { endOfValidity } from "./validity.ts";

/**
 * Creates one code for each gift voucher of a paid order and queues the e-mail. Must run in the transaction that marks
 * the order as paid, so that both are committed or neither is. A code is worth the voucher's price without a sale, pays
 * until its balance is spent, and is valid for 24 months from the payment.
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
        kind: "gift" as const,
        balance: value,
        service_type: "eshop",
        quantity: null,
        quantity_per_user_limit: null,
        minimal_price: null,
        active_from: null,
        active_to: end,
      })),
    )
    .returning(["id", "code", "value"])
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
    .insertInto("voucher_movements")
    .values(
      made.map(({ id, value }) => ({
        voucher_id: id,
        amount: value,
        balance: value,
        reason: "issued" as const,
        order_id: orderId,
        note: null,
        created_at: now,
      })),
    )
    .execute();
  await enqueueEmail(trx, "gift-vouchers", { order_id: orderId }, now);
}

/** Records that the vouchers were sent: in the order's progress, and as its state if no goods have to be shipped. */
export async function markVouchersSent(
  trx: Transaction<Tables>,
  { order_id }: { order_id: number },
  now: Date,
): Promise<void> {
  const order = await trx
    .selectFrom("orders")
    .select("state")
    .where("id", "=", order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.insertInto("order_progress").values({ order_id, state: "voucher_sent", date: now }).execute();
  const parcel = await trx
    .selectFrom("order_items")
    .select("position")
    .where("order_id", "=", order_id)
    .where("delivered_by_email", "=", false)
    .executeTakeFirst();
  if (parcel || order.state !== "paid") return;
  await trx.updateTable("orders").set({ state: "voucher_sent" }).where("id", "=", order_id).execute();
}
