import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { PGliteInterface } from "@electric-sql/pglite";
import { PostgresDialect, type Dialect, type PostgresPool } from "kysely";
import type { Log } from "#standalone/log.ts";
import { freeBytes, watchDisk } from "./disk.ts";
import { DatabaseRefused, NoSpace } from "./database-unavailable.ts";
import { typeParsers } from "./column-types.ts";
import { lockFolder } from "./lock-folder.ts";
import { reopeningPglite, rejectAfterPanic, type ReopeningPglite } from "./reopening-pglite.ts";
import { singleConnectionPool } from "./single-connection-pool.ts";

export interface OpenedDatabase {
  /** What the operator would move away, in words. */
  readonly place: string;
  readonly dialect: Dialect;
  readonly dump: () => Promise<Blob>;
  readonly close: () => Promise<void>;
}

interface Instance {
  readonly database: ReopeningPglite;
  /** One pool per instance: with two pools, queries of one could run inside transactions of the other. */
  readonly pool: PostgresPool;
  readonly unlock: () => Promise<void>;
}

interface LockOptions {
  /** Number of retries, one per second, while another process holds the lock; 13 unless given. */
  readonly lockTries?: number | undefined;
  /** The site that this process serves, for the message of a process that waits; null: none. */
  readonly address?: string | null | undefined;
}

interface Shared {
  readonly opening: Promise<Instance>;
  users: number;
}

/**
 * Opens PGlite over a directory or in memory. Two instances over one directory lose rows without an error, so each
 * directory has one instance, stored on globalThis (development reloads modules, and tests open it twice), and a lock
 * file excludes other processes.
 * @param directory Data directory of the standalone back office; the database is in its folder `database`. Null: in
 *   memory.
 * @throws DatabaseRefused with a one-sentence message if the directory has too little free space or does not open.
 */
export async function openPglite(
  directory: string | null,
  dump: Blob | undefined,
  log: Log,
  lock: LockOptions = {},
): Promise<OpenedDatabase> {
  if (directory === null) {
    const disk = watchDisk("database", log);
    const database = reopeningPglite(await create(undefined, dump), null, { disk, log });
    const pool = singleConnectionPool(database, disk);
    return opened("the dump that it was loaded from", { database, pool }, () => database.close());
  }
  const place = resolve(directory, "database");
  const all = sharedInstances();
  const known = all.get(place);
  const shared = known ?? { opening: createLocked(place, dump, log, lock), users: 0 };
  all.set(place, shared);
  shared.users += 1;
  try {
    const instance = await shared.opening;
    return opened(`the folder ${place}`, instance, async () => {
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

function opened(
  place: string,
  { database, pool }: Omit<Instance, "unlock">,
  close: () => Promise<void>,
): OpenedDatabase {
  let closing: Promise<void> | null = null;
  return {
    place,
    dialect: new PostgresDialect({ pool }),
    async dump() {
      const pglite = await database.living();
      // After a checkpoint the dump opens without recovery.
      await pglite.exec("checkpoint");
      return pglite.dumpDataDir("none");
    },
    close: () => (closing ??= close()),
  };
}

async function createLocked(
  place: string,
  dump: Blob | undefined,
  log: Log,
  { lockTries = 13, address = null }: LockOptions,
): Promise<Instance> {
  await mkdir(place, { recursive: true });
  const unlock = await lockFolder(place, { log, tries: lockTries, address });
  try {
    const open = () => createIfSpace(join(place, "pgdata"), dump);
    const disk = watchDisk("database", log);
    const database = reopeningPglite(await open(), open, { disk, log });
    return { database, pool: singleConnectionPool(database, disk), unlock };
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
    // Log segments of 1 MB instead of 16 MB halve the size on disk and of a dump.
    initDbStartParams: ["--wal-segsize=1"],
    parsers: typeParsers,
  });
  rejectAfterPanic(pglite);
  await pglite.waitReady;
  return pglite;
}

function isNew(place: string): boolean {
  return !existsSync(join(place, "PG_VERSION"));
}

/** Free megabytes required: the demo data takes 63, and the database's log grows by 16 at a time. */
const minFreeNew = 96;
const minFreeExisting = 32;

/** Checks the free space first: on a full disk PGlite breaks during a change, or fails to open without a reason. */
async function createIfSpace(place: string, dump: Blob | undefined): Promise<PGliteInterface> {
  const needed = isNew(place) ? minFreeNew : minFreeExisting;
  const free = await freeMegabytes(dirname(place));
  if (free < needed) {
    throw new NoSpace(
      `DATA_DIR: the database in ${place} needs at least ${needed} MB of free space, and ${free} MB are free.`,
    );
  }
  try {
    return await create(place, dump);
  } catch (error) {
    // Some errors of PGlite are not Error objects and have no message.
    const words = error instanceof Error ? error.message : "its files cannot be read or written";
    throw new DatabaseRefused(`DATA_DIR: the database in ${place} does not open: ${words}.`, {
      cause: error,
    });
  }
}

async function freeMegabytes(folder: string): Promise<number> {
  return Math.floor(((await freeBytes(folder)) ?? Infinity) / 1_000_000);
}

const key = Symbol.for("opona.standalone.pglite");

function sharedInstances(): Map<string, Shared> {
  // Only this module uses the symbol on globalThis, so the value has this type.
  const holder = globalThis as typeof globalThis & { [key]?: Map<string, Shared> };
  return (holder[key] ??= new Map());
}
