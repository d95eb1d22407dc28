import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CompiledQuery, Kysely } from "kysely";
import { openPglite, type OpenedDatabase } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { openStandalone, type Standalone } from "#standalone/standalone.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { reportNoise } from "../../../tests/support/noise.ts";
import { oneAtATime } from "../../../tests/support/one-at-a-time.ts";
import { contentKey, outputFolder } from "../../../tests/support/output.ts";

/** The time at which the tests' demo data are seeded: a Saturday before Advent. */
export const seededAt = new Date("2026-11-21T10:00:00Z");

const dump = Symbol.for("opona.tests.seeded-dump");
const shared = Symbol.for("opona.tests.shared-reference");
const idle = Symbol.for("opona.tests.idle-databases");

export const quiet = { info() {}, warn() {}, error() {} };

export interface SeededStandalone extends Standalone {
  /** The same database, for reads and changes that the API does not offer. */
  readonly db: Kysely<Tables>;
}

interface SeededOptions {
  readonly clock?: () => Date;
  readonly adminToken?: string;
  readonly publicOrigin?: string;
  readonly log?: Parameters<typeof openStandalone>[0]["log"];
}

/** Opens a separate standalone back office in memory with the seed. */
export function openSeededStandalone(options: SeededOptions = {}): Promise<SeededStandalone> {
  return openSeeded(options);
}

/** The standalone back office that all reading tests of a process share. A call that may write is a bug of the test. */
export async function sharedStandalone(): Promise<Standalone> {
  const backend = await (known[shared] ??= openSeeded({}));
  return {
    ...backend,
    async fetch(request) {
      // This request creates an anonymous cart.
      const isRead = request.method === "GET" && !request.url.includes("/api/cart/anonymous");
      if (!isRead)
        reportNoise(`${request.method} ${request.url}: this upstream is shared by those who only read`);
      return backend.fetch(request);
    },
    // It stays open for the next file.
    close: async () => undefined,
  };
}

async function openSeeded({
  clock,
  adminToken,
  publicOrigin,
  log,
}: SeededOptions): Promise<SeededStandalone> {
  const database = await openSeededDatabase();
  const backend = await openStandalone({
    content: demoTheatre(),
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    outboxDir: null,
    staff: staffWith(adminToken),
    verifiesAnswers: true,
    publicOrigin: publicOrigin ?? null,
    clock: clock ?? (() => seededAt),
    log: log ?? quiet,
    database,
  });
  return { ...backend, db: new Kysely<Tables>({ dialect: database.dialect }) };
}

/** The staff of a single token. */
export function staffWith(token: string | undefined) {
  return token === undefined ? [] : [{ name: "admin", token }];
}

/** Every file of a process evaluates the modules again; expensive objects are stored here for the next file. */
const known = globalThis as typeof globalThis & {
  [dump]?: Promise<Blob>;
  [shared]?: Promise<Standalone>;
  [idle]?: OpenedDatabase[];
};

/**
 * An embedded database with the seed, for one user at a time. Opening one takes half a second of CPU time and undoing
 * what its user changed some milliseconds, so a closed one waits for the next user. A test that changes columns of
 * tables opens one from `seededDump`.
 */
export async function openSeededDatabase(): Promise<OpenedDatabase> {
  const waiting = (known[idle] ??= []);
  const database = waiting.pop() ?? (await openPglite(null, await seededDump(), quiet));
  let closing: Promise<void> | null = null;
  async function close(): Promise<void> {
    await new Kysely({ dialect: database.dialect }).executeQuery(CompiledQuery.raw("call seed.undo()"));
    waiting.push(database);
  }
  return { ...database, close: () => (closing ??= close()) };
}

/**
 * The schema `seed`: a copy of every table, the names of the tables changed since, and a procedure that restores them.
 * Without triggers, so that neither foreign keys nor `seed.note` see it.
 */
