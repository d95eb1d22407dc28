import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#server/demo-backend/db/open-postgres.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { skipWithout } from "../support/missing.ts";
import { quiet } from "../support/seeded-database.ts";
import { openUnseeded } from "./open.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { openStaffed } from "./staffed.ts";
import { buyLastPlaces } from "./ticketing.ts";

const crowd = { places: 10, buyers: 200 };
const sold = { ordered: 10, refused: 190, tickets: 10, seats: 10, free: 0 };

let server: PostgresServer | string;
beforeAll(async () => {
  server = await startPostgres();
}, 400_000);
afterAll(async () => {
  if (typeof server === "object") await server.stop();
});

test("two hundred buyers of the last ten places make ten tickets in the embedded database", async () => {
  const staffed = await openStaffed();
  expect(await buyLastPlaces(staffed.db, [staffed.call], crowd)).toEqual(sold);
  await staffed.close();
}, 300_000);

test("and in PostgreSQL, by two processes", async ({ skip }) => {
  if (typeof server === "string") return skipWithout(server, skip);
  const backends = [
    await openUnseeded({ databaseUrl: server.url }),
    await openUnseeded({ databaseUrl: server.url }),
  ];
  const pool = await openPostgres(server.url, quiet);
  const db = new Kysely<Tables>({ dialect: pool.dialect });
  const calls = backends.map(({ call }) => call);
  expect(await buyLastPlaces(db, calls, crowd)).toEqual(sold);
  await db.destroy();
  await pool.close();
  for (const backend of backends) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await backend.close();
  }
}, 300_000);
