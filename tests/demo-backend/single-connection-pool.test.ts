import { expect, test } from "vitest";
import { singleConnectionPool } from "#server/demo-backend/db/single-connection-pool.ts";
import type { ReopeningPglite } from "#server/demo-backend/db/reopening-pglite.ts";

test("the event loop has a turn between the users of the connection", async () => {
  const events: string[] = [];
  const pglite = { query: async (text: string) => void events.push(text) };
  const pool = singleConnectionPool({ living: async () => pglite } as unknown as ReopeningPglite);
  const read = async (name: string) => {
    const client = await pool.connect();
    await client.query(name, [1]);
    // Runs in the next turn of the event loop, as an answered socket would.
    setImmediate(() => events.push("others"));
    client.release();
  };
  await Promise.all([read("first"), read("second"), read("third")]);
  expect(events).toEqual(["first", "others", "second", "others", "third"]);
});
