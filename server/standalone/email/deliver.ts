import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DiskWatch } from "#standalone/db/disk.ts";
import type { Email } from "./email.ts";

/** A message that was stored in memory instead of being sent. `raw` is the whole RFC 5322 text. */
export interface OutboxMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
}

/** The same for every attempt to send one e-mail. */
export interface Envelope {
  readonly messageId: string;
  /** Name of the `.eml` file, so that a repeated attempt overwrites it. */
  readonly file: string;
}

type Deliver = (email: Email, envelope: Envelope, date: Date) => Promise<void>;

/**
 * A server that does not answer must not hold up the next e-mails for long. Only after the message itself may it take a
 * minute: a message accepted after the timeout would be sent twice. `SMTP_URL` may set other values.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

export async function openSmtp(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({ url, ...timeouts }, { disableFileAccess: true, disableUrlAccess: true });
}

/** Sends an e-mail to an SMTP server, over a connection of its own. */
export function deliverBySmtp(url: string): Deliver {
  return async (email, { messageId }, date) => {
    const transport = await openSmtp(url);
    try {
      await transport.sendMail({ ...mailOf(email), messageId, date });
    } finally {
      transport.close();
    }
  };
}

/** Writes an e-mail as a file, complete or not at all. */
export function deliverToFolder(folder: string, disk: DiskWatch): Deliver {
  return async (email, { messageId, file }, date) => {
    const raw = await write(email, { messageId, date });
    const part = join(folder, `${file}.part`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(part, raw);
      await rename(part, join(folder, file));
      disk.written();
    } catch (error) {
      disk.refused(error);
      await rm(part, { force: true });
      throw error;
    }
  };
}

/** Stores an e-mail in memory. */
export function deliverToMemory(outbox: OutboxMessage[]): Deliver {
  return async (email, { messageId }, date) => {
    const raw = await write(email, { messageId, date });
    const { to, subject, text, html } = email;
    outbox.push({ to, subject, text, html, raw: raw.toString("utf8") });
  };
}

async function write(email: Email, head: { messageId: string; date: Date }): Promise<Buffer> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail({ ...mailOf(email), ...head });
  if (!Buffer.isBuffer(message)) throw new TypeError("The message is no buffer.");
  return message;
}

function mailOf({ attachments = [], from, to, subject, text, html, headers = {} }: Email) {
  return { from, to, subject, text, html, attachments: [...attachments], headers: { ...headers } };
}
