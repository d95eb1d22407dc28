import { rm } from "node:fs/promises";
import type { PGliteInterface } from "@electric-sql/pglite";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import { NoSpace } from "#standalone/db/database-unavailable.ts";
import { openPglite, type OpenedDatabase } from "#standalone/db/open-pglite.ts";
import { openPostgres } from "#standalone/db/open-postgres.ts";
import { reopeningPglite } from "#standalone/db/reopening-pglite.ts";
import { singleConnectionPool } from "#standalone/db/single-connection-pool.ts";
import { watchDisk } from "#standalone/db/disk.ts";
import type { Log } from "#standalone/log.ts";
import { skipWithout } from "../../../tests/support/missing.ts";
import { openSeededDatabase, seededDump } from "./seeded-database.ts";
import { newFolder } from "./mailing.ts";
import { openUnseeded, recordingLog, type Call } from "./open.ts";
import { startPostgres } from "./postgres-server.ts";
import { chocolate } from "./shopping.ts";

const refusal = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });

test("a full disk is one log line, and its end after a minute of writes another", () => {
  const { log, logged } = recordingLog();
  let now = 0;
  const disk = watchDisk("outbox", log, () => now);
  const events = () => logged.map(({ level, event, fields }) => [level, event, fields["where"]]);
  disk.written();
  expect(disk.refused(new Error("something else"))).toBe(false);
  expect(events()).toEqual([]);
  expect(disk.refused(new Error("the e-mail", { cause: refusal }))).toBe(true);
  now += 50_000;
  // A small write may succeed while the next one fails.
  disk.written();
  expect(disk.refused(refusal)).toBe(true);
  now += 50_000;
  disk.written();
  expect(events()).toEqual([["error", "standalone.disk-full", "outbox"]]);
  now += 10_000;
  disk.written();
  disk.written();
  expect(events().slice(1)).toEqual([["info", "standalone.disk-free", "outbox"]]);
});

type When = "at its INSERT" | "at its COMMIT";

/** PostgreSQL refuses the lines of carts, as on a full disk. */
async function fillDisk({ dialect }: OpenedDatabase, when: When): Promise<() => Promise<unknown>> {
  const db = new Kysely({ dialect });
  await sql`create or replace function full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/5/16384": No space left on device' using errcode = '53100';
  end $$`.execute(db);
  const trigger =
    when === "at its COMMIT"
      ? sql`create constraint trigger full_disk after insert on cart_items deferrable initially deferred`
      : sql`create trigger full_disk before insert on cart_items`;
  await sql`${trigger} for each row execute function full_disk()`.execute(db);
  return () => sql`drop trigger full_disk on cart_items`.execute(db);
}

const databases = {
  "the embedded database": async (log: Log) => openPglite(null, await seededDump(), log),
  "a PostgreSQL server": async (log: Log, { skip }: TestContext) => {
    const server = await startPostgres();
    if (typeof server === "string") return skipWithout(server, skip);
    onTestFinished(server.stop);
    return openPostgres(server.url, log);
  },
};

async function putIntoCart(call: Call) {
  const { body: cart } = await call("GET", "/api/cart/anonymous/cs");
  const json = { id: chocolate.id, variantId: null, note: null, quantity: 1 };
  const { status, body, headers } = await call("PUT", `/api/cart/${cart.id}`, { json });
  return { status, error: body.error, wait: headers.get("Retry-After") };
}

test.for<keyof typeof databases>(["the embedded database", "a PostgreSQL server"])(
  "%s with a full disk refuses changes, answers readings and recovers by itself",
  async (kind, context) => {
    const { log, logged } = recordingLog();
    const database = await databases[kind](log, context);
    const { call, figures, close } = await openUnseeded({ database, log });
    onTestFinished(close);
    for (const when of ["at its INSERT", "at its COMMIT"] as const) {
      const free = await fillDisk(database, when);
      const refused = { status: 503, error: "database_away", wait: "1" };
      expect(await putIntoCart(call), when).toEqual(refused);
      expect(await putIntoCart(call), when).toEqual(refused);
      expect((await call("GET", "/api/lists/countries")).status).toBe(200);
      expect(await figures()).toMatchObject({ opona_database_up: 1 });
      await free();
      expect((await putIntoCart(call)).status).toBe(200);
    }
    const errors = logged.filter(({ level }) => level !== "info");
    expect(errors.map(({ event, fields }) => [event, fields["where"]])).toEqual([
      ["standalone.disk-full", "database"],
    ]);
  },
);

test("a database that a full disk broke says so", async () => {
  const { log, logged } = recordingLog();
  const disk = watchDisk("database", log);
  const panic = Object.assign(new Error("could not write to file"), { code: "53100", severity: "PANIC" });
  // Only the methods that the pool calls.
  const pglite = { exec: () => Promise.reject(panic) } as unknown as PGliteInterface;
  const reopen = () => Promise.reject(new NoSpace("DATA_DIR: the database needs 32 MB."));
  const pool = singleConnectionPool(reopeningPglite(pglite, reopen, { disk, log }), disk);
  const client = await pool.connect();
  await expect(client.query("insert into carts default values", [])).rejects.toThrow(
    "The database has a full disk: could not write to file",
  );
  client.release();
  await expect(pool.connect()).rejects.toThrow("The database has a full disk: DATA_DIR");
  expect(logged.map(({ event }) => event)).toEqual(["standalone.disk-full", "standalone.database-broke"]);
});

test("the metrics have the free space of DATA_DIR, also without the database", async () => {
  const dataDir = await newFolder();
  const { figures, close } = await openUnseeded({ dataDir, database: await openSeededDatabase() });
  onTestFinished(close);
  expect((await figures())["opona_data_dir_free_bytes"]).toBeGreaterThan(0);
  await rm(dataDir, { recursive: true });
  expect(await figures()).not.toHaveProperty("opona_data_dir_free_bytes");
});
