import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { retryWhileUnavailable } from "#server/demo-backend/db/database-unavailable.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import {
  markEmailSent,
  releaseEmail,
  claimEmail,
  pendingEmails,
} from "#server/demo-backend/email/voucher-email-queue.ts";
import { voucherEmailOf } from "#server/demo-backend/email/voucher-email.ts";
import { confirmationOf, type Email } from "#server/demo-backend/email/order-confirmation.ts";
import type { OrderRow } from "#server/demo-backend/domain/orders/read-summary.ts";
import type { DemoLog } from "#server/demo-backend/log.ts";

/** A message that was stored in memory instead of being sent. `raw` is the whole RFC 5322 text. */
export interface OutboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly raw: string;
}

export interface Mailer {
  /** Sends the confirmation of an order. Never throws: an order is valid without its e-mail. */
  confirm(order: OrderRow): Promise<void>;
  /** Sends an e-mail without an order; `name`: part of its file name. Never throws, and is not retried. */
  post(email: Email, name: string): Promise<void>;
  /** Sends the gift vouchers of a paid order if their e-mail is still pending. Never throws: failures are retried. */
  sendVouchers(orderId: number): Promise<void>;
  /** Sends pending voucher e-mails, at most 20: those left by a failure or by a process that died. */
  sendWaiting(): Promise<void>;
  /** E-mails stored in memory, oldest first. */
  outbox(): Promise<readonly OutboxMessage[]>;
  /** Waits for e-mails being sent. */
  settle(): Promise<void>;
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly log: DemoLog;
  readonly clock: () => Date;
  readonly smtpUrl: string | null;
  readonly outboxDir: string | null;
}

/** Sends e-mails to `smtpUrl`; without it writes `.eml` files to `outboxDir`; without that stores them in memory. */
export function openMailer(parts: Parts): Mailer {
  const { db, log, smtpUrl } = parts;
  const kept: OutboxMessage[] = [];
  const onTheirWay = new Set<Promise<void>>();

  return {
    async confirm(order) {
      await underway({ order: order.id }, deliverConfirmation(order));
    },
    post: (email, name) => underway({ letter: name }, deliver(email, name, parts.clock())),
    sendVouchers: (orderId) => underway({ order: orderId }, deliverVouchers(orderId)),
    async sendWaiting() {
      for (const orderId of await pendingEmails(db, parts.clock())) {
        await underway({ order: orderId }, deliverVouchers(orderId));
      }
    },
    async outbox() {
      await Promise.all(onTheirWay);
      return kept;
    },
    async settle() {
      await Promise.all(onTheirWay);
    },
  };

  async function underway(of: Readonly<Record<string, string | number>>, work: Promise<void>): Promise<void> {
    const sending = work.catch((error: unknown) => log.error("demo-backend.mail-failed", of, error));
    onTheirWay.add(sending);
    void sending.finally(() => onTheirWay.delete(sending));
    // A response does not wait for a mail server, but a file is written before the response.
    if (!smtpUrl) await sending;
  }

  async function deliverConfirmation(order: OrderRow): Promise<void> {
    await deliver(await retryWhileUnavailable(() => confirmationOf(db, order)), order.code, order.created_at);
  }

  async function deliverVouchers(orderId: number): Promise<void> {
    if (!(await claimEmail(db, orderId, parts.clock()))) return;
    try {
      const email = await voucherEmailOf(db, orderId, parts.clock());
      await deliver(email, `${email.code}-poukazy`, parts.clock());
    } catch (error) {
      await retryWhileUnavailable(() => releaseEmail(db, orderId));
      throw error;
    }
    // An e-mail that was sent but not marked as sent would be sent again.
    await retryWhileUnavailable(() => markEmailSent(db, orderId, parts.clock()));
  }

  async function deliver(email: Email, name: string, date: Date): Promise<void> {
    if (smtpUrl) return send(smtpUrl, email);
    const raw = await write(email, date);
    if (parts.outboxDir) await keepAsFile(parts.outboxDir, `${fileTime(parts.clock())}-${name}.eml`, raw);
    else kept.push({ to: email.to, subject: email.subject, text: email.text, raw: raw.toString("utf8") });
  }
}

async function send(smtpUrl: string, email: Email): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.sendMail(mailOf(email));
  } finally {
    transport.close();
  }
}

async function write(email: Email, date: Date): Promise<Buffer> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail({ ...mailOf(email), date });
  if (!Buffer.isBuffer(message)) throw new TypeError("The message is no buffer.");
  return message;
}

async function keepAsFile(directory: string, name: string, raw: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, name), raw);
}

function fileTime(now: Date): string {
  return now.toISOString().replace(/[:.]/g, "-");
}

function mailOf({ attachments = [], from, to, subject, text }: Email) {
  return { from, to, subject, text, attachments: [...attachments] };
}
