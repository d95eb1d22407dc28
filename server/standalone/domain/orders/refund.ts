import type { Kysely, Selectable, Transaction } from "kysely";
import type { RefundedItem } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import type { DocumentLine } from "#standalone/db/document-content.ts";
import { chargedLines } from "#standalone/domain/documents/draft-invoice.ts";
import { findDocument, issueCreditNote, issueInvoice } from "#standalone/domain/documents/issue-documents.ts";
import { endOfCode } from "#standalone/domain/gift-vouchers/gift-code.ts";
import { settleVouchers } from "#standalone/domain/gift-vouchers/settle-vouchers.ts";
import { czk, hellers } from "#standalone/domain/money.ts";
import { voidTickets } from "#standalone/domain/tickets/tickets.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { Refusal } from "#standalone/refusal.ts";
import type { OrderRow } from "./order-row.ts";
import { cheapestDelivery, lineShare } from "./refund-shares.ts";
import { returnToStock } from "./stock.ts";

/** The returned pieces: a line of the order, from 1, and the number of pieces; null: all the rest. */
export interface ReturnItem {
  readonly line: number;
  readonly quantity: number | null;
}

/** The reason in the e-mail: a sentence, and its subject instead of the default one. */
export interface ChangeNotice {
  readonly reason: string | null;
  readonly heading: string;
}

/**
 * Returns money of a (locked) paid order, issues the credit note and queues the e-mail about it. `returns` are pieces
 * that came back after a withdrawal: they return to the stock. With the last of them the fees are refunded, too, for
 * the delivery at most the cheapest offered one (§ 1832 odst. 2 OZ). Null returns the rest of the price and leaves the
 * stock. Tickets are void in either case. The last refund includes the rounding of cash, and none returns more than was
 * paid. Gift vouchers get their money back before the customer does. `isWhole`: nothing is left.
 * @throws Refusal 409 `not_refundable` with the line as its value; 409 `voucher_spent`.
 */
