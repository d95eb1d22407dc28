import { sql, type Kysely, type Transaction } from "kysely";
import type { DocumentKind, OrderState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { dayInPrague } from "#standalone/domain/theatre/prague.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { creditNoteOf, partialCreditNote, type RefundedPart } from "./credit-note.ts";
import type { DocumentContent } from "#standalone/db/document-content.ts";
import { draftInvoice } from "./draft-invoice.ts";

const series: Readonly<Record<DocumentKind, string>> = { invoice: "FV", credit_note: "DO" };
const emails = { invoice: "tax-document", credit_note: "credit-note" } as const;

/**
 * Issues the invoice of an order, once, and queues its e-mail; returns its number. Null if there is nothing to issue,
 * see draftInvoice(). The caller wakes the mailer afterwards.
 */
export async function issueInvoice(
  trx: Transaction<Tables>,
  orderId: number,
  now: Date,
): Promise<string | null> {
  const order = await lockOrder(trx, orderId);
  const issued = await findDocument(trx, orderId, "invoice");
  if (issued) return issued.number;
  const draft = await draftInvoice(trx, order);
  return draft && record(trx, orderId, draft, now);
}

/**
 * The same for an order of a company, which must get a document without a request (§ 28 odst. 1 ZDPH). Runs when an
 * order is paid and when it is shipped.
 */
export async function issueInvoiceIfDue(
  trx: Transaction<Tables>,
  orderId: number,
  now: Date,
): Promise<string | null> {
  const { company } = await trx
    .selectFrom("orders")
    .select("company")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return company && issueInvoice(trx, orderId, now);
}

/**
 * Issues the credit note over the whole invoice of a refunded order, once (§ 42 odst. 1 písm. a), § 45 ZDPH), or over a
 * part of it, each time, and queues its e-mail; returns its number. Null without an invoice.
 */
export async function issueCreditNote(
  trx: Transaction<Tables>,
  orderId: number,
  now: Date,
  part: RefundedPart | null = null,
): Promise<string | null> {
  const order = await lockOrder(trx, orderId);
  const issued = part ? undefined : await findDocument(trx, orderId, "credit_note");
  if (issued) return issued.number;
  const invoice = await findDocument(trx, orderId, "invoice");
  if (!invoice) return null;
  const progress = await trx
    .selectFrom("order_progress")
    .select("state")
    .where("order_id", "=", orderId)
    .execute();
  const states = new Set<OrderState>([order.state, ...progress.map(({ state }) => state)]);
  const refund = { states, returned: order.payment_state === "paid", day: dayInPrague(now) };
  const draft = part
    ? partialCreditNote(invoice.content, part, refund)
    : creditNoteOf(invoice.content, refund);
  return record(trx, orderId, draft, now);
}

/** The documents of an order as its summary lists them, the invoice first. */
export async function listDocuments(db: Kysely<Tables>, orderId: number) {
  return db
    .selectFrom("tax_documents")
    .select(["number", "kind", "issued_on"])
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("kind", "desc")
    .orderBy("number")
    .execute();
}

/** The document with this number, or without one the only one of its kind. */
export async function findDocument(db: Kysely<Tables>, orderId: number, kind: DocumentKind, number?: string) {
  return db
    .selectFrom("tax_documents")
    .select(["number", "content"])
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .$if(number !== undefined, (rows) => rows.where("number", "=", number ?? ""))
    .orderBy("created_at")
    .executeTakeFirst();
}

/** Documents and payments of an order wait for each other here, so each document is issued once. */
async function lockOrder(trx: Transaction<Tables>, orderId: number) {
  return trx.selectFrom("orders").selectAll().where("id", "=", orderId).forUpdate().executeTakeFirstOrThrow();
}

async function record(
  trx: Transaction<Tables>,
  orderId: number,
  draft: Omit<DocumentContent, "number" | "issuedOn">,
  now: Date,
): Promise<string> {
  const issuedOn = dayInPrague(now);
  const number = await nextNumber(trx, series[draft.kind], issuedOn);
  const content: DocumentContent = { ...draft, number, issuedOn };
  await trx
    .insertInto("tax_documents")
    .values({
      number,
      kind: draft.kind,
      order_id: orderId,
      corrects: draft.corrects?.number ?? null,
      issued_on: issuedOn,
      taxable_on: draft.taxableOn,
      content: JSON.stringify(content),
      created_at: now,
    })
    .execute();
  await enqueueEmail(trx, emails[draft.kind], { order_id: orderId, number }, now);
  return number;
}

/**
 * `FV26-00001`: the series, the year of the day (`YYYY-MM-DD`, of Prague), the next number. The row stays locked
 * until the transaction ends: another one waits for its number, and gets the same one if this one is rolled back. So
 * there is neither a gap nor a repetition.
 */
export async function nextNumber(trx: Transaction<Tables>, prefix: string, day: string): Promise<string> {
  const year = Number(day.slice(0, 4));
  const { last } = await trx
    .insertInto("document_numbers")
    .values({ series: prefix, year, last: 1 })
    .onConflict((on) =>
      on.columns(["series", "year"]).doUpdateSet({ last: sql<number>`document_numbers.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${prefix}${String(year).slice(-2)}-${String(last).padStart(5, "0")}`;
}
