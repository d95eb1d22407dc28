import { inTransaction } from "#standalone/db/in-transaction.ts";
import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { EmailData } from "./email-data.ts";

export type QueuedEmail = Selectable<Tables["emails"]>;

/** How long an e-mail is attempted, in milliseconds; then it is dead until an operator retries it. */
export const patience = 3 * 24 * 3_600_000;

/**
 * Minutes from one attempt to the next: 2, 4, 8 … 240. The first ones are longer than an attempt takes, because an
 * attempt is claimed by setting the next one.
 */
const minutesToNext = sql`least(power(2, attempts + 1), 240)`;

/**
 * Queues an e-mail in a transaction, so that the e-mail and the change that it reports are committed together or not at
 * all. An order has one e-mail of each kind, except for the payment link, of which each request queues one. Returns its
 * id.
 */
export async function enqueueEmail<Kind extends keyof EmailData>(
  trx: Transaction<Tables>,
  kind: Kind,
  data: EmailData[Kind],
  now: Date,
): Promise<number> {
  const stored: EmailData[keyof EmailData] = data;
  const { id } = await trx
    .insertInto("emails")
    .values({
      kind,
      order_id: "order_id" in stored ? stored.order_id : null,
      data: JSON.stringify({ ...stored, order_id: undefined }),
      created_at: now,
      next_at: now,
      give_up_at: new Date(now.getTime() + patience),
      last_error: null,
      sent_at: null,
      dead_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Claims pending e-mails, the longest due first. Two processes never claim the same e-mail for the same attempt. If the
 * process dies, the attempt counts as failed and the next one follows at its time.
 */
export async function claimEmails(db: Kysely<Tables>, most: number, now: Date): Promise<QueuedEmail[]> {
  const claimed = await db
    .with("due", (cte) =>
      cte
        .selectFrom("emails")
        .select("id")
        .where("sent_at", "is", null)
        .where("dead_at", "is", null)
        .where("next_at", "<=", now)
        .orderBy("next_at")
        .orderBy("id")
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable("emails")
    .from("due")
    .whereRef("emails.id", "=", "due.id")
    .set({
      next_at: sql`${now}::timestamptz + ${minutesToNext} * interval '1 minute'`,
      attempts: sql`attempts + 1`,
      last_error: null,
    })
    .returningAll("emails")
    .execute();
  return claimed.sort((a, b) => a.id - b.id);
}

/** Records a failed attempt; true if it was the last one, and the e-mail is dead now. */
export async function markFailed(
  db: Kysely<Tables>,
  { id, next_at, give_up_at }: QueuedEmail,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  const isDead = next_at > give_up_at;
  await db
    .updateTable("emails")
    .set({ last_error: reason, dead_at: isDead ? now : null })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
  return isDead;
}

/** Records once that an e-mail was sent, together with what follows from it, and deletes its data. */
export async function markSent(
  db: Kysely<Tables>,
  { id }: QueuedEmail,
  { now, follow }: { now: Date; follow: (trx: Transaction<Tables>) => Promise<void> },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const marked = await trx
      .updateTable("emails")
      .set({ sent_at: now, data: null, last_error: null, dead_at: null })
      .where("id", "=", id)
      .where("sent_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (marked) await follow(trx);
  });
}

/** Whether an e-mail was sent. An e-mail deleted as no longer needed counts as failed. */
export async function stateOfEmail(db: Kysely<Tables>, id: number): Promise<"waiting" | "sent" | "failed"> {
  const email = await db
    .selectFrom("emails")
    .select(["sent_at", "dead_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (email?.sent_at) return "sent";
  return email && !email.dead_at ? "waiting" : "failed";
}

/** Deletes an e-mail that is no longer needed. */
export async function dropEmail(db: Kysely<Tables>, { id }: QueuedEmail): Promise<void> {
  await db.deleteFrom("emails").where("id", "=", id).execute();
}

/** Pending and dead e-mails with the codes of their orders, oldest first. */
export async function listUnsent(db: Kysely<Tables>) {
  return db
    .selectFrom("emails as e")
    .leftJoin("orders as o", "o.id", "e.order_id")
    .select([
      "e.id",
      "e.kind",
      "o.code",
      "e.created_at",
      "e.next_at",
      "e.attempts",
      "e.last_error",
      "e.dead_at",
    ])
    .where("e.sent_at", "is", null)
    .orderBy("e.id")
    .execute();
}

/**
 * Makes failed e-mails due now, for another three days: all of them, or the one with the id. Returns their ids. It does
 * not touch a running attempt, so that no e-mail is sent twice.
 */
export async function retryEmails(db: Kysely<Tables>, id: number | null, now: Date): Promise<number[]> {
  const retried = await db
    .updateTable("emails")
    .set({
      next_at: now,
      give_up_at: new Date(now.getTime() + patience),
      attempts: 0,
      last_error: null,
      dead_at: null,
    })
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .$if(id !== null, (query) => query.where("id", "=", id))
    .returning("id")
    .execute();
  return retried.map((row) => row.id).sort((value, other) => value - other);
}

/** Deletes unsent e-mails, waiting and dead: all of them, or the one with the id. Returns their ids. */
export async function discardEmails(db: Kysely<Tables>, id: number | null): Promise<number[]> {
  const gone = await db
    .deleteFrom("emails")
    .where("sent_at", "is", null)
    .$if(id !== null, (query) => query.where("id", "=", id))
    .returning("id")
    .execute();
  return gone.map((row) => row.id).sort((value, other) => value - other);
}
