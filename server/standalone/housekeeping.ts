import type { Kysely } from "kysely";
import { DatabaseUnavailable } from "./db/database-unavailable.ts";
import type { Tables } from "./db/tables.ts";
import * as outdated from "./domain/delete-outdated.ts";
import { expireOrders } from "./domain/orders/expire.ts";
import { deleteOldFiles } from "./email/email-files.ts";
import type { Mailer } from "./email/mailer.ts";
import { deleteOldAnswers } from "./idempotency-store.ts";
import type { Log } from "./log.ts";

/** In milliseconds. */
const hour = 3_600_000;
/** Less than the timer's interval, because the timer may fire a little early. */
const eachRound = 25_000;

export interface Job {
  readonly name: string;
  /** In milliseconds, from one run to the next. */
  readonly every: number;
  /**
   * Works on this process's files, so each process runs it. Other jobs run in one of the processes that share a
   * database.
   */
  readonly isLocal?: true;
  /** Returns how many rows or files it changed or deleted. Idempotent: a second run finds nothing to do. */
  run(now: Date): Promise<number>;
}

interface JobParts {
  readonly db: Kysely<Tables>;
  readonly mailer: Pick<Mailer, "wake">;
  /** The folder of e-mails written as files; null: none. */
  readonly outboxDir: string | null;
}

/** All background clean-up jobs, in this order. Retention periods of personal data: `domain/retention.ts`. */
export function housekeepingJobs({ db, mailer, outboxDir }: JobParts): readonly Job[] {
  const deleting = (name: string, deletion: outdated.Deletion): Job => ({
    name,
    every: hour,
    run: (now) => outdated.deleteOutdated(db, deletion, now),
  });
  const jobs: readonly Job[] = [
    {
      name: "unpaid-orders",
      every: eachRound,
      async run(now) {
        const expired = await expireOrders(db, now);
        if (expired > 0) await mailer.wake();
        return expired;
      },
    },
    { name: "kept-answers", every: hour, run: (now) => deleteOldAnswers(db, now) },
    deleting("guest-carts", outdated.deleteUnusedGuestCarts),
    deleting("used-links", outdated.deleteUsedLinks),
    deleting("ended-sessions", outdated.deleteEndedSessions),
    deleting("email-changes", outdated.deleteEmailChanges),
    deleting("unconfirmed-subscribers", outdated.deleteUnconfirmedSubscribers),
    // After the addresses that they belong to.
    deleting("ended-consents", outdated.deleteEndedConsents),
    deleting("unconfirmed-ratings", outdated.deleteUnconfirmedRatings),
    deleting("decided-reports", outdated.deleteDecidedReports),
    deleting("old-orders", outdated.anonymiseOrders),
  ];
  if (outboxDir === null) return jobs;
  return [
    ...jobs,
    { name: "outbox-files", every: hour, isLocal: true, run: (now) => deleteOldFiles(outboxDir, now) },
  ];
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly log: Log;
  readonly jobs: readonly Job[];
}

/** Runs the due jobs one after another, each time it is woken. A failed job runs again at its next time. */
export function openHousekeeping({ db, clock, log, jobs }: Parts): {
  wake(): void;
  settled(): Promise<void>;
} {
  /** When this process last tried a job, by its name. */
  const tried = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();

  /** A clock set back makes a job due, too. */
  function isDue({ name, every }: Job, now: Date): boolean {
    const last = tried.get(name);
    return last === undefined || Math.abs(now.getTime() - last) >= every;
  }

  async function attempt(job: Job, now: Date): Promise<void> {
    tried.set(job.name, now.getTime());
    try {
      if (!job.isLocal && !(await claim(db, job, now))) return;
      const count = await job.run(now);
      if (count > 0) log.info("standalone.housekeeping", { job: job.name, count });
    } catch (error) {
      // The outage was logged once already.
      if (error instanceof DatabaseUnavailable) return;
      log.error("standalone.housekeeping-failed", { job: job.name }, error);
    }
  }

  async function round(): Promise<void> {
    const now = clock();
    for (const job of jobs) {
      if (isDue(job, now)) await attempt(job, now);
    }
  }

  return {
    wake() {
      running = running.then(round);
    },
    settled: () => running,
  };
}

/**
 * Whether this process runs the job this time. Processes claim a job one after another by locking its row. The lock is
 * not held during the job, because the embedded database has one connection.
 */
async function claim(db: Kysely<Tables>, { name, every }: Job, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto("housekeeping")
    .values({ job: name, began_at: now })
    .onConflict((on) =>
      on
        .column("job")
        .doUpdateSet({ began_at: now })
        .where((eb) =>
          eb.or([
            eb("housekeeping.began_at", "<=", new Date(now.getTime() - every)),
            eb("housekeeping.began_at", ">=", new Date(now.getTime() + every)),
          ]),
        ),
    )
    .returning("job")
    .executeTakeFirst();
  return claimed !== undefined;
}
