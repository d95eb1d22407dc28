import { inTransaction } from "#standalone/db/in-transaction.ts";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { createApi } from "./api.ts";
import type { Staff } from "./app.ts";
import type { TheatreContent } from "./content/theatre.ts";
import { openBusinessRegister } from "./domain/customers/business-register.ts";
import { currentVersions } from "./domain/legal/versions.ts";
import { migrate } from "./db/migrate.ts";
import { openPglite, type OpenedDatabase } from "./db/open-pglite.ts";
import { openPostgres, type DatabaseLimits } from "./db/open-postgres.ts";
import { writeContent, type Written } from "#standalone/seed/write-content.ts";
import { sentenceOf } from "#standalone/seed/kept-evenings.ts";
import type { Tables } from "./db/tables.ts";
import type { OutboxMessage } from "./email/deliver.ts";
import { openMailer, type Mailer } from "./email/mailer.ts";
import type { FeesVat } from "./domain/orders/totals.ts";
import { openSearch } from "./domain/search/search-site.ts";
import { housekeepingJobs, openHousekeeping } from "./housekeeping.ts";
import { freeBytes } from "./db/disk.ts";
import type { Log } from "./log.ts";

export interface StandaloneOptions {
  readonly content: TheatreContent;
  /** Directory of the embedded database; null: in memory. */
  readonly dataDir: string | null;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** For that server; ten connections and ten seconds by default. */
  readonly databaseLimits?: DatabaseLimits;
  /** Origin under which visitors reach this process; null: the request's, or the site's when called in-process. */
  readonly publicOrigin?: string | null;
  readonly smtpUrl: string | null;
  /** Without `smtpUrl`: directory for e-mails as `.eml` files; null: stored in memory, see outbox(). */
  readonly outboxDir: string | null;
  /** False: this process sends no e-mail and cleans nothing up; true by default. */
  readonly hasJobs?: boolean;
  /** Who may call `/api/admin/…`; without it the routes do not exist. */
  readonly staff?: readonly Staff[];
  /** URL of a company register with the API of ARES (lookup by IČO); null: the companies of the demo data. */
  readonly aresUrl?: string | null;
  /** For tests: an answer that does not match the API's description is an error. */
  readonly verifiesAnswers?: boolean;
  /** Whether fees have a tax rate of their own (the default) or that of the goods. */
  readonly feesVat?: FeesVat;
  /** Percent; of evenings that are put on sale from now on. The reduced rate of § 47 ZDPH by default. */
  readonly ticketVat?: number;
  readonly clock: () => Date;
  /** Calls back at an interval of milliseconds until the returned function is called; the default is a real timer. */
  readonly every?: (milliseconds: number, act: () => void) => () => void;
  readonly log: Log;
  /** A result of dump(): a new embedded database starts from it, which is much quicker than an empty start. */
  readonly loadDataDir?: Blob;
  /** An open database to use instead of opening one; it is closed with the standalone back office. */
  readonly database?: OpenedDatabase;
  /** Number of retries, one per second, while another process has the database open. */
  readonly lockTries?: number;
  /** Where this process serves the site, for the message of a process that waits for its database. Null: unknown. */
  readonly address?: string | null;
}

export interface Standalone {
  fetch(request: Request): Promise<Response>;
  /**
   * Waiting work and orders, by the names of the site's metrics, and whether the database answered within a second. If
   * it did not, only the free space of `dataDir` is known.
   */
  figures(): Promise<Readonly<Record<string, number>>>;
  /** Waits for answers and e-mails under way, and closes the database. */
  close(): Promise<void>;
  /**
   * Writes another content of the theatre, and answers from it. If something is in the way, throws it and changes
   * nothing.
   */
  write(content: TheatreContent): Promise<Written>;
  /** The embedded database as a Blob for `loadDataDir`. */
  dump(): Promise<Blob>;
  /** The first customer of the demonstration, to sign in as; null: not a demonstration. */
  readonly customer: { readonly email: string; readonly password: string } | null;
  /** E-mails stored in memory, oldest first, after the timer's current work. */
  outbox(): Promise<readonly OutboxMessage[]>;
}

export { runEmailCommand } from "./email/email-command.ts";
export { priceOf } from "./routes.ts";

/**
 * Loads the modules that are imported at their use. Another build or an installation may delete their files while the
 * process runs, so it loads all of them before it listens.
 */
export async function loadLater(): Promise<void> {
  await Promise.all([
    import("./pdf/draw-leaflet.ts"),
    import("./pdf/gift-voucher/draw-voucher.ts"),
    import("./pdf/tax-document/draw-tax-document.ts"),
    import("./pdf/ticket/draw-tickets.ts"),
    import("nodemailer"),
  ]);
}