export async function refund(
  trx: Transaction<Tables>,
  order: OrderRow,
  { returns, now, reason, heading }: Partial<ChangeNotice> & {
    readonly returns: readonly ReturnItem[] | null;
    readonly now: Date;
  }, // oxfmt-ignore
) {
  const { id: order_id } = order;
  const earlier = await refundsOf(trx, order_id);
  const pieces = await piecesOf(trx, order_id, { returns, earlier });
  const isWhole = [...pieces.values()].every(({ remaining }) => remaining === 0);
  if (!isWhole) await issueInvoice(trx, order_id, now);
  const invoice = await findDocument(trx, order_id, "invoice");
  const all = invoice?.content.lines ?? (await chargedLines(trx, order));
  const items = all
    .slice(0, pieces.size)
    .map((line, position) => lineShare(line, pieces.get(position) ?? { before: 0, pieces: 0 }));
  const delivery = returns ? await cheapestDelivery(trx, order, all.slice(0, pieces.size)) : Infinity;
  const fees = isWhole ? feesOf(all.slice(pieces.size), order, delivery) : [];
  const lines = [...items, ...fees].filter(({ quantity }) => quantity > 0);
  const rounding = hellers(order.rounding);
  const before = earlier.reduce((whole, item) => whole + hellers(item.amount), 0);
  const remaining = hellers(order.total) + rounding - before;
  const amount = Math.max(0, Math.min(remaining, sum(lines) + (isWhole ? rounding : 0)));

  const stock = returns ? await returnToStock(trx, order_id, now, pieces) : [];
  if (!returns) await voidTickets(trx, { orderId: order_id, pieces, now });
  const vouchers = await settleVouchers(trx, order, now, {
    isLast: isWhole,
    most: returns ? amount : Infinity,
    sold: new Map([...pieces].map(([position, one]) => [position, one.pieces])),
  });
  const toVouchers = vouchers.paid.reduce((whole, item) => whole + item.amount, 0);
  const returned_ = [...pieces].map(([position, one]) => ({ position, quantity: one.pieces }));
  const { id: refund_id } = await trx
    .insertInto("refunds")
    .values({
      order_id,
      items: JSON.stringify(returned_.filter(({ quantity }) => quantity > 0)),
      amount: czk(amount),
      to_vouchers: czk(toVouchers),
      fees: czk(Math.min(sum(fees), amount)),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const isOnly = isWhole && earlier.length === 0 && returns === null;
  const paid = vouchers.paid.map((item) => ({ detail: `…${endOfCode(item.code)}`, amount: item.amount }));
  const part = { lines, rounding: amount - sum(lines), vouchers: paid };
  await issueCreditNote(trx, order_id, now, isOnly ? null : part);
  await enqueueEmail(trx, "order-refunded", { order_id, refund_id, reason, heading }, now);
  const { returned, blocked } = vouchers;
  return { isWhole, detail: { amount: czk(amount - toVouchers), returned, blocked, ...(returns && { items: returns, stock }) } }; // oxfmt-ignore
}

/** The refunds of an order, the oldest first. */
export function refundsOf(db: Kysely<Tables>, orderId: number): Promise<Selectable<Tables["refunds"]>[]> {
  return db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
}

/** Pieces with the names of their goods, as the order has them. */
export async function namesOf(db: Kysely<Tables>, orderId: number, refunded: readonly RefundedItem[]) {
  const items = await db
    .selectFrom("order_items")
    .select(["position", "name", "variant_name"])
    .where("order_id", "=", orderId)
    .execute();
  return refunded.map(({ position, quantity }) => {
    const item = items.find((entry) => entry.position === position);
    return { name: [item?.name, item?.variant_name].filter(Boolean).join(" – "), quantity };
  });
}

/** By positions: the pieces refunded before, those of this refund, and those that are left. */
async function piecesOf(
  trx: Transaction<Tables>,
  orderId: number,
  { returns, earlier }: {
    readonly returns: readonly ReturnItem[] | null;
    readonly earlier: readonly { readonly items: readonly RefundedItem[] }[];
  }, // oxfmt-ignore
) {
  const rows = await trx
    .selectFrom("order_items")
    .select(["position", "quantity"])
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const pieces = new Map(rows.map(({ position, quantity }) => [position, { before: 0, pieces: 0, remaining: quantity }])); // oxfmt-ignore
  for (const { position, quantity } of earlier.flatMap(({ items }) => items)) {
    const one = pieces.get(position);
    if (one)
      pieces.set(position, { ...one, before: one.before + quantity, remaining: one.remaining - quantity });
  }
  const each = returns ?? [...pieces.keys()].map((position) => ({ line: position + 1, quantity: null }));
  for (const { line, quantity } of each) {
    const one = pieces.get(line - 1);
    const wanted = quantity ?? one?.remaining ?? 0;
    if (!one || wanted > one.remaining || (returns && wanted === 0))
      throw new Refusal(409, "not_refundable", { value: line });
    pieces.set(line - 1, { ...one, pieces: one.pieces + wanted, remaining: one.remaining - wanted });
  }
  return pieces;
}

/** The fees of an order; of its delivery at most `delivery` hellers. */
function feesOf(lines: readonly DocumentLine[], { fees }: OrderRow, delivery: number): DocumentLine[] {
  const isDelivery = (index: number) => fees[index]?.kind === "delivery";
  const paid = sum(lines.filter((_, index) => isDelivery(index)));
  const returned = Math.min(paid, delivery);
  let before = 0;
  return lines.map((line, index) => {
    if (!isDelivery(index) || paid === returned) return line;
    const upTo = (part: number) => Math.round((part * returned) / paid);
    const total = upTo(before + line.total) - upTo(before);
    before += line.total;
    const tax = line.total === 0 ? 0 : Math.round((line.tax * total) / line.total);
    return { ...line, quantity: total > 0 ? 1 : 0, unit: total - tax, base: total - tax, tax, total };
  });
}

function sum(lines: readonly { readonly total: number }[]): number {
  return lines.reduce((whole, { total }) => whole + total, 0);
}
