import { Kysely } from "kysely";
import { createApi } from "./api.ts";
import { openBusinessRegister } from "./domain/customers/business-register.ts";
import { migrate } from "./db/migrate.ts";
import { openPglite } from "./db/open-pglite.ts";
import { openPostgres } from "./db/open-postgres.ts";
import { seed } from "./db/seed.ts";
import type { Tables } from "./db/tables.ts";
import { openMailer, type OutboxMessage } from "./email/mailer.ts";
import type { DemoLog } from "./log.ts";

export interface DemoBackendOptions {
  /** Where the embedded database is kept; null: in memory. */
  readonly dataDir: string | null;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | null;
  /** Where visitors reach this process; null: as the request says, or the same origin when called in the process. */
  readonly publicOrigin?: string | null;
  readonly smtpUrl: string | null;
  /** Without `smtpUrl`: where letters are written as `.eml` files; null: they are kept in memory, see outbox(). */
  readonly outboxDir: string | null;
  /** Bearer of `/api/admin/…` (orders to mark as paid, ratings to publish); null: the routes do not exist. */
  readonly adminToken: string | null;
  /** Where companies are looked up by their number, as ARES answers; null: three of the demo. */
  readonly aresUrl?: string | null;
  readonly clock: () => Date;
  readonly log: DemoLog;
  /** What dump() gave: a new embedded database starts from it, which is much quicker than from nothing. */
  readonly loadDataDir?: Blob;
  /** How often a database that another process has open is tried again, once a second. */
  readonly lockTries?: number;
}

export interface DemoBackend {
  fetch(request: Request): Promise<Response>;
  /** Finishes letters and releases the database. */
  close(): Promise<void>;
  /** The embedded database as a Blob for `loadDataDir`. */
  dump(): Promise<Blob>;
  /** Letters kept in memory, oldest first. */
  outbox(): Promise<readonly OutboxMessage[]>;
}

/** Opens the reference upstream: its database migrated and seeded, its HTTP interface as one fetch function. */
export async function openDemoBackend(options: DemoBackendOptions): Promise<DemoBackend> {
  const { clock, log } = options;
  const database = options.databaseUrl
    ? await openPostgres(options.databaseUrl, log)
    : await openPglite(options.dataDir, options.loadDataDir, log, options.lockTries);
  const db = new Kysely<Tables>({ dialect: database.dialect });

  async function close(): Promise<void> {
    await db.destroy();
    await database.close();
  }

  try {
    await migrate(db);
    await seed(db, clock());
  } catch (error) {
    await close();
    throw error;
  }
  const mailer = openMailer({ db, log, clock, smtpUrl: options.smtpUrl, outboxDir: options.outboxDir });
  // Vouchers are promised within a quarter of an hour: what a mail server refused does not wait for the next order.
  let round = Promise.resolve();
  const tryAgain = () => {
    round = mailer.sendWaiting().catch((error: unknown) => log.error("reference.mail-failed", {}, error));
  };
  const rounds = setInterval(tryAgain, 3 * 60_000);
  rounds.unref();
  tryAgain();
  await round;
  const { publicOrigin = null, adminToken } = options;
  const businessRegister = openBusinessRegister({ url: options.aresUrl ?? null, log });
  const api = createApi({ db, clock, log, mailer, businessRegister, publicOrigin, adminToken });
  return {
    fetch: async (request) => api.fetch(request),
    dump: database.dump,
    outbox: mailer.outbox,
    async close() {
      clearInterval(rounds);
      await round;
      await mailer.settle();
      await close();
    },
  };
}
