import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { deleteOutdated } from "#server/demo-backend/domain/delete-outdated.ts";
import { becomesAvailable, tellAvailable } from "#server/demo-backend/domain/watches/becomes-available.ts";
import { quiet, seededAt } from "../support/seeded-database.ts";
import { book } from "./shopping.ts";
import { openStaffed, orderChocolate, type Staffed } from "./staffed.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const day = 24 * 3_600_000;
const site = "http://localhost:3000";
let staffed: Staffed;
/** Evenings of the demo theatre, more than a week away: sold out, and with a presale that begins later. */
let soldOut: number;
let early: { readonly id: number; readonly from: Date };

beforeAll(async () => {
  staffed = await openStaffed();
  const rows = await staffed.db
    .selectFrom("performances")
    .select(["id", "state", "presale_from"])
    .where("starts_at", ">", new Date(seededAt.getTime() + 9 * day))
    .orderBy("starts_at")
    .execute();
  soldOut = rows.find(({ state }) => state === "on_sale")?.id ?? 0;
  const presale = rows.find(({ state, presale_from }) => state === "presale_soon" && presale_from !== null);
  early = { id: presale?.id ?? 0, from: presale?.presale_from ?? new Date(0) };
});
beforeEach(async () => {
  staffed.time.now = seededAt;
  const { db } = staffed;
  await db.updateTable("performances").set({ state: "sold_out" }).where("id", "=", soldOut).execute();
  await db.updateTable("performances").set({ state: "presale_soon" }).where("id", "=", early.id).execute();
  await db.deleteFrom("watches").execute();
});
afterAll(() => staffed.close());

const urls = {
  page_url: `${site}/vstupenky?termin=1`,
  confirm_url: `${site}/dejte-vedet/potvrzeni/{token}`,
  cancel_url: `${site}/dejte-vedet/konec/{token}`,
};
let people = 0;
const someone = () => `Ceka${(people += 1)}@example.cz`;

const evening = (id: number) => ({ kind: "performance", performance_id: id });
const ask = (email: string, what: object = evening(soldOut), changes = {}) =>
  staffed.call("POST", "/api/watches", { json: { ...what, email, ...urls, ...changes } });
const confirm = (token: string) => staffed.call("POST", "/api/watches/confirm", { json: { token } });
const cancel = (token: string) => staffed.call("POST", "/api/watches/cancel", { json: { token } });
const free = (id = soldOut, state = "on_sale") =>
  staffed.staff("PUT", `/performances/${id}/availability`, { state });

async function lettersTo(email: string) {
  return (await staffed.outbox()).filter(({ to }) => to === email.toLowerCase());
}

/** The secret of a link in the last letter. */
async function tokenTo(email: string, path: "potvrzeni" | "konec"): Promise<string> {
  const text = (await lettersTo(email)).at(-1)?.text ?? "";
  return new RegExp(`/dejte-vedet/${path}/([\\w-]+)`, "u").exec(text)?.[1] ?? "";
}

async function watching(what?: object): Promise<string> {
  const email = someone();
  expect((await ask(email, what)).status).toBe(202);
  expect((await confirm(await tokenTo(email, "potvrzeni"))).status).toBe(204);
  return email;
}

async function countOf(email: string): Promise<number> {
  const rows = await staffed.db
    .selectFrom("watches")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .execute();
  return rows.length;
}

test("who confirmed it gets one letter when tickets are free again, and is forgotten", async () => {
  const email = await watching();
  expect(await lettersTo(email)).toHaveLength(1);
  expect((await free(soldOut, "few_left")).body.data).toMatchObject({
    before: "sold_out",
    after: "few_left",
  });
  const letters = await lettersTo(email);
  expect(letters).toHaveLength(2);
  expect(letters[1]?.subject).toMatch(/^Uvolnila se místa: /u);
  expect(letters[1]?.text).toContain(urls.page_url);
  expect(await countOf(email)).toBe(0);
  await free(soldOut, "sold_out");
  await free();
  expect(await lettersTo(email)).toHaveLength(2);
});

