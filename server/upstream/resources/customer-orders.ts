import { withdrawalPath } from "#app/domain/shop/order.ts";
import { z } from "zod";
import type { OrderRow, OrderRows, OwnTickets } from "#app/domain/account/account.ts";
import { paths } from "#app/domain/paths.ts";
import type { Id } from "#app/domain/id.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import { orderSummaryAnswer } from "./order-summary.ts";
import { eveningFields, withPreviousStart } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const row = w
  .object({
    id: w.orderId,
    code: w.opaqueKey,
    hash: w.optionalText,
    date: w.instant,
    total: w.decimal,
    state: w.anyLine,
    stateLabel: w.optionalText,
    isPayable: w.booleanLike,
    isWithdrawable: w.optional(w.booleanLike),
  })
  .transform(({ hash, total, stateLabel, isWithdrawable, ...wire }): OrderRow => ({
    ...wire,
    totalGross: total,
    stateLabel: stateLabel ?? wire.state,
    withdrawal:
      isWithdrawable === false
        ? null
        : hash === null
          ? paths.withdrawal()
          : withdrawalPath({ id: wire.id, hash }),
  }));

const rows = w.page(row).transform(({ items: orders, ...pages }): OrderRows => ({ orders, ...pages }));

/**
 * The hash that authorizes another payment of the order; if the upstream does not return it, the page offers no
 * payment.
 */
const secret = z.object({ hash: w.optionalText }).transform((wire) => wire.hash);
const ownOrder = z.unknown().transform((answer, context) => {
  const order = orderSummaryAnswer.safeParse(answer);
  const hash = secret.safeParse(answer);
  if (order.success && hash.success) return { order: order.data, hash: hash.data };
  for (const issue of order.error?.issues ?? []) context.addIssue({ ...issue });
  return z.NEVER;
});
const own = ownOrder.register(w.inside, { schema: orderSummaryAnswer });

const tickets = w
  .object({
    performance: w.object(eveningFields).transform(withPreviousStart),
    seats: w.optionalList(w.line),
    order: z.object({ id: w.orderId, hash: w.opaqueKey, code: w.opaqueKey }),
  })
  .transform(({ performance, ...wire }): OwnTickets => ({ evening: performance, ...wire }));

const perPage = 10;

/** The customer's orders, newest first; `question` is a part of a code or of a product's name. */
export function readOrderRows(
  upstream: Upstream,
  { question, page }: { readonly question: string; readonly page: number },
) {
  return upstream.read("orders", { q: question || undefined, page, per_page: perPage }, rows);
}

/** Valid tickets of the customer for coming performances, the soonest first. */
export const readOwnTickets = reading("ownTickets", w.list(tickets));

/** One of the customer's own orders; `not-found` for any other. */
export function readOwnOrder(upstream: Upstream, id: Id) {
  return upstream.read("ownOrder", { id }, own);
}
