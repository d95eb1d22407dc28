import type { Call } from "./open.ts";
import { fill, order, transfer } from "./shopping.ts";

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
): Promise<{ id: number; code: string; hash: string; evening: Awaited<ReturnType<typeof eveningOnSale>> }> {
  const evening = await eveningOnSale(call);
  const tickets = { id: evening.productId, variantId: evening.variantId, quantity: 2 };
  const cart = await fill(call, tickets, ...(goods ? [goods] : []));
  const delivery = goods ? {} : { delivery_id: null, branch_id: null };
  const total = 2 * evening.gross + (goods?.gross ?? 0);
  const { status, body } = await order(call, cart.id, total, {
    payment_id: transfer,
    ...delivery,
    ...choice,
  });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { ...body.data, evening };
}
