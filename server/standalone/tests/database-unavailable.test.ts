import type { Dialect, Driver } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { DatabaseUnavailable } from "#standalone/db/database-unavailable.ts";
import { openStandalone } from "#standalone/standalone.ts";
import { openSeededDatabase, quiet, seededAt } from "./seeded-database.ts";
import { caller } from "./open.ts";
import { chocolate } from "./shopping.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";

type Loss = "none" | "connection" | "before COMMIT" | "after COMMIT";

/** The database, whose connection is lost at a chosen moment. */
function losing(dialect: Dialect, lose: () => Loss, loss: () => Error): Dialect {
  function createDriver(): Driver {
    const driver = dialect.createDriver();
    return {
      init: () => driver.init(),
      async acquireConnection() {
        if (lose() === "connection") throw loss();
        return driver.acquireConnection();
      },
      beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
      async commitTransaction(connection) {
        if (lose() === "before COMMIT") throw loss();
        await driver.commitTransaction(connection);
        if (lose() === "after COMMIT") throw loss();
      },
      rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
      releaseConnection: (connection) => driver.releaseConnection(connection),
      destroy: () => driver.destroy(),
    };
  }
  return {
    createDriver,
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

async function openLosing(open = openStandalone, Unavailable = DatabaseUnavailable) {
  let loss: Loss = "none";
  const database = await openSeededDatabase();
  const backend = await open({
    content: demoTheatre(),
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    outboxDir: null,
    clock: () => seededAt,
    log: quiet,
    database: {
      ...database,
      dialect: losing(
        database.dialect,
        () => loss,
        () => new Unavailable(new Error("lost")),
      ),
    },
  });
  onTestFinished(() => backend.close());
  return { ...backend, call: caller(backend.fetch), lose: (next: Loss) => (loss = next) };
}

/** Puts a product into a cart while the connection breaks: the answer and its `Retry-After`. */
async function changeLosing({ call, lose }: Awaited<ReturnType<typeof openLosing>>, loss: Loss) {
  const { body: cart } = await call("GET", "/api/cart/anonymous/cs");
  lose(loss);
  const { status, body, headers } = await call("PUT", `/api/cart/${cart.id}`, {
    json: { id: chocolate.id, variantId: null, note: null, quantity: 1 },
  });
  lose("none");
  return { status, error: body.error, wait: headers.get("Retry-After") };
}

const lost = { status: 503, error: "database_away" };

test.each<[Loss, string, string | null]>([
  ["connection", "was not begun", "1"],
  ["before COMMIT", "is undone", "1"],
  ["after COMMIT", "may be made", null],
])("a change whose database is lost (%s) %s: Retry-After %s", async (loss, _, wait) => {
  expect(await changeLosing(await openLosing(), loss)).toEqual({ ...lost, wait });
});

test("a database that outlives its reloaded modules still reports a change", async () => {
  vi.resetModules();
  const { openStandalone: open } = await import("#standalone/standalone.ts");
  const { DatabaseUnavailable: Reloaded } = await import("#standalone/db/database-unavailable.ts");
  expect(await changeLosing(await openLosing(open, Reloaded), "after COMMIT")).toEqual({
    ...lost,
    wait: null,
  });
});

test("a read without a database may be sent again at once", async () => {
  const { call, lose } = await openLosing();
  lose("connection");
  const { status, headers } = await call("GET", "/api/lists/countries");
  lose("none");
  expect(status).toBe(503);
  expect(headers.get("Retry-After")).toBeNull();
});

test("the metrics say whether the database answers, and nothing else without it", async () => {
  const { figures, lose } = await openLosing();
  expect(await figures()).toMatchObject({ opona_database_up: 1, opona_emails_dead: 0 });
  lose("connection");
  expect(await figures()).toEqual({ opona_database_up: 0 });
  lose("none");
});
