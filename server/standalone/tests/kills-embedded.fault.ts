import { mkdtempSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { expect, test } from "vitest";
import { freePort } from "../../../tests/connected/over-http.ts";
import { ensureBuild } from "../../../tests/support/built-site.ts";
import { outputFolder } from "../../../tests/support/output.ts";
import { endInTheMiddleOfOrders } from "./kills.ts";

test("the embedded database loses and doubles nothing in 15 kills and 6 terminations", async () => {
  await ensureBuild();
  const dataDir = mkdtempSync(path.join(outputFolder("scratch"), "kills-"));
  async function ask<Row>(query: string): Promise<Row[]> {
    const database = await PGlite.create(path.join(dataDir, "database/pgdata"), {
      extensions: { unaccent, pg_trgm: trigrams },
    });
    const { rows } = await database.query<Row>(query);
    await database.close();
    return rows;
  }
  const ended = await endInTheMiddleOfOrders({
    env: { DATA_DIR: dataDir, PORT: String(await freePort()) },
    kills: 15,
    terminations: 6,
    endPauses: async () => void (await ask("update emails set next_at = now() where sent_at is null")),
    ordersOf: async () =>
      (await ask<{ email: string }>("select email from orders where email like 'kupec.%'")).map(
        ({ email }) => email,
      ),
  });
  expect(ended).toEqual({ rounds: 21, orders: 63 });
}, 1_200_000);
