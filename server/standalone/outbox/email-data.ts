import { z } from "zod";

const ofOrder = z.object({ order_id: z.number().int() });
const ofDocument = ofOrder.extend({ number: z.string() });
const ofComplaint = z.object({ complaint_id: z.number().int() });
const ofReport = z.object({ report_id: z.number().int() });
const to = z.string();
const time = z.iso.datetime();
/** What happened, for the subject; by default the e-mail's own subject. */
const heading = z.string().nullish();

const schemas = {
  "order-confirmation": ofOrder,
  "order-notice": ofOrder,
  "payment-link": ofOrder,
  "gift-vouchers": ofOrder,
  tickets: ofOrder,
  "order-paid": ofOrder,
  "order-ready": ofOrder,
  "order-shipped": ofOrder,
  "order-cancelled": ofOrder.extend({ reason: z.string().nullable(), heading }),
  "order-expired": ofOrder,
  "order-refunded": ofOrder.extend({ refund_id: z.number().int(), reason: z.string().nullish(), heading }),
  "performance-moved": ofOrder.extend({ performance_id: z.number().int(), before: time, after: time }),
  "resent-orders": z.object({ to, summary_url: z.string().nullable() }),
  "tax-document": ofDocument,
  "credit-note": ofDocument,
  "complaint-receipt": ofComplaint,
  "complaint-notice": ofComplaint,
  "complaint-closed": ofComplaint,
  welcome: z.object({ to, login_url: z.string() }),
  "already-registered": z.object({ to, login_url: z.string(), reset_url: z.string() }),
  "password-link": z.object({ user_id: z.number().int(), reset_url: z.string() }),
  "password-changed": z.object({ to, at: z.iso.datetime() }),
  "email-change-link": z.object({ to, user_id: z.number().int(), confirm_url: z.string() }),
  "email-change-notice": z.object({ to, at: z.iso.datetime() }),
  "rating-link": z.object({ to, rating_id: z.number().int(), confirm_url: z.string() }),
  "rating-report-receipt": ofReport,
  "rating-report-notice": ofReport,
  "rating-report-decided": ofReport,
  "rating-removed": ofReport,
  "newsletter-confirmation": z.object({ to, confirm_url: z.string() }),
  "newsletter-welcome": z.object({ to }),
  "withdrawal-receipt": z.object({ reference: z.string(), summary_url: z.string().nullable() }),
  "withdrawal-notice": z.object({ reference: z.string() }),
  "rated-before": z.object({ to, production: z.string() }),
};

/**
 * The data in the queue for each kind of e-mail. They contain no links with a secret, which is created when the e-mail
 * is written.
 */
export type EmailData = { [Kind in keyof typeof schemas]: z.infer<(typeof schemas)[Kind]> };

export const emailData: { readonly [Kind in keyof EmailData]: z.ZodType<EmailData[Kind]> } = schemas;
