import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "#standalone/db/open-postgres.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { skipWithout } from "../../../tests/support/missing.ts";
import { asLongHere } from "../../../tests/support/cpu-time.ts";
import { quiet } from "./seeded-database.ts";
import { buySameSeats } from "./choosing.ts";
import { openUnseeded } from "./open.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { chocolate, fill } from "./shopping.ts";
import { openStaffed } from "./staffed.ts";
import { buyLastPlaces } from "./ticketing.ts";

const crowd = { places: 34, buyers: 200 };
const pairs = { seats: 10, buyers: 200 };
const sold = { ordered: 34, refused: 166, tickets: 34, seats: 34, free: 0, away: 0 };
/** In milliseconds: the median of a read of another visitor's cart meanwhile. */
const patience = asLongHere(500);

let server: PostgresServer | string;
beforeAll(async () => {
  server = await startPostgres();
}, 400_000);
afterAll(async () => {
  if (typeof server === "object") await server.stop();
});

test("two hundred buyers of the last 34 places get 34 tickets", async () => {
  const staffed = await openStaffed();
  expect(await buyLastPlaces(staffed.db, [staffed.call], crowd)).toEqual(sold);
  await staffed.close();
}, 300_000);

test("two hundred buyers of pairs of the same ten seats get whole pairs", async () => {
  const staffed = await openStaffed();
  // First come, first served: 1 and 2, 3 and 4 …
  expect(await buySameSeats(staffed.db, [staffed.call], pairs)).toBe(5);
  await staffed.close();
}, 300_000);

test("and in PostgreSQL, by two processes, while others read their carts", async ({ skip }) => {
  if (typeof server === "string") return skipWithout(server, skip);
  const backends = [
    await openUnseeded({ databaseUrl: server.url }),
    await openUnseeded({ databaseUrl: server.url }),
  ];
  const pool = await openPostgres(server.url, quiet);
  const db = new Kysely<Tables>({ dialect: pool.dialect });
  const calls = backends.map(({ call }) => call);
  const [call = expect.fail()] = calls;
  const visitor = await fill(call, chocolate);
  /** Judges how long another visitor's cart takes during the orders. */
  async function watched<T>(what: string, buy: (during: () => Promise<void>) => Promise<T>): Promise<T> {
    const waits: number[] = [];
    const bought = await buy(async () => {
      const began = performance.now();
      expect((await call("GET", `/api/cart/anonymous/cs/${visitor.tempId}`)).status).toBe(200);
      waits.push(performance.now() - began);
    });
    const rush = waits.reduce((sum, wait) => sum + wait, 0);
    const median = waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? expect.fail();
    process.stdout.write(
      `${crowd.buyers} buyers of ${what}: orders ${Math.round(rush)} ms, another visitor's cart ${Math.round(median)} ms\n`,
    );
    expect(median, `of ${waits.length} readings`).toBeLessThan(patience);
    return bought;
  }
  expect(
    await watched(`${crowd.places} places`, (during) => buyLastPlaces(db, calls, { ...crowd, during })),
  ).toEqual(sold);
  // Three pairs can leave four single seats.
  expect(
    await watched(`${pairs.seats} seats`, (during) => buySameSeats(db, calls, { ...pairs, during })),
  ).toBeGreaterThan(2);
  await db.destroy();
  await pool.close();
  for (const backend of backends) {
    await backend.close();
  }
}, 300_000);
