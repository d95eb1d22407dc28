import { Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, type TestContext } from "vitest";
import { openPostgres } from "#standalone/db/open-postgres.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { issueInvoice } from "#standalone/domain/documents/issue-documents.ts";
import { expireOrders } from "#standalone/domain/orders/expire.ts";
import { claimEmails, enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { skipWithout } from "../../../tests/support/missing.ts";
import { quiet, seededAt, staffWith } from "./seeded-database.ts";
import { toCustomers } from "./emails.ts";
import { open, openUnseeded, type Call, type OpenedStandalone } from "./open.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { addVoucher, anOrder, card, chocolate, fill, mug, order, put, summary } from "./shopping.ts";
import { buyLastPlaces, eveningOf, orderTickets } from "./ticketing.ts";

let server: PostgresServer | string;
const adminToken = "correct-horse-battery-staple";
/** Two pools look to the database like two processes. */
let one: OpenedStandalone;
let two: OpenedStandalone;

beforeAll(async () => {
  server = await startPostgres();
  if (typeof server === "string") return;
  const options = { databaseUrl: server.url, staff: staffWith(adminToken) };
  [one, two] = await Promise.all([openUnseeded(options), openUnseeded(options)]);
});

afterAll(async () => {
  if (typeof server !== "object") return;
  await Promise.all([one.close(), two.close()]);
  await server.stop();
});

function needsServer({ skip }: TestContext): PostgresServer {
  return typeof server === "string" ? skipWithout(server, skip) : server;
}

test("two standalone back office that start concurrently migrate and seed once", async (context) => {
  needsServer(context);
  const lists = await Promise.all([one, two].map(({ call }) => call("GET", "/api/products/cs?per_page=100")));
  expect(lists[0]?.body.meta.total).toBeGreaterThan(20);
  expect(lists[1]?.body).toEqual(lists[0]?.body);
});

test("PostgreSQL gives the same responses as the embedded database", async (context) => {
  needsServer(context);
  const embedded = await open();
  for (const path of [
    "/api/products/cs?q=tricko&sort=name",
    "/api/products/cs?category=3&sort=dearest&price_max=500",
    "/api/products/cs/101",
    "/api/products/cs/101/similar",
    "/api/catalog/category/cs",
    "/api/brands/cs",
    "/api/settings/cs",
    "/api/deliveries/cs",
    "/api/poster/all/cs",
    "/api/lists/currencies",
  ]) {
    expect((await one.call("GET", path)).body, path).toEqual((await embedded.call("GET", path)).body);
  }
  await embedded.close();
});

test("ten orders of the last piece, by two processes, are one order and nine refusals", async (context) => {
  needsServer(context);
  await anOrder(one.call, { lines: [{ ...mug, quantity: 2 }] });
  const carts = await Promise.all(Array.from({ length: 10 }, () => fill(one.call, mug)));
  const answers = await Promise.all(
    carts.map(({ id }, index) => order(index % 2 === 0 ? one.call : two.call, id, mug.gross)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.error === "out_of_stock")).toHaveLength(9);
});

test("twenty buyers of the last three places, by two processes, get three tickets", async (context) => {
  const { url } = needsServer(context);
  const pool = await openPostgres(url, quiet);
  const db = new Kysely<Tables>({ dialect: pool.dialect });
  const got = await buyLastPlaces(db, [one.call, two.call], { places: 3, buyers: 20 });
  expect(got).toEqual({ ordered: 3, refused: 17, tickets: 3, seats: 3, free: 0, away: 0 });
  await db.destroy();
  await pool.close();
});

/** A connection of another process, which may lock an evening that no other test sells; `which` tells two apart. */
async function openBeside(url: string, which = 2) {
  const db = new Kysely<Tables>({ dialect: (await openPostgres(url, quiet)).dialect });
  onTestFinished(() => db.destroy());
  const evening = await eveningOf({ db, time: { now: seededAt } }, which);
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  async function lock(): Promise<void> {
    await other.query("begin");
    await other.query("select id from products where id = $1 for update", [evening.product]);
  }
  return { other, db, evening, lock };
}

/** The connections of standalone back offices that wait for a lock. */
async function waiting(other: pg.Client) {
  const { rows } = await other.query(
    "select pid from pg_stat_activity where application_name = 'opona-standalone' and wait_event_type = 'Lock'",
  );
  return rows;
}

test("twenty orders that wait for an evening hold one connection", async (context) => {
  const { url } = needsServer(context);
  const { other, evening, lock } = await openBeside(url);
  const item = { id: evening.product, variantId: evening.full };
  const carts = await Promise.all(Array.from({ length: 20 }, () => fill(one.call, item)));
  const visitor = await fill(one.call, chocolate);
  const goods = await fill(one.call, chocolate);
  await lock();
  const orders = Promise.all(carts.map(({ id }) => order(one.call, id, 0.01)));
  const read = await one.call("GET", `/api/cart/anonymous/cs/${visitor.tempId}`);
  const bought = await order(one.call, goods.id, chocolate.gross);
  expect(read.status).toBe(200);
  expect(bought.status).toBe(201);
  await expect.poll(() => waiting(other)).toHaveLength(1);
  await other.query("rollback");
  expect(new Set((await orders).map(({ body }) => body.error))).toEqual(new Set(["changed"]));
});

test("what is sold out is refused while its row is locked", async (context) => {
  const { url } = needsServer(context);
  const { other, evening, lock } = await openBeside(url);
  const cart = await fill(one.call, { id: evening.product, variantId: evening.full });
  const taken = "update ticket_zones set held = held + free, free = 0 where performance_id = $1";
  await other.query(taken, [evening.id]);
  await lock();
  const refused = await order(one.call, cart.id, 0.01);
  await other.query("rollback");
  expect(refused.body.error).toBe("out_of_stock");
});

test("one of two late payments takes the last place, and the other is refunded", async (context) => {
  const { url } = needsServer(context);
  const { other, db, evening } = await openBeside(url, 3);
  const places = "update ticket_zones set free = 1, held = held + free - 1 where performance_id = $1";
  await other.query(places, [evening.id]);
  const ended = [];
  for (const { call } of [one, two]) {
    const bought = { quantity: 1, changes: { payment_id: card } };
    ended.push(await orderTickets({ call }, evening, bought));
    await expireOrders(db, new Date(seededAt.getTime() + 31 * 60_000));
  }
  // Both read the free places before one takes them, unless each locks them first.
  await other.query("begin");
  await other.query("select name from ticket_zones where performance_id = $1 for update", [evening.id]);
  const payments = Promise.all(
    ended.map(({ payment_url }, turn) => {
      const address = new URL(payment_url ?? "", "http://localhost:3000");
      const body = new URLSearchParams({ result: "paid" });
      return (turn === 0 ? one : two).fetch(new Request(address, { method: "POST", body }));
    }),
  );
  await expect.poll(() => waiting(other)).toHaveLength(2);
  await other.query("rollback");
  await payments;
  const orders = await Promise.all(ended.map(({ code }) => staff(0, "GET", `/orders/${code}`)));
  expect(orders.map(({ body }) => body.data.state).toSorted()).toEqual(["paid", "refunded"]);
});

test("an evening moves while its orders are refunded, and every order is refunded", async (context) => {
  const { url } = needsServer(context);
  const pool = await openPostgres(url, quiet);
  const db = new Kysely<Tables>({ dialect: pool.dialect });
  const evening = await eveningOf({ db, time: { now: seededAt } }, 1);
  const codes: string[] = [];
  for (let count = 0; count < 5; count += 1)
    codes.push((await orderTickets(one, evening, { quantity: 1 })).code);
  const change = (call: Call, path: string, json: unknown = {}) =>
    call("POST", `/api/admin/${path}`, { bearer: adminToken, json });
  for (const [index, code] of codes.entries()) {
    expect((await change(one.call, `orders/${code}/paid`)).status).toBe(200);
    const pair = await Promise.all([
      change(one.call, `orders/${code}/refunded`),
      change(two.call, `performances/${evening.id}/moved`, { starts_at: `2027-01-1${index}T19:00` }),
    ]);
    expect(pair.map(({ status }) => status)).toEqual([200, 200]);
  }
  await db.destroy();
  await pool.close();
});

test("two processes that issue invoices at once leave no gap in the numbers", async (context) => {
  const { url } = needsServer(context);
  const now = new Date("2031-05-05T10:00:00Z");
  const placed = [];
  for (let index = 0; index < 8; index += 1) {
    placed.push((await anOrder(one.call)).id);
  }
  const pools = await Promise.all([1, 2].map(() => openPostgres(url, quiet)));
  const databases = pools.map(({ dialect }) => new Kysely<Tables>({ dialect }));
  const [first = expect.fail(), second = expect.fail()] = databases;
  await first.updateTable("orders").set({ payment_state: "paid" }).where("id", "in", placed).execute();
  const issue = (id: number, index: number) =>
    (index % 2 === 0 ? first : second).transaction().execute(async (trx) => {
      const number = await issueInvoice(trx, id, now);
      // Every third one takes a number and fails while the others wait for it.
      if (index % 3 === 0) {
        await sql`select pg_sleep(0.05)`.execute(trx);
        throw new Error("rolled back");
      }
      return number;
    });
  const ended = await Promise.allSettled(placed.flatMap((id, index) => [issue(id, index), issue(id, index)]));
  const numbers = ended.flatMap((end) => (end.status === "fulfilled" ? [end.value] : []));
  await Promise.all(databases.map((db) => db.destroy()));
  await Promise.all(pools.map((pool) => pool.close()));
  expect(numbers).toHaveLength(10);
  expect([...new Set(numbers)].sort()).toEqual([1, 2, 3, 4, 5].map((number) => `FV31-0000${number}`));
});

test("concurrent orders of the same products in different sequences do not deadlock", async (context) => {
  needsServer(context);
  const postcards = { id: 109 };
  const carts = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? fill(one.call, postcards, chocolate) : fill(two.call, chocolate, postcards),
    ),
  );
  const answers = await Promise.all(carts.map(({ id }) => order(two.call, id, 205)));
  expect(answers.map(({ status }) => status)).toEqual(carts.map(() => 201));
});

