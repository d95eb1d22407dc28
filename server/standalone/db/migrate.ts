import { inTransaction } from "./in-transaction.ts";
import { createHash } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { DatabaseRefused } from "./database-unavailable.ts";
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
 * @param place What the operator would move away: a folder, or a server's database.
 * @throws DatabaseRefused with a one-sentence message if another version made the database, which stays unchanged.
 */
export async function migrate(db: Kysely<Tables>, place: string, files = migrations): Promise<void> {
  const known = Object.entries(files)
    .map(([path, text]) => ({ name: path.slice(path.lastIndexOf("/") + 1), text }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  await inTransaction(db, async (trx) => {
    // A migration may take longer than the statement timeout, and so may waiting for one.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    await sql`create table if not exists migrations (name text primary key, sha256 text not null)`.execute(
      trx,
    );
    // All columns, because a database of an early version has no hashes.
    const rows = await trx.selectFrom("migrations").selectAll().orderBy("name").execute();
    const newest = known.at(-1)?.name ?? "";
    const later = rows.find(({ name }) => name > newest);
    if (later) {
      throw new DatabaseRefused(
        `A newer version wrote ${place}: it records the migration ${later.name}, which this version does not have; nothing was changed, so start the newer version again or restore a backup from before it.`,
      );
    }
    const other = rows.find(({ name }) => !known.some((migration) => migration.name === name));
    if (other) {
      throw new DatabaseRefused(
        `The database records the migration ${other.name}, which this version does not have: move away ${place}, and the next start makes a new one.`,
      );
    }
    const done = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
    for (const { name, text } of known) {
      const sha256 = createHash("sha256").update(text).digest("hex");
      const recorded = done.get(name);
      if (recorded === undefined) {
        await sql.raw(text).execute(trx);
        await trx.insertInto("migrations").values({ name, sha256 }).execute();
      } else if (recorded !== sha256) {
        throw new DatabaseRefused(`The migration ${name} was changed after it ran in this database.`);
      }
    }
  });
}
