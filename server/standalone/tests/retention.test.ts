import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedDatabase } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { createCart, findGuestCart } from "#standalone/domain/shop/find-cart.ts";
import { endSubscription, subscribeConfirmed } from "#standalone/domain/newsletter/subscriptions.ts";
import { openSeededDatabase } from "./seeded-database.ts";
import { sourcesUnder } from "../../../tests/support/source.ts";
import { runJob } from "./jobs.ts";

const day = 24 * 3_600_000;
const orderedAt = new Date("2026-11-21T10:00:00Z");
const after = (days: number) => new Date(orderedAt.getTime() + days * day);

let database: OpenedDatabase;
let db: Kysely<Tables>;
beforeAll(async () => {
  database = await openSeededDatabase();
  db = new Kysely<Tables>({ dialect: database.dialect });
});
afterAll(() => database.close());

const deleteOutdated = (name: string, now: Date) => runJob(db, { name, now });

async function countOf(table: "subscribers" | "newsletter_consents" | "ratings", email: string) {
  const rows = await db.selectFrom(table).select("email").where("email", "=", email).execute();
  return rows.length;
}

test("the job deletes an unconfirmed address after seven days", async () => {
  const email = "nepotvrzeny@example.cz";
  await db.insertInto("subscribers").values({ email, type: "modal", created_at: orderedAt }).execute();
  const given = {
    email,
    event: "given",
    at: orderedAt,
    source: "newsletter /",
    wording: "Souhlasíte.",
  } as const;
  await db.insertInto("newsletter_consents").values(given).execute();
  await deleteOutdated("unconfirmed-subscribers", new Date(after(7).getTime() - 1));
  await deleteOutdated("ended-consents", after(7));
  expect(await countOf("subscribers", email)).toBe(1);
  expect(await countOf("newsletter_consents", email)).toBe(1);
  expect(await deleteOutdated("unconfirmed-subscribers", after(7))).toBe(1);
  expect(await deleteOutdated("ended-consents", after(7))).toBe(1);
  expect(await countOf("subscribers", email)).toBe(0);
  expect(await countOf("newsletter_consents", email)).toBe(0);
});

test("the proof of a consent is kept while it holds and for three years after its end", async () => {
  const email = "byvaly@example.cz";
  const asking = { email, type: "account", now: orderedAt };
  await db.transaction().execute((trx) => subscribeConfirmed(trx, asking));
  await deleteOutdated("ended-consents", after(5 * 366));
  expect(await countOf("newsletter_consents", email)).toBe(2);
  const ended = { email, source: "account", now: after(5 * 366) };
  await db.transaction().execute((trx) => endSubscription(trx, ended));
  expect(await countOf("subscribers", email)).toBe(0);
  await deleteOutdated("ended-consents", after(8 * 365));
  expect(await countOf("newsletter_consents", email)).toBe(3);
  await deleteOutdated("ended-consents", after(8 * 366 + 1));
  expect(await countOf("newsletter_consents", email)).toBe(0);
});

test("a consent can neither be changed nor deleted otherwise", async () => {
  const change = db.updateTable("newsletter_consents").set({ wording: "Jiná věta." });
  await expect(change.execute()).rejects.toThrow("append-only");
  await expect(db.deleteFrom("newsletter_consents").execute()).rejects.toThrow("append-only");
  const users = sourcesUnder("server").filter(({ text }) => text.includes("demo.retention"));
  expect(users.map(({ file }) => file)).toEqual(["server/standalone/domain/delete-outdated.ts"]);
});

test("the job deletes an unconfirmed rating after seven days, and no confirmed one", async () => {
  const rating = { production_slug: "rur", stars: 5, text: null, name: "Jana", written_at: orderedAt };
  await db
    .insertInto("ratings")
    .values([
      { ...rating, email: "ne@example.cz" },
      { ...rating, email: "ano@example.cz", confirmed_at: orderedAt },
    ])
    .execute();
  await deleteOutdated("unconfirmed-ratings", new Date(after(7).getTime() - 1));
  expect(await countOf("ratings", "ne@example.cz")).toBe(1);
  expect(await deleteOutdated("unconfirmed-ratings", after(7))).toBe(1);
  expect(await countOf("ratings", "ne@example.cz")).toBe(0);
  expect(await countOf("ratings", "ano@example.cz")).toBe(1);
});

test("the job deletes a guest's cart thirty days after its last use", async () => {
  const { id: user } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const { id: ordered } = await db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  const unused = await createCart(db, null, orderedAt);
  const used = await createCart(db, null, orderedAt);
  const kept = [await createCart(db, user, orderedAt), await createCart(db, null, orderedAt)];
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
  await deleteOutdated("guest-carts", new Date(after(30).getTime() - 1));
  expect(await left()).toBe(4);
  expect(await deleteOutdated("guest-carts", after(30))).toBe(1);
  expect(await left()).toBe(3);
  await expect(findGuestCart(db, unused.temp_id ?? "", after(30))).rejects.toMatchObject({ status: 404 });
  expect(await deleteOutdated("guest-carts", after(31))).toBe(1);
  expect(await deleteOutdated("guest-carts", after(400))).toBe(0);
});

test("the job anonymises orders ten years after the end of their year in Prague", async () => {
  const order = await db
    .selectFrom("orders")
    .select(["id", "code", "hash", "total"])
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  await db.updateTable("orders").set({ created_at: orderedAt }).execute();
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
      received_at: orderedAt,
      decide_by: "2026-12-21",
    }) // oxfmt-ignore
    .execute();
  await db
    .insertInto("withdrawals")
    .values({
      reference: "OS26-1",
      received_at: orderedAt,
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
    values ('FV1', 'invoice', ${order.id}, '2026-11-21', '2026-11-21', '{}', ${orderedAt})`.execute(db);

  await deleteOutdated("old-orders", new Date("2036-12-31T22:59:59Z"));
  const kept = await db.selectFrom("orders").select("email").where("id", "=", order.id).executeTakeFirst();
  expect(kept?.email).not.toBe("");

  expect(await deleteOutdated("old-orders", new Date("2036-12-31T23:00:00Z"))).toBeGreaterThan(0);
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
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect(await deleteOutdated("old-orders", new Date("2036-12-31T23:00:00Z"))).toBe(0);
});