test("two processes make one order with one e-mail of the same cart", async (context) => {
  needsServer(context);
  const cart = await fill(one.call, chocolate);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => order(index % 2 === 0 ? one.call : two.call, cart.id, 85)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  const code: string = answers[0]?.body.data.code ?? "";
  const messages = toCustomers([...(await one.outbox()), ...(await two.outbox())]);
  expect(messages.filter(({ subject }) => subject.includes(code))).toHaveLength(1);
});

test("ten carts of a guest make one order with a voucher for one use", async (context) => {
  const { url } = needsServer(context);
  const email = "desetkrat@example.cz";
  // None waits for the stock of another.
  const things = [
    [109, 120], [110, 90], [112, 490], [113, 70], [115, 220], [118, 85], [119, 750], [120, 280], [123, 145], [124, 165],
  ] as const; // oxfmt-ignore
  const carts = await Promise.all(
    things.map(async ([id, gross]) => ({ id: (await fill(one.call, { id })).id, total: gross - 50 })),
  );
  await Promise.all(carts.map(({ id }) => addVoucher(two.call, id, "JEDNOU", email)));
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  // Blocks writes of a voucher's use, so that an order without another lock would count the uses before any is written.
  await other.query("begin");
  await other.query("lock table order_vouchers in share mode");
  const answers = Promise.all(
    carts.map(({ id, total }, index) => order(index % 2 === 0 ? one.call : two.call, id, total, { email })),
  );
  await expect.poll(() => waiting(other)).toHaveLength(carts.length);
  await other.query("rollback");
  expect((await answers).filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = (await answers).filter(({ body }) => body.error === "quantity_per_user_limit");
  expect(refused).toHaveLength(9);
});

/** A call for staff, by one of the two processes in turn. */
function staff(turn: number, method: string, path: string, json?: unknown) {
  const { call } = turn % 2 === 0 ? one : two;
  return call(method, `/api/admin${path}`, { bearer: adminToken, ...(json === undefined ? {} : { json }) });
}

async function addGift(url: string, code: string, value: number): Promise<void> {
  const database = new pg.Client(url);
  await database.connect();
  await database.query(
    `insert into vouchers (code, voucher_type, value, kind, balance, service_type)
     values ($1, 'amount', $2, 'gift', $2, 'eshop')`,
    [code, value],
  );
  await database.end();
}

function statusesOf(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("ten concurrent cancellations of an order return its stock once", async (context) => {
  needsServer(context);
  const stock = async () => (await staff(0, "GET", `/stock/${chocolate.id}`)).body.data.stock;
  const before = await stock();
  const { code } = await anOrder(one.call, { lines: [{ ...chocolate, quantity: 2 }] });
  expect(await stock()).toBe(before - 2);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => staff(turn, "POST", `/orders/${code}/cancelled`, {})),
  );
  expect(statusesOf(answers)).toEqual({ 200: 1, 409: 9 });
  expect(await stock()).toBe(before);
  const messages = [...(await one.outbox()), ...(await two.outbox())];
  expect(messages.filter(({ subject }) => subject.startsWith(`Objednávka ${code} je zrušená`))).toHaveLength(
    1,
  );
  expect((await staff(0, "GET", `/log?subject=${code}`)).body.meta.total).toBe(1);
});

