import { isNoSuch } from "#server/upstream/failure.ts";
import type { OrderReference } from "#app/domain/paths.ts";
import type { Id } from "#app/domain/id.ts";
import type { OrderRows, OwnTickets } from "#app/domain/account/account.ts";
import { closedStates, type OrderSummary } from "#app/domain/shop/order.ts";
import { readOrderRows, readOwnOrder, readOwnTickets } from "#server/upstream/resources/customer-orders.ts";
import type { RequestContext } from "#server/context/context.ts";
import {
  readingOutcome,
  toAccountResult,
  type AccountResult,
  type Outcome,
} from "#server/services/outcome.ts";
import { offeredOnly } from "./read-order.ts";

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

/** The customer's tickets for coming performances, the soonest first. */
export async function listOwnTickets(context: RequestContext): Promise<AccountResult<readonly OwnTickets[]>> {
  return toAccountResult(await readOwnTickets(context.upstream));
}

/** One order of the customer; `gone` for any other. */
export async function readMyOrder(
  context: RequestContext,
  id: Id,
): Promise<AccountResult<{ readonly order: OrderSummary; readonly hash: string | null }>> {
  const answer = await readOwnOrder(context.upstream, id);
  if (!answer.ok && isNoSuch(answer.error)) return { ok: false, error: { kind: "gone" } };
  const read = toAccountResult(answer);
  if (!read.ok) return read;
  const { order, hash } = read.value;
  return { ok: true, value: { order: offeredOnly(context, order), hash } };
}

/**
 * The id and the secret of a customer's order, for the calls of orders. `refused`: the back office does not give the
 * secret.
 */
export async function findMyOrder(context: RequestContext, id: Id): Promise<Outcome<OrderReference>> {
  const read = await readOwnOrder(context.upstream, id);
  if (!read.ok) return readingOutcome(read.error);
  const { hash } = read.value;
  return hash === null ? { kind: "failed", reason: "refused" } : { kind: "done", value: { id, hash } };
}
