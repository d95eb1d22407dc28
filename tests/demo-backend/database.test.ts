import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { lock } from "proper-lockfile";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPglite } from "#server/demo-backend/db/open-pglite.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { quiet, seededDump } from "../support/seeded-database.ts";
import { giftCodesIn } from "./emails.ts";
import { open, openChanged, openUnseeded } from "./open.ts";
import { chocolate, eveningForTwo, fill, mug, order, signIn, summary, transfer } from "./shopping.ts";

// Creating databases on disk is slow while other tests keep the machine busy.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reference-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("an order survives a restart, and seeding again changes nothing", async () => {
  const first = await openUnseeded({ dataDir: folder, loadDataDir: await seededDump() });
  const cart = await fill(first.call, { ...mug, quantity: 2 });
  const { data } = (await order(first.call, cart.id, 2 * mug.gross)).body;
  const before = (await first.call("GET", "/api/products/cs?per_page=100")).body;
  const bearer = await signIn(first.call);
  for (const path of ["/api/me/company", "/api/me/addresses/2"]) await first.call("DELETE", path, { bearer });
  await first.close();

  // A year later the dates of the seed are different; the stored ones stay.
  const second = await openUnseeded({ dataDir: folder, clock: () => new Date("2027-11-21T10:00:00Z") });
  expect((await second.call("GET", `/api/orders/summary/${data.id}/${data.hash}`)).status).toBe(200);
  expect((await second.call("GET", "/api/products/cs?per_page=100")).body).toEqual(before);
  expect((await second.call("GET", `/api/products/cs/${mug.id}`)).body.data.availability.quantity).toBe(1);
  const again = await signIn(second.call);
  const count = async (path: string) =>
    (await second.call("GET", path, { bearer: again })).body.data?.length ?? 0;
  expect([
    await count("/api/me/company"),
    await count("/api/me/addresses"),
    await count("/api/orders"),
  ]).toEqual([0, 1, 3]);
  await second.close();
});