test("a voucher is debited by two processes at once for its balance and no more", async (context) => {
  const { url } = needsServer(context);
  await addGift(url, "DAR-BOTH-BOTH-BOTH", 500);
  const debit = { code: "DAR-BOTH-BOTH-BOTH", amount: 100, note: null };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => staff(turn, "POST", "/vouchers/debit", debit)),
  );
  expect(statusesOf(answers)).toEqual({ 200: 5, 409: 5 });
  expect((await staff(0, "POST", "/vouchers/lookup", debit)).body.data).toMatchObject({ balance: 0 });
});

test("orders and cancellations of the same goods and code at once do not deadlock", async (context) => {
  const { url } = needsServer(context);
  await addGift(url, "DAR-LOCK-LOCK-LOCK", 5000);
  const postcards = { id: 109 };
  const buyAndCancel = async (turn: number) => {
    const { call } = turn % 2 === 0 ? one : two;
    const cart = await fill(call, ...(turn % 2 === 0 ? [postcards, chocolate] : [chocolate, postcards]));
    await addVoucher(call, cart.id, "DAR-LOCK-LOCK-LOCK");
    const { status, body } = await order(call, cart.id, 0);
    return status === 201 ? staff(turn + 1, "POST", `/orders/${body.data.code}/cancelled`, {}) : { status };
  };
  const stocks = () => Promise.all([109, chocolate.id].map((id) => staff(0, "GET", `/stock/${id}`)));
  const before = (await stocks()).map(({ body }) => body);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => buyAndCancel(turn)));
  expect(statusesOf(answers)).toEqual({ 200: 12 });
  expect((await stocks()).map(({ body }) => body)).toEqual(before);
  const { balance } = (await staff(0, "POST", "/vouchers/lookup", { code: "DAR-LOCK-LOCK-LOCK" })).body.data;
  expect(balance).toBe(5000);
});

