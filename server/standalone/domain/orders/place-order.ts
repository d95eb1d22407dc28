import type { Kysely, Transaction } from "kysely";
import { inTransaction } from "#standalone/db/in-transaction.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { czk, hellers } from "#standalone/domain/money.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { Refusal } from "#standalone/refusal.ts";
import { issueInvoiceIfDue } from "#standalone/domain/documents/issue-documents.ts";
import { insertLegalVersions } from "#standalone/domain/legal/versions.ts";
import { issueVouchers } from "#standalone/domain/gift-vouchers/issue-vouchers.ts";
import { refusalOf, withoutError } from "#standalone/domain/shop/check-voucher.ts";
import { findLocked, isOpen } from "#standalone/domain/shop/find-cart.ts";
import { readLines, readVouchers, versionOf, type CartLine } from "#standalone/domain/shop/read-cart.ts";
import type { User } from "#standalone/domain/customers/find-user.ts";
import { requireChosen, requireShown, seatingOf } from "#standalone/domain/tickets/seats.ts";
import { insertTickets } from "#standalone/domain/tickets/tickets.ts";
import { queueTickets } from "#standalone/domain/tickets/queue-tickets.ts";
import { resolveDeliveryAndPayment, type OrderInput } from "./choice.ts";
import { lockStock, soldOutAmong, takeFromStock } from "./stock.ts";
import { totalsOf, type FeesVat } from "./totals.ts";
import type { InTurn } from "./turns.ts";
import { insertLines, insertOrder, insertVouchers } from "./write-order.ts";

export interface Placed {
  readonly id: number;
  /** False if the cart was already an order: nothing changed. */
  readonly isNew: boolean;
}

interface Placing {
  readonly cartId: string;
  readonly user: User | null;
  readonly input: OrderInput;
  readonly feesVat: FeesVat;
  readonly now: Date;
}

/**
 * Places an order when its turn among those of the same products comes (an evening is one product). Otherwise they
 * would wait for one row, each with a connection that other visitors need. A sold-out product is refused without a
 * connection.
 */
export async function placeInTurn(db: Kysely<Tables>, inTurn: InTurn, placing: Placing): Promise<Placed> {
  return inTurn(await productsOf(db, placing), async () => {
    await productsOf(db, placing);
    return inTransaction(db, (trx) => placeOrder(trx, placing));
  });
}

/** The products of a cart. @throws Refusal 409 if one of them is sold out. */
async function productsOf(db: Kysely<Tables>, { cartId, user, now }: Placing): Promise<number[]> {
  const lines = await readLines(db, cartId, now);
  const soldOut = soldOutAmong(lines);
  // Read last: the order that took these pieces may be this cart's own.
  if (soldOut && (await isOpen(db, cartId, user))) throw soldOut;
  return [...new Set(lines.map(({ card }) => card.id))];
}

/**
 * Turns a cart into an order within the given transaction. Locks are always taken in the same sequence: cart, stock,
 * vouchers. So of ten carts with the same last piece one is ordered and nine are refused as out of stock, and a cart
 * submitted twice becomes one order.
 */
async function placeOrder(
  trx: Transaction<Tables>,
  { cartId, user, input, feesVat, now }: Placing,
): Promise<Placed> {
  const cart = await findLocked(trx, cartId, user);
  if (cart.order_id !== null) return { id: cart.order_id, isNew: false };
  await lockStock(trx, cart.id);
  const lines = await readLines(trx, cart.id, now);
  if (lines.length === 0) throw new Refusal(409, "empty_cart");
  const choice = await resolveDeliveryAndPayment(trx, { cartId: cart.id, lines, input, now });
  const { vouchers, refused } = await lockVouchers(trx, cart.id, { lines, email: input.email, now });
  const taken = await takeFromStock(trx, lines);
  const totals = totalsOf(lines, vouchers, { ...choice, vat: feesVat });
  const changed = new Refusal(409, "changed", { value: czk(totals.toPay) });
  if (totals.toPay !== hellers(input.expected_total)) throw refused ?? changed;
  if (input.cart_version !== undefined && input.cart_version !== versionOf(lines)) throw changed;
  const seating = await seatingOf(trx, lines);
  requireChosen(seating);
  requireShown(seating, input.seats_shown && ((line) => shownFor(line, input.seats_shown)));

  const id = await insertOrder(trx, { userId: user?.id ?? null, input, now, choice, totals, lines });
  await insertLines(trx, id, { lines, taken });
  const tickets = lines.flatMap((line, position) => {
    const { ticket, quantity } = line;
    return ticket ? [{ ticket, quantity, position, seats: seating.get(line)?.seats ?? [] }] : [];
  });
  await insertTickets(trx, id, tickets);
  const hasVouchers = lines.some(({ card }) => card.delivered_by_email);
  await insertLegalVersions(trx, id, { hasVouchers, now });
  await insertVouchers(trx, id, { email: input.email, vouchers, totals, now });
  await enqueueEmail(trx, "order-confirmation", { order_id: id }, now);
  await enqueueEmail(trx, "order-notice", { order_id: id }, now);
  if (totals.toPay === 0) {
    await issueVouchers(trx, id, now);
    await queueTickets(trx, id, now);
    await issueInvoiceIfDue(trx, id, now);
  }
  await trx.updateTable("carts").set({ order_id: id }).where("id", "=", cart.id).execute();
  return { id, isNew: true };
}

/** The seats of this line that the buyer saw. */
function shownFor({ card, variant }: CartLine, shown: OrderInput["seats_shown"] = []) {
  return shown.flatMap(({ product_id, variant_id, seats }) =>
    product_id === card.id && variant_id === (variant?.id ?? null) ? seats : [],
  );
}

/** The vouchers of the cart that count; `refused`: why another one does not, for a buyer who saw a total with it. */
async function lockVouchers(
  trx: Transaction<Tables>,
  cartId: string,
  check: { readonly lines: readonly CartLine[]; readonly email: string; readonly now: Date },
) {
  await trx
    .selectFrom("vouchers")
    .select("id")
    .where("id", "in", trx.selectFrom("cart_vouchers").select("voucher_id").where("cart_id", "=", cartId))
    .orderBy("id")
    .forUpdate()
    .execute();
  const vouchers: Awaited<ReturnType<typeof readVouchers>> = [];
  let refused: Refusal | null = null;
  for (const voucher of await readVouchers(trx, cartId)) {
    const refusal = await refusalOf(trx, voucher, check);
    if (!refusal) vouchers.push(voucher);
    else refused ??= new Refusal(409, refusal.error, { ...withoutError(refusal), voucher: voucher.code });
  }
  return { vouchers, refused };
}
