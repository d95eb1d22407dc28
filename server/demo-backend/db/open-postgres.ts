import {
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import type { DemoLog } from "#server/demo-backend/log.ts";
import { wireTypes } from "./column-types.ts";
import { DatabaseAway } from "./database-away.ts";
import type { OpenedDatabase } from "./open-pglite.ts";

/** A real PostgreSQL (DATABASE_URL). Its extensions unaccent and pg_trgm must be installable by the given user. */
export async function openPostgres(url: string, log: DemoLog): Promise<OpenedDatabase> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server or a network that vanished without a word is noticed, and leaves no locks behind on the other side.
    keepAlive: true,
    query_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: "opona-reference",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        wireTypes[oid] ??
        (format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid)),
    },
  });
  return {
    dialect: new PostgresDialect({ pool: survivingPool(pool, log) }),
    dump: () => Promise.reject(new Error("A PostgreSQL server is dumped with pg_dump.")),
    // Kysely ends the pool.
    close: async () => {},
  };
}

/**
 * The pool as Kysely sees it. A connection that breaks, idle or lent, is one line in the log and is never lent again;
 * whoever was asking gets DatabaseAway. A server that cannot be reached is told once, and once when it is back.
 */
function survivingPool(pool: Pool, log: DemoLog): PostgresPool {
  const lost = new WeakSet<PoolClient>();
  let isAway = false;

  function lose(client: PoolClient, error: unknown): void {
    // A loss is heard of twice or more: the server's last words, the closed socket.
    if (lost.has(client)) return;
    lost.add(client);
    log.error("reference.database-connection", {}, error);
  }
  // node-postgres listens to idle connections only, and an "error" that nobody listens to ends the process.
  pool.on("connect", (client) => client.on("error", (error) => lose(client, error)));
  // Said above already.
  pool.on("error", () => {});

  async function connect(): Promise<PostgresPoolClient> {
    let client: PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      if (isQueueTimeout(error)) log.warn("reference.database-busy");
      else if (!isAway) {
        isAway = true;
        log.error("reference.database-away", {}, error);
      }
      throw new DatabaseAway(error);
    }
    if (isAway) {
      isAway = false;
      log.info("reference.database-back");
    }
    async function query(text: string, parameters: readonly unknown[]) {
      try {
        const { command, rowCount, rows } = await client.query(text, [...parameters]);
        return { command: command as PostgresQueryResult<unknown>["command"], rowCount: rowCount ?? 0, rows };
      } catch (error) {
        if (endsConnection(error)) lose(client, error);
        throw lost.has(client) ? new DatabaseAway(error) : error;
      }
    }
    return {
      // Kysely's type also has a cursor form of query(), which is never used without a cursor class.
      query: query as PostgresPoolClient["query"],
      release: () => client.release(lost.has(client)),
    };
  }
  return { connect, end: () => pool.end() };
}

/** All ten connections are busy; the server may be well. */
function isQueueTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "timeout exceeded when trying to connect";
}

/** Class 08: connection exceptions; 57P: the server ends us or itself; 25P03, 25P04: a transaction took too long. */
const lastWords = /^(?:08|57P|25P0[34]$)/;

/** The server's last words, which come before the socket closes, or an answer that never came. */
function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && lastWords.test(error.code)) return true;
  return error.message === "Query read timeout";
}