/** Opens the standalone back office: migrates and seeds the database, and exposes the HTTP API as one fetch function. */
export async function openStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { clock, log, ticketVat } = options;
  const database =
    options.database ??
    (options.databaseUrl
      ? await openPostgres(options.databaseUrl, log, options.databaseLimits)
      : await openPglite(options.dataDir, options.loadDataDir, log, options));
  const db = new Kysely<Tables>({ dialect: database.dialect });

  async function close(): Promise<void> {
    await db.destroy();
    await database.close();
  }

  let { content } = options;
  const isShared = options.databaseUrl !== null;
  async function write(next: TheatreContent, isSignalled: boolean): Promise<Written> {
    const written = await writeContent(db, { content: next, now: clock(), ticketVat, isSignalled, isShared });
    await inTransaction(db, (trx) => currentVersions(trx, clock()));
    if (written.outcome === "differs") log.warn("theatre.differs", { hint: differs });
    if (written.outcome === "written")
      for (const evening of written.kept)
        log.warn("theatre.kept", { evening: evening.id, hint: sentenceOf(evening) });
    return written;
  }

  try {
    await migrate(db, database.place);
    await write(content, false);
  } catch (error) {
    await close();
    throw error;
  }
  const { publicOrigin = null, staff = [], feesVat = "own" } = options;
  const { smtpUrl, outboxDir, hasJobs = true } = options;
  const mailer = hasJobs ? openMailer({ db, log, clock, smtpUrl, outboxDir }) : sendsNothing;
  const jobs = housekeepingJobs({ db, mailer, outboxDir: smtpUrl ? null : outboxDir });
  const housekeeping = openHousekeeping({ db, clock, log, jobs: hasJobs ? jobs : [] });
  if (!hasJobs) log.warn("standalone.jobs-off", {});
  const stopRounds = (options.every ?? everyRealTime)(30_000, () => {
    // E-mails left by a failure, or by a process that died.
    void mailer.wake();
    housekeeping.wake();
  });
  void mailer.wake();
  const registerOf = (demo: TheatreContent["demo"]) =>
    openBusinessRegister({ url: options.aresUrl ?? null, demo, log });
  const businessRegister = { find: (ico: string) => registerOf(content.demo).find(ico) };
  const search = openSearch(db, clock);
  const api = createApi({
    db,
    isDemo: content.demo !== null,
    picture: (folder, file) => content.picture(folder, file),
    search,
    clock,
    log,
    mailer,
    sendsEmails: smtpUrl !== null || content.demo !== null,
    businessRegister,
    publicOrigin,
    staff,
    feesVat,
    verifiesAnswers: options.verifiesAnswers,
  });
  const underWay = new Set<Promise<Response>>();
  return {
    async fetch(request) {
      const answering = Promise.resolve(api.fetch(request));
      underWay.add(answering);
      const leave = () => underWay.delete(answering);
      answering.then(leave, leave);
      return answering;
    },
    async figures() {
      const [disk, emails] = await Promise.all([
        withinSecond(diskFigures(options.dataDir), {}),
        withinSecond(emailFigures(db, clock()), databaseAway),
      ]);
      return { ...disk, ...emails };
    },
    dump: database.dump,
    async outbox() {
      await housekeeping.settled();
      return mailer.outbox();
    },
    get customer() {
      return content.demo?.customers[0] ?? null;
    },
    async write(next) {
      const written = await write(next, true);
      content = next;
      search.outdate();
      return written;
    },
    async close() {
      stopRounds();
      await housekeeping.settled();
      // Callers may be gone, but the database still reads for them.
      await Promise.allSettled(underWay);
      await mailer.close();
      await close();
    },
  };
}

const differs =
  "the database has the content of another folder and keeps it; if this folder is the right one, send SIGHUP to this process";

type Figures = Readonly<Record<string, number>>;

const databaseAway = { opona_database_up: 0 };

function withinSecond(figures: Promise<Figures>, otherwise: Figures): Promise<Figures> {
  return Promise.race([figures.catch(() => otherwise), setTimeout(1_000, otherwise, { ref: false })]);
}

async function diskFigures(dataDir: string | null): Promise<Figures> {
  const free = dataDir === null ? null : await freeBytes(dataDir);
  return free === null ? {} : { opona_data_dir_free_bytes: free };
}

async function emailFigures(db: Kysely<Tables>, now: Date): Promise<Figures> {
  const { rows } = await sql<{ waiting: number; seconds: number; dead: number; orders: number }>`
    select count(*) filter (where sent_at is null and dead_at is null)::int as waiting,
      coalesce(extract(epoch from ${now}::timestamptz
        - min(created_at) filter (where sent_at is null and dead_at is null)), 0)::float as seconds,
      count(*) filter (where dead_at is not null)::int as dead,
      (select count(*) from orders)::int as orders
    from emails`.execute(db);
  const { waiting = 0, seconds = 0, dead = 0, orders = 0 } = rows[0] ?? {};
  return {
    opona_database_up: 1,
    opona_emails_waiting: waiting,
    opona_emails_oldest_seconds: Math.max(0, seconds),
    opona_emails_dead: dead,
    opona_orders: orders,
  };
}

/** E-mails wait in the database for a process with jobs. */
const sendsNothing: Mailer = { wake: async () => {}, outbox: async () => [], close: async () => {} };

function everyRealTime(milliseconds: number, act: () => void): () => void {
  const timer = setInterval(act, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
