import { mkdtempSync, readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startSite } from "../../../tests/server/app/site-process.ts";
import { ensureBuild } from "../../../tests/support/built-site.ts";
import { skipWithout } from "../../../tests/support/missing.ts";
import { outputFolder } from "../../../tests/support/output.ts";
import { caller, type Call } from "./open.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { chocolate, fill, order } from "./shopping.ts";

const terminations = 20;
const restarts = 3;
const buyers = 6;
/** The size of the standalone back office's pool. */
const mostConnections = 10;
const stock = 1_000_000;

let postgres: PostgresServer | string;
beforeAll(async () => {
  postgres = await startPostgres();
  await ensureBuild();
}, 600_000);
afterAll(async () => {
  if (typeof postgres === "object") await postgres.stop();
});

interface Told {
  readonly code: string;
  readonly cartId: string;
}

let nextNetwork = 0;
/** Each request comes from another network, through the site's proxy. */
function fromAnywhere(request: Request): Promise<Response> {
  nextNetwork += 1;
  request.headers.set(
    "X-Forwarded-For",
    `10.${nextNetwork >> 16}.${(nextNetwork >> 8) & 255}.${nextNetwork & 255}`,
  );
  return fetch(request);
}

/** Orders one cart; repeats a failed request, like a visitor who presses the button again. */
async function buyOnce(call: Call, rows: Told[], isOver: () => boolean): Promise<void> {
  const cart = await fill(call, chocolate);
  // The database was unavailable: no cart was created.
  if (!cart.id) return;
  const headers = { "Idempotency-Key": `order-${cart.id}` };
  // Each order has its own e-mail and network: all of them together would exceed the limits.
  const email = `${cart.id}@storm.example`;
  while (!isOver()) {
    const { status, body } = await order(call, cart.id, chocolate.gross, { email }, headers);
    if (status === 200 || status === 201) rows.push({ code: body.data.code, cartId: cart.id });
    // Empty: the line was not added.
    if (status < 300 || body.error === "empty_cart") return;
  }
}

test("the site loses no order in 20 ended connections and 3 restarts of its database", async ({ skip }) => {
  if (typeof postgres === "string") return skipWithout(postgres, skip);
  const { url } = postgres;
  const ask = (query: string) => rowsOf(url, query);
  const dataDir = mkdtempSync(path.join(outputFolder("scratch"), "storm-"));
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: "warn", TRUST_PROXY: "1" });
  onTestFinished(async () => void (await site.end("SIGKILL")));
  await ask(`update products set stock = ${stock} where id = ${chocolate.id}`);

  const rows: Told[] = [];
  const unanswered: unknown[] = [];
  let isOver = false;
  const crowd = Array.from({ length: buyers }, async () => {
    const call = caller(fromAnywhere, site.url);
    while (!isOver && unanswered.length === 0) {
      await buyOnce(call, rows, () => isOver).catch((error: unknown) => unanswered.push(error));
    }
  });
  async function moreOrders(): Promise<void> {
    const most = rows.length + 2;
    await expect.poll(() => rows.length, { timeout: 15_000, interval: 20 }).toBeGreaterThan(most);
  }

  await moreOrders();
  let lost = 0;
  for (let round = 1; round <= terminations; round += 1) {
    lost += await postgres.terminate();
    await moreOrders();
    if (round % Math.floor(terminations / restarts) !== 0) continue;
    await postgres.halt();
    await postgres.start();
    lost += mostConnections;
    await moreOrders();
  }
  isOver = true;
  await Promise.all(crowd);
  expect(unanswered).toEqual([]);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);

  const orders = await ask("select code from orders where email like '%@storm.example'");
  const carts = await ask("select c.id, o.code from carts c join orders o on o.id = c.order_id");
  const [shelf] = await ask(`select stock from products where id = ${chocolate.id}`);
  const codes = new Map(carts.map(({ id, code }) => [id, code]));
  expect(rows.filter(({ code, cartId }) => codes.get(cartId) !== code)).toEqual([]);
  // Every order has its own cart, and was taken off the stock once.
  expect(orders.filter(({ code }) => carts.filter((cart) => cart.code === code).length !== 1)).toEqual([]);
  expect(stock - Number(shelf?.stock)).toBe(orders.length);
  const messages = readdirSync(path.join(dataDir, "outbox")).map(
    (name) => /E\d\d-.+(?=\.eml$)/u.exec(name)?.[0],
  );
  expect(messages.length).toBe(new Set(messages).size);

  const events = site.output().match(/(?<="event":")[^"]+/gu) ?? [];
  const lines = events.filter((event) => event === "standalone.database-connection").length;
  expect(lines).toBeGreaterThan(0);
  expect(lines).toBeLessThanOrEqual(lost);
  const faults = ["uncaught-exception", "unhandled-rejection", "standalone.failed", "standalone.mail-failed"];
  expect(events.filter((event) => faults.includes(event))).toEqual([]);
  expect((await site.end()).code).toBe(0);
}, 120_000);

async function rowsOf(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}