test("nobody is told who has not confirmed it, and who does so later is told at once", async () => {
  const email = someone();
  await ask(email);
  await free();
  expect(await lettersTo(email)).toHaveLength(1);
  expect((await confirm(await tokenTo(email, "potvrzeni"))).status).toBe(204);
  expect((await lettersTo(email))[1]?.subject).toMatch(/^Uvolnila se místa: /u);
  expect(await countOf(email)).toBe(0);
});

test("two changes at once send one letter", async () => {
  const email = await watching();
  const { db, time } = staffed;
  await db.updateTable("performances").set({ state: "on_sale" }).where("id", "=", soldOut).execute();
  const told = await Promise.all([
    db.transaction().execute((trx) => becomesAvailable(trx, { performance_id: soldOut }, time.now)),
    tellAvailable({ db, log: quiet }, time.now),
    free(),
  ]);
  expect(Number(told[0]) + told[1]).toBeLessThanOrEqual(1);
  expect(await lettersTo(email)).toHaveLength(2);
});

test("a change that is not made tells nobody", async () => {
  const email = await watching();
  const { db, time } = staffed;
  const failing = db.transaction().execute(async (trx) => {
    await trx.updateTable("performances").set({ state: "on_sale" }).where("id", "=", soldOut).execute();
    await becomesAvailable(trx, { performance_id: soldOut }, time.now);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await lettersTo(email)).toHaveLength(1);
  expect(await countOf(email)).toBe(1);
});

test("the beginning of a presale is told once it has begun", async () => {
  const { db, time } = staffed;
  const email = await watching(evening(early.id));
  time.now = new Date(early.from.getTime() - 1);
  expect(await tellAvailable({ db, log: quiet }, time.now)).toBe(0);
  time.now = early.from;
  expect(await tellAvailable({ db, log: quiet }, time.now)).toBe(1);
  expect(await tellAvailable({ db, log: quiet }, time.now)).toBe(0);
  await free(early.id);
  expect((await lettersTo(email))[1]?.subject).toMatch(/^Vstupenky jsou v prodeji: /u);
});

test("goods are told by a count of the stock, and by an order that gives them back", async () => {
  const stock = (pieces: number) => staffed.staff("PUT", `/stock/${book.id}`, { stock: pieces });
  await stock(0);
  const goods = { kind: "product", product_id: book.id, variant_id: null };
  const counted = await watching(goods);
  await stock(0);
  expect(await lettersTo(counted)).toHaveLength(1);
  await stock(2);
  expect((await lettersTo(counted))[1]?.subject).toMatch(/^Znovu k mání: /u);

  const { code } = await orderChocolate(staffed);
  const chocolate = await staffed.db
    .selectFrom("order_items as i")
    .innerJoin("orders as o", "o.id", "i.order_id")
    .select(["product_id", "variant_id"])
    .where("o.code", "=", code)
    .executeTakeFirstOrThrow();
  const { product_id, variant_id } = chocolate;
  await staffed.staff("PUT", `/stock/${product_id}`, { stock: 0, variant: variant_id });
  const returned = await watching({ kind: "product", product_id, variant_id });
  await staffed.staff("POST", `/orders/${code}/cancelled`, { reason: null });
  expect(await lettersTo(returned)).toHaveLength(2);
});

test("what can be had, is over or does not exist is not watched", async () => {
  await free();
  const at = seededAt.getTime();
  expect(await ask(someone())).toMatchObject({ status: 409, body: { error: "available" } });
  expect((await ask(someone(), evening(2_000_000))).status).toBe(404);
  const shirt = await staffed.db
    .selectFrom("variants")
    .select("product_id")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const { product_id } = shirt;
  expect((await ask(someone(), { kind: "product", product_id, variant_id: null })).status).toBe(404);
  await free(soldOut, "sold_out");
  staffed.time.now = new Date(at + 400 * day);
  expect((await ask(someone())).status).toBe(404);
});

test("the answer does not tell who waits already, and the letter tells the owner of the address", async () => {
  const email = await watching();
  const again = await ask(email.toUpperCase());
  expect([again.status, again.body]).toEqual([202, {}]);
  const last = (await lettersTo(email)).at(-1);
  expect(last?.subject).toMatch(/^Už to hlídáme: /u);
  expect(await tokenTo(email, "potvrzeni")).toBe("");
  await free();
  expect(await lettersTo(email)).toHaveLength(3);
});

test("a link confirms once and for seven days, and only the last one that was sent", async () => {
  const email = someone();
  await ask(email);
  const first = await tokenTo(email, "potvrzeni");
  await ask(email);
  const second = await tokenTo(email, "potvrzeni");
  expect((await confirm(first)).status).toBe(404);
  staffed.time.now = new Date(seededAt.getTime() + 7 * day);
  expect((await confirm(second)).status).toBe(404);
  staffed.time.now = new Date(seededAt.getTime() + 7 * day - 1);
  expect((await confirm(second)).status).toBe(204);
  expect((await confirm(second)).status).toBe(404);
});

test("every letter ends it with one click, also after it has ended", async () => {
  const email = await watching();
  const first = await tokenTo(email, "konec");
  await free();
  const letters = await lettersTo(email);
  for (const { raw } of letters) {
    expect(raw).toMatch(/List-Unsubscribe:\s+<[^>]*\/dejte-vedet\/konec\/[\w-]+>/u);
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  }
  expect((await cancel(first)).status).toBe(204);
  expect((await cancel(await tokenTo(email, "konec"))).status).toBe(204);
  expect((await cancel("neni-to-on")).status).toBe(404);

  await free(soldOut, "sold_out");
  const other = someone();
  await ask(other);
  const confirmation = await tokenTo(other, "potvrzeni");
  expect((await cancel(await tokenTo(other, "konec"))).status).toBe(204);
  expect(await countOf(other)).toBe(0);
  expect((await confirm(confirmation)).status).toBe(404);
  await free();
  expect(await lettersTo(other)).toHaveLength(1);
});

test("a letter names nothing from the request but addresses of this site", async () => {
  const answer = await ask(someone(), evening(soldOut), { page_url: "https://jinde.example/" });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toHaveProperty("page_url");
});

test("a watch is deleted without a letter when its evening has passed, is cancelled, or nobody confirmed it", async () => {
  const { db, time } = staffed;
  const passed = await watching();
  const unconfirmed = someone();
  await ask(unconfirmed, evening(early.id));
  expect(await deleteOutdated(db, time.now)).toMatchObject({ watches: 0 });
  await db.updateTable("performances").set({ state: "cancelled" }).where("id", "=", soldOut).execute();
  await free();
  expect(await deleteOutdated(db, time.now)).toMatchObject({ watches: 1 });
  await db.updateTable("performances").set({ state: "sold_out" }).where("id", "=", soldOut).execute();
  expect(await lettersTo(passed)).toHaveLength(1);

  await watching();
  const after = new Date(seededAt.getTime() + 7 * day);
  await deleteOutdated(db, new Date(after.getTime() - 1));
  expect(await countOf(unconfirmed)).toBe(1);
  await deleteOutdated(db, after);
  expect(await countOf(unconfirmed)).toBe(0);
  await deleteOutdated(db, new Date(seededAt.getTime() + 300 * day));
  expect(await db.selectFrom("watches").select("id").execute()).toEqual([]);
});

test("staff changes only evenings whose tickets are sold", async () => {
  const closed = await staffed.db
    .selectFrom("performances")
    .select("id")
    .where("state", "=", "closed_perf")
    .executeTakeFirstOrThrow();
  expect(await free(closed.id)).toMatchObject({ status: 409, body: { error: "not_on_sale" } });
  expect((await free(2_000_000)).status).toBe(404);
});
