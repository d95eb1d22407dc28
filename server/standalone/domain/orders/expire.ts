import { inTransaction } from "#standalone/db/in-transaction.ts";
import type { Kysely, Transaction } from "kysely";
import { DatabaseUnavailable } from "#standalone/db/database-unavailable.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { settleVouchers } from "#standalone/domain/gift-vouchers/settle-vouchers.ts";
import { writeLog } from "#standalone/domain/staff/log.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import type { OrderRow } from "./order-row.ts";
import { endOfUnpaid, isWithdrawn, leastToPay, withdrawnAmong } from "./pay-by.ts";
import { returnToStock } from "./stock.ts";

/** The name in the log of changes, instead of a member of staff. */
const who = "system";

/**
 * Cancels the orders that were not paid in advance in time, each in its own transaction. Returns how many. A failed one
 * stops no other, and the next call tries it again.
 * @throws Error the first failure, after trying all orders.
 */
export async function expireOrders(db: Kysely<Tables>, now: Date): Promise<number> {
  let expired = 0;
  const failures: unknown[] = [];
  for (const id of await lateOrders(db, now)) {
    try {
      if (await inTransaction(db, (trx) => expire(trx, id, now))) expired += 1;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return expired;
}

async function lateOrders(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const unpaid = await unpaidOrders(db)
    .where((eb) =>
      eb.or([eb("created_at", "<", new Date(now.getTime() - leastToPay)), eb("pay_until", "<", now)]),
    )
    .orderBy("id")
    .execute();
  const late = unpaid.filter((order) => isLate(order, now));
  const goods = late.filter((order) => !holdsPlaces(order)).map(({ id }) => id);
  const withdrawn = await withdrawnAmong(db, goods);
  return late.flatMap(({ id }) => (withdrawn.has(id) ? [] : [id]));
}

/**
 * An order with tickets: after its end its places are free for others, whatever the customer wrote and staff prepared.
 * An order of goods alone then waits for a person, because its e-mail asked the customer not to pay yet.
 */
function holdsPlaces({ pay_until }: Pick<OrderRow, "pay_until">): boolean {
  return pay_until !== null;
}

function unpaidOrders(db: Kysely<Tables>) {
  return db
    .selectFrom("orders")
    .selectAll()
    .where(({ eb, and, or }) =>
      or([
        eb("state", "in", ["new", "awaiting_payment"]),
        and([
          eb("state", "in", ["processing", "ready_pickup", "withdrawal_received"]),
          eb("pay_until", "is not", null),
        ]),
      ]),
    )
    .where("payment_state", "in", ["unpaid", "failed"]);
}

function isLate(order: OrderRow, now: Date): boolean {
  const end = endOfUnpaid(order);
  return end !== null && end < now;
}

/**
 * False if meanwhile, perhaps in another process, it was paid, moved or expired, its payment started again, or the
 * customer withdrew from goods. Locks stock and vouchers in the sequence of orders.
 */
async function expire(trx: Transaction<Tables>, id: number, now: Date): Promise<boolean> {
  const locked = await unpaidOrders(trx).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!locked || !isLate(locked, now)) return false;
  if (!holdsPlaces(locked) && (await isWithdrawn(trx, id))) return false;
  const order = { ...locked, state: "unpaid_expired" } as const;
  await trx.updateTable("orders").set({ state: order.state }).where("id", "=", id).execute();
  await trx.insertInto("order_progress").values({ order_id: id, state: order.state, date: now }).execute();
  const stock = await returnToStock(trx, id, now);
  const vouchers = await settleVouchers(trx, order, now);
  await enqueueEmail(trx, "order-expired", { order_id: id }, now);
  const detail = { after: order.state, stock, ...vouchers };
  await writeLog(trx, { who, now, action: "order.expired", subject: order.code, detail });
  return true;
}
