import type { Transaction } from "kysely";
import type { ComplaintResult } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { writeLog, type Acting } from "#standalone/domain/staff/log.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";

interface Closing extends Acting {
  readonly reference: string;
  readonly result: ComplaintResult;
  /** The settlement, or the reasons of a rejection. */
  readonly manner: string;
}

/**
 * Settles a complaint once and queues the e-mail to the customer.
 * @throws Refusal 404 for an unknown reference; 409 `complaint_closed` with the result as its value.
 */
export async function closeComplaint(
  trx: Transaction<Tables>,
  { reference, result, manner, who, now }: Closing,
) {
  const complaint = await trx
    .selectFrom("complaints")
    .select("id")
    .where("reference", "=", reference)
    .forUpdate()
    .executeTakeFirst();
  if (!complaint) throw notFound();
  const before = await trx
    .selectFrom("complaint_settlements")
    .select("result")
    .where("complaint_id", "=", complaint.id)
    .executeTakeFirst();
  if (before) throw new Refusal(409, "complaint_closed", { value: before.result });
  await trx
    .insertInto("complaint_settlements")
    .values({ complaint_id: complaint.id, result, manner, settled_at: now })
    .execute();
  const subject = `complaint ${reference}`;
  await writeLog(trx, { who, now, action: "complaint.closed", subject, detail: { result, manner } });
  await enqueueEmail(trx, "complaint-closed", { complaint_id: complaint.id }, now);
  return { reference, state: result };
}