const undoable = `
create schema seed;
create table seed.changed (name text primary key);
create function seed.note() returns trigger language plpgsql as $$ begin
  insert into seed.changed values (tg_table_name) on conflict do nothing;
  return null;
end $$;
do $$ declare t text; begin
  for t in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table seed.%1$I as table public.%1$I', t);
    execute format('create trigger note_row after insert or delete on public.%I
      for each row execute function seed.note()', t);
    execute format('create trigger note_update after update on public.%I
      for each row when (old.* is distinct from new.*) execute function seed.note()', t);
  end loop;
end $$;
create table seed.counters as
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
    last_value is not null as is_used
  from pg_sequences where schemaname = 'public';
create procedure seed.undo() language plpgsql as $$ declare t text; columns text; begin
  set local session_replication_role = replica;
  for t in select name from seed.changed loop
    select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
      where table_schema = 'public' and table_name = t and is_generated = 'NEVER';
    execute format('delete from public.%I', t);
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from seed.%1$I', t, columns);
  end loop;
  delete from seed.changed;
  perform setval(name, value, is_used) from seed.counters;
end $$;
`;

/** The seeded database as a dump, made once for each state of its source files (some seconds). */
export function seededDump(): Promise<Blob> {
  return (known[dump] ??= findDump());
}

async function findDump(): Promise<Blob> {
  const made = [
    "server/standalone",
    "server/theatre",
    "package-lock.json",
    "server/standalone/tests/seeded-database.ts",
  ];
  const name = `database-${contentKey(made)}.tar`;
  const file = path.join(outputFolder("seeds"), name);
  return readDump(file) ?? oneAtATime("seed", async () => readDump(file) ?? makeDump(file));
}

async function makeDump(file: string): Promise<Blob> {
  const folder = path.dirname(file);
  for (const stale of readdirSync(folder)) rmSync(path.join(folder, stale));
  const backend = await openStandalone({
    content: demoTheatre(),
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    outboxDir: null,
    publicOrigin: "http://localhost:3000",
    clock: () => seededAt,
    log: quiet,
  });
  // Drawn once for all tests: otherwise the e-mail of the first order would draw them, which takes a second.
  await drawLegalDocuments(backend);
  const whole = await backend.dump();
  await backend.close();
  const database = await openPglite(null, whole, quiet);
  await new Kysely({ dialect: database.dialect }).executeQuery(CompiledQuery.raw(undoable));
  const made = slim(Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  // Renamed only when complete: another process reads it as soon as it exists.
  writeFileSync(`${file}.part`, made);
  renameSync(`${file}.part`, file);
  return new Blob([made]);
}

/**
 * The dump (a tar file) without unused parts: the templates of databases, spare log segments, most of the memory for
 * pages. It opens in three fifths of the time.
 */
function slim(whole: Buffer): Buffer<ArrayBuffer> {
  const block = 512;
  const entries: { readonly name: string; readonly bytes: Buffer }[] = [];
  for (let at = 0; whole[at];) {
    const name = whole.toString("latin1", at, at + 100).replace(/\0.*$/su, "");
    const size = parseInt(whole.toString("latin1", at + 124, at + 136), 8);
    const end = at + block + Math.ceil(size / block) * block;
    entries.push({ name, bytes: whole.subarray(at, end) });
    at = end;
  }
  const segment = /\/pg_wal\/[\dA-F]{24}$/u;
  const [current] = entries.flatMap(({ name }) => (segment.test(name) ? [name] : [])).sort();
  const needed = entries.filter(
    ({ name }) => (!segment.test(name) || name === current) && !/\/base\/[14](?:\/|$)/u.test(name),
  );
  const made = Buffer.concat([...needed.map(({ bytes }) => bytes), Buffer.alloc(2 * block)]);
  const buffers = made.indexOf("shared_buffers = 128MB");
  if (buffers >= 0) made.write("shared_buffers = 16MB ", buffers);
  return made;
}

async function drawLegalDocuments({ fetch }: Standalone): Promise<void> {
  const address = "http://localhost:3000/api/legal-documents";
  const listed: { data: { id: number }[] } = await (await fetch(new Request(address))).json();
  await Promise.all(listed.data.map(({ id }) => fetch(new Request(`${address}/${id}`))));
}

function readDump(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}
