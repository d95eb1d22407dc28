import type { SeatRow } from "#standalone/db/column-values.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sentenceOf } from "#standalone/seed/kept-evenings.ts";
import { withMoreSeats } from "#standalone/seed/kept-places.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { edited, evening, goods, replaced, writerOf } from "./edited-theatre.ts";
import { seededAt } from "./seeded-database.ts";
import { addVoucher, anOrder, chocolate, fill, mug, order, put, summary } from "./shopping.ts";
import { openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";
import { buyTickets, eveningOf, freeOf, orderTickets } from "./ticketing.ts";

/** An edited folder replaces goods, codes and evenings, except for what customers bought of them. */

let staffed: Staffed;
beforeEach(async () => {
  staffed = await openStaffed();
});
afterEach(() => staffed.close());

const write = writerOf(() => staffed);

const stockOf = async (id: number) =>
  (await staffed.db.selectFrom("products").select("stock").where("id", "=", id).executeTakeFirst())?.stock;
const rowOf = (id: number) =>
  staffed.db.selectFrom("performances").selectAll().where("id", "=", id).executeTakeFirst();
const listed = async (query = "") => {
  const { body } = await staffed.call("GET", `/api/products/cs?per_page=100${query}`);
  return body.data.map(({ id }: { id: number }) => id);
};

describe("goods", () => {
  test("stock is the folder's at the first load only", async () => {
    await anOrder(staffed.call, { lines: [{ id: mug.id, quantity: 2 }] });
    await write(goods(mug.id, { description: "<p>Nový popis.</p>", stock: 20 }));
    expect(await stockOf(mug.id)).toBe(mug.stock - 2);
    const { data } = (await staffed.call("GET", `/api/products/cs/${mug.id}`)).body;
    expect(data.description).toBe("<p>Nový popis.</p>");
  });

  test("a paid order keeps its price, and the next one has the new one", async () => {
    const made = await orderByTransfer(staffed);
    await staffed.staff("POST", `/orders/${made.code}/paid`);
    await write(goods(chocolate.id, { price: 100 }));
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
    await write(goods(id, { variants: [{ ...first, name: "Nová" }, first, ...others] }));
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
        codes: replaced(codes, ({ code }) => code === "VANTROKY10", to),
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
    const content = evening(sold.id, { time: "17:15", hall, state: "sold_out", note: "S debatou." });
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
    expect(await write(evening(sold.id, null), { now: later })).toEqual({ outcome: "written", kept: [] });
  });

  test("the price of tickets changes for new orders; what was bought keeps its own", async () => {
    const sold = await eveningOf(staffed);
    const made = await buyTickets(staffed, sold);
    const total = (await summary(staffed.call, made)).body.data.total;
    await write(evening(sold.id, { price: [1000, 1000] }));
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
    const withRows = (change: (rows: readonly SeatRow[]) => readonly SeatRow[]) =>
      edited(({ halls }) => ({
        halls: halls.map((hall) => ({
          ...hall,
          zones: hall.zones.map((zone) => {
            if (!zone.rows) return zone;
            const rows = change(zone.rows);
            return { ...zone, rows, seats: rows.reduce((sum, { seats }) => sum + seats, 0) };
          }),
        })),
      }));
    await write(withRows((rows) => rows.slice(1)));
    expect(await zones()).toEqual(before);
    await write(withRows((rows) => [{ row: "přístavek", seats: 18 }, ...rows]));
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
