import { sql, type Kysely, type Transaction } from "kysely";
import type { WithdrawnItem } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { nextNumber } from "#standalone/domain/documents/issue-documents.ts";
import { dayInPrague } from "#standalone/domain/theatre/prague.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { hashSecret } from "#standalone/secrets.ts";
import { isOver } from "./transitions.ts";

/** A customer's statement, which may be wrong in every part. */
export interface Statement {
  readonly order_code: string;
  readonly email: string;
  readonly name: string;
  /** Null: the whole order. */
  readonly items: readonly WithdrawnItem[] | null;
  readonly account: string | null;
  readonly note: string | null;
  /** Template of the link in the receipt. */
  readonly summary_url: string | null;
}

/** Within this time, the same statement counts as received before. */
const sameFor = 24 * 60 * 60 * 1000;
const series = "OS";

/**
 * Records a statement of withdrawal and queues both e-mails; the caller wakes the mailer. `isNew` is false if the same
 * statement arrived within a day: it returns that record and changes nothing. The statement appears in the progress of
 * the order with this code and e-mail; any other statement waits for a person.
 */
export async function receiveWithdrawal(
  trx: Transaction<Tables>,
  statement: Statement,
  now: Date,
): Promise<{ readonly reference: string; readonly isNew: boolean }> {
  const fingerprint = fingerprintOf(statement);
  // The second of two simultaneous statements waits here, and then finds the first one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(trx);
  const earlier = await trx
    .selectFrom("withdrawals")
    .select("reference")
    .where("fingerprint", "=", fingerprint)
    .where("received_at", ">", new Date(now.getTime() - sameFor))
    .executeTakeFirst();
  if (earlier) return { reference: earlier.reference, isNew: false };

  const { summary_url, items, ...stated } = statement;
  const order_id = await markOrder(trx, statement, now);
  const reference = await nextNumber(trx, series, dayInPrague(now));
  const receipt_id = await enqueueEmail(trx, "withdrawal-receipt", { reference, summary_url }, now);
  await enqueueEmail(trx, "withdrawal-notice", { reference }, now);
  const row = { reference, received_at: now, order_id, fingerprint, receipt_id };
  await trx
    .insertInto("withdrawals")
    .values({ ...stated, ...row, items: items && JSON.stringify(items) })
    .execute();
  return { reference, isNew: true };
}

/** Statements that differ only in case and spaces of code and e-mail, or in the order of items, are the same. */
function fingerprintOf({ order_code, email, name: who, items, account, note }: Statement): string {
  const lines = items?.map(({ name, quantity }) => JSON.stringify([name, quantity])).sort() ?? null;
  return hashSecret(JSON.stringify([codeOf(order_code), email.toLowerCase(), who, lines, account, note]));
}

function codeOf(typed: string): string {
  return typed.replace(/\s/gu, "").toUpperCase();
}

/** Records it in the order with this code and e-mail, if one exists; returns its id. */
async function markOrder(
  trx: Transaction<Tables>,
  { order_code, email, items }: Statement,
  now: Date,
): Promise<number | null> {
  const order = await trx
    .selectFrom("orders")
    .select(["id", "state"])
    .where("code", "=", codeOf(order_code))
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst();
  if (!order) return null;
  const state = "withdrawal_received";
  if (isOver(order)) return order.id;
  await trx.insertInto("order_progress").values({ order_id: order.id, state, date: now }).execute();
  // A partial withdrawal does not stop the rest.
  if (items === null) await trx.updateTable("orders").set({ state }).where("id", "=", order.id).execute();
  return order.id;
}

/** The answer to the customer: the same whether such an order exists or not. */
export async function readReceived(db: Kysely<Tables>, reference: string) {
  const row = await withdrawalsOf(db).where("w.reference", "=", reference).executeTakeFirstOrThrow();
  return { reference, received_at: timeOf(row.received_at), email: receiptState(row) };
}

/** One page of all statements, the newest first. */
export async function listWithdrawals(
  db: Kysely<Tables>,
  { page, per_page }: { readonly page: number; readonly per_page: number },
) {
  const { total } = await db
    .selectFrom("withdrawals")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await withdrawalsOf(db)
    .orderBy("w.received_at", "desc")
    .orderBy("w.reference", "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const data = rows.map((row) => ({
    reference: row.reference,
    received_at: timeOf(row.received_at),
    order_code: row.order_code,
    order: row.order,
    name: row.name,
    email: row.email,
    items: row.items && [...row.items],
    account: row.account,
    note: row.note,
    receipt: receiptState(row),
  }));
  return { data, meta: { total, page, pages: Math.max(1, Math.ceil(total / per_page)), per_page } };
}

function withdrawalsOf(db: Kysely<Tables>) {
  return db
    .selectFrom("withdrawals as w")
    .leftJoin("orders as o", "o.id", "w.order_id")
    .leftJoin("emails as e", "e.id", "w.receipt_id")
    .selectAll("w")
    .select(["o.code as order", "e.id as receipt", "e.sent_at", "e.dead_at"]);
}

interface Receipt {
  readonly receipt: number | null;
  readonly sent_at: Date | null;
  readonly dead_at: Date | null;
}

function receiptState({ receipt, sent_at, dead_at }: Receipt): "waiting" | "sent" | "failed" | null {
  if (receipt === null) return null;
  if (sent_at) return "sent";
  return dead_at ? "failed" : "waiting";
}

/** ISO 8601 to the second. */
function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
