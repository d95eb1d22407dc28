import { existsSync } from "node:fs";
import { mkdir, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { PGliteInterface } from "@electric-sql/pglite";
import { PostgresDialect, type PostgresPool } from "kysely";
import type { DemoLog } from "#server/demo-backend/log.ts";
import { wireTypes } from "./column-types.ts";
import { lastingPglite, silenceWhereBroken, type LastingPglite } from "./lasting-pglite.ts";
import { poolOfOne } from "./pool-of-one.ts";

export interface OpenedDatabase {
  readonly dialect: PostgresDialect;
  readonly dump: () => Promise<Blob>;
  readonly close: () => Promise<void>;
}

interface Instance {
  readonly database: LastingPglite;
  /** One for all who share the instance: two pools would let queries of one slip into transactions of the other. */
  readonly pool: PostgresPool;
  readonly unlock: () => Promise<void>;
}

interface Shared {
  readonly opening: Promise<Instance>;
  users: number;
}

/**
 * PGlite over a directory, or in memory. Two instances over one directory lose rows without an error, therefore one
 * instance a directory hangs on globalThis (development reloads modules, and tests open twice), and a lock file keeps
 * other processes out.
 * @param lockTries how often another process's lock is tried again, once a second
 * @param directory of the whole reference; the database is its folder `database`; null: in memory
 * @throws Error in one sentence, where the directory has too little room or does not open.
 */
export async function openPglite(
  directory: string | null,
  dump: Blob | undefined,
  log: DemoLog,
  lockTries = 13,
): Promise<OpenedDatabase> {
  if (directory === null) {
    const database = lastingPglite(await create(undefined, dump), null, log);
    return opened({ database, pool: poolOfOne(database) }, () => database.close());
  }
  const place = resolve(directory, "database");
  const all = sharedInstances();
  const known = all.get(place);
  const shared = known ?? { opening: createLocked(place, dump, log, lockTries), users: 0 };
  all.set(place, shared);
  shared.users += 1;
  try {
    const instance = await shared.opening;
    return opened(instance, async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      all.delete(place);
      await instance.database.close();
      await instance.unlock();
    });
  } catch (error) {
    all.delete(place);
    throw error;
  }
}

function opened({ database, pool }: Omit<Instance, "unlock">, close: () => Promise<void>): OpenedDatabase {
  let closing: Promise<void> | null = null;
  return {
    dialect: new PostgresDialect({ pool }),
    async dump() {
      const pglite = await database.living();
      // What a checkpoint has written needs no recovery where the dump is opened.
      await pglite.exec("checkpoint");
      return pglite.dumpDataDir("none");
    },
    close: () => (closing ??= close()),
  };
}

async function createLocked(
  place: string,
  dump: Blob | undefined,
  log: DemoLog,
  lockTries: number,
): Promise<Instance> {
  await mkdir(place, { recursive: true });
  const { lock } = await import("proper-lockfile");
  // A process that was killed leaves its lock behind; it counts as abandoned after ten seconds.
  const unlock = await lock(place, {
    lockfilePath: `${place}.lock`,
    // By default a lost lock would end the process from a timer.
    onCompromised: (error) => log.error("reference.lock-lost", {}, error),
    stale: 10_000,
    retries: { retries: lockTries, minTimeout: 1_000, maxTimeout: 1_000, factor: 1 },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error;
    throw new Error(`Another process is using the database in ${place}. Stop it, or set another DATA_DIR.`, {
      cause: error,
    });
  });
  try {
    const open = () => createWhereRoom(join(place, "pgdata"), dump);
    const database = lastingPglite(await open(), open, log);
    return { database, pool: poolOfOne(database), unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function create(place: string | undefined, dump: Blob | undefined): Promise<PGliteInterface> {
  const [{ PGlite }, { unaccent }, { pg_trgm: trigrams }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/unaccent"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
  ]);
  const isFresh = place === undefined || isNew(place);
  const pglite = new PGlite({
    ...(place ? { dataDir: place } : {}),
    ...(dump && isFresh ? { loadDataDir: dump } : {}),
    extensions: { unaccent, pg_trgm: trigrams },
    // Segments of the log of 1 MB instead of 16: half as much on the disk and in a dump.
    initDbStartParams: ["--wal-segsize=1"],
    parsers: wireTypes,
  });
  silenceWhereBroken(pglite);
  await pglite.waitReady;
  return pglite;
}

function isNew(place: string): boolean {
  return !existsSync(join(place, "PG_VERSION"));
}

/** Megabytes: the demo theatre takes 63, and the database's log grows by 16 at a time. */
const roomOfNew = 96;
const roomToGoOn = 32;

/** On a full disk PGlite breaks in the middle of a change, or does not open and does not say why. */
async function createWhereRoom(place: string, dump: Blob | undefined): Promise<PGliteInterface> {
  const needed = isNew(place) ? roomOfNew : roomToGoOn;
  const free = await freeMegabytes(dirname(place));
  if (free < needed) {
    throw new Error(
      `DATA_DIR: the database in ${place} needs at least ${needed} MB of free space, and ${free} MB are free.`,
    );
  }
  try {
    return await create(place, dump);
  } catch (error) {
    // Some of its errors are no Error and have no words.
    const words = error instanceof Error ? error.message : "its files cannot be read or written";
    throw new Error(`DATA_DIR: the database in ${place} does not open: ${words}.`, { cause: error });
  }
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  // Some network file systems count nothing.
  return blocks === 0 ? Infinity : Math.floor((bavail * bsize) / 1_000_000);
}

const key = Symbol.for("opona.reference.pglite");

function sharedInstances(): Map<string, Shared> {
  // The only name this module puts on globalThis, so nobody else has given it another type.
  const holder = globalThis as typeof globalThis & { [key]?: Map<string, Shared> };
  return (holder[key] ??= new Map());
}
