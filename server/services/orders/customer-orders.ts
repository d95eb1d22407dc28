import type { OrderRows } from "#app/domain/account/account.ts";
import type { OrderSummary } from "#app/domain/shop/order.ts";
import { paths } from "#app/domain/paths.ts";
import { readOrderRows, readOwnOrder } from "#server/upstream/resources/customer-orders.ts";
import type { Visit } from "#server/visit.ts";
import { toMine, type Mine } from "#server/services/account/mine.ts";
import { payAgain, type PayAgain } from "./read-order.ts";

/** The customer's orders, newest first; `question` is a part of a code or of a product's name. */
export async function listOrders(
  visit: Visit,
  query: { readonly question: string; readonly page: number },
): Promise<Mine<OrderRows>> {
  return toMine(await readOrderRows(visit.upstream, query));
}

/** One order of the customer; anybody else's is missing. */
export async function readMyOrder(visit: Visit, id: number): Promise<Mine<OrderSummary>> {
  const read = toMine(await readOwnOrder(visit.upstream, id));
  return read.ok ? { ok: true, value: read.value.order } : read;
}

/** Starts another card payment; the gateway sends the customer back to the order. */
export async function payMyOrder(visit: Visit, id: number): Promise<Mine<PayAgain>> {
  const read = toMine(await readOwnOrder(visit.upstream, id));
  if (!read.ok) return read;
  const { hash } = read.value;
  if (hash === null) return { ok: true, value: { kind: "refused" } };
  return { ok: true, value: await payAgain(visit, { id, hash }, paths.order({ id })) };
}
