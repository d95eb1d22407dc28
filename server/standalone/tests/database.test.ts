import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { lock } from "proper-lockfile";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPglite } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { quiet, seededDump } from "./seeded-database.ts";
import { openChanged, openUnseeded } from "./open.ts";
import { anOrder, chocolate, fill, mug, order, signIn } from "./shopping.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reference-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("the close waits for the answers to earlier calls", async () => {
  const office = await openUnseeded({ dataDir: folder, loadDataDir: await seededDump() });
  const pending = office.call("GET", "/api/products/cs?per_page=100");
  await office.close();
  expect((await pending).status).toBe(200);
});

test("an order survives a restart, and seeding again changes nothing", async () => {
  const first = await openUnseeded({ dataDir: folder, loadDataDir: await seededDump() });
  const data = await anOrder(first.call, { lines: [{ ...mug, quantity: 2 }] });
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
  expect(await count("/api/me/company")).toBe(0);
  expect(await count("/api/me/addresses")).toBe(1);
  expect(await count("/api/orders")).toBe(3);
  await second.close();
});

test("two standalone back office over one folder share one database", async () => {
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

test("several back offices open one folder at once, and none falls back to memory", async () => {
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

test("a start refuses the folder of another version, and deletes nothing", async () => {
  const { dialect, close } = await openPglite(folder, await seededDump(), quiet);
  const earlier = new Kysely<Tables>({ dialect });
  await earlier.insertInto("migrations").values({ name: "0001-catalogue.sql", sha256: "0" }).execute();
  await close();
  await expect(openUnseeded({ dataDir: folder })).rejects.toThrow(
    `The database records the migration 0001-catalogue.sql, which this version does not have: move away the folder ${join(folder, "database")}, and the next start makes a new one.`,
  );
  const again = await openPglite(folder, undefined, quiet);
  const rows = await new Kysely<Tables>({ dialect: again.dialect })
    .selectFrom("orders")
    .select("id")
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  await again.close();
  await rename(join(folder, "database"), join(folder, "moved"));
  await (await openUnseeded({ dataDir: folder, loadDataDir: await seededDump() })).close();
});

test("a start of another version brings back what the folder has", async () => {
  const second = await openChanged(async (db) => {
    await db.deleteFrom("articles").where("slug", "=", "knihovna-v-mlynici").execute();
    await db.deleteFrom("page_words").execute();
    await db.deleteFrom("products").where("id", "=", 131).execute();
    await db.updateTable("products").set({ name: "Hrnek divadla" }).where("id", "=", mug.id).execute();
    await db.updateTable("written_content").set({ version: "0.0.0" }).execute();
  });
  const gifts = await second.call("GET", "/api/products/cs?category=9&per_page=100");
  const names = gifts.body.data.map(({ name }: { name: string }) => name);
  expect(names).toHaveLength(25);
  expect(names).not.toContain("Hrnek divadla");
  expect((await second.call("GET", "/api/blog/cs/knihovna-v-mlynici")).status).toBe(200);
  for (const question of ["přebalovací", "permanentka"]) {
    const { body } = await second.call("GET", `/api/search/cs?q=${encodeURIComponent(question)}`);
    expect(body.data.groups[0]?.kind).toBe("pages");
  }
  await second.close();
});
