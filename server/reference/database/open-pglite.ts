import { mkdir, mkdtemp, rmdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PGliteInterface } from "@electric-sql/pglite";
import { PostgresDialect, type PostgresPool } from "kysely";
import type { ReferenceLog } from "#server/reference/reference-log.ts";
import { wireTypes } from "./column-types.ts";
import { poolOfOne } from "./pool-of-one.ts";

export interface OpenedDatabase {
  readonly dialect: PostgresDialect;
  readonly dump: () => Promise<Blob>;
  readonly close: () => Promise<void>;
}

interface Instance {
  readonly pglite: PGliteInterface;
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
 * other processes out. A directory that cannot be written is replaced by memory, which the log says.
 * @param directory of the whole reference; the database is its folder `database`; null: in memory
 */
export async function openPglite(
  directory: string | null,
  dump: Blob | undefined,
  log: ReferenceLog,
): Promise<OpenedDatabase> {
  const place = directory === null ? null : await writablePlace(resolve(directory, "database"), log);
  if (place === null) {
    const pglite = await create(undefined, dump);
    return opened({ pglite, pool: poolOfOne(pglite) }, () => pglite.close());
  }
  const all = sharedInstances();
  const known = all.get(place);
  const shared = known ?? { opening: createLocked(place, dump, log), users: 0 };
  all.set(place, shared);
  shared.users += 1;
  try {
    const instance = await shared.opening;
    return opened(instance, async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      all.delete(place);
      await instance.pglite.close();
      await instance.unlock();
    });
  } catch (error) {
    all.delete(place);
    throw error;
  }
}

function opened({ pglite, pool }: Omit<Instance, "unlock">, close: () => Promise<void>): OpenedDatabase {
  let closing: Promise<void> | null = null;
  return {
    dialect: new PostgresDialect({ pool }),
    dump: () => pglite.dumpDataDir("none"),
    close: () => (closing ??= close()),
  };
}

async function createLocked(place: string, dump: Blob | undefined, log: ReferenceLog): Promise<Instance> {
  const { lock } = await import("proper-lockfile");
  // A process that was killed leaves its lock behind; it counts as abandoned after ten seconds.
  const unlock = await lock(place, {
    lockfilePath: `${place}.lock`,
    // By default a lost lock would end the process from a timer.
    onCompromised: (error) => log.error("reference.lock-lost", {}, error),
    stale: 10_000,
    retries: { retries: 13, minTimeout: 1_000, maxTimeout: 1_000, factor: 1 },
  }).catch((error: unknown) => {
    throw new Error(`Another process is using the database in ${place}. Stop it, or set another DATA_DIR.`, {
      cause: error,
    });
  });
  try {
    const pglite = await create(join(place, "pgdata"), dump);
    return { pglite, pool: poolOfOne(pglite), unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function create(place: string | undefined, dump: Blob | undefined): Promise<PGliteInterface> {
  const [{ PGlite }, { unaccent }, { pg_trgm: trigrams }, { existsSync }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/unaccent"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("node:fs"),
  ]);
  const isFresh = place === undefined || !existsSync(join(place, "PG_VERSION"));
  return PGlite.create({
    ...(place ? { dataDir: place } : {}),
    ...(dump && isFresh ? { loadDataDir: dump } : {}),
    extensions: { unaccent, pg_trgm: trigrams },
    parsers: wireTypes,
  });
}

async function writablePlace(place: string, log: ReferenceLog): Promise<string | null> {
  try {
    await mkdir(place, { recursive: true });
    // A name of its own: two who open at once would remove each other's and believe the place cannot be written.
    await rmdir(await mkdtemp(join(place, ".probe-")));
    return place;
  } catch (error) {
    log.warn("reference.in-memory", {
      reason: error instanceof Error ? error.message : "unknown",
      hint: "the data directory cannot be written; what is changed now is gone after a restart",
    });
    return null;
  }
}

const key = Symbol.for("opona.reference.pglite");

function sharedInstances(): Map<string, Shared> {
  // The only name this module puts on globalThis, so nobody else has given it another type.
  const holder = globalThis as typeof globalThis & { [key]?: Map<string, Shared> };
  return (holder[key] ??= new Map());
}
