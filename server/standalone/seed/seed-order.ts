import type { Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { resolveDeliveryAndPayment } from "#standalone/domain/orders/choice.ts";
import { totalsOf } from "#standalone/domain/orders/totals.ts";
import { insertLines, insertOrder, insertVouchers } from "#standalone/domain/orders/write-order.ts";
import { createCart } from "#standalone/domain/shop/find-cart.ts";
import { readLines } from "#standalone/domain/shop/read-cart.ts";
import type { SeedCustomer, SeedOrder } from "./types.ts";

/**
 * Inserts a past order of a demo customer at today's prices. It does not change the stock: the seed's stock is the
 * number of pieces left after it.
 */
export async function seedOrder(
  trx: Transaction<Tables>,
  customer: SeedCustomer,
  order: SeedOrder,
  now: Date,
): Promise<void> {
  const progress = order.progress.map(([state, day, hour]) => ({ state, date: at(now, day, hour) }));
  const ordered = progress[0]?.date ?? now;
  const cart = await createCart(trx, customer.id, ordered);
  await trx
    .insertInto("cart_items")
    .values(order.lines.map((line) => ({ ...line, cart_id: cart.id, note: null })))
    .execute();
  const lines = await readLines(trx, cart.id, now);
  const vouchers =
    order.vouchers.length > 0
      ? await trx
          .selectFrom("vouchers")
          .selectAll()
          .where("code", "in", order.vouchers)
          .orderBy("id")
          .execute()
      : [];
  const input = { ...inputOf(customer, order), newsletter: false, terms: true as const };
  const choice = await resolveDeliveryAndPayment(trx, { cartId: cart.id, lines, input, now });
  const totals = totalsOf(lines, vouchers, { ...choice, vat: "own" });
  const id = await insertOrder(trx, { userId: customer.id, input, now: ordered, choice, totals, lines });
  // Taken from the stock of that time.
  const taken = lines.map(({ card, variant, quantity }) => ((variant ?? card).stock === null ? 0 : quantity));
  await insertLines(trx, id, { lines, taken });
  await insertVouchers(trx, id, { email: input.email, vouchers, totals, now: ordered });
  await trx.deleteFrom("carts").where("id", "=", cart.id).execute();

  await trx.deleteFrom("order_progress").where("order_id", "=", id).execute();
  await trx
    .insertInto("order_progress")
    .values(progress.map((entry) => ({ ...entry, order_id: id })))
    .execute();
  await trx
    .updateTable("orders")
    .set({
      state: progress.at(-1)?.state ?? "new",
      payment_state: order.is_paid ? "paid" : "unpaid",
    })
    .where("id", "=", id)
    .execute();
}

function inputOf(customer: SeedCustomer, order: SeedOrder) {
  const { email, first_name, last_name, phone, addresses, company } = customer;
  const [home] = addresses;
  const address = home && { street: home.street, city: home.city, zip: home.zip, country: home.country };
  return {
    email,
    first_name,
    last_name,
    phone,
    address: address ?? null,
    delivery_address: null,
    company: order.for_company && company ? { name: company.name, ico: company.ico, dic: company.dic } : null,
    delivery_id: order.delivery_id,
    payment_id: order.payment_id,
    branch_id: order.branch_id,
    note: order.note,
    expected_total: 0,
    // The site's origin at that time is not known; no e-mail about these orders is sent.
    summary_url: "https://divadlo.example/shrnuti/{id}/{hash}",
  };
}

/** An hour (UTC) of the day `day` days from now. */
function at(now: Date, day: number, hour: number): Date {
  return new Date(Date.parse(now.toISOString().slice(0, 10)) + (day * 24 + hour) * 3_600_000);
}
