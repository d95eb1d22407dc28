import type { Transaction } from "kysely";
import type { ReportDecision } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { nextNumber } from "#standalone/domain/documents/issue-documents.ts";
import { writeLog, type Acting } from "#standalone/domain/staff/log.ts";
import { dayInPrague } from "#standalone/domain/theatre/prague.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { notFound, Refusal } from "#standalone/refusal.ts";
import type { ReportInput } from "#standalone/schemas/rating-report.ts";

const series = "OH";

/**
 * Records a notice of an illegal rating and confirms it if it has an address (art. 16 (4) of Regulation (EU)
 * 2022/2065).
 * @throws Refusal 404 if no such rating is published.
 */
export async function reportRating(
  trx: Transaction<Tables>,
  { ratingId, input, now }: { ratingId: number; input: ReportInput; now: Date },
): Promise<void> {
  const rating = await trx
    .selectFrom("ratings")
    .select("id")
    .where("id", "=", ratingId)
    .where("published_at", "is not", null)
    // Makes a removal, which decides all open reports of the rating, wait.
    .forUpdate()
    .executeTakeFirst();
  if (!rating) throw notFound();
  const { good_faith: _, ...fields } = input;
  const reference = await nextNumber(trx, series, dayInPrague(now));
  const { id, email } = await trx
    .insertInto("rating_reports")
    .values({ ...fields, rating_id: ratingId, reference, received_at: now })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
  if (email !== null) await enqueueEmail(trx, "rating-report-receipt", { report_id: id }, now);
  await enqueueEmail(trx, "rating-report-notice", { report_id: id }, now);
}

interface Deciding extends Acting {
  readonly id: number;
  readonly decision: ReportDecision;
  /** Both sides get it. */
  readonly grounds: string;
}

/**
 * Decides a report once. A removal hides the rating, decides every open report of it, and its author gets the reasons
 * (art. 16 (5) and 17 of Regulation (EU) 2022/2065).
 * @throws Refusal 404 for an unknown report; 409 `report_decided` with the decision as its value.
 */
export async function decideReport(
  trx: Transaction<Tables>,
  { id, decision, grounds, who, now }: Deciding,
): Promise<void> {
  const reports = trx.selectFrom("rating_reports").select(["rating_id", "decision"]).where("id", "=", id);
  const { rating_id } = (await reports.executeTakeFirst()) ?? {};
  // The rating first, so that two reports of it are decided one after the other.
  if (rating_id !== undefined)
    await trx.selectFrom("ratings").select("id").where("id", "=", rating_id).forUpdate().execute();
  const report = await reports.forUpdate().executeTakeFirst();
  if (!report) throw notFound();
  if (report.decision) throw new Refusal(409, "report_decided", { value: report.decision });
  const decided = await trx
    .updateTable("rating_reports")
    .set({ decision, grounds, decided_at: now })
    .where("decision", "is", null)
    .where((eb) => (decision === "removed" ? eb("rating_id", "=", report.rating_id) : eb("id", "=", id)))
    .returning(["id", "email"])
    .execute();
  const subject = `rating ${report.rating_id}`;
  await writeLog(trx, { who, now, action: `rating.${decision}`, subject, detail: { report: id, grounds } });
  for (const item of decided) {
    if (item.email !== null) await enqueueEmail(trx, "rating-report-decided", { report_id: item.id }, now);
  }
  if (decision === "kept") return;
  const removed = await trx
    .updateTable("ratings")
    .set({ published_at: null, removed_at: now })
    .where("id", "=", report.rating_id)
    .where("removed_at", "is", null)
    .returning("email")
    .executeTakeFirst();
  if (removed?.email) await enqueueEmail(trx, "rating-removed", { report_id: id }, now);
}
