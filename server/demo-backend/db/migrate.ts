import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

// Read into the bundle as text, so that the built server needs no files beside it.
const migrations: Record<string, string> = import.meta.glob("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Any number, as long as every process of ours takes the same. */
const lock = 7_231_996;

/**
 * Runs the migrations that have not run yet, in the order of their names, all in one transaction: they are applied
 * together or not at all. Processes that start at the same time wait for each other.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key)`.execute(trx);
    const done = new Set(
      (await trx.selectFrom("migrations").select("name").execute()).map((row) => row.name),
    );
    for (const [path, text] of Object.entries(migrations).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      if (done.has(name)) continue;
      await sql.raw(text).execute(trx);
      await trx.insertInto("migrations").values({ name }).execute();
    }
  });
}
