import { expect, test } from "vitest";
import { singleConnectionPool } from "#standalone/db/single-connection-pool.ts";
import type { ReopeningPglite } from "#standalone/db/reopening-pglite.ts";
import { watchDisk } from "#standalone/db/disk.ts";
import { quiet } from "./seeded-database.ts";

test("the event loop has a turn between the users of the connection", async () => {
  const events: string[] = [];
  const pglite = { query: async (text: string) => void events.push(text) };
  const database = { living: async () => pglite } as unknown as ReopeningPglite;
  const pool = singleConnectionPool(database, watchDisk("database", quiet));
  const read = async (name: string) => {
    const client = await pool.connect();
    await client.query(name, [1]);
    // Runs in the next turn of the event loop, like the callback of a socket.
    setImmediate(() => events.push("others"));
    client.release();
  };
  await Promise.all([read("first"), read("second"), read("third")]);
  expect(events).toEqual(["first", "others", "second", "others", "third"]);
});
