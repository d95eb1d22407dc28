import { sql, type Transaction } from "kysely";
import type { MovementReason } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { czk, hellers } from "#standalone/domain/money.ts";
import { Refusal } from "#standalone/refusal.ts";

interface Movement {
  readonly voucherId: number;
  /** Hellers; negative: spent. */
  readonly amount: number;
  readonly reason: MovementReason;
  readonly orderId?: number | null;
  readonly note?: string | null;
  readonly now: Date;
}

/**
 * Changes the balance of a gift voucher and records the movement. One statement compares and changes, so two payments
 * at once never spend the same crown. Returns the new balance in hellers.
 * @throws Refusal 409 `insufficient_balance`, with the balance as its value.
 */
export async function moveBalance(trx: Transaction<Tables>, movement: Movement): Promise<number> {
  const { voucherId, reason, orderId = null, note = null, now } = movement;
  const amount = czk(movement.amount);
  const changed = await trx
    .updateTable("vouchers")
    .set({ balance: sql`balance + ${amount}::numeric` })
    .where("id", "=", voucherId)
    .where("kind", "=", "gift")
    .where(sql<boolean>`balance + ${amount}::numeric >= 0`)
    .returning("balance")
    .executeTakeFirst();
  if (!changed) {
    const { balance } = await trx
      .selectFrom("vouchers")
      .select("balance")
      .where("id", "=", voucherId)
      .executeTakeFirstOrThrow();
    throw new Refusal(409, "insufficient_balance", { value: Number(balance ?? 0) });
  }
  const balance = changed.balance ?? "0";
  await trx
    .insertInto("voucher_movements")
    .values({ voucher_id: voucherId, amount, balance, reason, order_id: orderId, note, created_at: now })
    .execute();
  return hellers(balance);
}
