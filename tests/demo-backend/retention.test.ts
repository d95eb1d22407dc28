import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedDatabase } from "#server/demo-backend/db/open-pglite.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { deleteOutdated } from "#server/demo-backend/domain/delete-outdated.ts";
import { createCart, findGuestCart } from "#server/demo-backend/domain/shop/find-cart.ts";
import { openDeletion } from "#server/demo-backend/deletion.ts";
import { endSubscription, subscribeConfirmed } from "#server/demo-backend/domain/newsletter/subscriptions.ts";
import { openSeededDatabase, quiet } from "../support/seeded-database.ts";
import { sourcesUnder } from "../support/source.ts";

const day = 24 * 3_600_000;
const asked = new Date("2026-11-21T10:00:00Z");
const after = (days: number) => new Date(asked.getTime() + days * day);

let database: OpenedDatabase;
let db: Kysely<Tables>;
beforeAll(async () => {
  database = await openSeededDatabase();
  db = new Kysely<Tables>({ dialect: database.dialect });
});
afterAll(() => database.close());

async function countOf(table: "subscribers" | "newsletter_consents" | "ratings", email: string) {
  const rows = await db.selectFrom(table).select("email").where("email", "=", email).execute();
  return rows.length;
}

test("an address that was not confirmed is deleted after seven days, with what it agreed to", async () => {
  const email = "nepotvrzeny@example.cz";
  await db.insertInto("subscribers").values({ email, type: "modal", created_at: asked }).execute();
  const given = { email, event: "given", at: asked, source: "newsletter /", wording: "Souhlasíte." } as const;
  await db.insertInto("newsletter_consents").values(given).execute();
  await deleteOutdated(db, new Date(after(7).getTime() - 1));
  expect(await countOf("subscribers", email)).toBe(1);
  expect(await deleteOutdated(db, after(7))).toMatchObject({ subscribers: 1, consents: 1 });
  expect(await countOf("subscribers", email)).toBe(0);
  expect(await countOf("newsletter_consents", email)).toBe(0);
});

test("the proof of a consent is kept while it holds and for three years after its end", async () => {
  const email = "byvaly@example.cz";
  const asking = { email, type: "account", now: asked };
  await db.transaction().execute((trx) => subscribeConfirmed(trx, asking));
  await deleteOutdated(db, after(5 * 366));
  expect(await countOf("newsletter_consents", email)).toBe(2);
  const ended = { email, source: "account", now: after(5 * 366) };
  await db.transaction().execute((trx) => endSubscription(trx, ended));
  expect(await countOf("subscribers", email)).toBe(0);
  await deleteOutdated(db, after(8 * 365));
  expect(await countOf("newsletter_consents", email)).toBe(3);
  await deleteOutdated(db, after(8 * 366 + 1));
  expect(await countOf("newsletter_consents", email)).toBe(0);
});

test("a consent can neither be changed nor deleted otherwise", async () => {
  const change = db.updateTable("newsletter_consents").set({ wording: "Jiná věta." });
  await expect(change.execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("newsletter_consents").execute()).rejects.toThrow("append-only");
  const users = sourcesUnder("server").filter(({ text }) => text.includes("demo.retention"));
  expect(users.map(({ file }) => file)).toEqual(["server/demo-backend/domain/delete-outdated.ts"]);
});

test("a rating that was not confirmed is deleted after seven days, a confirmed one is not", async () => {
  const rating = { production_slug: "rur", stars: 5, text: null, name: "Jana", written_at: asked };
  await db
    .insertInto("ratings")
    .values([
      { ...rating, email: "ne@example.cz" },
      { ...rating, email: "ano@example.cz", confirmed_at: asked },
    ])
    .execute();
  await deleteOutdated(db, new Date(after(7).getTime() - 1));
  expect(await countOf("ratings", "ne@example.cz")).toBe(1);
  expect(await deleteOutdated(db, after(7))).toMatchObject({ ratings: 1 });
  expect(await countOf("ratings", "ne@example.cz")).toBe(0);
  expect(await countOf("ratings", "ano@example.cz")).toBe(1);
});

