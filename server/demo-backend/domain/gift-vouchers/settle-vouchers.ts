import { sql, type Transaction } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { czk, hellers } from "#server/demo-backend/domain/money.ts";
import { Refusal } from "#server/demo-backend/refusal.ts";
import { moveBalance } from "./balance.ts";
import { endOfValidity } from "./validity.ts";

/** A code that money returns to can be used for at least so long. */
const monthsToUse = 3;

/** Codes are secrets: the log tells them by their last characters. */
export function endOfCode(code: string): string {
  return code.slice(-4);
}

interface Settled {
  /** CZK. */
  readonly returned: readonly { readonly voucher: string; readonly amount: number }[];
  readonly blocked: readonly string[];
}

/**
 * Undoes what an order that is cancelled or refunded did to vouchers: what gift vouchers paid returns to them, limited
 * promotional codes get their use back, and the codes that the order sold are blocked. Does nothing the second time.
 * @throws Refusal 409 `voucher_spent` where a sold code was used.
 */
export async function settleVouchers(
  trx: Transaction<Tables>,
  { id: orderId, vouchers_settled }: { readonly id: number; readonly vouchers_settled: boolean },
  now: Date,
): Promise<Settled> {
  if (vouchers_settled) return { returned: [], blocked: [] };
  await trx.updateTable("orders").set({ vouchers_settled: true }).where("id", "=", orderId).execute();
  const used = trx.selectFrom("order_vouchers").select("voucher_id").where("order_id", "=", orderId);
  const sold = trx.selectFrom("gift_vouchers").select("voucher_id").where("order_id", "=", orderId);
  // All of them by id at once, as orders lock them.
  const vouchers = await trx
    .selectFrom("vouchers")
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("gift_vouchers as g")
          .select("g.piece")
          .whereRef("g.voucher_id", "=", "vouchers.id")
          .where("g.order_id", "=", orderId),
      ).as("is_sold"),
    )
    .where((eb) => eb.or([eb("id", "in", used), eb("id", "in", sold)]))
    .orderBy("id")
    .forUpdate()
    .execute();
  const returned = [];
  const blocked = [];
  for (const voucher of vouchers) {
    const { id, code, kind, balance, value } = voucher;
    if (voucher.is_sold) {
      if (hellers(balance ?? 0) < hellers(value))
        throw new Refusal(409, "voucher_spent", { value: endOfCode(code) });
      const amount = -hellers(balance ?? 0);
      await moveBalance(trx, { voucherId: id, amount, reason: "blocked", orderId, now });
      blocked.push(endOfCode(code));
    } else if (kind === "gift") {
      const amount = await paidBy(trx, orderId, id);
      if (amount === 0) continue;
      await moveBalance(trx, { voucherId: id, amount, reason: "returned", orderId, now });
      await prolong(trx, voucher, now);
      returned.push({ voucher: endOfCode(code), amount: czk(amount) });
    } else {
      await trx
        .updateTable("vouchers")
        .set({ quantity: sql`quantity + 1` })
        .where("id", "=", id)
        .execute();
    }
  }
  return { returned, blocked };
}

/** Hellers that a voucher paid for an order, as a discount too: until codes had a balance it was one. */
async function paidBy(trx: Transaction<Tables>, orderId: number, voucherId: number): Promise<number> {
  const { discount } = await trx
    .selectFrom("order_vouchers")
    .select("discount")
    .where("order_id", "=", orderId)
    .where("voucher_id", "=", voucherId)
    .executeTakeFirstOrThrow();
  return hellers(discount);
}

async function prolong(
  trx: Transaction<Tables>,
  { id, active_to: end }: { readonly id: number; readonly active_to: Date | null },
  now: Date,
): Promise<void> {
  const least = endOfValidity(now, monthsToUse);
  if (end === null || end >= least) return;
  await trx.updateTable("vouchers").set({ active_to: least }).where("id", "=", id).execute();
}
