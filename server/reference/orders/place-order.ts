import { sql, type Transaction } from "kysely";
import type { Tables } from "#server/reference/database/tables.ts";
import { chargedNet } from "#server/reference/shop/product-card.ts";
import { czk, hellers } from "#server/reference/money.ts";
import { Refusal } from "#server/reference/refusal.ts";
import { issueVouchers } from "#server/reference/gift-vouchers/issue-vouchers.ts";
import { newSecret } from "#server/reference/secrets.ts";
import { refusalOf, withoutError } from "#server/reference/shop/check-voucher.ts";
import { findLocked } from "#server/reference/shop/find-cart.ts";
import {
  goodsOf,
  readLines,
  readVouchers,
  unitPricesOf,
  type CartLine,
} from "#server/reference/shop/read-cart.ts";
import type { User } from "#server/reference/signed-in.ts";
import { readChoice, type OrderInput } from "./choice.ts";
import { firstState } from "./states.ts";
import { lockStock, takeFromStock } from "./stock.ts";
import { totalsOf, type OrderTotals } from "./totals.ts";

export interface Placed {
  readonly id: number;
  /** False when the cart had become an order before: nothing was changed. */
  readonly isNew: boolean;
}

/**
 * Turns a cart into an order, all of it in the given transaction. Locks are taken in one order everywhere: cart,
 * stock, vouchers. So of ten carts with the same last piece one wins and nine learn that it is gone, and a cart that
 * is sent twice is one order.
 */
export async function placeOrder(
  trx: Transaction<Tables>,
  { cartId, user, input, now }: { cartId: string; user: User | null; input: OrderInput; now: Date },
): Promise<Placed> {
  const cart = await findLocked(trx, cartId, user);
  if (cart.order_id !== null) return { id: cart.order_id, isNew: false };
  await lockStock(trx, cart.id);
  const lines = await readLines(trx, cart.id);
  if (lines.length === 0) throw new Refusal(409, "empty_cart");
  const choice = await readChoice(trx, cart.id, input);
  const vouchers = await lockVouchers(trx, cart.id);
  for (const voucher of vouchers) {
    const refusal = await refusalOf(trx, voucher, { goods: goodsOf(lines), email: input.email, now });
    if (refusal) throw new Refusal(409, refusal.error, { ...withoutError(refusal), voucher: voucher.code });
  }
  await takeFromStock(trx, lines);
  const totals = totalsOf(lines, vouchers, choice.delivery, choice.payment);
  if (totals.total !== hellers(input.expected_total)) {
    throw new Refusal(409, "changed", { value: czk(totals.total) });
  }

  const id = await insertOrder(trx, { user, input, now, choice, totals });
  await insertLines(trx, id, lines);
  await insertVouchers(trx, id, input.email, vouchers, totals);
  if (totals.total === 0) await issueVouchers(trx, id, now);
  await trx.updateTable("carts").set({ order_id: id }).where("id", "=", cart.id).execute();
  return { id, isNew: true };
}

async function lockVouchers(trx: Transaction<Tables>, cartId: string) {
  await trx
    .selectFrom("vouchers")
    .select("id")
    .where("id", "in", trx.selectFrom("cart_vouchers").select("voucher_id").where("cart_id", "=", cartId))
    .orderBy("id")
    .forUpdate()
    .execute();
  return readVouchers(trx, cartId);
}

async function insertOrder(
  trx: Transaction<Tables>,
  parts: {
    user: User | null;
    input: OrderInput;
    now: Date;
    choice: Awaited<ReturnType<typeof readChoice>>;
    totals: OrderTotals;
  },
): Promise<number> {
  const { input, now, choice, totals } = parts;
  const { states, payment: paymentState } = firstState(choice.payment.kind, totals.total);
  const { nextval } = (
    await sql<{ nextval: number }>`select nextval(pg_get_serial_sequence('orders', 'id'))`.execute(trx)
  ).rows[0] ?? { nextval: 0 };
  await trx
    .insertInto("orders")
    .values({
      id: nextval,
      code: codeOf(nextval, now),
      hash: newSecret(),
      user_id: parts.user?.id ?? null,
      email: input.email,
      first_name: input.first_name,
      last_name: input.last_name,
      phone: input.phone,
      address: input.address && JSON.stringify(input.address),
      delivery_address: input.delivery_address && JSON.stringify(input.delivery_address),
      company: input.company && JSON.stringify(input.company),
      note: input.note,
      state: states.at(-1) ?? "new",
      delivery_id: choice.delivery.id,
      delivery_name: choice.delivery.name,
      delivery_gross: czk(totals.delivery),
      branch: choice.branch,
      payment_id: choice.payment.id,
      payment_name: choice.payment.name,
      payment_kind: choice.payment.kind,
      payment_gross: czk(totals.payment),
      payment_state: paymentState,
      vat: JSON.stringify(totals.vat),
      total: czk(totals.total),
      summary_url: input.summary_url,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto("order_progress")
    .values(states.map((state) => ({ order_id: nextval, state, date: now })))
    .execute();
  return nextval;
}

/** `E26-00042`: the year, then a number that nobody needs to keep secret. */
function codeOf(id: number, now: Date): string {
  const year = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", year: "2-digit" }).format(now);
  return `E${year}-${String(id).padStart(5, "0")}`;
}

async function insertLines(
  trx: Transaction<Tables>,
  orderId: number,
  lines: readonly CartLine[],
): Promise<void> {
  await trx
    .insertInto("order_items")
    .values(
      lines.map((line, position) => {
        const unit = unitPricesOf(line);
        return {
          order_id: orderId,
          position,
          product_id: line.card.id,
          variant_id: line.variant?.id ?? null,
          name: line.card.name,
          variant_name: line.variant?.name ?? null,
          image: line.card.main_image,
          availability: line.card.availability_code,
          quantity: line.quantity,
          note: line.note,
          price: chargedNet(line.variant ?? line.card),
          tax_rate: line.card.tax_rate,
          unit_gross: czk(unit.now),
          original_unit_gross: unit.before > unit.now ? czk(unit.before) : null,
          total: czk(unit.now * line.quantity),
          delivered_by_email: line.card.delivered_by_email,
        };
      }),
    )
    .execute();
}

async function insertVouchers(
  trx: Transaction<Tables>,
  orderId: number,
  email: string,
  vouchers: Awaited<ReturnType<typeof readVouchers>>,
  totals: OrderTotals,
): Promise<void> {
  for (const [position, voucher] of vouchers.entries()) {
    await trx
      .insertInto("order_vouchers")
      .values({
        order_id: orderId,
        position,
        voucher_id: voucher.id,
        code: voucher.code,
        voucher_type: voucher.voucher_type,
        value: voucher.value,
        discount: czk(totals.discounts[position] ?? 0),
        email: email.toLowerCase(),
      })
      .execute();
    if (voucher.quantity === null) continue;
    await trx
      .updateTable("vouchers")
      .set({ quantity: voucher.quantity - 1 })
      .where("id", "=", voucher.id)
      .execute();
  }
}
