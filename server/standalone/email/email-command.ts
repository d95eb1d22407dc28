import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Kysely } from "kysely";
import { openPglite, type OpenedDatabase } from "#standalone/db/open-pglite.ts";
import { openPostgres } from "#standalone/db/open-postgres.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { discardEmails, listUnsent, retryEmails } from "#standalone/outbox/email-queue.ts";

interface Options {
  readonly databaseUrl: string | null;
  readonly dataDir: string | null;
  readonly clock: () => Date;
}

const usage = "Usage: npm run emails -- list | retry [id] | discard [id]";

/**
 * Lists the unsent e-mails, deletes them, or makes failed ones due; the running site sends those within 30 seconds.
 * Returns the lines to print.
 * @throws Error with a message for the operator, for example if the site has the embedded database open.
 */
export async function runEmailCommand(args: readonly string[], options: Options): Promise<readonly string[]> {
  const [verb, id, ...others] = args;
  const isId = id === undefined || /^[1-9]\d{0,8}$/.test(id);
  const isKnown = verb === "list" ? id === undefined : isId && (verb === "retry" || verb === "discard");
  if (others.length > 0 || !isKnown) throw new Error(usage);
  const database = await openDatabase(options);
  const db = new Kysely<Tables>({ dialect: database.dialect });
  try {
    if (verb === "list") return await list(db);
    return verb === "discard" ? await discard(db, id) : await retry(db, id, options.clock());
  } finally {
    await db.destroy();
    await database.close();
  }
}

const silent = { info() {}, warn() {}, error() {} };

async function openDatabase({ databaseUrl, dataDir }: Options): Promise<OpenedDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, silent);
  if (dataDir === null) throw new Error("With DATA_DIR=memory: e-mails exist in the running site only.");
  if (!existsSync(join(dataDir, "database"))) {
    throw new Error(`DATA_DIR: no database in ${resolve(dataDir)}.`);
  }
  return openPglite(dataDir, undefined, silent, { lockTries: 0 });
}

async function list(db: Kysely<Tables>): Promise<readonly string[]> {
  const emails = await listUnsent(db);
  const dead = emails.filter(({ dead_at }) => dead_at !== null).length;
  const rows = emails.map((email) => [
    String(email.id),
    email.dead_at ? "dead" : "waiting",
    email.kind,
    email.code ?? "–",
    `queued ${email.created_at.toISOString()}`,
    email.dead_at ? `dead since ${email.dead_at.toISOString()}` : `next ${email.next_at.toISOString()}`,
    `attempts ${email.attempts}`,
    email.last_error?.split("\n")[0] ?? "",
  ]);
  return [
    ...rows.map((row) => row.join("  ").trimEnd()),
    `Not sent: ${emails.length}. Waiting: ${emails.length - dead}. Dead: ${dead}.`,
  ];
}

async function retry(db: Kysely<Tables>, id: string | undefined, now: Date): Promise<readonly string[]> {
  const ids = await retryEmails(db, id === undefined ? null : Number(id), now);
  if (ids.length === 0) return [id === undefined ? "No e-mail has failed." : `E-mail ${id} has not failed.`];
  return ids.map((value) => `${value} is due again.`);
}

async function discard(db: Kysely<Tables>, id: string | undefined): Promise<readonly string[]> {
  const ids = await discardEmails(db, id === undefined ? null : Number(id));
  if (ids.length === 0) return [id === undefined ? "No e-mail waits." : `E-mail ${id} does not wait.`];
  return ids.map((value) => `${value} is deleted and will not be sent.`);
}
