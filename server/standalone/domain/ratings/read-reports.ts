import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { readTitles } from "#standalone/domain/content/titles.ts";

/** A report with its rating; undefined if either does not exist. */
export async function readReport(db: Kysely<Tables>, id: number) {
  const [report] = await reportsOf(db, id);
  return report;
}

/** Undecided reports, the oldest first. */
export async function listOpenReports(db: Kysely<Tables>) {
  const open = (await reportsOf(db)).filter(({ decision }) => decision === null);
  return open.map((report) => {
    const { id, reference, reason, explanation, name, email, received_at, rating_id, title, stars, text } =
      report;
    const rating = { id: rating_id, title, stars, text, name: report.author };
    return {
      id,
      reference,
      received_at: received_at.toISOString(),
      reason,
      explanation,
      name,
      email,
      rating,
    };
  });
}

async function reportsOf(db: Kysely<Tables>, id?: number) {
  const rows = await db
    .selectFrom("rating_reports as report")
    .innerJoin("ratings as rating", "rating.id", "report.rating_id")
    .selectAll("report")
    .select(["rating.stars", "rating.text", "rating.production_slug", "rating.written_at"])
    .select(["rating.name as author", "rating.email as author_email"])
    .$if(id !== undefined, (query) => query.where("report.id", "=", id ?? 0))
    .orderBy("report.received_at")
    .orderBy("report.id")
    .execute();
  const titles = await readTitles(
    db,
    rows.map((row) => row.production_slug),
  );
  return rows.map((row) => ({
    ...row,
    title: titles.get(row.production_slug)?.title ?? row.production_slug,
  }));
}
