import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { notFound } from "#standalone/refusal.ts";
import { findVoucher } from "./find-voucher.ts";

/**
 * The balance of a gift voucher.
 * @param typed its code, in any case, with or without dashes
 * @throws Refusal 404 `not_exists`, also for a promotional code, which has no balance
 */
export async function lookUpVoucher(db: Kysely<Tables>, typed: string, now: Date) {
  const found = await findVoucher(db, typed);
  if (found?.kind !== "gift") throw notFound();
  const { code, value, active_to: end } = found;
  const balance = Number(found.balance ?? 0);
  const isExpired = end !== null && now >= end;
  return {
    code,
    kind: "gift" as const,
    value: Number(value),
    balance,
    valid_until: end && end.toISOString(),
    state: balance === 0 ? ("spent" as const) : isExpired ? ("expired" as const) : ("active" as const),
  };
}
