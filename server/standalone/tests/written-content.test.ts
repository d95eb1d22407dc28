import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Tables } from "#standalone/db/tables.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { open, openChanged } from "./open.ts";
import { edited, evening, replaced, writerOf } from "./edited-theatre.ts";
import { chocolate } from "./shopping.ts";
import { openStaffed, type Staffed } from "./staffed.ts";
import { eveningOf } from "./ticketing.ts";

let staffed: Staffed;
beforeEach(async () => {
  staffed = await openStaffed();
});
afterEach(() => staffed.close());

const write = writerOf(() => staffed);

const rowOf = (id: number) =>
  staffed.db.selectFrom("performances").selectAll().where("id", "=", id).executeTakeFirst();

/** The last writer of every row of the theatre's tables. */
async function writersOf(db: Kysely<Tables>) {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename
  `.execute(db);
  const writers: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql`select xmin::text, ctid::text from ${sql.table(name)} order by ctid`.execute(
      db,
    );
    writers[name] = rows;
  }
  return writers;
}

describe("what is written", () => {
  test("the same folder again touches no row", async () => {
    const before = await writersOf(staffed.db);
    expect(await write(demoTheatre())).toEqual({ outcome: "unchanged" });
    expect(await writersOf(staffed.db)).toEqual(before);
  });

  test("a folder with other bytes and the same content touches the note of it alone", async () => {
    const { written_content: _note, ...before } = await writersOf(staffed.db);
    expect(await write(edited(() => ({})))).toEqual({ outcome: "written", kept: [] });
    const { written_content: _other, ...after } = await writersOf(staffed.db);
    expect(after).toEqual(before);
  });

  test("an edited article, price and evening replace those before", async () => {
    const [first, second] = demoTheatre().news;
    const content = edited(({ news, products, programme, pages }) => ({
      news: replaced(news, (one) => one.slug === first?.slug, { title: "Jiný titulek" }).filter(
        ({ slug }) => slug !== second?.slug,
      ),
      products: replaced(products, (one) => one.id === chocolate.id, { price: 90 }),
      programme: replaced(programme, (one) => one.id === 1, { time: "20:30" }),
      pages: pages.slice(1),
    }));
    await write(content);
    const { db, call } = staffed;
    const articles = await db.selectFrom("articles").select(["slug", "title"]).execute();
    expect(articles).toContainEqual({ slug: first?.slug, title: "Jiný titulek" });
    expect(articles.map(({ slug }) => slug)).not.toContain(second?.slug);
    const { data } = (await call("GET", `/api/products/cs/${chocolate.id}`)).body;
    expect(Math.round(data.price * (100 + data.tax_rate.rate)) / 100).toBe(90);
    expect((await rowOf(1))?.starts_at.toISOString()).toBe("2026-11-24T19:30:00.000Z");
    const slugs = (await db.selectFrom("pages").select("slug").execute()).map(({ slug }) => slug);
    expect(slugs).not.toContain(demoTheatre().pages[0]?.slug);
  });

  test("days count from the first load, however late a file is edited", async () => {
    const daysOf = async () => [
      await staffed.db.selectFrom("products").select(["id", "created_at"]).orderBy("id").execute(),
      await staffed.db.selectFrom("articles").select(["slug", "published_at"]).orderBy("slug").execute(),
      await staffed.db.selectFrom("pages").select(["slug", "updated_at"]).orderBy("slug").execute(),
      await staffed.db
        .selectFrom("vouchers")
        .select(["code", "active_from", "active_to"])
        .orderBy("id")
        .execute(),
      await staffed.db.selectFrom("ratings").select(["id", "written_at"]).orderBy("id").execute(),
    ];
    const before = await daysOf();
    await write(
      edited(() => ({})),
      { now: new Date("2026-11-25T10:00:00Z") },
    );
    expect(await daysOf()).toEqual(before);
  });

  test("a document's file is stored again only if its bytes differ", async () => {
    const { db } = staffed;
    // PostgreSQL stores a file of this size outside of the table, in pieces.
    const bytes = Buffer.from(Array.from({ length: 20_000 }, (_none, index) => (index * 7919) % 251));
    const [file] = demoTheatre().documents;
    if (!file) throw new Error("The demo has no documents.");
    const other = (changes: object) =>
      edited(() => ({ documents: [{ ...file, content: bytes, ...changes }] }));
    const pieces = async () => {
      const { rows } = await sql<{ name: string }>`
        select reltoastrelid::regclass::text as name from pg_class where oid = 'documents'::regclass
      `.execute(db);
      const [schema = "", table = ""] = (rows[0]?.name ?? "").split(".");
      const stored = sql.id(schema, table);
      return (await sql`select chunk_id, xmin::text from ${stored} order by chunk_id, chunk_seq`.execute(db))
        .rows;
    };
    await sql`alter table documents alter column content set storage external`.execute(db);
    await write(other({}));
    const before = await pieces();
    expect(before).not.toEqual([]);
    await write(other({ title: "Jiný název" }));
    expect(await db.selectFrom("documents").select("title").execute()).toEqual([{ title: "Jiný název" }]);
    expect(await pieces()).toEqual(before);
    await write(other({ content: Buffer.concat([bytes, Buffer.from([1])]) }));
    expect(await pieces()).not.toEqual(before);
  });
});

describe("which process writes", () => {
  const notDemo = () => edited(() => ({ demo: null }));

  test("one of two at once; the other finds it written", async () => {
    const content = edited(() => ({}));
    const both = await Promise.all([write(content), write(content)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["unchanged", "written"]);
  });

  test("a replica with another folder writes nothing before the signal", async () => {
    const first = notDemo();
    await write(first, { isShared: true });
    const other = notDemo();
    const before = await writersOf(staffed.db);
    expect(await write(other, { isShared: true, isSignalled: false })).toEqual({
      outcome: "differs",
    });
    expect(await writersOf(staffed.db)).toEqual(before);
    expect(await write(other, { isShared: true, isSignalled: true })).toMatchObject({
      outcome: "written",
    });
    expect(await write(other, { isShared: true, isSignalled: false })).toEqual({
      outcome: "unchanged",
    });
  });

  test("the database of one process has what its folder has, and a new version writes", async () => {
    await write(notDemo());
    expect(await write(notDemo(), { isSignalled: false })).toMatchObject({ outcome: "written" });
    await staffed.db.updateTable("written_content").set({ version: "0.1.9" }).execute();
    expect(await write(notDemo(), { isShared: true, isSignalled: false })).toMatchObject({
      outcome: "written",
    });
  });

  test("content that cannot be written changes nothing", async () => {
    const before = await writersOf(staffed.db);
    const broken = edited(({ products }) => ({
      news: [],
      products: products.map((product) => ({ ...product, price: -1 })),
    }));
    await expect(write(broken)).rejects.toThrow("products_price_check");
    expect(await writersOf(staffed.db)).toEqual(before);
  });
});

describe("the running process", () => {
  test("answers from its content: pictures, search, legal versions, companies", async () => {
    const backend = await open();
    const slug = "obchodni-podminky";
    const versions = async () => (await backend.call("GET", "/api/legal-documents")).body.data.length;
    const found = async () => JSON.stringify((await backend.call("GET", "/api/search/cs?q=kvarteto")).body);
    const before = await versions();
    expect(await found()).not.toContain("Kvarteto");
    const content = edited(({ pages, news }) => ({
      pages: pages.map((page) =>
        page.slug === slug ? { ...page, body: `${page.body}<p>Nový odstavec.</p>` } : page,
      ),
      news: news.map((article, index) =>
        index === 0 ? { ...article, title: "Kvarteto v hledišti" } : article,
      ),
      picture: async () => Buffer.from("nový"),
    }));
    expect(await backend.write(content)).toMatchObject({ outcome: "written" });
    expect(await versions()).toBe(before + 1);
    expect(await found()).toContain("Kvarteto");
    const picture = await backend.fetch(new Request("http://localhost:3000/images/poster/big/rur.jpg"));
    expect(await picture.text()).toBe("nový");
    await backend.close();
  });

  test("goes on with the content before if it cannot write the new one", async () => {
    const backend = await open();
    const broken = edited(({ products }) => ({
      products: products.map((product) => ({ ...product, price: -1 })),
      picture: async () => Buffer.from("nový"),
      demo: null,
    }));
    const { customer } = backend;
    await expect(backend.write(broken)).rejects.toThrow("products_price_check");
    expect(backend.customer).toEqual(customer);
    await backend.close();
  });

  test("a start logs the evenings that stay", async () => {
    const { id } = await eveningOf(staffed);
    const issue = async (db: Kysely<Tables>) => {
      const { id: order_id } = await db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
      const ticket = { order_id, position: 0, piece: 0, performance_id: id, zone: "Parter", code: "x" };
      await db.insertInto("tickets").values(ticket).execute();
    };
    const backend = await openChanged(issue, { content: evening(id, { time: "17:15" }) });
    expect(backend.logged).toContainEqual({
      level: "warn",
      event: "theatre.kept",
      fields: { evening: id, hint: expect.stringContaining(`move-performance ${id} `) },
    });
    await backend.close();
  });

  test("a start with another folder serves what the shared database has", async () => {
    const note = (db: Kysely<Tables>) =>
      db.updateTable("written_content").set({ fingerprint: "another" }).execute();
    const content = edited(() => ({ demo: null }));
    const backend = await openChanged(note, { content, databaseUrl: "postgres://beside" });
    expect(backend.logged).toContainEqual({
      level: "warn",
      event: "theatre.differs",
      fields: { hint: expect.stringContaining("SIGHUP") },
    });
    await backend.close();
  });
});

test("a theatre that is no demonstration sells every place of an evening", async () => {
  const { programme } = demoTheatre();
  const model = programme.find(({ state, ticket_url }) => state === "on_sale" && ticket_url === null);
  if (!model) throw new Error("No evening is on sale.");
  const reductions = [{ name: "Student", percent: 50, proof: "ISIC", isAccess: false }];
  await write(
    edited(() => ({
      demo: null,
      tickets: { most: 4, reductions, wheelchairs: null },
      programme: [...programme, { ...model, id: 900, time: "10:07", labels: [], price: undefined }],
    })),
  );
  const { db } = staffed;
  const zones = await db.selectFrom("ticket_zones").selectAll().where("performance_id", "=", 900).execute();
  expect(zones.map(({ held }) => held)).toEqual(zones.map(() => 0));
  const reduced = await db
    .selectFrom("ticket_categories")
    .select("needs_proof")
    .where("performance_id", "=", 900)
    .where("needs_proof", "is not", null)
    .execute();
  expect(reduced).toEqual([{ needs_proof: "ISIC" }]);
  expect(await rowOf(900)).toMatchObject({ max_tickets: 4, presale_from: null });
});

test("the presale of an evening begins as its row says", async () => {
  const [first] = demoTheatre().programme;
  const presale = { day: "2026-11-25", time: "10:00" };
  await write({ ...evening(Number(first?.id), { presale }), demo: null });
  expect((await rowOf(Number(first?.id)))?.presale_from).toEqual(new Date("2026-11-25T09:00:00Z"));
});

test("a title whose file has another name keeps its id and its ratings", async () => {
  const { db } = staffed;
  const [rated] = await db.selectFrom("ratings").select("production_slug").distinct().limit(1).execute();
  const old = String(rated?.production_slug);
  const idOf = async (slug: string) =>
    (await db.selectFrom("productions").select("id").where("slug", "=", slug).executeTakeFirst())?.id;
  const ratingsOf = async (slug: string) =>
    (await db.selectFrom("ratings").select("id").where("production_slug", "=", slug).execute()).length;
  const [id, ratings] = [await idOf(old), await ratingsOf(old)];
  const renamed = (slug: string) => (slug === old ? "novy-nazev" : slug);
  await write(
    edited(({ productions, programme }) => ({
      demo: null,
      productions: productions.map((production) => ({
        ...production,
        slug: renamed(production.slug),
        ...(production.slug === old && { formerly: [old] }),
      })),
      programme: programme.map((item) => ({
        ...item,
        production: item.production && renamed(item.production),
      })),
    })),
  );
  expect(await idOf("novy-nazev")).toEqual(id);
  expect(await ratingsOf("novy-nazev")).toEqual(ratings);
  expect(await idOf(old)).toBeUndefined();
  expect(await ratingsOf(old)).toBe(0);
});
