import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { sentenceOf } from "#standalone/seed/kept-evenings.ts";
import { withMoreSeats } from "#standalone/seed/kept-places.ts";
import { writeContent, type Writing } from "#standalone/seed/write-content.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { open, openChanged } from "./open.ts";
import { seededAt } from "./seeded-database.ts";
import { addVoucher, anOrder, chocolate, fill, mug, order, put, summary } from "./shopping.ts";
import { openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";
import { buyTickets, eveningOf, freeOf, orderTickets } from "./ticketing.ts";

let staffed: Staffed;
beforeEach(async () => {
  staffed = await openStaffed();
});
afterEach(() => staffed.close());

let edits = 0;

/** The demonstration's folder after an edit. */
function edited(change: (theatre: TheatreContent) => Partial<TheatreContent>): TheatreContent {
  const theatre = demoTheatre();
  return { ...theatre, ...change(theatre), fingerprint: `edit ${(edits += 1)}` };
}

function write(content: TheatreContent, changes: Partial<Writing> = {}) {
  const { db, time } = staffed;
  return writeContent(db, { content, now: time.now, isSignalled: true, isShared: false, ...changes });
}

/** The folder with another product, article or evening instead; null: without it. */
const goods = (id: number, to: (one: TheatreContent["products"][number]) => object | null) =>
  edited(({ products }) => ({ products: replaced(products, (one) => one.id === id, to) }));
const evening = (id: number, to: (one: TheatreContent["programme"][number]) => object | null) =>
  edited(({ programme }) => ({ programme: replaced(programme, (one) => one.id === id, to) }));

function replaced<One>(
  all: readonly One[],
  isIt: (one: One) => boolean,
  to: (one: One) => object | null,
): readonly One[] {
  return all.flatMap((item) => {
    if (!isIt(item)) return [item];
    const other = to(item);
    return other === null ? [] : [{ ...item, ...other }];
  });
}

const stockOf = async (id: number) =>
  (await staffed.db.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst())?.stock;
const rowOf = (id: number) =>
  staffed.db.selectFrom("performances").selectAll().where("id", "=", id).executeTakeFirst();
const listed = async (query = "") => {
  const { body } = await staffed.call("GET", `/api/products/cs?per_page=100${query}`);
  return body.data.map(({ id }: { id: number }) => id);
};

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
      news: replaced(
        news,
        (one) => one.slug === first?.slug,
        () => ({ title: "Jiný titulek" }),
      ).filter(({ slug }) => slug !== second?.slug),
      products: replaced(
        products,
        (one) => one.id === chocolate.id,
        () => ({ price: 90 }),
      ),
      programme: replaced(
        programme,
        (one) => one.id === 1,
        () => ({ time: "20:30" }),
      ),
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
    expect(await write(other, { isShared: true, isSignalled: false })).toEqual({ outcome: "differs" });
    expect(await writersOf(staffed.db)).toEqual(before);
    expect(await write(other, { isShared: true, isSignalled: true })).toMatchObject({ outcome: "written" });
    expect(await write(other, { isShared: true, isSignalled: false })).toEqual({ outcome: "unchanged" });
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

describe("goods", () => {
  test("stock is the folder's at the first load only", async () => {
    await anOrder(staffed.call, { lines: [{ id: mug.id, quantity: 2 }] });
    await write(goods(mug.id, () => ({ description: "<p>Nový popis.</p>", stock: 20 })));
    expect(await stockOf(mug.id)).toBe(mug.stock - 2);
    const { data } = (await staffed.call("GET", `/api/products/cs/${mug.id}`)).body;
    expect(data.description).toBe("<p>Nový popis.</p>");
  });

  test("a paid order keeps its price, and the next one has the new one", async () => {
    const made = await orderByTransfer(staffed);
    await staffed.staff("POST", `/orders/${made.code}/paid`);
    await write(goods(chocolate.id, () => ({ price: 100 })));
    expect((await summary(staffed.call, made)).body.data.total).toBe(chocolate.gross);
    const cart = await fill(staffed.call, chocolate);
    expect((await order(staffed.call, cart.id, chocolate.gross)).body).toMatchObject({
      error: "changed",
      value: 100,
    });
  });

  test("a variant keeps its number if another comes before it", async () => {
    const one = demoTheatre().products.find(({ variants }) => variants.length > 2);
    const [first, second, third] = one?.variants ?? [];
    if (one?.id === undefined || !first || !second || !third)
      throw new Error("The demo has no product with variants.");
    const { id } = one;
    const variantsOf = async () =>
      staffed.db
        .selectFrom("variants")
        .select(["id", "name", "position", "discontinued_at"])
        .where("product_id", "=", id)
        .orderBy("position")
        .execute();
    const before = await variantsOf();
    const idOf = new Map(before.map((row) => [row.name, row.id]));
    const cart = await fill(staffed.call, { id, variantId: idOf.get(second.name) ?? 0 });
    const others = one.variants.slice(2);
    await write(goods(id, () => ({ variants: [{ ...first, name: "Nová" }, first, ...others] })));
    const after = await variantsOf();
    const places = new Map(after.map((row) => [row.name, row]));
    expect(places.get(first.name)).toMatchObject({ id: idOf.get(first.name), position: 2 });
    expect(places.get("Nová")).toMatchObject({ position: 1 });
    expect(before.map((row) => row.id)).not.toContain(places.get("Nová")?.id);
    expect(places.get(second.name)?.discontinued_at).toEqual(seededAt);
    const shown = (await staffed.call("GET", `/api/products/cs/${id}`)).body.data.variants;
    expect(shown.map(({ name }: { name: string }) => name)).not.toContain(second.name);
    expect((await order(staffed.call, cart.id, 1)).body).toMatchObject({ error: "out_of_stock" });
  });

  test("a product that nobody bought goes, and any other leaves the lists", async () => {
    await orderByTransfer(staffed);
    const cart = await fill(staffed.call, mug);
    const gone = [chocolate.id, mug.id, 125];
    const without = edited(({ products, productions }) => ({
      products: products.filter(({ id }) => id === undefined || !gone.includes(id)),
      productions: productions.map((production) => ({ ...production, products: [] })),
    }));
    await write(without);
    const { call, db } = staffed;
    const rows = await db.selectFrom("products").select("id").where("id", "in", gone).orderBy("id").execute();
    expect(rows.map(({ id }) => id)).toEqual([mug.id, chocolate.id]);
    expect(await listed()).not.toEqual(expect.arrayContaining([chocolate.id]));
    expect((await call("GET", `/api/products/cs/${chocolate.id}`)).body.data).toMatchObject({
      discontinued: true,
      availability: { code: "sold_out", quantity: 0 },
      categories: [],
    });
    for (const path of ["/api/search/cs?q=hrnek", "/api/products/cs/101/similar", "/api/products/cs?q=hrnek"])
      expect(JSON.stringify((await call("GET", path)).body)).not.toContain(`"id":${mug.id},`);
    expect((await put(call, cart.id, chocolate)).body.quantity).toBe(0);
    expect((await order(call, cart.id, mug.gross)).body).toMatchObject({ error: "out_of_stock" });
    const inCart = await call("GET", `/api/cart/anonymous/cs/${cart.tempId}`);
    expect(JSON.stringify(inCart.body)).toContain('"sold_out"');

    await write(demoTheatre());
    expect(await listed()).toEqual(expect.arrayContaining(gone));
    expect((await call("GET", `/api/products/cs/${mug.id}`)).body.data.availability.quantity).toBe(mug.stock);
    expect((await call("GET", `/api/products/cs/${mug.id}`)).body.data.discontinued).toBeUndefined();
  });
});

describe("codes", () => {
  test("a code keeps how often customers used it", async () => {
    await anOrder(staffed.call, { lines: [mug], codes: ["VANTROKY10"] });
    await staffed.db.updateTable("vouchers").set({ quantity: 7 }).where("code", "=", "VANTROKY10").execute();
    const codeOf = () =>
      staffed.db.selectFrom("vouchers").selectAll().where("code", "=", "VANTROKY10").executeTakeFirst();
    const change = (to: object | null) =>
      edited(({ codes }) => ({
        codes: replaced(
          codes,
          ({ code }) => code === "VANTROKY10",
          () => to,
        ),
      }));
    await write(change({ value: 15 }));
    expect(await codeOf()).toMatchObject({ value: "15.00", quantity: 7 });
    await write(change(null));
    expect(await codeOf()).toMatchObject({ discontinued_at: seededAt });
    const next = await fill(staffed.call, mug);
    expect((await addVoucher(staffed.call, next.id, "VANTROKY10")).status).toBe(400);
  });

  test("a code of a gift voucher that was bought is not the folder's", async () => {
    await staffed.db
      .insertInto("vouchers")
      .values({
        code: "DAR-AAAA-BBBB-CCCC",
        voucher_type: "amount",
        value: 500,
        kind: "gift",
        balance: 120,
        service_type: "eshop",
      }) // oxfmt-ignore
      .execute();
    const read = () => staffed.db.selectFrom("vouchers").selectAll().where("id", ">", 100_000).execute();
    const before = await read();
    await write(edited(() => ({ codes: [] })));
    expect(await read()).toEqual(before);
  });
});

describe("evenings", () => {
  test("one without tickets is as the folder has it, or is deleted with its tickets", async () => {
    const [moved, gone] = [await eveningOf(staffed), await eveningOf(staffed, 1)];
    const cart = await fill(staffed.call, { id: gone.product, variantId: gone.full });
    const content = edited(({ programme }) => ({
      programme: programme.flatMap((item) => {
        if (item.id === gone.id) return [];
        return [item.id === moved.id ? { ...item, time: "17:15", state: "cancelled" as const } : item];
      }),
    }));
    expect(await write(content)).toEqual({ outcome: "written", kept: [] });
    expect(await rowOf(moved.id)).toMatchObject({ state: "cancelled", max_tickets: null });
    expect(await rowOf(gone.id)).toBeUndefined();
    const product = (id: number) =>
      staffed.db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
    expect(await product(moved.product)).toBeUndefined();
    expect(await product(gone.product)).toMatchObject({ performance_id: null, discontinued_at: seededAt });
    expect((await order(staffed.call, cart.id, 1)).body).toMatchObject({ error: "out_of_stock" });
    await write(demoTheatre());
    expect(await rowOf(gone.id)).toMatchObject({ max_tickets: 8 });
    expect(await freeOf(staffed, gone.full)).toBeGreaterThan(0);
    expect(await product(gone.product)).toMatchObject({ performance_id: gone.id, discontinued_at: null });
  });

  test("one with tickets keeps its time, hall and state, and takes the rest of its row", async () => {
    const sold = await eveningOf(staffed);
    const made = await orderTickets(staffed, sold);
    const before = await rowOf(sold.id);
    // Void tickets were printed, too.
    expect((await staffed.staff("POST", `/orders/${made.code}/cancelled`)).status).toBe(200);
    const halls = demoTheatre().halls.map(({ slug }) => slug);
    const hall = halls.find((slug) => slug !== before?.venue_slug) ?? "";
    const content = evening(sold.id, () => ({ time: "17:15", hall, state: "sold_out", note: "S debatou." }));
    const written = await write(content);
    const { starts_at, ends_at, venue_slug, state } = before ?? {};
    expect(await rowOf(sold.id)).toMatchObject({ starts_at, ends_at, venue_slug, state, max_tickets: 8 });
    expect((await rowOf(sold.id))?.note).toContain("debatou");
    const [kept] = written.outcome === "written" ? written.kept : [];
    if (!kept) throw new Error("No evening was kept.");
    expect(kept.differences.map(({ of }) => of)).toEqual(["time", "hall", "state"]);
    expect(kept.command).toMatch(/^move-performance \d+ \d{4}-\d\d-\d\dT17:15$/u);
    expect(sentenceOf(kept)).toContain(`\`staff ${kept.command}\` makes the change`);
  });

  test("one with tickets whose row is gone stays on sale with its title and its hall", async () => {
    const sold = await eveningOf(staffed);
    await buyTickets(staffed, sold);
    const before = await rowOf(sold.id);
    const free = await freeOf(staffed, sold.full);
    const content = edited(({ programme, productions, people }) => {
      const of = programme.find(({ id }) => id === sold.id)?.production;
      return {
        programme: programme.filter(({ production }) => production !== of),
        productions: productions.filter(({ slug }) => slug !== of),
        people: people.slice(0, -1),
      };
    });
    const written = await write(content);
    expect(await rowOf(sold.id)).toEqual(before);
    expect(await freeOf(staffed, sold.full)).toBe(free);
    expect(written.outcome === "written" && written.kept).toMatchObject([
      { id: sold.id, differences: [{ of: "row", folder: null }], command: `cancel-performance ${sold.id}` },
    ]);
    const titles = await staffed.db.selectFrom("productions").select("id").execute();
    expect(titles.map(({ id }) => id)).toContain(before?.production_id);
    await buyTickets(staffed, sold);
  });

  test("one that the staff moved keeps its times, and one that is over is no warning", async () => {
    const sold = await eveningOf(staffed);
    await buyTickets(staffed, sold);
    await staffed.staff("POST", `/performances/${sold.id}/moved`, { starts_at: "2027-01-05T20:30" });
    const before = await rowOf(sold.id);
    await write(edited(() => ({})));
    expect(await rowOf(sold.id)).toMatchObject({
      starts_at: before?.starts_at,
      ends_at: before?.ends_at,
      previous_starts_at: sold.starts_at,
      updated_at: before?.updated_at,
    });
    const later = new Date("2027-01-06T10:00:00Z");
    expect(
      await write(
        evening(sold.id, () => null),
        { now: later },
      ),
    ).toEqual({ outcome: "written", kept: [] });
  });

  test("the price of tickets changes for new orders; what was bought keeps its own", async () => {
    const sold = await eveningOf(staffed);
    const made = await buyTickets(staffed, sold);
    const total = (await summary(staffed.call, made)).body.data.total;
    await write(evening(sold.id, () => ({ price: [1000, 1000] })));
    expect((await summary(staffed.call, made)).body.data.total).toBe(total);
    const cart = await fill(staffed.call, { id: sold.product, variantId: sold.full });
    const refused = await order(staffed.call, cart.id, 1, { payment_id: 2 });
    expect(refused.body).toMatchObject({ error: "changed", value: 1000 });
  });

  test("a hall with sold places gets more of them, and loses none", async () => {
    const sold = await eveningOf(staffed);
    await buyTickets(staffed, sold);
    const zones = () =>
      staffed.db
        .selectFrom("ticket_zones")
        .select(["name", "free", "held", "rows"])
        .where("performance_id", "=", sold.id)
        .orderBy("name")
        .execute();
    const before = await zones();
    const withRows = (change: (rows: readonly string[]) => readonly string[]) =>
      edited(({ halls }) => ({
        halls: halls.map((hall) => ({
          ...hall,
          zones: hall.zones.map((zone) => {
            if (!zone.rows) return zone;
            const rows = change(zone.rows);
            return { ...zone, rows, seats: (zone.seats / zone.rows.length) * rows.length };
          }),
        })),
      }));
    await write(withRows((rows) => rows.slice(1)));
    expect(await zones()).toEqual(before);
    await write(withRows((rows) => ["přístavek", ...rows]));
    const after = await zones();
    for (const zone of after) {
      const old = before.find(({ name }) => name === zone.name);
      const added = zone.rows?.at(-1);
      if (added?.row !== "přístavek") continue;
      expect(zone.rows?.slice(0, -1)).toEqual(old?.rows);
      expect(zone).toMatchObject({ held: old?.held, free: (old?.free ?? 0) + added.seats });
    }
    expect(after.some(({ rows }) => rows?.at(-1)?.row === "přístavek")).toBe(true);
  });

  test("a row gets longer only behind the places that the box office sold", () => {
    const rows = [
      { row: "1", seats: 10 },
      { row: "2", seats: 10 },
    ];
    const longer = rows.map((row) => ({ ...row, seats: 12 }));
    expect(withMoreSeats(rows, longer, 0)).toEqual(longer);
    expect(withMoreSeats(rows, longer, 15)).toEqual([rows[0], longer[1]]);
    expect(withMoreSeats(rows, [], 15)).toEqual(rows);
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
      pages: replaced(
        pages,
        (one) => one.slug === slug,
        (one) => ({ body: `${one.body}<p>Nový odstavec.</p>` }),
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
    const backend = await openChanged(issue, { content: evening(id, () => ({ time: "17:15" })) });
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
  await write({ ...evening(Number(first?.id), () => ({ presale })), demo: null });
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
