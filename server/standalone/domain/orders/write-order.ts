import { sql, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { moveBalance } from "#standalone/domain/gift-vouchers/balance.ts";
import { czk } from "#standalone/domain/money.ts";
import { newSecret } from "#standalone/secrets.ts";
import { currentNetPrice } from "#standalone/domain/shop/product-card.ts";
import { unitPricesOf, type CartLine, type readVouchers } from "#standalone/domain/shop/read-cart.ts";
import { payUntil, readTimes } from "#standalone/domain/tickets/pay-until.ts";
import type { OrderInput, resolveDeliveryAndPayment } from "./choice.ts";
import { fillTemplate } from "./order-link.ts";
import { startPayment } from "./payment-address.ts";
import { firstState } from "./states.ts";
import type { OrderTotals } from "./totals.ts";

/** Inserts the order row, its first states and its first card payment; returns its id. */
export async function insertOrder(
  trx: Transaction<Tables>,
  parts: {
    userId: number | null;
    input: OrderInput;
    now: Date;
    choice: Awaited<ReturnType<typeof resolveDeliveryAndPayment>>;
    totals: OrderTotals;
    lines: readonly CartLine[];
  },
): Promise<number> {
  const { input, now, choice, totals, lines } = parts;
  const times = await readTimes(trx, lines, now);
  const { states, payment: paymentState } = firstState(choice.payment.kind, totals.toPay);
  const { nextval } = (
    await sql<{ nextval: number }>`select nextval(pg_get_serial_sequence('orders', 'id'))`.execute(trx)
  ).rows[0] ?? { nextval: 0 };
  const hash = newSecret();
  await trx
    .insertInto("orders")
    .values({
      id: nextval,
      code: codeOf(nextval, now),
      hash,
      user_id: parts.userId,
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
      fees: JSON.stringify(totals.fees.map(({ gross, ...part }) => ({ ...part, gross: czk(gross) }))),
      total: czk(totals.total),
      rounding: czk(totals.rounding),
      to_pay: czk(totals.toPay),
      delivery_kind: choice.delivery.kind,
      summary_url: input.summary_url,
      return_url: input.return_url ?? null,
      pay_until: times && totals.toPay > 0 ? payUntil(choice.payment.kind, times, now) : null,
      created_at: now,
    })
    .execute();
  await trx
    .insertInto("order_progress")
    .values(states.map((state) => ({ order_id: nextval, state, date: now })))
    .execute();
  if (choice.payment.kind === "card" && totals.toPay > 0) {
    const returnUrl = fillTemplate(input.return_url ?? input.summary_url ?? "", { id: nextval, hash });
    await startPayment(trx, { orderId: nextval, returnUrl, now });
  }
  return nextval;
}

/** `E26-00042`: the year, then a number that is not secret. */
function codeOf(id: number, now: Date): string {
  const year = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", year: "2-digit" }).format(now);
  return `E${year}-${String(id).padStart(5, "0")}`;
}

/** Copies the lines into the order as they are now; only the product's URL comes from the catalogue later. */
export async function insertLines(
  trx: Transaction<Tables>,
  orderId: number,
  { lines, taken }: { readonly lines: readonly CartLine[]; readonly taken: readonly number[] },
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
          ...suppliedAs(line, taken[position] ?? 0),
          quantity: line.quantity,
          note: line.note,
          price: currentNetPrice(line.variant ?? line.card),
          tax_rate: line.card.tax_rate,
          unit_gross: czk(unit.now),
          original_unit_gross: unit.before > unit.now ? czk(unit.before) : null,
          total: czk(unit.now * line.quantity),
          delivered_by_email: line.card.delivered_by_email,
          taken: taken[position] ?? 0,
          withdrawal_excluded: line.excluded,
        };
      }),
    )
    .execute();
}

/**
 * The promised availability of an order's line, which took `taken` pieces of the stock. The theatre makes the others to
 * order, and the line leaves as a whole.
 */
function suppliedAs({ card, variant, quantity, ticket }: CartLine, taken: number) {
  if (ticket) return { availability: null, order_days: null };
  const { stock, order_days } = variant ?? card;
  if (stock !== null && taken < quantity) return { availability: "on_order", order_days };
  return {
    availability: sql<string>`availability(${stock}::integer, ${order_days}::integer)`,
    order_days: null,
  };
}

/** Inserts the vouchers with their discounts, debits gift vouchers and decreases the remaining uses of codes. */
export async function insertVouchers(
  trx: Transaction<Tables>,
  orderId: number,
  {
    email,
    vouchers,
    totals,
    now,
  }: {
    readonly email: string;
    readonly vouchers: Awaited<ReturnType<typeof readVouchers>>;
    readonly totals: OrderTotals;
    readonly now: Date;
  },
): Promise<void> {
  for (const [position, voucher] of vouchers.entries()) {
    const taken = totals.discounts[position] ?? 0;
    const { id, kind } = voucher;
    const remaining =
      kind === "gift"
        ? await moveBalance(trx, { voucherId: id, amount: -taken, reason: "order", orderId, now })
        : null;
    await trx
      .insertInto("order_vouchers")
      .values({
        order_id: orderId,
        position,
        voucher_id: id,
        code: voucher.code,
        voucher_type: voucher.voucher_type,
        value: voucher.value,
        kind,
        remaining: remaining === null ? null : czk(remaining),
        discount: czk(taken),
        email: email.toLowerCase(),
      })
      .execute();
    if (voucher.quantity === null) continue;
    await trx
      .updateTable("vouchers")
      .set({ quantity: voucher.quantity - 1 })
      .where("id", "=", id)
      .execute();
  }
}