test("a guest's cart is deleted thirty days after its last use; a customer's and an ordered one are not", async () => {
  const { id: user } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const { id: ordered } = await db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  const unused = await createCart(db, null, asked);
  const used = await createCart(db, null, asked);
  const kept = [await createCart(db, user, asked), await createCart(db, null, asked)];
  await db
    .updateTable("carts")
    .set({ order_id: ordered })
    .where("id", "=", kept[1]?.id ?? "")
    .execute();
  await findGuestCart(db, used.temp_id ?? "", after(1));
  const left = async () => {
    const ids = [unused, used, ...kept].map(({ id }) => id);
    return (await db.selectFrom("carts").select("id").where("id", "in", ids).execute()).length;
  };
  await deleteOutdated(db, new Date(after(30).getTime() - 1));
  expect(await left()).toBe(4);
  expect(await deleteOutdated(db, after(30))).toMatchObject({ carts: 1 });
  expect(await left()).toBe(3);
  await expect(findGuestCart(db, unused.temp_id ?? "", after(30))).rejects.toMatchObject({ status: 404 });
  expect(await deleteOutdated(db, after(31))).toMatchObject({ carts: 1 });
  expect(await deleteOutdated(db, after(400))).toMatchObject({ carts: 0 });
});

test("orders are anonymised ten years after the end of their year in Prague, with all that tells of their customer", async () => {
  const order = await db
    .selectFrom("orders")
    .select(["id", "code", "hash", "total"])
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  await db.updateTable("orders").set({ created_at: asked }).execute();
  await db
    .insertInto("complaints")
    .values({
      reference: "R26-1",
      order_code: order.code,
      order_id: order.id,
      email: "jana@example.cz",
      name: "Jana",
      item: "Hrnek",
      defect: "Prasklý.",
      remedy: "repair",
      received_at: asked,
      decide_by: "2026-12-21",
    }) // oxfmt-ignore
    .execute();
  await db
    .insertInto("withdrawals")
    .values({
      reference: "OS26-1",
      received_at: asked,
      order_code: order.code,
      order_id: order.id,
      email: "jana@example.cz",
      name: "Jana",
      fingerprint: "x",
      receipt_id: 1,
    }) // oxfmt-ignore
    .execute();
  await sql`
    insert into tax_documents (number, kind, order_id, issued_on, taxable_on, content, created_at)
    values ('FV1', 'invoice', ${order.id}, '2026-11-21', '2026-11-21', '{}', ${asked})`.execute(db);

  await deleteOutdated(db, new Date("2036-12-31T22:59:59Z"));
  const kept = await db.selectFrom("orders").select("email").where("id", "=", order.id).executeTakeFirst();
  expect(kept?.email).not.toBe("");

  const done = await deleteOutdated(db, new Date("2036-12-31T23:00:00Z"));
  expect(done?.orders).toBeGreaterThan(0);
  const left = await db.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow();
  expect(left).toMatchObject({
    code: order.code,
    total: order.total,
    email: "",
    first_name: "",
    last_name: "",
  });
  const { phone, address, delivery_address, company, note, user_id } = left;
  expect({ phone, address, delivery_address, company, note, user_id }).toEqual({
    phone: null, address: null, delivery_address: null, company: null, note: null, user_id: null,
  }); // oxfmt-ignore
  expect(left.hash).not.toBe(order.hash);
  for (const table of ["complaints", "withdrawals", "tax_documents"] as const) {
    expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
  }
  expect(await deleteOutdated(db, new Date("2036-12-31T23:00:00Z"))).toMatchObject({ orders: 0 });
});

test("what was deleted is logged in numbers, once an hour of the clock", async () => {
  let now = after(40);
  const lines: unknown[] = [];
  const log = { ...quiet, info: (event: string, fields?: object) => void lines.push([event, fields]) };
  const deletion = openDeletion({ db, clock: () => now, log });
  const add = (email: string) =>
    db.insertInto("subscribers").values({ email, type: "modal", created_at: asked }).execute();
  const wake = async () => {
    deletion.wake();
    await deletion.close();
  };
  await add("prvni@example.cz");
  await wake();
  await add("druhy@example.cz");
  await wake();
  expect(lines).toEqual([
    [
      "demo-backend.outdated-deleted",
      { orders: 0, subscribers: 1, consents: 0, ratings: 0, emailChanges: 0, carts: 0 },
    ],
  ]);
  now = new Date(now.getTime() + 3_600_000);
  await wake();
  expect(lines).toHaveLength(2);
});
