import type { Transaction } from "kysely";
import { z } from "zod";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { markVouchersSent } from "#server/demo-backend/domain/gift-vouchers/issue-vouchers.ts";
import {
  alreadyRegisteredEmail,
  passwordChangedEmail,
  passwordLinkEmail,
  welcomeEmail,
} from "./account-emails.ts";
import { orderCancelledEmail, orderExpiredEmail, orderRefundedEmail } from "./closing-emails.ts";
import { confirmationOf, type Email } from "./order-confirmation.ts";
import { complaintClosedEmail, complaintNoticeEmail, complaintReceiptEmail } from "./complaint-emails.ts";
import { documentEmail } from "./document-email.ts";
import { emailChangeLinkEmail, emailChangeNoticeEmail } from "./email-change-emails.ts";
import { newsletterConfirmationEmail, newsletterWelcomeEmail } from "./newsletter-emails.ts";
import { ratedBeforeEmail, ratingLinkEmail } from "./rating-email.ts";
import { orderPaidEmail, orderReadyEmail, orderShippedEmail, paymentLinkEmail } from "./order-emails.ts";
import { orderNoticeEmail } from "./order-notice.ts";
import {
  ratingRemovedEmail,
  reportDecidedEmail,
  reportNoticeEmail,
  reportReceiptEmail,
} from "./rating-report-emails.ts";
import type { Office } from "./sender.ts";
import { voucherEmailOf } from "./voucher-email.ts";
import { withdrawalNotice, withdrawalReceipt } from "./withdrawal-emails.ts";

interface EmailKind<Data> {
  /** What a queued e-mail knows. Links with a secret are not part of it: the secret is created by `write`. */
  readonly data: z.ZodType<Data>;
  /** Writes the e-mail when it is sent; null where there is nothing to tell any more. */
  readonly write: (office: Office, data: Data, now: Date) => Promise<Email | null>;
  /** What is recorded together with "sent". */
  readonly follow?: (trx: Transaction<Tables>, data: Data, now: Date) => Promise<void>;
}

const ofOrder = z.object({ order_id: z.number().int() });
const ofDocument = ofOrder.extend({ number: z.string() });
const ofComplaint = z.object({ complaint_id: z.number().int() });
const ofReport = z.object({ report_id: z.number().int() });
const to = z.string();

/** Every e-mail of the demo backend. Nothing else sends one. */
export const emailKinds = {
  "order-confirmation": kind({ data: ofOrder, write: confirmationOf }),
  "order-notice": kind({ data: ofOrder, write: orderNoticeEmail }),
  "payment-link": kind({ data: ofOrder, write: paymentLinkEmail }),
  "gift-vouchers": kind({
    data: ofOrder,
    write: voucherEmailOf,
    follow: markVouchersSent,
  }),
  "order-paid": kind({ data: ofOrder, write: orderPaidEmail }),
  "order-ready": kind({ data: ofOrder, write: orderReadyEmail }),
  "order-shipped": kind({ data: ofOrder, write: orderShippedEmail }),
  "order-cancelled": kind({
    data: ofOrder.extend({ reason: z.string().nullable() }),
    write: orderCancelledEmail,
  }),
  "order-expired": kind({ data: ofOrder, write: orderExpiredEmail }),
  "order-refunded": kind({
    data: ofOrder.extend({ refund_id: z.number().int() }),
    write: orderRefundedEmail,
  }),
  "tax-document": kind({ data: ofDocument, write: documentEmail("invoice") }),
  "credit-note": kind({ data: ofDocument, write: documentEmail("credit_note") }),
  "complaint-receipt": kind({ data: ofComplaint, write: complaintReceiptEmail }),
  "complaint-notice": kind({ data: ofComplaint, write: complaintNoticeEmail }),
  "complaint-closed": kind({ data: ofComplaint, write: complaintClosedEmail }),
  welcome: kind({ data: z.object({ to, login_url: z.string() }), write: welcomeEmail }),
  "already-registered": kind({
    data: z.object({ to, login_url: z.string(), reset_url: z.string() }),
    write: alreadyRegisteredEmail,
  }),
  "password-link": kind({
    data: z.object({ user_id: z.number().int(), reset_url: z.string() }),
    write: passwordLinkEmail,
  }),
  "password-changed": kind({ data: z.object({ to, at: z.iso.datetime() }), write: passwordChangedEmail }),
  "email-change-link": kind({
    data: z.object({ to, user_id: z.number().int(), confirm_url: z.string() }),
    write: emailChangeLinkEmail,
  }),
  "email-change-notice": kind({
    data: z.object({ to, at: z.iso.datetime() }),
    write: emailChangeNoticeEmail,
  }),
  "rating-link": kind({
    data: z.object({ to, rating_id: z.number().int(), confirm_url: z.string() }),
    write: ratingLinkEmail,
  }),
  "rating-report-receipt": kind({ data: ofReport, write: reportReceiptEmail }),
  "rating-report-notice": kind({ data: ofReport, write: reportNoticeEmail }),
  "rating-report-decided": kind({ data: ofReport, write: reportDecidedEmail }),
  "rating-removed": kind({ data: ofReport, write: ratingRemovedEmail }),
  "newsletter-confirmation": kind({
    data: z.object({ to, confirm_url: z.string() }),
    write: newsletterConfirmationEmail,
  }),
  "newsletter-welcome": kind({ data: z.object({ to }), write: newsletterWelcomeEmail }),
  "withdrawal-receipt": kind({
    data: z.object({ reference: z.string(), summary_url: z.string().nullable() }),
    write: withdrawalReceipt,
  }),
  "withdrawal-notice": kind({ data: z.object({ reference: z.string() }), write: withdrawalNotice }),
  "rated-before": kind({ data: z.object({ to, production: z.string() }), write: ratedBeforeEmail }),
};

/** The data of each kind. */
export type EmailData = {
  [Kind in keyof typeof emailKinds]: z.infer<(typeof emailKinds)[Kind]["data"]>;
};

interface QueuedKind<Data> {
  readonly data: z.ZodType<Data>;
  readonly write: (office: Office, stored: unknown, now: Date) => Promise<Email | null>;
  readonly follow: (trx: Transaction<Tables>, stored: unknown, now: Date) => Promise<void>;
}

function kind<Data>({ data, write, follow }: EmailKind<Data>): QueuedKind<Data> {
  return {
    data,
    write: (office, stored, now) => write(office, data.parse(stored), now),
    follow: async (trx, stored, now) => follow?.(trx, data.parse(stored), now),
  };
}