test("ten concurrent changes of a line and additions of a voucher leave one of each", async (context) => {
  needsServer(context);
  const cart = await fill(one.call);
  const both = [one.call, two.call];
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      put(both[index % 2] ?? one.call, cart.id, { id: 118, quantity: 3 }),
    ),
  );
  const added = await Promise.all(
    Array.from({ length: 10 }, (_, index) => addVoucher(both[index % 2] ?? one.call, cart.id, "VANTROKY10")),
  );
  expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
  const { items, vouchers } = (await one.call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body;
  expect(items.length).toBe(1);
  expect(items[0]?.quantity).toBe(3);
  expect(vouchers.length).toBe(1);
});

test("a repeated order request waits for the first response", async (context) => {
  needsServer(context);
  const cart = await fill(one.call, chocolate);
  const headers = { "Idempotency-Key": `order-${cart.id}` };
  const [first, second] = await Promise.all([
    order(one.call, cart.id, 85, {}, headers),
    order(two.call, cart.id, 85, {}, headers),
  ]);
  expect(first.status).toBe(201);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect((await summary(one.call, first.body.data)).body.data.total).toBe(85);
});

test("two mailers share the pending e-mails, and neither waits for the other", async (context) => {
  const { url } = needsServer(context);
  const db = new Kysely<Tables>({ dialect: (await openPostgres(url, quiet)).dialect });
  onTestFinished(() => db.destroy());
  const login_url = "http://localhost:3000/login";
  const addresses = Array.from({ length: 20 }, (_, index) => `divak${index}@example.cz`);
  await db.transaction().execute(async (trx) => {
    for (const to of addresses) await enqueueEmail(trx, "welcome", { to, login_url }, seededAt);
  });
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  // Another mailer is claiming the first e-mail.
  await other.query("begin");
  await other.query("select id from emails where data->>'to' = 'divak0@example.cz' for update");
  const [second] = await claimEmails(db, 1, seededAt);
  expect(second?.data?.to).toBe("divak1@example.cz");
  await other.query("update emails set attempts = 0, next_at = created_at where id = $1", [second?.id]);
  await other.query("commit");

  const before = [(await one.outbox()).length, (await two.outbox()).length];
  await Promise.all(
    [one, two].map(({ call }) =>
      call("POST", "/api/auth/password/forgot", {
        json: {
          email: "divak@divadlonavantrokach.example",
          reset_url: "http://localhost:3000/zmena-hesla/{hash}",
        },
      }),
    ),
  );
  const sent = [...(await one.outbox()).slice(before[0]), ...(await two.outbox()).slice(before[1])];
  const welcomed = sent.map(({ to }) => to).filter((to) => addresses.includes(to));
  expect(welcomed.toSorted()).toEqual(addresses.toSorted());
});

test("an older build refuses the database that a newer one wrote", async (context) => {
  const { url } = needsServer(context);
  const database = new pg.Client(url);
  await database.connect();
  onTestFinished(() => database.end());
  await database.query("insert into migrations values ('0900-loges.sql', '0')");
  await expect(openUnseeded({ databaseUrl: url })).rejects.toThrow(
    "A newer version wrote the database postgres of DATABASE_URL: it records the migration 0900-loges.sql,",
  );
  await database.query("delete from migrations where name = '0900-loges.sql'");
  expect((await one.call("GET", "/api/lists/countries")).status).toBe(200);
});
