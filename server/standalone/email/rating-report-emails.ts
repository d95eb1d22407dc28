import type { ReportReason } from "#standalone/db/column-values.ts";
import { moment } from "#standalone/domain/orders/czech-text.ts";
import { readReport } from "#standalone/domain/ratings/read-reports.ts";
import type { Email } from "./email.ts";
import { fromTemplate } from "./from-template.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";

// The e-mails that art. 16 and 17 of Regulation (EU) 2022/2065 require about a reported rating.

interface OfReport {
  readonly report_id: number;
}

type Report = NonNullable<Awaited<ReturnType<typeof readReport>>>;

const reasons: Readonly<Record<ReportReason, string>> = {
  insult: "uráží někoho nebo o něm lže",
  hate: "podněcuje k nenávisti nebo násilí",
  privacy: "zveřejňuje cizí osobní údaje",
  copyright: "porušuje autorská práva",
  advertising: "je to reklama nebo podvodné hodnocení",
  children: "souvisí se sexuálním zneužíváním dětí",
  other: "jiný důvod",
};

/** To the notifier, at once. */
export async function reportReceiptEmail(office: Office, { report_id }: OfReport): Promise<Email | null> {
  const report = await readReport(office.db, report_id);
  if (!report?.email) return null;
  return fromTemplate(office, "rating-report-receipt", { to: report.email, values: valuesOf(report) });
}

/** To the theatre. */
export async function reportNoticeEmail(office: Office, { report_id }: OfReport): Promise<Email | null> {
  const report = await readReport(office.db, report_id);
  if (!report) return null;
  const notifier = [report.name, report.email].filter(Boolean).join(", ");
  const values = { ...valuesOf(report), ratingId: report.rating_id, notifier };
  return fromTemplate(office, "rating-report-notice", { to: null, values });
}

/** To the notifier: the decision, its reasons and the ways of redress. */
export async function reportDecidedEmail(office: Office, { report_id }: OfReport): Promise<Email | null> {
  const report = await readReport(office.db, report_id);
  if (!report?.email || report.grounds === null) return null;
  const { reference, email: to, decision, grounds } = report;
  const values = { reference, grounds, removed: decision === "removed" };
  return fromTemplate(office, "rating-report-decided", { to, values });
}

/** To the author of a removed rating: what happened, why and the ways of redress, but not who reported it. */
export async function ratingRemovedEmail(office: Office, { report_id }: OfReport): Promise<Email | null> {
  const report = await readReport(office.db, report_id);
  if (!report?.author_email || report.decision !== "removed" || report.grounds === null) return null;
  const { author_email: to, title, text, grounds, reason, written_at, decided_at } = report;
  const decided = decided_at && moment(decided_at);
  const values = { title, text, grounds, reason: reasons[reason], written: moment(written_at), decided };
  return fromTemplate(office, "rating-removed", { to, values });
}

function valuesOf({ reference, received_at, title, stars, text, author, reason, explanation }: Report) {
  return {
    reference,
    title,
    stars,
    text,
    explanation,
    received: moment(received_at),
    author: author ?? "beze jména",
    reason: reasons[reason],
  };
}
