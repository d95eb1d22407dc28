import { sql, type ExpressionBuilder, type Transaction } from "kysely";
import type { MovementReason } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { czk, hellers } from "#standalone/domain/money.ts";
import { Refusal } from "#standalone/refusal.ts";
import { moveBalance } from "./balance.ts";
import { endOfCode } from "./gift-code.ts";
import { endOfValidity } from "./validity.ts";

/** After a return of money, a code stays valid for at least this time. */
const monthsToUse = 3;

interface Settled {
  /** CZK. */
  readonly returned: readonly { readonly voucher: string; readonly amount: number }[];
  readonly blocked: readonly string[];
  /** The amounts returned to vouchers that paid a part of the price, with their whole codes. Hellers. */
  readonly paid: readonly { readonly code: string; readonly amount: number }[];
}

/** The part of an order to undo. */
interface Part {
  /** Whether nothing of the order is left: limited codes get their use back, and nothing is settled after it. */
  readonly isLast: boolean;
  /** Hellers that return to gift vouchers at most. */
  readonly most: number;
  /** Pieces by the positions of the items; null: all. */
  readonly sold: ReadonlyMap<number, number> | null;
}

/**
 * Undoes the effects of an order, or a part of it, on vouchers after a cancellation or refund: gift vouchers get their
 * money back, limited promotional codes their use, and the codes that the order sold are blocked. Does nothing after
 * the whole order was settled.
 * @throws Refusal 409 `voucher_spent` if a sold code was used.
 */
export async function settleVouchers(
  trx: Transaction<Tables>,
  { id: orderId, vouchers_settled }: { readonly id: number; readonly vouchers_settled: boolean },
  now: Date,
  { isLast, most, sold: pieces }: Part = { isLast: true, most: Infinity, sold: null },
): Promise<Settled> {
  if (vouchers_settled) return { returned: [], blocked: [], paid: [] };
  if (isLast)
    await trx.updateTable("orders").set({ vouchers_settled: true }).where("id", "=", orderId).execute();
  const vouchers = await lockVouchers(trx, orderId);
  const wanted = new Map(pieces ?? []);
  const toBlock = vouchers
    .filter(({ position, is_blocked }) => position !== null && !is_blocked)
    // Unspent codes first.
    .sort((a, b) => Number(isSpent(a)) - Number(isSpent(b)))
    .filter(({ position }) => {
      const remaining = pieces === null ? 1 : (wanted.get(position ?? -1) ?? 0);
      wanted.set(position ?? -1, remaining - 1);
      return remaining > 0;
    });
  const blocked = [];
  for (const voucher of toBlock) {
    if (isSpent(voucher)) throw new Refusal(409, "voucher_spent", { value: endOfCode(voucher.code) });
    const amount = -hellers(voucher.balance ?? 0);
    await moveBalance(trx, { voucherId: voucher.id, amount, reason: "blocked", orderId, now });
    blocked.push(endOfCode(voucher.code));
  }
  const returned = [];
  const paid = [];
  let remaining = most;
  for (const voucher of vouchers.filter(({ position }) => position === null)) {
    const { id, code, kind, discount, used_as, returned_before } = voucher;
    if (kind === "gift") {
      // Before gift vouchers had a balance they were discounts: such a code is no payment, and its amount returns with
      // the last piece.
      const isPayment = used_as === "gift";
      if (!isPayment && !isLast) continue;
      const owed = hellers(discount ?? 0) - hellers(returned_before ?? 0);
      const amount = isPayment ? Math.min(owed, remaining) : owed;
      if (amount <= 0) continue;
      await moveBalance(trx, { voucherId: id, amount, reason: "returned", orderId, now });
      await prolong(trx, voucher, now);
      returned.push({ voucher: endOfCode(code), amount: czk(amount) });
      if (!isPayment) continue;
      remaining -= amount;
      paid.push({ code, amount });
    } else if (isLast) {
      await trx
        .updateTable("vouchers")
        .set({ quantity: sql`quantity + 1` })
        .where("id", "=", id)
        .execute();
    }
  }
  return { returned, blocked, paid };
}

function isSpent({ balance, value }: { readonly balance: string | null; readonly value: string }): boolean {
  return hellers(balance ?? 0) < hellers(value);
}

/**
 * The vouchers that the order used, and those that it sold, which have a `position`. Locks all of them by id, in the
 * sequence of orders.
 */
function lockVouchers(trx: Transaction<Tables>, orderId: number) {
  const used = trx.selectFrom("order_vouchers").select("voucher_id").where("order_id", "=", orderId);
  const sold = trx.selectFrom("gift_vouchers").select("voucher_id").where("order_id", "=", orderId);
  return trx
    .selectFrom("vouchers")
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom("gift_vouchers as g")
        .select("g.position")
        .whereRef("g.voucher_id", "=", "vouchers.id")
        .where("g.order_id", "=", orderId)
        .as("position"),
      ofOrder(eb, "discount").as("discount"),
      ofOrder(eb, "kind").as("used_as"),
      eb.exists(movements(eb, "blocked").select("m.id")).as("is_blocked"),
      movements(eb, "returned")
        .where(isStillBack)
        .select(({ fn }) => fn.sum<string>("m.amount").as("sum"))
        .as("returned_before"),
    ])
    .where((eb) => eb.or([eb("id", "in", used), eb("id", "in", sold)]))
    .orderBy("id")
    .forUpdate()
    .execute();

  function ofOrder<Column extends "discount" | "kind">(
    eb: ExpressionBuilder<Tables, "vouchers">,
    column: Column,
  ) {
    return eb
      .selectFrom("order_vouchers as o")
      .select(`o.${column}` as const)
      .whereRef("o.voucher_id", "=", "vouchers.id")
      .where("o.order_id", "=", orderId);
  }

  function movements(eb: ExpressionBuilder<Tables, "vouchers">, reason: MovementReason) {
    return eb
      .selectFrom("voucher_movements as m")
      .whereRef("m.voucher_id", "=", "vouchers.id")
      .where("m.order_id", "=", orderId)
      .where("m.reason", "=", reason);
  }
}

/** For a movement `m` that returned money to a voucher: whether the order, paid late, has not taken it again. */
export function isStillBack(eb: ExpressionBuilder<Tables & { m: Tables["voucher_movements"] }, "m">) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom("voucher_movements as later")
        .select("later.id")
        .whereRef("later.voucher_id", "=", "m.voucher_id")
        .whereRef("later.order_id", "=", "m.order_id")
        .whereRef("later.id", ">", "m.id")
        .where("later.reason", "=", "order"),
    ),
  );
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
