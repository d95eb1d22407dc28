import {
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from "kysely";
import type { Pool, PoolClient } from "pg";
import type { Log } from "#standalone/log.ts";
import { watchDisk } from "./disk.ts";
import { typeParsers } from "./column-types.ts";
import { queueConnections, QueueTimeout } from "./connection-queue.ts";
import { DatabaseUnavailable, statementWatch } from "./database-unavailable.ts";
import type { OpenedDatabase } from "./open-pglite.ts";

export interface DatabaseLimits {
  /** Connections of this process. */
  readonly pool: number;
  /** After so many seconds the server ends a statement: its request fails, and its connection is used again. */
  readonly statementSeconds: number;
}

const defaultDatabaseLimits: DatabaseLimits = { pool: 10, statementSeconds: 10 };

/** In milliseconds: for an answer that never arrives, because the network or the server is gone. */
const shortestWait = 30_000;

/** Opens a PostgreSQL server (DATABASE_URL); its user must be able to install the extensions unaccent and pg_trgm. */
export async function openPostgres(
  url: string,
  log: Log,
  limits = defaultDatabaseLimits,
): Promise<OpenedDatabase> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.pool,
    connectionTimeoutMillis: 5_000,
    // Detects a server or network that disappeared without closing the connection, and leaves no locks on the server.
    keepAlive: true,
    statement_timeout: limits.statementSeconds * 1_000,
    query_timeout: Math.max(shortestWait, (limits.statementSeconds + 5) * 1_000),
    idle_in_transaction_session_timeout: 30_000,
    application_name: "opona-standalone",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        typeParsers[oid] ??
        (format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid)),
    },
  });
  return {
    // Without the password in the URL.
    place: `the database ${new URL(url).pathname.slice(1)} of DATABASE_URL`,
    dialect: new PostgresDialect({ pool: resilientPool(pool, limits.pool, log) }),
    dump: () => Promise.reject(new Error("A PostgreSQL server is dumped with pg_dump.")),
    // Kysely ends the pool.
    close: async () => {},
  };
}

/**
 * The pool as Kysely sees it. A connection that breaks, idle or in use, is logged once and never reused; a query on it
 * fails with DatabaseUnavailable. An unreachable server is logged once, and once more when it is reachable again. If
 * the server has no free connection, requests wait for the existing ones.
 */
function resilientPool(pool: Pool, size: number, log: Log): PostgresPool {
  const lost = new WeakSet<PoolClient>();
  const disk = watchDisk("database", log);
  let isAway = false;

  function lose(client: PoolClient, error: unknown): void {
    // One loss is reported twice or more: by the server's last error message and by the closed socket.
    if (lost.has(client)) return;
    lost.add(client);
    log.error("standalone.database-connection", {}, error);
  }
  // node-postgres handles errors of idle connections only, and an "error" without a listener ends the process.
  pool.on("connect", (client) => client.on("error", (error) => lose(client, error)));
  // Logged by the connection's own listener.
  pool.on("error", () => {});
  const queue = queueConnections(
    size,
    () => pool.connect(),
    hasNoneLeft,
    (error) => log.warn("standalone.database-full", { message: error instanceof Error ? error.message : "" }),
  );

  async function connect(): Promise<PostgresPoolClient> {
    let client: PoolClient;
    try {
      client = await queue.take();
    } catch (error) {
      if (error instanceof QueueTimeout) log.warn("standalone.database-busy");
      else if (!isAway) {
        isAway = true;
        log.error("standalone.database-away", {}, error);
      }
      throw new DatabaseUnavailable(error, "DATABASE_URL");
    }
    if (isAway) {
      isAway = false;
      log.info("standalone.database-back");
    }
    const watch = statementWatch();
    async function query(text: string, parameters: readonly unknown[]) {
      const sent = watch(text);
      try {
        const { command, rowCount, rows } = await client.query(text, [...parameters]);
        if (sent.changes) disk.written();
        return { command: command as PostgresQueryResult<unknown>["command"], rowCount: rowCount ?? 0, rows };
      } catch (error) {
        const isFull = disk.refused(error);
        if (endsConnection(error)) lose(client, error);
        if (isFull && isUndone(error)) sent.undone();
        throw isFull || lost.has(client) ? new DatabaseUnavailable(error, "DATABASE_URL") : error;
      }
    }
    return {
      // Kysely's type also has a cursor form of query(), which is never used without a cursor class.
      query: query as PostgresPoolClient["query"],
      release() {
        client.release(lost.has(client));
        queue.giveBack();
      },
    };
  }
  return { connect, end: () => pool.end() };
}

/** 53300: too many connections, of the server, the database or the user. */
function hasNoneLeft(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "53300";
}

/** Class 08: connection exceptions; 57P: the server ends the session or itself; 25P03, 25P04: transaction timeouts. */
const fatalCodes = /^(?:08|57P|25P0[34]$)/;

/**
 * Whether the server has undone the statement and goes on. After a panic it recovers, and a COMMIT may have been made.
 * A server with messages in another language names the severity in it, which is then left open.
 */
function isUndone(error: unknown): boolean {
  return error instanceof Error && "severity" in error && error.severity === "ERROR";
}

/** An error that the server sends before it closes the socket, or a query timeout. */
function endsConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && fatalCodes.test(error.code)) return true;
  return error.message === "Query read timeout";
}
