import pg from "pg";
import { afterAll, beforeAll, expect, test, vi, type TestContext } from "vitest";
import { skipWithout } from "../../../tests/support/missing.ts";
import { openUnseeded, type OpenedStandalone } from "./open.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { chocolate, fill, order } from "./shopping.ts";

vi.setConfig({ testTimeout: 60_000 });

const connections = 8;
let server: PostgresServer | string;
let backend: OpenedStandalone;
/** Connections of other programs. */
const others: pg.Client[] = [];

beforeAll(async () => {
  server = await startPostgres([`max_connections=${connections}`, "superuser_reserved_connections=0"]);
  if (typeof server === "string") return;
  await occupy(server, 1);
  const databaseLimits = { pool: 10, statementSeconds: 1 };
  backend = await openUnseeded({ databaseUrl: server.url, databaseLimits });
}, 400_000);

afterAll(async () => {
  if (typeof server !== "object") return;
  await occupy(server, 0);
  await backend.close();
  await server.stop();
});

function needsServer({ skip }: TestContext): PostgresServer {
  return typeof server === "string" ? skipWithout(server, skip) : server;
}

/** Takes this number of connections away from the standalone back office, or gives some back. */
async function occupy({ url }: PostgresServer, count: number): Promise<void> {
  while (others.length > count) await others.pop()?.end();
  while (others.length < count) {
    const client = new pg.Client(url);
    await client.connect();
    others.push(client);
  }
}

/** Ends the standalone back office's connections and takes all of the server's except this number. */
async function leave(postgres: PostgresServer, count: number): Promise<void> {
  await occupy(postgres, 1);
  await others[0]?.query(
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'opona-standalone'",
  );
  await occupy(postgres, connections - count);
}

/** Lines of the log after the first `from`, without orders and e-mails. */
function heard(from: number): string[] {
  const events = backend.logged.slice(from).map(({ event }) => event);
  return events.filter((event) => /database|failed/u.test(event));
}

const list = () => backend.call("GET", "/api/products/cs?category=3");

test("fifty calls and ten orders share the last three connections of the server", async (context) => {
  const postgres = needsServer(context);
  const carts = await Promise.all(Array.from({ length: 10 }, () => fill(backend.call, chocolate)));
  await leave(postgres, 3);
  const from = backend.logged.length;
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, list),
    ...carts.map(({ id }) => order(backend.call, id, chocolate.gross)),
  ]);
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect(count(200)).toBe(50);
  expect(count(201)).toBe(10);
  expect(heard(from)).toEqual(["standalone.database-full"]);
});

test("a request waits for a connection if the server has none left", async (context) => {
  const postgres = needsServer(context);
  await leave(postgres, 0);
  const from = backend.logged.length;
  const answered = list();
  await new Promise((resolve) => setTimeout(resolve, 700));
  await occupy(postgres, connections - 1);
  expect((await answered).status).toBe(200);
  // Logged now, unless it is the outage of the previous test.
  expect(heard(from).filter((event) => event !== "standalone.database-full")).toEqual([]);
});

test("a slow statement costs only its request, and frees its connection", async (context) => {
  const postgres = needsServer(context);
  await occupy(postgres, 1);
  await list();
  const [other = expect.fail()] = others;
  const backends = async () => {
    const { rows } = await other.query(
      "select pid from pg_stat_activity where application_name = 'opona-standalone' order by pid",
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await backends();
  await other.query("begin");
  await other.query("lock table brands");
  const from = backend.logged.length;
  const [late, quick] = await Promise.all([
    backend.call("GET", "/api/brands/cs"),
    backend.call("GET", "/api/lists/countries"),
  ]);
  expect(late.status).toBe(500);
  expect(quick.status).toBe(200);
  expect(heard(from)).toEqual(["standalone.failed"]);
  expect(String(backend.logged.at(-1)?.fields.error)).toContain("statement timeout");
  await other.query("rollback");
  expect((await backend.call("GET", "/api/brands/cs")).status).toBe(200);
  expect(await backends()).toEqual(expect.arrayContaining(before));
});
