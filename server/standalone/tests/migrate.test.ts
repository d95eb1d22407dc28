import { Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#standalone/db/migrate.ts";
import { openPglite } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { quiet } from "./seeded-database.ts";

const { dialect, close } = await openPglite(null, undefined, quiet);
const db = new Kysely<Tables>({ dialect });
afterAll(close);

const first = "create table seats (id integer primary key);";
const second = "alter table seats add column price integer;";
const place = "the folder /srv/opona/database";
const recorded = () => db.selectFrom("migrations").select(["name", "sha256"]).orderBy("name").execute();
const ofFirst = "53972e3e4f3aa30c03696e2349c065b91464d71f33db3cc47d76fba1d270121c";

test("a migration runs once and is recorded with the hash of its text", async () => {
  await migrate(db, place, { "./migrations/0001-seats.sql": first });
  await migrate(db, place, { "./migrations/0001-seats.sql": first, "./migrations/0002-price.sql": second });
  expect(await recorded()).toEqual([
    { name: "0001-seats.sql", sha256: ofFirst },
    { name: "0002-price.sql", sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) },
  ]);
});

test("a migration that was changed after it ran stops the start", async () => {
  const changed = { "./migrations/0001-seats.sql": `${first} -- another comment` };
  const files = { ...changed, "./migrations/0002-price.sql": second };
  await expect(migrate(db, place, files)).rejects.toThrow("0001-seats.sql was changed after it ran");
});

test("the start refuses a database of another version in one sentence", async () => {
  await sql`create table kept (id integer)`.execute(db);
  const before = await recorded();
  const refusal =
    "The database records the migration 0001-seats.sql, which this version does not have: move away the folder /srv/opona/database, and the next start makes a new one.";
  await expect(migrate(db, place)).rejects.toThrow(refusal);
  // The first versions recorded no hashes.
  await sql`alter table migrations drop column sha256`.execute(db);
  await expect(migrate(db, place)).rejects.toThrow(refusal);
  const { rows } = await sql`select name from migrations order by name`.execute(db);
  expect(rows).toEqual(before.map(({ name }) => ({ name })));
  expect((await sql`select to_regclass('kept') is not null as found`.execute(db)).rows).toEqual([
    { found: true },
  ]);
});

test("the start refuses a database that a newer version wrote in one sentence", async () => {
  const before = await sql`select name from migrations order by name`.execute(db);
  await sql`insert into migrations values ('0900-loges.sql')`.execute(db);
  await expect(migrate(db, "the database opona of DATABASE_URL")).rejects.toThrow(
    "A newer version wrote the database opona of DATABASE_URL: it records the migration 0900-loges.sql, which this version does not have; nothing was changed, so start the newer version again or restore a backup from before it.",
  );
  const { rows } = await sql`select name from migrations order by name`.execute(db);
  expect(rows).toEqual([...before.rows, { name: "0900-loges.sql" }]);
});
