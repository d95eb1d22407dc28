import pg from "pg";
import { afterAll, beforeAll, expect, test, vi, type TestContext } from "vitest";
import { skipWithout } from "../../../tests/support/missing.ts";
import { openUnseeded, type OpenedStandalone } from "./open.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { chocolate, fill, order, summary } from "./shopping.ts";

vi.setConfig({ testTimeout: 60_000 });

let server: PostgresServer | string;
let backend: OpenedStandalone;
/** Another client of the same database. */
let other: pg.Client;

beforeAll(async () => {
  server = await startPostgres();
  if (typeof server === "string") return;
  backend = await openUnseeded({ databaseUrl: server.url });
  other = await connected(server.url);
}, 400_000);

afterAll(async () => {
  if (typeof server !== "object") return;
  await backend.close();
  await other.end();
  await server.stop();
});

function needsServer({ skip }: TestContext): PostgresServer {
  return typeof server === "string" ? skipWithout(server, skip) : server;
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Returns the process ids of the standalone back office's connections that wait for a lock, once there is one. */
async function waiting(): Promise<number[]> {
  const seen = async () => {
    // A transaction, which `other` may be in, sees the connections as they were when it first looked.
    await other.query("select pg_stat_clear_snapshot()");
    const { rows } = await other.query(
      "select pid from pg_stat_activity where application_name = 'opona-standalone' and wait_event_type = 'Lock'",
    );
    return rows.map(({ pid }) => Number(pid));
  };
  await expect.poll(seen, { timeout: 10_000 }).toHaveLength(1);
  return seen();
}

function heard(event: string) {
  return backend.logged.filter((line) => line.event === event);
}

test("a connection that ends in a transaction is a 503 and one log line", async (context) => {
  needsServer(context);
  const cart = await fill(backend.call, chocolate);
  const headers = { "Idempotency-Key": `order-${cart.id}` };
  await other.query("begin");
  await other.query("select id from carts where id = $1 for update", [cart.id]);
  const first = order(backend.call, cart.id, chocolate.gross, {}, headers);
  const [pid] = await waiting();
  await other.query("select pg_terminate_backend($1)", [pid]);
  expect(await first).toMatchObject({ status: 503, body: { status: 503, error: "database_away" } });
  expect((await first).headers.get("Retry-After"), "nothing was committed").toBe("1");
  await other.query("rollback");
  expect(heard("standalone.database-connection")).toHaveLength(1);
  expect(heard("standalone.failed")).toEqual([]);

  const second = await order(backend.call, cart.id, chocolate.gross, {}, headers);
  expect(second.status).toBe(201);
  expect((await summary(backend.call, second.body.data)).status).toBe(200);
});

test("an order written before its connection broke comes back, with one e-mail", async (context) => {
  needsServer(context);
  const cart = await fill(backend.call, chocolate);
  const email = "hned-potom@example.cz";
  const before = heard("standalone.database-connection").length;
  // The order itself is written; its subscription right after it has to wait and loses its connection.
  await other.query("begin");
  await other.query("lock table subscribers");
  const answer = order(backend.call, cart.id, chocolate.gross, { email, newsletter: true });
  const [pid] = await waiting();
  await other.query("select pg_terminate_backend($1)", [pid]);
  await other.query("rollback");
  expect((await answer).status).toBe(201);
  expect(heard("standalone.database-connection")).toHaveLength(before + 1);
  expect((await backend.outbox()).filter(({ to }) => to.includes(email))).toHaveLength(1);
});

test("an outage of the server is a 503 at once and two log lines for all requests", async (context) => {
  const postgres = needsServer(context);
  await other.end();
  await postgres.halt();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => backend.call("GET", "/api/lists/countries")),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await backend.figures()).toEqual({ opona_database_up: 0 });
  await postgres.start();
  other = await connected(postgres.url);
  expect((await backend.call("GET", "/api/lists/countries")).status).toBe(200);
  expect(await backend.figures()).toMatchObject({ opona_database_up: 1 });
  expect(heard("standalone.database-away")).toHaveLength(1);
  expect(heard("standalone.database-back")).toHaveLength(1);
  // For ten connections at most, and not for forty.
  expect(heard("standalone.database-connection").length).toBeLessThanOrEqual(12);
  expect(heard("standalone.failed")).toEqual([]);
});
