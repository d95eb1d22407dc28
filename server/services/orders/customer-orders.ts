import type { OrderRows } from "#app/domain/account/account.ts";
import { closedStates, type OrderSummary } from "#app/domain/shop/order.ts";
import { paths } from "#app/domain/paths.ts";
import { readOrderRows, readOwnOrder } from "#server/upstream/resources/customer-orders.ts";
import type { RequestContext } from "#server/context.ts";
import { toAccountResult, type AccountResult } from "#server/services/account/account-result.ts";
import { offeredOnly, payAgain, type PayAgain } from "./read-order.ts";

/** The customer's orders, newest first; `question` is a part of a code or of a product's name. */
export async function listOrders(
  context: RequestContext,
  query: { readonly question: string; readonly page: number },
): Promise<AccountResult<OrderRows>> {
  const rows = toAccountResult(await readOrderRows(context.upstream, query));
  if (!rows.ok) return rows;
  const isOffered = context.upstream.offers.has("card-payment");
  const orders = rows.value.orders.map((order) => ({
    ...order,
    isPayable: order.isPayable && isOffered && !closedStates.has(order.state),
  }));
  return { ok: true, value: { ...rows.value, orders } };
}

/** One order of the customer; `missing` for any other. */
export async function readMyOrder(
  context: RequestContext,
  id: number,
): Promise<AccountResult<{ readonly order: OrderSummary; readonly hash: string | null }>> {
  const read = toAccountResult(await readOwnOrder(context.upstream, id));
  if (!read.ok) return read;
  const { order, hash } = read.value;
  return { ok: true, value: { order: offeredOnly(context, order), hash } };
}

/** Starts another card payment; the gateway sends the customer back to the order. */
export async function payMyOrder(context: RequestContext, id: number): Promise<AccountResult<PayAgain>> {
  const read = toAccountResult(await readOwnOrder(context.upstream, id));
  if (!read.ok) return read;
  const { hash } = read.value;
  if (hash === null) return { ok: true, value: { kind: "refused" } };
  return { ok: true, value: await payAgain(context, { id, hash }, paths.order({ id })) };
}
