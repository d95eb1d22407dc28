import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { settleVouchers } from "#server/demo-backend/domain/gift-vouchers/settle-vouchers.ts";
import { writeLog } from "#server/demo-backend/domain/staff/log.ts";
import { dayInPrague } from "#server/demo-backend/domain/theatre/prague.ts";
import { enqueueEmail } from "#server/demo-backend/outbox/email-queue.ts";
import { leastToPay, payBy, withdrawnAmong } from "./pay-by.ts";
import { returnToStock } from "./stock.ts";

/** In the log of changes instead of a name of staff. */
const who = "system";

/**
 * Cancels the orders that were to be paid in advance and were not in time, each in a transaction of its own. Returns
 * how many. What fails is tried again by the next call.
 */
export async function expireOrders(db: Kysely<Tables>, now: Date): Promise<number> {
  let expired = 0;
  for (const id of await lateOrders(db, now)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await db.transaction().execute((trx) => expire(trx, id, now))) expired += 1;
  }
  return expired;
}

async function lateOrders(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const today = dayInPrague(now);
  const unpaid = await db
    .selectFrom("orders")
    .select(["id", "payment_kind", "created_at", "pay_until"])
    .where("state", "in", ["new", "awaiting_payment"])
    .where("payment_state", "in", ["unpaid", "failed"])
    .where((eb) =>
      eb.or([eb("created_at", "<", new Date(now.getTime() - leastToPay)), eb("pay_until", "<", now)]),
    )
    .orderBy("id")
    .execute();
  const late = unpaid.filter((order) => order.pay_until ? order.pay_until < now : isLate(payBy(order), today)).map(({ id }) => id); // oxfmt-ignore
  // Their customers were told not to pay yet.
  const withdrawn = await withdrawnAmong(db, late);
  return late.filter((id) => !withdrawn.has(id));
}

function isLate(last: string | null, today: string): boolean {
  return last !== null && last < today;
}

/**
 * False where it was paid, moved or expired meanwhile, also by another process: the update locks the order and looks at
 * its state in one statement. Stock and vouchers follow in the order in which orders lock them.
 */
async function expire(trx: Transaction<Tables>, id: number, now: Date): Promise<boolean> {
  const order = await trx
    .updateTable("orders")
    .set({ state: "unpaid_expired" })
    .where("id", "=", id)
    .where("state", "in", ["new", "awaiting_payment"])
    .where("payment_state", "in", ["unpaid", "failed"])
    .returningAll()
    .executeTakeFirst();
  if (!order) return false;
  await trx.insertInto("order_progress").values({ order_id: id, state: order.state, date: now }).execute();
  const stock = await returnToStock(trx, id, now);
  const vouchers = await settleVouchers(trx, order, now);
  await enqueueEmail(trx, "order-expired", { order_id: id }, now);
  const detail = { after: order.state, stock, ...vouchers };
  await writeLog(trx, { who, now, action: "order.expired", subject: order.code, detail });
  return true;
}
