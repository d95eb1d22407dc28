import type { Remedy } from "#standalone/db/column-values.ts";
import { complaintForEmail, type EmailedComplaint } from "#standalone/domain/complaints/read-complaints.ts";
import { moment } from "#standalone/domain/orders/czech-text.ts";
import { dayInPrague, daysBetween, longDay } from "#standalone/domain/theatre/prague.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { fromTemplate } from "./from-template.ts";
import type { Values } from "./template.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";

// The e-mails of § 19 of Act 634/1992: the confirmations of a complaint and of its settlement.

interface OfComplaint {
  readonly complaint_id: number;
}

const remedies: Readonly<Record<Remedy, string>> = {
  repair: "oprava",
  replacement: "výměna za nové zboží",
  discount: "přiměřená sleva z ceny",
  withdrawal: "odstoupení od smlouvy a vrácení peněz",
};

/** When it was received, its text, the remedy, and the customer's data. */
export async function complaintReceiptEmail(
  office: Office,
  { complaint_id }: OfComplaint,
): Promise<Email | null> {
  const complaint = await complaintForEmail(office.db, complaint_id);
  if (!complaint) return null;
  const { email: to, reference: name } = complaint;
  return fromTemplate(office, "complaint-receipt", { to, values: valuesOf(complaint), name });
}

/** To the theatre. */
export async function complaintNoticeEmail(
  office: Office,
  { complaint_id }: OfComplaint,
): Promise<Email | null> {
  const complaint = await complaintForEmail(office.db, complaint_id);
  if (!complaint) return null;
  return fromTemplate(office, "complaint-notice", {
    to: null,
    values: valuesOf(complaint),
    name: complaint.reference,
  });
}

/** The date and the manner of the settlement, and how long it took. Null while the complaint is open. */
export async function complaintClosedEmail(
  office: Office,
  { complaint_id }: OfComplaint,
): Promise<Email | null> {
  const complaint = await complaintForEmail(office.db, complaint_id);
  const { result, manner, settled_at: end } = complaint ?? {};
  if (!complaint || !result || !manner || !end) return null;
  const { reference, email: to, item, received_at: start } = complaint;
  const values = {
    reference,
    item,
    manner,
    accepted: result === "accepted",
    receivedDay: longDay(dayInPrague(start)),
    settled: longDay(dayInPrague(end)),
    duration: duration(start, end),
  };
  return fromTemplate(office, "complaint-closed", { to, values, name: reference });
}

function valuesOf(complaint: EmailedComplaint): Values {
  const { reference, order, order_code, summary_url, email, name, phone, item, defect } = complaint;
  return {
    reference,
    item,
    defect,
    order: order_code,
    known: Boolean(order),
    link: order && summary_url && fillTemplate(summary_url, order),
    received: moment(complaint.received_at),
    decideBy: longDay(complaint.decide_by),
    remedy: remedies[complaint.remedy],
    who: [name, email, phone].filter(Boolean).join(", "),
  };
}

function duration(start: Date, end: Date): string {
  const days = daysBetween(dayInPrague(start), dayInPrague(end));
  if (days === 0) return "týž den";
  return `${days}\u00a0${days === 1 ? "den" : days < 5 ? "dny" : "dní"}`;
}
