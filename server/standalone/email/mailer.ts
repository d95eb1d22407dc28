import type { Kysely } from "kysely";
import { DatabaseUnavailable, retryWhileUnavailable } from "#standalone/db/database-unavailable.ts";
import type { Tables } from "#standalone/db/tables.ts";
import {
  deliverBySmtp,
  deliverToFolder,
  deliverToMemory,
  type Envelope,
  type OutboxMessage,
} from "./deliver.ts";
import { fileTime } from "./email-files.ts";
import { followEmail, isEmailKind, writeEmail } from "./email-kinds.ts";
import {
  claimEmails,
  dropEmail,
  markFailed,
  markSent,
  type QueuedEmail,
} from "#standalone/outbox/email-queue.ts";
import type { Email } from "./email.ts";
import { watchDisk } from "#standalone/db/disk.ts";
import type { Log } from "#standalone/log.ts";

export interface Mailer {
  /**
   * Sends the e-mails that are due. Never throws: a failed one is tried again later. A caller waits for files and
   * memory, but not for a mail server.
   */
  wake(): Promise<void>;
  /** E-mails stored in memory, oldest first, after those being sent. */
  outbox(): Promise<readonly OutboxMessage[]>;
  /** Waits for e-mails being sent, and sends no more. */
  close(): Promise<void>;
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly clock: () => Date;
  readonly smtpUrl: string | null;
  readonly outboxDir: string | null;
}

/** E-mails sent to a mail server at once. Files are written one by one, in the order of the e-mails. */
const connections = 5;

/** Sends e-mails to `smtpUrl`; without it writes `.eml` files to `outboxDir`; without that stores them in memory. */
export function openMailer({ db, log, clock, smtpUrl, outboxDir }: Parts): Mailer {
  const kept: OutboxMessage[] = [];
  const deliver = smtpUrl
    ? deliverBySmtp(smtpUrl)
    : outboxDir
      ? deliverToFolder(outboxDir, watchDisk("outbox", log))
      : deliverToMemory(kept);
  const atOnce = smtpUrl ? connections : 1;
  /** E-mails that were sent while the database became unavailable, so that this could not be recorded. */
  const unrecorded = new Set<number>();
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  return {
    async wake() {
      // Rounds run one after another; callers that come during a round share the next one.
      if (!next) {
        next = last.then(() => {
          next = null;
          return round();
        });
        last = next;
      }
      if (!smtpUrl) await next;
    },
    async outbox() {
      await last;
      return kept;
    },
    async close() {
      isClosed = true;
      await last;
    },
  };

  async function round(): Promise<void> {
    try {
      while (!isClosed) {
        const emails = await retryWhileUnavailable(() => claimEmails(db, atOnce, clock()));
        if (emails.length === 0) return;
        await Promise.all(emails.map(attempt));
      }
    } catch (error) {
      // The outage was logged once already, and the next round continues.
      if (!(error instanceof DatabaseUnavailable)) log.error("standalone.mail-failed", {}, error);
    }
  }

  async function attempt(queued: QueuedEmail): Promise<void> {
    const { id, kind, order_id, attempts } = queued;
    const stored = { ...queued.data, order_id };
    try {
      if (!isEmailKind(kind)) throw new Error(`Unknown kind of e-mail: ${kind}.`);
      if (!unrecorded.has(id)) {
        const email = await retryWhileUnavailable(() => writeEmail({ db }, kind, { stored, now: clock() }));
        if (!email) return await retryWhileUnavailable(() => dropEmail(db, queued));
        await deliver(email, envelopeOf(queued, email), clock());
        unrecorded.add(id);
      }
      const now = clock();
      await retryWhileUnavailable(() =>
        markSent(db, queued, { now, follow: (trx) => followEmail(trx, kind, { stored, now }) }),
      );
      unrecorded.delete(id);
    } catch (error) {
      const isDead = await recordFailure(queued, error);
      const event = isDead ? "standalone.mail-dead" : "standalone.mail-failed";
      log.error(event, { email: id, kind, attempts }, error);
    }
  }

  async function recordFailure(queued: QueuedEmail, error: unknown): Promise<boolean> {
    const reason = error instanceof Error ? error.message : String(error);
    try {
      return await retryWhileUnavailable(() => markFailed(db, queued, { reason, now: clock() }));
    } catch {
      // The time of the next attempt was set when this one began.
      return false;
    }
  }
}

/** Built from values that never change, so that mail programs recognize an e-mail that two processes sent as one. */
function envelopeOf({ id, kind, created_at }: QueuedEmail, { from, name }: Email): Envelope {
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    messageId: `<${id}.${created_at.getTime()}@${domain}>`,
    file: `${fileTime(created_at)}-${id}-${name ?? kind}.eml`,
  };
}
