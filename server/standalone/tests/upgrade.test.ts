import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { migrate } from "#standalone/db/migrate.ts";
import { openPglite } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { openUnseeded } from "./open.ts";
import { quiet, seededAt, seededDump } from "./seeded-database.ts";

// A database of this version, upgraded by the next migration.

const folder = path.join(import.meta.dirname, "../db/migrations");
const baseline = readFileSync(path.join(folder, "0001-baseline.sql"), "utf8");
const known = readdirSync(folder).sort();
const files = Object.fromEntries(
  known.map((name) => [`./migrations/${name}`, readFileSync(path.join(folder, name), "utf8")]),
);
const next =
  "alter table products add column weight integer not null default 0; update products set weight = 300 where id = 105;";

const { dialect, place, close } = await openPglite(null, await seededDump(), quiet);
const db = new Kysely<Tables>({ dialect });
afterAll(async () => {
  await db.destroy();
  await close();
});

const names = async () => (await db.selectFrom("migrations").select("name").orderBy("name").execute()).map(({ name }) => name); // oxfmt-ignore
const products = async () => (await sql<{ id: number }>`select * from products order by id`.execute(db)).rows;

test("the baseline is the one that was released", () => {
  expect(createHash("sha256").update(baseline).digest("hex")).toBe(
    "276d24c55056dad06f91c3ef16e926f88a8c265fbba7a2e6dd4fae96c46d019f",
  );
});

test("a migration that fails leaves the database as it was", async () => {
  const before = await products();
  const broken = {
    "./migrations/9998-weights.sql": next,
    "./migrations/9999-broken.sql": "drop table nothing;",
  };
  await expect(migrate(db, place, { ...files, ...broken })).rejects.toThrow("nothing");
  expect(await products()).toEqual(before);
  expect(await names()).toEqual(known);
});

test("the next migration runs once over the existing rows, without the baseline", async () => {
  const before = await products();
  const later = { ...files, "./migrations/9998-weights.sql": next };
  await migrate(db, place, later);
  await migrate(db, place, later);
  expect(await products()).toEqual(before.map((row) => ({ ...row, weight: row.id === 105 ? 300 : 0 })));
  expect(await names()).toEqual([...known, "9998-weights.sql"]);
});

test("the version before refuses the upgraded database", async () => {
  await expect(migrate(db, place)).rejects.toThrow("9998-weights.sql, which this version does not have");
});

test("a replica of the version before still writes after the search has left", async () => {
  const before = await openPglite(null, undefined, quiet);
  const older = new Kysely<Tables>({ dialect: before.dialect });
  const page = { body: "<p>Opona</p>", sample: false, updated_at: seededAt };
  const write = (slug: string) =>
    older
      .insertInto("pages")
      .values({ ...page, slug, title: slug })
      .execute();
  const kept = Object.entries(files).filter(([name]) => name < "./migrations/0012");
  await migrate(older, place, Object.fromEntries(kept));
  await write("drive");
  await migrate(older, place, files);
  await write("potom");
  await older.updateTable("pages").set({ title: "Opona" }).execute();
  const { rows } = await sql`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ 'search_|index_for|index_p|czech_'
    union all select tablename from pg_tables where tablename like 'search\\_%'
  `.execute(older);
  expect(rows).toEqual([]);
  await older.destroy();
  await before.close();
});

test("evenings on sale know their concessions and wheelchair places after the upgrade", async () => {
  const categories = db
    .selectFrom("ticket_categories")
    .select(["variant_id", "concession_of", "is_access"])
    .orderBy("variant_id");
  const seeded = await categories.execute();
  expect(seeded).toContainEqual({ variant_id: 1_000_015, concession_of: 1_000_013, is_access: false });
  expect(seeded).toContainEqual({ variant_id: 1_000_014, concession_of: null, is_access: true });
  await sql`alter table ticket_categories drop column concession_of, drop column is_access`.execute(db);
  await sql.raw(files["./migrations/0007-access-tickets.sql"] ?? "").execute(db);
  expect(await categories.execute()).toEqual(seeded);
});

