import type { ExpressionBuilder, Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";

/** Milliseconds after which an e-mail that was taken but not sent counts as lost with its process. */
const claimTimeout = 10 * 60_000;

/**
 * Claims a pending e-mail; true for one caller only, so that a payment reported twice or a second process sends no
 * second e-mail.
 */
export async function claimEmail(db: Kysely<Tables>, orderId: number, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable("gift_letters")
    .set({ taken_at: now })
    .where("order_id", "=", orderId)
    .where("sent_at", "is", null)
    .where(isUnclaimed(now))
    .returning("order_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Releases a claimed e-mail, so that the next round retries it. */
export async function releaseEmail(db: Kysely<Tables>, orderId: number): Promise<void> {
  await db
    .updateTable("gift_letters")
    .set({ taken_at: null })
    .where("order_id", "=", orderId)
    .where("sent_at", "is", null)
    .execute();
}

/** Ids of orders with a pending e-mail, oldest first, at most 20. */
export async function pendingEmails(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("gift_letters")
    .select("order_id")
    .where("sent_at", "is", null)
    .where(isUnclaimed(now))
    .orderBy("created_at")
    .limit(20)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

/** Records once that the e-mail was sent: in the order's progress, and as its state if no goods have to be shipped. */
export async function markEmailSent(db: Kysely<Tables>, orderId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select("state")
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const left = await trx
      .updateTable("gift_letters")
      .set({ sent_at: now })
      .where("order_id", "=", orderId)
      .where("sent_at", "is", null)
      .returning("order_id")
      .executeTakeFirst();
    if (!left) return;
    await trx
      .insertInto("order_progress")
      .values({ order_id: orderId, state: "voucher_sent", date: now })
      .execute();
    const parcel = await trx
      .selectFrom("order_items")
      .select("position")
      .where("order_id", "=", orderId)
      .where("delivered_by_email", "=", false)
      .executeTakeFirst();
    if (parcel || order.state !== "paid") return;
    await trx.updateTable("orders").set({ state: "voucher_sent" }).where("id", "=", orderId).execute();
  });
}

function isUnclaimed(now: Date) {
  const lost = new Date(now.getTime() - claimTimeout);
  return ({ eb, or }: ExpressionBuilder<Tables, "gift_letters">) =>
    or([eb("taken_at", "is", null), eb("taken_at", "<", lost)]);
}
