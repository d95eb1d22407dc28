import { setImmediate } from "node:timers/promises";
import type { PGliteInterface } from "@electric-sql/pglite";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseUnavailable, statementWatch } from "./database-unavailable.ts";
import type { DiskWatch } from "./disk.ts";
import { isBroken, type ReopeningPglite } from "./reopening-pglite.ts";

/**
 * PGlite as a connection pool of one. PGlite has a single session: a query of another request between BEGIN and COMMIT
 * would become part of that transaction. So the connection has one user at a time, and a transaction holds it until it
 * ends.
 */
export function singleConnectionPool(database: ReopeningPglite, disk: DiskWatch): PostgresPool {
  let free: Promise<void> = Promise.resolve();
  return {
    async connect() {
      const before = free;
      let release = () => {};
      free = new Promise((resolve) => (release = resolve));
      await before;
      // PGlite answers in this thread: without this, the queries of all waiting requests would run one after another
      // before the process answers anything else.
      await setImmediate();
      try {
        return client(database, await database.living(), { disk, release });
      } catch (error) {
        release();
        throw error;
      }
    },
    // Other modules of this process may share the instance, so the code that opened it closes it.
    end: async () => {},
  };
}

function client(
  database: ReopeningPglite,
  pglite: PGliteInterface,
  { disk, release }: { disk: DiskWatch; release: () => void },
): PostgresPoolClient {
  let broken: DatabaseUnavailable | null = null;
  const watch = statementWatch();
  async function query(text: string, parameters: readonly unknown[]) {
    if (broken) throw broken;
    const sent = watch(text);
    try {
      // exec() takes several statements at once, as migrations have them, but no parameters.
      const result =
        parameters.length === 0
          ? (await pglite.exec(text)).at(-1)
          : await pglite.query(text, [...parameters]);
      if (sent.changes) disk.written();
      return asPgResult(text, result);
    } catch (error) {
      const isFull = disk.refused(error);
      if (!isBroken(error)) {
        if (!isFull) throw error;
        sent.undone();
        throw new DatabaseUnavailable(error);
      }
      database.broke(error);
      broken = new DatabaseUnavailable(error);
      throw broken;
    }
  }
  // Kysely's type also has a cursor form of query(), which is never used without a cursor class.
  return { query: query as PostgresPoolClient["query"], release };
}

interface PgliteResult {
  readonly rows: readonly unknown[];
  readonly affectedRows?: number;
}

function asPgResult(text: string, result: PgliteResult | undefined) {
  const changes = /^\s*(insert|update|delete|merge)\b/i.exec(text)?.[1]?.toUpperCase();
  const rows = result?.rows ?? [];
  return { command: changes ?? "SELECT", rowCount: result?.affectedRows ?? rows.length, rows };
}