test("moved evenings know their first time, unless another change came after", async () => {
  const [moved, changed, back] = await db.selectFrom("performances").selectAll().limit(3).execute();
  if (!moved || !changed || !back) throw new Error("The demo has too few evenings.");
  const [first, second] = ["2026-10-01T17:00:00.000Z", "2026-10-02T17:00:00.000Z"];
  const moves = [
    [moved, first, second],
    [moved, second, moved.starts_at.toISOString()],
    [changed, first, second],
    [back, back.starts_at.toISOString(), first],
    [back, first, back.starts_at.toISOString()],
  ] as const;
  const now = new Date("2026-09-01T10:00:00Z");
  const values = moves.map(([{ id }, before, after]) => ({
    who: "Jana",
    created_at: now,
    action: "performance.moved",
    subject: `performance ${id}`,
    detail: JSON.stringify({ before, after, orders: 0 }),
  }));
  await db.insertInto("staff_log").values(values).execute();
  await sql`alter table performances drop column previous_starts_at`.execute(db);
  await sql.raw(files["./migrations/0009-previous-start.sql"] ?? "").execute(db);
  const result = db.selectFrom("performances").select(["id", "previous_starts_at"]);
  expect(await result.where("previous_starts_at", "is not", null).execute()).toEqual([
    { id: moved.id, previous_starts_at: new Date(first) },
  ]);
});

