import { Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#server/demo-backend/db/migrate.ts";
import { openPglite } from "#server/demo-backend/db/open-pglite.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { quiet } from "../support/seeded-database.ts";

const { dialect, close } = await openPglite(null, undefined, quiet);
const db = new Kysely<Tables>({ dialect });
afterAll(close);

const first = "create table seats (id integer primary key);";
const second = "alter table seats add column price integer;";
const recorded = () => db.selectFrom("migrations").select(["name", "sha256"]).orderBy("name").execute();
const ofFirst = "53972e3e4f3aa30c03696e2349c065b91464d71f33db3cc47d76fba1d270121c";

test("a migration runs once and is recorded with the hash of its text", async () => {
  await migrate(db, { "./migrations/0001-seats.sql": first });
  await migrate(db, { "./migrations/0001-seats.sql": first, "./migrations/0002-price.sql": second });
  expect(await recorded()).toEqual([
    { name: "0001-seats.sql", sha256: ofFirst },
    { name: "0002-price.sql", sha256: expect.stringMatching(/^[0-9a-f]{64}$/u) },
  ]);
});

test("a migration that was changed after it ran stops the start", async () => {
  const files = { "./migrations/0001-seats.sql": `${first} -- another comment` };
  await expect(migrate(db, files)).rejects.toThrow("0001-seats.sql was changed after it ran");
});

test("a database that recorded only names gets the hashes", async () => {
  await sql`update migrations set sha256 = null`.execute(db);
  await migrate(db, { "./migrations/0001-seats.sql": first, "./migrations/0002-price.sql": second });
  expect((await recorded())[0]).toEqual({ name: "0001-seats.sql", sha256: ofFirst });
});
