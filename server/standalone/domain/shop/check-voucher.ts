import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { findVoucher } from "#standalone/domain/gift-vouchers/find-voucher.ts";
import { hellers } from "#standalone/domain/money.ts";
import { Refusal } from "#standalone/refusal.ts";
import { goodsOf, type CartLine } from "./read-cart.ts";

type Voucher = Selectable<Tables["vouchers"]>;

/** The only service of this shop, which refuses vouchers of the ticket office. */
const eshop = "eshop";

/**
 * The reason why a voucher cannot be used now, or null. Checked when it is added and again, with its row locked, when
 * the cart becomes an order. No code applies to a gift voucher: the discount would return in full as the value of the
 * new code.
 * @param lines Lines of the cart.
 * @param email Address for the limit per customer; null while a guest has not entered one.
 */
export async function refusalOf(
  db: Kysely<Tables>,
  voucher: Voucher,
  { lines, email, now }: { lines: readonly CartLine[]; email: string | null; now: Date },
): Promise<{ error: string; value?: number } | null> {
  const isSpent = voucher.quantity === 0 || (voucher.balance !== null && Number(voucher.balance) === 0);
  if (isSpent) return { error: "quantity" };
  if (voucher.discontinued_at) return { error: "active_to" };
  if (voucher.active_from && now < voucher.active_from) return { error: "active_from" };
  if (voucher.active_to && now >= voucher.active_to) return { error: "active_to" };
  if (voucher.minimal_price !== null && goodsOf(lines) < hellers(voucher.minimal_price)) {
    return { error: "minimal_price", value: Number(voucher.minimal_price) };
  }
  const limit = voucher.quantity_per_user_limit;
  if (limit !== null && email !== null && (await usesBy(db, voucher.id, email)) >= limit) {
    return { error: "quantity_per_user_limit", value: limit };
  }
  return lines.some(({ card }) => card.delivered_by_email) ? { error: "service_type" } : null;
}

/**
 * Adds a voucher to the (locked) cart. Beside a gift voucher as a product it stays in the cart without counting, the
 * same as if that is added later. @throws Refusal with the reason why it cannot be used.
 */
export async function addVoucher(
  db: Kysely<Tables>,
  cart: { id: string; userId: number | null },
  request: {
    code: string;
    serviceType: string;
    lines: readonly CartLine[];
    email: string | null;
    now: Date;
  },
): Promise<{ readonly voucher: Voucher; readonly refusal: Awaited<ReturnType<typeof refusalOf>> }> {
  const voucher = await findVoucher(db, request.code);
  if (!voucher) throw new Refusal(404, "not_exists");
  if (voucher.service_type !== eshop || request.serviceType !== eshop) throw new Refusal(404, "service_type");

  const holders = await db
    .selectFrom("cart_vouchers as cv")
    .innerJoin("carts as c", "c.id", "cv.cart_id")
    .select(["c.id", "c.user_id", "c.order_id"])
    .where("cv.voucher_id", "=", voucher.id)
    .where((eb) => eb.or([eb("c.id", "=", cart.id), eb("c.user_id", "=", cart.userId ?? -1)]))
    .where("c.order_id", "is", null)
    .execute();
  if (holders.some(({ id }) => id === cart.id)) throw new Refusal(400, "voucher_is_already_added");
  if (voucher.quantity_per_user_limit !== null && holders.length > 0) throw new Refusal(400, "user_check");

  const refusal = await refusalOf(db, voucher, request);
  if (refusal && refusal.error !== "service_type")
    throw new Refusal(400, refusal.error, withoutError(refusal));
  await db.insertInto("cart_vouchers").values({ cart_id: cart.id, voucher_id: voucher.id }).execute();
  return { voucher, refusal };
}

export function withoutError({ value }: { value?: number }): { value?: number } {
  return value === undefined ? {} : { value };
}

/** Orders with this voucher; a cancelled or refunded one gave its use back. */
async function usesBy(db: Kysely<Tables>, voucherId: number, email: string): Promise<number> {
  const { count } = await db
    .selectFrom("order_vouchers as u")
    .innerJoin("orders as o", "o.id", "u.order_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("u.voucher_id", "=", voucherId)
    .where("u.email", "=", email.toLowerCase())
    .where("o.vouchers_settled", "=", false)
    .executeTakeFirstOrThrow();
  return count;
}
