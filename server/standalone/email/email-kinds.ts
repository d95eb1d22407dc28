import type { Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { markVouchersSent } from "#standalone/domain/gift-vouchers/issue-vouchers.ts";
import { emailData, type EmailData } from "#standalone/outbox/email-data.ts";
import {
  alreadyRegisteredEmail,
  emailChangeLinkEmail,
  emailChangeNoticeEmail,
  passwordChangedEmail,
  passwordLinkEmail,
  welcomeEmail,
} from "./account-emails.ts";
import { orderCancelledEmail, orderExpiredEmail, orderRefundedEmail } from "./closing-emails.ts";
import type { Email } from "./email.ts";
import { complaintClosedEmail, complaintNoticeEmail, complaintReceiptEmail } from "./complaint-emails.ts";
import { documentEmail } from "./document-email.ts";
import { newsletterConfirmationEmail, newsletterWelcomeEmail } from "./newsletter-emails.ts";
import { ratedBeforeEmail, ratingLinkEmail } from "./rating-email.ts";
import {
  confirmationOf,
  orderNoticeEmail,
  orderPaidEmail,
  orderReadyEmail,
  orderShippedEmail,
  paymentLinkEmail,
  performanceMovedEmail,
  ticketsEmail,
} from "./order-emails.ts";
import {
  ratingRemovedEmail,
  reportDecidedEmail,
  reportNoticeEmail,
  reportReceiptEmail,
} from "./rating-report-emails.ts";
import { resentOrdersEmail } from "./resent-orders-email.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";
import { voucherEmailOf } from "./voucher-email.ts";
import { withdrawalNotice, withdrawalReceipt } from "./withdrawal-emails.ts";

/** Writes an e-mail when it is sent; null if it is no longer needed. */
type Write<Data> = (office: Office, data: Data, now: Date) => Promise<Email | null>;

/** Every e-mail of the standalone back office. */
export const emailKinds: { readonly [Kind in keyof EmailData]: Write<EmailData[Kind]> } = {
  "order-confirmation": confirmationOf,
  "order-notice": orderNoticeEmail,
  "payment-link": paymentLinkEmail,
  "gift-vouchers": voucherEmailOf,
  tickets: ticketsEmail,
  "order-paid": orderPaidEmail,
  "order-ready": orderReadyEmail,
  "order-shipped": orderShippedEmail,
  "order-cancelled": orderCancelledEmail,
  "order-expired": orderExpiredEmail,
  "order-refunded": orderRefundedEmail,
  "performance-moved": performanceMovedEmail,
  "resent-orders": resentOrdersEmail,
  "tax-document": documentEmail("invoice"),
  "credit-note": documentEmail("credit_note"),
  "complaint-receipt": complaintReceiptEmail,
  "complaint-notice": complaintNoticeEmail,
  "complaint-closed": complaintClosedEmail,
  welcome: welcomeEmail,
  "already-registered": alreadyRegisteredEmail,
  "password-link": passwordLinkEmail,
  "password-changed": passwordChangedEmail,
  "email-change-link": emailChangeLinkEmail,
  "email-change-notice": emailChangeNoticeEmail,
  "rating-link": ratingLinkEmail,
  "rating-report-receipt": reportReceiptEmail,
  "rating-report-notice": reportNoticeEmail,
  "rating-report-decided": reportDecidedEmail,
  "rating-removed": ratingRemovedEmail,
  "newsletter-confirmation": newsletterConfirmationEmail,
  "newsletter-welcome": newsletterWelcomeEmail,
  "withdrawal-receipt": withdrawalReceipt,
  "withdrawal-notice": withdrawalNotice,
  "rated-before": ratedBeforeEmail,
};

export function isEmailKind(name: string): name is keyof EmailData {
  return Object.hasOwn(emailKinds, name);
}

export async function writeEmail<Kind extends keyof EmailData>(
  office: Office,
  kind: Kind,
  { stored, now }: { readonly stored: unknown; readonly now: Date },
): Promise<Email | null> {
  return emailKinds[kind](office, emailData[kind].parse(stored), now);
}

/** Records what follows from an e-mail together with "sent". */
export async function followEmail(
  trx: Transaction<Tables>,
  kind: keyof EmailData,
  { stored, now }: { readonly stored: unknown; readonly now: Date },
): Promise<void> {
  if (kind === "gift-vouchers") await markVouchersSent(trx, emailData[kind].parse(stored), now);
}
