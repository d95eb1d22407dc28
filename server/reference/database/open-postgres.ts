import { PostgresDialect } from "kysely";
import type { ReferenceLog } from "#server/reference/reference-log.ts";
import { wireTypes } from "./column-types.ts";
import type { OpenedDatabase } from "./open-pglite.ts";

/** A real PostgreSQL (DATABASE_URL). Its extensions unaccent and pg_trgm must be installable by the given user. */
export async function openPostgres(url: string, log: ReferenceLog): Promise<OpenedDatabase> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: "opona-reference",
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        wireTypes[oid] ??
        (format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid)),
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", (error) => log.error("reference.database-connection", {}, error));
  return {
    dialect: new PostgresDialect({ pool }),
    dump: () => Promise.reject(new Error("A PostgreSQL server is dumped with pg_dump.")),
    close: async () => {},
  };
}
