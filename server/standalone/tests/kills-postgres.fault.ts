import { mkdtempSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../tests/connected/over-http.ts";
import { startPostgres } from "./postgres-server.ts";
import { ensureBuild } from "../../../tests/support/built-site.ts";
import { skipWithout } from "../../../tests/support/missing.ts";
import { outputFolder } from "../../../tests/support/output.ts";
import { endInTheMiddleOfOrders } from "./kills.ts";

test("PostgreSQL loses and doubles nothing in 45 kills and 14 terminations", async ({ skip }) => {
  const postgres = await startPostgres();
  if (typeof postgres === "string") return skipWithout(postgres, skip);
  const { url, stop } = postgres;
  onTestFinished(stop);
  await ensureBuild();
  async function ask<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<Row>(query);
    await client.end();
    return rows;
  }
  const ended = await endInTheMiddleOfOrders({
    env: {
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "kills-")),
      PORT: String(await freePort()),
    },
    kills: 45,
    terminations: 14,
    endPauses: async () => void (await ask("update emails set next_at = now() where sent_at is null")),
    ordersOf: async () =>
      (await ask<{ email: string }>("select email from orders where email like 'kupec.%'")).map(
        ({ email }) => email,
      ),
  });
  expect(ended).toEqual({ rounds: 59, orders: 177 });
}, 1_200_000);