test("unpaid orders by card end an hour after their placing at the latest", async () => {
  const name = "0005-card-time.sql";
  const placed = new Date("2026-11-21T10:00:00Z");
  const late = new Date("2026-11-29T10:00:00Z");
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("payment_kind", "=", "card")
    .where("state", "=", "awaiting_payment")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("gateway_payments").where("order_id", "=", id).execute();
  await db.updateTable("orders").set({ created_at: placed, pay_until: late }).where("id", "=", id).execute();
  await sql.raw(files[`./migrations/${name}`] ?? "").execute(db);
  const { pay_until, hash } = await db
    .selectFrom("orders")
    .select(["pay_until", "hash"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(pay_until).toEqual(new Date("2026-11-21T11:00:00Z"));
  const payments = db.selectFrom("gateway_payments").selectAll().where("order_id", "=", id);
  expect(await payments.execute()).toMatchObject([
    { return_url: `https://divadlo.example/shrnuti/${id}/${hash}`, state: "pending", created_at: placed },
  ]);
});

test("evenings on sale get places for companions, and wheelchair tickets keep theirs", async () => {
  const categories = db.selectFrom("ticket_categories").selectAll().orderBy("variant_id");
  const variants = db.selectFrom("variants").selectAll().where("id", ">", 1_000_000).orderBy("id");
  const zones = db.selectFrom("ticket_zones").selectAll().orderBy("performance_id").orderBy("name");
  const seeded = [await categories.execute(), await variants.execute(), await zones.execute()];
  const evening = 1;
  const zone = "Místo pro vozík";
  const ofEvening = zones.where("performance_id", "=", evening).where("name", "=", zone);
  const tickets = [null, seededAt, null].map((voided_at, piece) => ({ piece, voided_at, code: `V${piece}` }));
  const { id: order_id } = await db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  await sql`
    update variants v set position = v.position - 1 from ticket_categories c
    where c.of_pair = 2 and v.product_id = 100000 + c.performance_id
      and v.position > (select position from variants where id = c.variant_id)
  `.execute(db);
  await sql`delete from variants where id in (select variant_id from ticket_categories where of_pair = 2)`.execute(db); // oxfmt-ignore
  await sql`update ticket_zones set rows = null, held = held / 2, free = free / 2 where name = ${zone}`.execute(db); // oxfmt-ignore
  await sql`alter table ticket_categories drop column of_pair`.execute(db);
  await db
    .insertInto("tickets")
    .values(
      tickets.map((ticket) => ({
        ...ticket,
        order_id,
        position: 90,
        performance_id: evening,
        zone,
        row: null,
        seat: null,
        admitted_at: null,
      })),
    ) // oxfmt-ignore
    .execute();
  await sql`update ticket_zones set free = 0 where name = ${zone} and performance_id = ${evening}`.execute(db); // oxfmt-ignore
  await sql.raw(files["./migrations/0011-companions.sql"] ?? "").execute(db);
  const sold = db.selectFrom("tickets").select(["row", "seat"]).where("position", "=", 90).orderBy("piece");
  const row = "8. řada u\u00a0uličky";
  expect(await sold.execute()).toEqual([{ row, seat: 1 }, { row: null, seat: null }, { row, seat: 3 }]); // oxfmt-ignore
  expect(await ofEvening.executeTakeFirst()).toMatchObject({ rows: [{ row, seats: 4 }], held: 0, free: 2 });
  await db.updateTable("ticket_zones").set({ free: 4 }).where("performance_id", "=", evening).where("name", "=", zone).execute(); // oxfmt-ignore
  expect([await categories.execute(), await variants.execute(), await zones.execute()]).toEqual(seeded);
});

/** Settings that the package decides for each answer, and no longer stores. */
const decided: ReadonlySet<string> = new Set(['["accounts"]', '["resend"]']);

/** `pg_dump` of a database of 0.2.0 with a day of trade, without the bytes of PDFs and the index of the search. */
const released = gunzipSync(
  readFileSync(path.join(import.meta.dirname, "databases/0.2.0.sql.gz")),
).toString();

test("a database of 0.2.0 keeps every row of its orders and what belongs to them", async () => {
  const database = await openPglite(null, undefined, quiet);
  const old = new Kysely<Tables>({ dialect: database.dialect });
  // Lines with a backslash are commands of psql.
  await sql.raw(released.replaceAll(/^\\.*$/gmu, "")).execute(old);
  await sql`set search_path to public`.execute(old);
  const tables = await rowsOf(old);
  expect(["orders", "tickets", "vouchers", "complaints", "withdrawals", "tax_documents", "users"].filter((name) => !tables.get(name)?.length)).toEqual([]); // oxfmt-ignore
  const [order] = await old
    .selectFrom("orders")
    .select(["id", "hash"])
    .where("code", "=", "E26-00004")
    .execute();
  if (!order) throw new Error("The dump has no paid order.");

  const clock = () => new Date("2026-11-22T10:00:00Z");
  const backend = await openUnseeded({ database, clock, hasJobs: false });
  const later = await rowsOf(old);
  for (const [name, rows] of tables) {
    // The folder's rows get today's texts.
    const own = keysOf.get(name);
    if (own) {
      const keys = new Set(later.get(name)?.map((row) => keyOf(row, own)));
      expect(
        rows.map((row) => keyOf(row, own)).filter((key) => !keys.has(key) && !decided.has(key)),
        name,
      ).toEqual([]);
      continue;
    }
    const kept = new Set(later.get(name)?.map((row) => JSON.stringify(onlyColumnsOf(rows[0], row))));
    expect(
      rows.filter((row) => !kept.has(JSON.stringify(row))),
      name,
    ).toEqual([]);
  }
  const read = (where: string) => backend.call("GET", where);
  expect((await read(`/api/orders/summary/${order.id}/${order.hash}`)).body.data.state).toBe("paid");
  expect((await read(`/api/orders/${order.id}/${order.hash}/tickets`)).status).toBe(200);
  await backend.close();
});

/** Tables that the folder fills, with the keys of their rows. */
const keysOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    annual_reports: ["year"],
    articles: ["slug"],
    banners: ["key", "position"],
    blog_categories: ["id"],
    branches: ["id"],
    brands: ["id"],
    categories: ["id"],
    contacts: ["slug"],
    deliveries: ["id"],
    documents: ["file"],
    genres: ["slug"],
    page_words: ["slug"],
    pages: ["slug"],
    partners: ["position"],
    payments: ["id"],
    people: ["id"],
    performance_cast: ["performance_id", "position"],
    // Rows of evenings without tickets are those of today's halls.
    ticket_zones: ["performance_id", "name"],
    performances: ["id"],
    person_groups: ["slug"],
    product_categories: ["product_id", "category_id"],
    product_images: ["product_id", "position"],
    production_people: ["production_id", "kind", "position", "place"],
    production_products: ["production_id", "product_id"],
    productions: ["id"],
    products: ["id"],
    settings: ["name"],
    ticket_categories: ["variant_id"],
    variants: ["id"],
    venues: ["slug"],
  }),
);

function keyOf(row: Rows[number], columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => row[column]));
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** By table; without the tables of the search, which this version dropped. */
async function rowsOf(of: Kysely<Tables>): Promise<ReadonlyMap<string, Rows>> {
  const all = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'search\\_%'
  `.execute(of);
  const found = new Map<string, Rows>();
  for (const { name } of all.rows) {
    const { rows } = await sql<{
      row: Rows[number];
    }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(of);
    found.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

function onlyColumnsOf(old: Rows[number] | undefined, row: Rows[number]): Rows[number] {
  return Object.fromEntries(Object.entries(row).filter(([column]) => old === undefined || column in old));
}
