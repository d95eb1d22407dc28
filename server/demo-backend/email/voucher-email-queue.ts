import type { ExpressionBuilder, Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";

/** After so long without an answer a letter counts as lost with the process that had taken it. */
const patience = 10 * 60_000;

/**
 * Takes a letter that waits: true for one caller only. So that a payment which is told twice, or a second process,
 * sends no second letter.
 */
export async function takeEmail(db: Kysely<Tables>, orderId: number, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable("gift_letters")
    .set({ taken_at: now })
    .where("order_id", "=", orderId)
    .where("sent_at", "is", null)
    .where(isFree(now))
    .returning("order_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Lets the next round try again. */
export async function returnEmail(db: Kysely<Tables>, orderId: number): Promise<void> {
  await db
    .updateTable("gift_letters")
    .set({ taken_at: null })
    .where("order_id", "=", orderId)
    .where("sent_at", "is", null)
    .execute();
}

/** Orders whose letter waits, the longest waiting first. */
export async function waitingEmails(db: Kysely<Tables>, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("gift_letters")
    .select("order_id")
    .where("sent_at", "is", null)
    .where(isFree(now))
    .orderBy("created_at")
    .limit(20)
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
}

/** Writes that the letter has left: on the order's way, and as its state where nothing else has to leave. Once only. */
export async function emailSent(db: Kysely<Tables>, orderId: number, now: Date): Promise<void> {
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

function isFree(now: Date) {
  const lost = new Date(now.getTime() - patience);
  return ({ eb, or }: ExpressionBuilder<Tables, "gift_letters">) =>
    or([eb("taken_at", "is", null), eb("taken_at", "<", lost)]);
}