test("two demo backends over one folder share one database", async () => {
  const [one, two] = await Promise.all([
    openUnseeded({ dataDir: folder, loadDataDir: await seededDump() }),
    openUnseeded({ dataDir: folder }),
  ]);
  const cart = await fill(one.call, chocolate);
  expect((await two.call("GET", `/api/cart/anonymous/cs/${cart.tempId}`)).body.id).toBe(cart.id);
  // Queries of one never run inside a transaction of the other.
  const carts = await Promise.all(Array.from({ length: 10 }, () => fill(one.call, mug)));
  const answers = await Promise.all(
    carts.map(({ id }, index) => order(index % 2 === 0 ? one.call : two.call, id, mug.gross)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(mug.stock);
  expect(answers.filter(({ body }) => body.error === "out_of_stock")).toHaveLength(10 - mug.stock);
  await one.close();
  expect((await two.call("GET", "/api/lists/countries")).status).toBe(200);
  await two.close();
});

test("several demo backends that open one folder concurrently all open it, and none falls back to memory", async () => {
  const loadDataDir = await seededDump();
  const references = await Promise.all(
    Array.from({ length: 8 }, () => openUnseeded({ dataDir: folder, loadDataDir })),
  );
  expect(references.flatMap(({ logged }) => logged.map(({ event }) => event))).toEqual([]);
  await Promise.all(references.map((backend) => backend.close()));
});

test("the folder of another running process is not touched", async () => {
  await mkdir(join(folder, "database"));
  const unlock = await lock(join(folder, "database"), { lockfilePath: join(folder, "database.lock") });
  await expect(openUnseeded({ dataDir: folder, lockTries: 1 })).rejects.toThrow(
    /Another process is using the database/,
  );
  await unlock();
});

test("a folder that cannot be created is refused, without a fallback to memory", async () => {
  await writeFile(join(folder, "file"), "");
  await expect(openUnseeded({ dataDir: join(folder, "file") })).rejects.toThrow(/ENOTDIR/);
});

/** The database as the previous version left it, with an order's vouchers that it has not sent and a rating's link. */
async function beforeTheQueue(db: Kysely<Tables>): Promise<void> {
  await sql`
    create table gift_letters (
      order_id integer primary key references orders on delete cascade,
      created_at timestamptz not null, taken_at timestamptz, sent_at timestamptz
    )`.execute(db);
  await sql`insert into gift_letters select order_id, created_at, null, null from emails where kind = 'gift-vouchers'`.execute(
    db,
  );
  await sql`alter table ratings add column token_hash text unique, add column token_expires_at timestamptz`.execute(
    db,
  );
  await sql`
    update ratings set token_hash = l.token_hash, token_expires_at = l.expires_at
    from rating_links l where l.rating_id = ratings.id`.execute(db);
  await sql`drop table emails, rating_links`.execute(db);
  await sql`delete from order_progress where state = 'voucher_sent'`.execute(db);
  await sql`update orders set state = 'paid' where state = 'voucher_sent'`.execute(db);
  await sql`delete from migrations where name = '0011-emails.sql'`.execute(db);
}

test("vouchers that the previous version has not sent are sent, and its links of ratings still work", async () => {
  const adminToken = "correct-horse-battery-staple";
  const first = await open({ adminToken });
  const cart = await fill(first.call, eveningForTwo);
  const choice = { delivery_id: 6, branch_id: null, payment_id: transfer };
  const placed = (await order(first.call, cart.id, eveningForTwo.gross, choice)).body.data;
  await first.call("POST", `/api/admin/orders/${placed.code}/paid`, { bearer: adminToken });
  const confirm_url = "http://localhost:3000/hodnoceni/potvrzeni/{token}";
  await first.call("POST", "/api/ratings", {
    json: { production: "marysa", stars: 4, text: null, name: "Eva", email: "eva@example.cz", confirm_url },
  });
  const messages = await first.outbox();
  const token = /potvrzeni\/([\w-]+)/u.exec(messages.at(-1)?.text ?? "")?.[1];

  const database = await openPglite(null, await first.dump(), quiet);
  await beforeTheQueue(new Kysely<Tables>({ dialect: database.dialect }));
  const second = await openUnseeded({ database });
  const [voucher, ...others] = await second.outbox();
  expect(others).toEqual([]);
  const codesIn = (text = "") => giftCodesIn(text).sort();
  expect(codesIn(voucher?.text)).toEqual(codesIn(messages.find(({ text }) => text.includes("DAR-"))?.text));
  const { data } = (await summary(second.call, placed)).body;
  expect([data.state, data.voucher_email, data.confirmation_email]).toEqual([
    "voucher_sent",
    "sent",
    undefined,
  ]);
  expect((await second.call("POST", "/api/ratings/confirm", { json: { token } })).status).toBe(200);
  await Promise.all([first.close(), second.close()]);
});

test("a database of an earlier version gets a new category with the products it has, new news and words of the search", async () => {
  const second = await openChanged(async (db) => {
    await db.deleteFrom("product_categories").where("category_id", "=", 9).execute();
    await db.deleteFrom("categories").where("id", "=", 9).execute();
    await db.deleteFrom("articles").where("slug", "=", "knihovna-v-mlynici").execute();
    await db.deleteFrom("page_words").execute();
    await sql`delete from search_synonyms`.execute(db);
    await db.deleteFrom("products").where("id", "=", 131).execute();
    await db.updateTable("products").set({ name: "Hrnek divadla" }).where("id", "=", mug.id).execute();
  });
  const gifts = await second.call("GET", "/api/products/cs?category=9&per_page=100");
  const names = gifts.body.data.map(({ name }: { name: string }) => name);
  expect(names).toHaveLength(25);
  expect(names).toContain("Hrnek divadla");
  expect((await second.call("GET", "/api/blog/cs/knihovna-v-mlynici")).status).toBe(200);
  for (const question of ["parkoviště", "permanentka"]) {
    const { body } = await second.call("GET", `/api/search/cs?q=${encodeURIComponent(question)}`);
    expect(body.data.groups[0]?.kind).toBe("pages");
  }
  await second.close();
});
