import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#standalone/db/open-postgres.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { skipWithout } from "../../../tests/support/missing.ts";
import { quiet, seededAt } from "./seeded-database.ts";
import { openUnseeded } from "./open.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";

let server: PostgresServer | string;
beforeAll(async () => {
  server = await startPostgres();
}, 400_000);
afterAll(async () => {
  if (typeof server === "object") await server.stop();
});

test("two back offices over one PostgreSQL do each job once", async ({ skip }) => {
  if (typeof server === "string") return skipWithout(server, skip);
  const { url } = server;
  let now = seededAt;
  const ticks: (() => void)[] = [];
  async function openOne() {
    return openUnseeded({
      databaseUrl: url,
      clock: () => now,
      every(_milliseconds, act) {
        ticks.push(act);
        return () => undefined;
      },
    });
  }
  const backends = [await openOne(), await openOne()];
  const db = new Kysely<Tables>({ dialect: (await openPostgres(url, quiet)).dialect });
  async function round(): Promise<void> {
    for (const tick of ticks) tick();
    await Promise.all(backends.map((backend) => backend.outbox()));
  }
  await round();
  const logged = () =>
    backends
      .flatMap((backend) => backend.logged)
      .filter(({ event }) => event.startsWith("standalone.housekeeping"));
  // The demo data's own late rows.
  const before = logged().length;

  for (let hour = 1; hour <= 20; hour += 1) {
    now = new Date(seededAt.getTime() + hour * 3_600_000);
    const rows = ["jana", "eva"].map((name) => ({ email: `${name}@example.cz`, type: "modal", created_at: new Date(0) })); // oxfmt-ignore
    await db.insertInto("subscribers").values(rows).execute();
    await db
      .insertInto("carts")
      .values({ id: `cart-${hour}`, temp_id: `guest-${hour}`, user_id: null, order_id: null, created_at: new Date(0), used_at: new Date(0) })
      .execute(); // oxfmt-ignore
    await round();
    expect(await db.selectFrom("carts").select("id").where("used_at", "=", new Date(0)).execute()).toEqual(
      [],
    );
    const began = await db.selectFrom("housekeeping").select("began_at").distinct().execute();
    expect(began).toEqual([{ began_at: now }]);
  }
  const done = logged()
    .slice(before)
    .map(({ event, fields }) => [event, fields.job, fields.count].join(" "));
  const expected = ["standalone.housekeeping guest-carts 1", "standalone.housekeeping unconfirmed-subscribers 2"]; // oxfmt-ignore
  expect(done).toHaveLength(40);
  expect([...new Set(done)].toSorted()).toEqual(expected);
  await db.destroy();
  await Promise.all(backends.map((backend) => backend.close()));
}, 300_000);
