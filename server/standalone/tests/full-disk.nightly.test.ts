import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { startSite } from "../../../tests/server/app/site-process.ts";
import { ensureBuild } from "../../../tests/support/built-site.ts";
import { outputFolder } from "../../../tests/support/output.ts";
import { caller, open, openUnseeded, type Call } from "./open.ts";
import { chocolate, fill, order } from "./shopping.ts";

beforeAll(ensureBuild, 300_000);

const chocolateLine = { id: chocolate.id, variantId: null, note: null };
const segment = 1024 * 1024;

/** The space left in the current segment: a start with less than a quarter left makes the next segment at once. */
const left = 320 * 1024;

/**
 * Creates a demo database on disk that needs a new segment of its log (WAL) after a few orders, because it logs whole
 * pages. Returns the path of that segment.
 */
async function nearlyFull(dataDir: string): Promise<string> {
  const seeded = await open();
  // By today's clock, as the site will open it: so the demo's week is already current, and the start writes nothing
  // more.
  const theatre = await openUnseeded({ dataDir, loadDataDir: await seeded.dump(), clock: () => new Date() });
  await Promise.all([theatre.close(), seeded.close()]);
  const place = path.join(dataDir, "database", "pgdata");
  const pglite = await PGlite.create({ dataDir: place, extensions: { unaccent, pg_trgm: trigrams } });
  const names = readdirSync(path.join(place, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/u.test(name));
  const last = Math.max(...names.map((name) => Number(`0x${name.slice(16)}`)));
  for (;;) {
    const { rows } = await pglite.query<{ written: number }>(
      "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as written",
    );
    const missing = (last + 1) * segment - left - (rows[0]?.written ?? 0);
    if (missing <= 0) break;
    const size = Math.ceil(Math.min(missing, 100_000));
    await pglite.query("select pg_logical_emit_message(false, 'test', repeat('x', $1::int))", [size]);
  }
  await pglite.exec("alter system set wal_consistency_checking = 'all'");
  await pglite.close();
  // Closing recycles an unused segment as the next one.
  const next = (last + 1).toString(16).toUpperCase().padStart(16, "0");
  const obstacle = path.join(place, "pg_wal", `00000001${next}`);
  rmSync(obstacle, { force: true });
  return obstacle;
}

/** Fills carts until the database refuses them; returns the last status. */
async function fillUntilFailure(call: Call): Promise<number> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { status, body } = await call("GET", "/api/cart/anonymous/cs");
    if (status !== 200) return status;
    const put = await call("PUT", `/api/cart/${body.id}`, { json: { ...chocolateLine, quantity: 1 } });
    if (put.status !== 200) return put.status;
  }
  return 200;
}

test("a site with a full disk answers 503, and sells again when space is free", async () => {
  const dataDir = mkdtempSync(path.join(outputFolder("scratch"), "full-"));
  const obstacle = await nearlyFull(dataDir);
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: "warn" });
  onTestFinished(async () => void (await site.end("SIGKILL")));
  const call = caller(fetch, site.url);
  // As on a full disk, PostgreSQL cannot create the next segment and stops itself.
  mkdirSync(obstacle);
  expect(await fillUntilFailure(call)).toBe(503);

  // No request waits for the database now, not even for the site's limit of three seconds.
  const answers = await Promise.all(Array.from({ length: 20 }, () => call("GET", "/api/lists/countries")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const cart = await fetch(`${site.url}/kosik`, { headers: { Cookie: "cart=x" } });
  expect(await cart.text()).toContain('<html lang="cs"');
  rmdirSync(obstacle);
  let code = "";
  const sells = async () => {
    const fresh = await fill(call, chocolate);
    if (!fresh.id) return 503;
    const { status, body } = await order(call, fresh.id, chocolate.gross);
    code = body.data?.code ?? "";
    return status;
  };
  await expect.poll(sells, { timeout: 15_000, interval: 200 }).toBe(201);
  const files = readdirSync(path.join(dataDir, "outbox"));
  expect(files.filter((file) => file.endsWith(`-${code}.eml`))).toHaveLength(1);

  const events = site.output().match(/(?<="event":")[^"]+/gu) ?? [];
  expect(events.filter((event) => event === "standalone.database-broke")).toHaveLength(1);
  const ended = await site.end();
  expect(ended.code).toBe(0);
  expect(ended.ms).toBeLessThan(9_000);
}, 120_000);
