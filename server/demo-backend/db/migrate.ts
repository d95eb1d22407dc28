import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import type { Tables } from "./tables.ts";

// Read into the bundle as text, so that the built server needs no files beside it.
const migrations: Record<string, string> = import.meta.glob("./migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Key of the advisory lock: any number, but the same in every process. */
const lock = 7_231_996;

/**
 * Runs the migrations that have not run yet, in the order of their names, all in one transaction: they are applied
 * together or not at all. Processes that start at the same time wait for each other.
 */
export async function migrate(db: Kysely<Tables>, files = migrations): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key)`.execute(trx);
    await sql`alter table migrations add column if not exists sha256 text`.execute(trx);
    const rows = await trx.selectFrom("migrations").select(["name", "sha256"]).execute();
    const done = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
    for (const [path, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const name = path.slice(path.lastIndexOf("/") + 1);
      const sha256 = createHash("sha256").update(text).digest("hex");
      const recorded = done.get(name);
      if (recorded === undefined) {
        await sql.raw(text).execute(trx);
        await trx.insertInto("migrations").values({ name, sha256 }).execute();
      } else if (recorded === null) {
        // Run by a version that recorded names only.
        await trx.updateTable("migrations").set({ sha256 }).where("name", "=", name).execute();
      } else if (recorded !== sha256) {
        throw new Error(`The migration ${name} was changed after it ran in this database.`);
      }
    }
  });
}
