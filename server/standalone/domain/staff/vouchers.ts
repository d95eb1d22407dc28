import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { moveBalance } from "#standalone/domain/gift-vouchers/balance.ts";
import { findVoucher } from "#standalone/domain/gift-vouchers/find-voucher.ts";
import { endOfCode } from "#standalone/domain/gift-vouchers/gift-code.ts";
import { czk, hellers } from "#standalone/domain/money.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";
import { writeLog, type Acting } from "./log.ts";

/** A voucher with all changes of its balance, the oldest first. @throws Refusal 404 for an unknown code. */
export async function lookUpVoucher(db: Kysely<Tables>, input: string) {
  const { id, code, kind, voucher_type, value, balance, active_to } = await find(db, input);
  const movements = await db
    .selectFrom("voucher_movements as m")
    .leftJoin("orders as o", "o.id", "m.order_id")
    .select(["m.created_at", "m.amount", "m.balance", "m.reason", "m.note", "o.code as order"])
    .where("m.voucher_id", "=", id)
    .orderBy("m.id")
    .execute();
  return {
    code,
    kind,
    voucher_type,
    value: Number(value),
    balance: balance === null ? null : Number(balance),
    valid_until: active_to?.toISOString() ?? null,
    movements: movements.map(({ created_at, amount, balance: remaining, ...rest }) => ({
      date: created_at.toISOString(),
      amount: Number(amount),
      balance: Number(remaining),
      ...rest,
    })),
  };
}

/**
 * Deducts a payment at the box office from a gift voucher; returns the balance left. Amounts are CZK.
 * @throws Refusal 404; 409 `not_a_gift_voucher`, `active_to`, `insufficient_balance` with the balance as its value.
 */
export async function debitVoucher(
  trx: Transaction<Tables>,
  debit: Acting & { readonly code: string; readonly amount: number; readonly note: string | null },
): Promise<number> {
  const { who, now, note } = debit;
  const { id } = await find(trx, debit.code);
  // A refund may move its end meanwhile.
  const voucher = await trx.selectFrom("vouchers").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow(); // oxfmt-ignore
  if (voucher.kind !== "gift") throw new Refusal(409, "not_a_gift_voucher");
  if (voucher.active_to && now >= voucher.active_to) throw new Refusal(409, "active_to");
  const amount = -hellers(debit.amount);
  const remaining = czk(
    await moveBalance(trx, { voucherId: voucher.id, amount, reason: "box_office", note, now }),
  );
  await writeLog(trx, {
    who,
    now,
    action: "voucher.debit",
    subject: `voucher ${endOfCode(voucher.code)}`,
    detail: { amount: czk(amount), balance: remaining, note },
  });
  return remaining;
}

async function find(db: Kysely<Tables>, code: string) {
  const voucher = await findVoucher(db, code);
  if (!voucher) throw notFound();
  return voucher;
}
