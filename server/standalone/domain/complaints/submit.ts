import { sql, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { addDays, dayInPrague } from "#standalone/domain/theatre/prague.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import type { ComplaintInput } from "#standalone/schemas/complaint.ts";

/** Days to settle a complaint: § 19 (3) of Act 634/1992. */
const daysToSettle = 30;

/**
 * Records a complaint and queues its e-mails, also for an unknown order: a person looks at it, and the answer does not
 * reveal whether the order exists.
 */
export async function submitComplaint(
  trx: Transaction<Tables>,
  { input, userId, now }: { input: ComplaintInput; userId: number | null; now: Date },
) {
  const order = await trx
    .selectFrom("orders")
    .select("id")
    .where(({ eb, fn, val }) =>
      eb.and([
        eb(fn<string>("upper", ["code"]), "=", fn<string>("upper", [val(input.order)])),
        eb(fn<string>("lower", ["email"]), "=", fn<string>("lower", [val(input.email)])),
      ]),
    )
    .executeTakeFirst();
  const { nextval: id } = (
    await sql<{ nextval: number }>`select nextval(pg_get_serial_sequence('complaints', 'id'))`.execute(trx)
  ).rows[0] ?? { nextval: 0 };
  const { order: order_code, ...fields } = input;
  const today = dayInPrague(now);
  const row = {
    ...fields,
    id,
    order_code,
    reference: `R${today.slice(2, 4)}-${String(id).padStart(5, "0")}`,
    user_id: userId,
    order_id: order?.id ?? null,
    received_at: now,
    decide_by: addDays(today, daysToSettle),
  };
  await trx.insertInto("complaints").values(row).execute();
  await enqueueEmail(trx, "complaint-receipt", { complaint_id: id }, now);
  await enqueueEmail(trx, "complaint-notice", { complaint_id: id }, now);
  return { reference: row.reference, received_at: now.toISOString(), decide_by: row.decide_by };
}
