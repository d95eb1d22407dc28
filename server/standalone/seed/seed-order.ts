import type { Transaction } from "kysely";
import type { DemoCustomer, DemoOrder } from "#standalone/content/demonstration.ts";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { resolveDeliveryAndPayment } from "#standalone/domain/orders/choice.ts";
import { totalsOf } from "#standalone/domain/orders/totals.ts";
import { insertLines, insertOrder, insertVouchers } from "#standalone/domain/orders/write-order.ts";
import { createCart } from "#standalone/domain/shop/find-cart.ts";
import { readLines } from "#standalone/domain/shop/read-cart.ts";
import { firstVariantOf, type VariantIds } from "./ids.ts";
import { czech, czechOrNull } from "./typeset.ts";

export interface SeedingOrders {
  readonly content: TheatreContent;
  readonly productId: (slug: string) => number;
  readonly variantId: VariantIds;
  readonly now: Date;
}

/**
 * Inserts a past order of a demo customer at today's prices. It does not change the stock: the seed's stock is the
 * number of pieces left after it.
 */
export async function seedOrder(
  trx: Transaction<Tables>,
  { customer, userId, order }: { customer: DemoCustomer; userId: number; order: DemoOrder },
  { content, productId, variantId, now }: SeedingOrders,
): Promise<void> {
  const progress = order.progress.map(([state, day, hour]) => ({ state, date: at(now, day, hour) }));
  const ordered = progress[0]?.date ?? now;
  const cart = await createCart(trx, userId, ordered);
  await trx
    .insertInto("cart_items")
    .values(
      order.lines.map(({ product, variant, quantity }) => {
        const id = productId(product);
        const variant_id =
          variant === null ? null : variantId({ id, firstVariant: firstVariantOf(id) }, variant);
        return { cart_id: cart.id, product_id: id, variant_id, quantity, note: null };
      }),
    )
    .execute();
  const lines = await readLines(trx, cart.id, now);
  const vouchers =
    order.codes.length > 0
      ? await trx.selectFrom("vouchers").selectAll().where("code", "in", order.codes).orderBy("id").execute()
      : [];
  const payment = content.payments.find(({ kind }) => kind === order.payment)?.id ?? 0;
  const input = { ...inputOf(customer, order), payment_id: payment, newsletter: false, terms: true as const };
  const choice = await resolveDeliveryAndPayment(trx, { cartId: cart.id, lines, input, now });
  const totals = totalsOf(lines, vouchers, { ...choice, vat: "own" });
  const id = await insertOrder(trx, { userId, input, now: ordered, choice, totals, lines });
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

function inputOf(customer: DemoCustomer, order: DemoOrder) {
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
    company:
      order.for_company && company ? { name: czech(company.name), ico: company.ico, dic: company.dic } : null,
    delivery_id: order.delivery,
    branch_id: order.branch,
    note: czechOrNull(order.note),
    expected_total: 0,
    // The site's origin at that time is not known; no e-mail about these orders is sent.
    summary_url: "https://divadlo.example/shrnuti/{id}/{hash}",
  };
}

/** An hour (UTC) of the day `day` days from now. */
function at(now: Date, day: number, hour: number): Date {
  return new Date(Date.parse(now.toISOString().slice(0, 10)) + (day * 24 + hour) * 3_600_000);
}
