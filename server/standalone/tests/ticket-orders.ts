import type { Call } from "./open.ts";
import { anOrder, transfer, withoutDelivery } from "./shopping.ts";

/** The first performance that the demo sells in its shop, at least five days after the tests' clock (21. 11. 2026). */
export async function eveningOnSale(call: Call, from = "2026-12-01") {
  const { body } = await call("GET", `/api/programme/cs?from=${from}`);
  const found = body.data.find(({ tickets }: { tickets?: object }) => tickets);
  if (!found) throw new Error(`No evening is on sale from ${from}.`);
  const [category] = found.tickets.categories;
  return {
    id: Number(found.id),
    title: String(found.title),
    productId: Number(found.tickets.product_id),
    variantId: Number(category.variant_id),
    gross: Math.round(category.price * (1 + category.tax_rate.rate / 100)),
  };
}

/** Orders two tickets of an evening, paid by a transfer, with the given goods. */
export async function orderTwoTickets(
  call: Call,
  { goods, ...choice }: { readonly goods?: { id: number; gross: number }; readonly payment_id?: number } = {},
) {
  const evening = await eveningOnSale(call);
  const tickets = { id: evening.productId, variantId: evening.variantId, quantity: 2 };
  const lines = [tickets, ...(goods ? [goods] : [])];
  const delivery = goods ? {} : withoutDelivery;
  return { ...(await anOrder(call, { lines, payment_id: transfer, ...delivery, ...choice })), evening };
}
