import { sql, type Transaction } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { addDays, dayInPrague } from "#server/demo-backend/domain/theatre/prague.ts";
import { enqueueEmail } from "#server/demo-backend/email/email-queue.ts";
import type { EnquiryInput } from "#server/demo-backend/schemas/enquiry.ts";

/** Days in which the demo theatre answers; its pages say the same. */
export const daysToReply = 7;

/** Records an enquiry and queues the letters about it: to the theatre, and to the visitor. */
export async function submitEnquiry(trx: Transaction<Tables>, input: EnquiryInput, now: Date) {
  const { nextval: id } = (
    await sql<{ nextval: number }>`select nextval(pg_get_serial_sequence('enquiries', 'id'))`.execute(trx)
  ).rows[0] ?? { nextval: 0 };
  const today = dayInPrague(now);
  const reference = `P${today.slice(2, 4)}-${String(id).padStart(5, "0")}`;
  const reply_by = addDays(today, daysToReply);
  await trx
    .insertInto("enquiries")
    .values({ ...input, id, reference, received_at: now, reply_by })
    .execute();
  await enqueueEmail(trx, "enquiry-notice", { enquiry_id: id }, now);
  await enqueueEmail(trx, "enquiry-receipt", { enquiry_id: id }, now);
  return { reference, received_at: now.toISOString(), reply_by };
}
