import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tables } from "#standalone/db/tables.ts";
import {
  issueCreditNote,
  issueInvoice,
  issueInvoiceIfDue,
} from "#standalone/domain/documents/issue-documents.ts";
import { adminToken, company, contentOf, parcelByCard, pay, reach } from "./invoicing.ts";
import { openSeededDatabase, staffWith } from "./seeded-database.ts";
import { nameTheatre, open, openChanged, openUnseeded, type Answer, type Call } from "./open.ts";
import {
  anOrder,
  book,
  byEmail,
  byPpl,
  card,
  cashOnDelivery,
  chocolate,
  eveningForTwo,
  fill,
  mug,
  order,
  summary,
  transfer,
  type Placed,
} from "./shopping.ts";

let backend: Awaited<ReturnType<typeof open>>;
let call: Call;
let db: Kysely<Tables>;
let now = new Date("2026-11-24T10:00:00Z");

beforeAll(async () => {
  backend = await open({ adminToken, clock: () => now });
  ({ call, db } = backend);
});
afterAll(() => backend.close());

function boxOf(changes: Readonly<Record<string, unknown>> = {}): Promise<Placed> {
  return anOrder(call, { ...parcelByCard, ...changes });
}

function ask({ id, hash }: Placed): Promise<Answer> {
  return call("POST", `/api/orders/${id}/${hash}/invoice`);
}

async function textOf(placed: Placed): Promise<{ documents: unknown[]; invoice_available: boolean }> {
  return (await summary(call, placed)).body.data;
}

async function emailsAbout({ code }: Placed): Promise<string[]> {
  const all = await backend.outbox();
  return all.filter(({ text }) => text.includes(`k objednávce ${code} `)).map(({ subject }) => subject);
}

test("the payment of a company's order issues its invoice, and sends it once", async () => {
  const placed = await boxOf({ company });
  expect(await textOf(placed)).toMatchObject({ documents: [], invoice_available: false });
  await pay(call, placed);
  await pay(call, placed);
  const { documents, invoice_available } = await textOf(placed);
  expect(documents).toEqual([
    { number: expect.stringMatching(/^FV26-\d{5}$/u), kind: "invoice", issued_on: "2026-11-24" },
  ]);
  expect(invoice_available).toBe(false);
  expect(await emailsAbout(placed)).toEqual([
    expect.stringMatching(/^Daňový doklad FV26-\d{5} – Divadlo Na Vantrokách$/u),
  ]);
});

test("a person gets the same invoice on request, however often", async () => {
  const placed = await boxOf();
  expect((await ask(placed)).body.error).toBe("not_invoiceable");
  await pay(call, placed);
  expect(await textOf(placed)).toMatchObject({ documents: [], invoice_available: true });
  const answers = await Promise.all([ask(placed), ask(placed)]);
  const again = await ask(placed);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set([...answers, again].map(({ body }) => body.data.number)).size).toBe(1);
  expect(await textOf(placed)).toMatchObject({
    documents: [{ number: again.body.data.number }],
    invoice_available: false,
  });
  expect(await emailsAbout(placed)).toHaveLength(1);
});

test("gift vouchers alone have no tax document (§ 15b): 409", async () => {
  const placed = await anOrder(call, { lines: [eveningForTwo], ...byEmail, payment_id: transfer, company });
  expect((await pay(call, placed)).status).toBe(200);
  expect(await textOf(placed)).toMatchObject({ documents: [], invoice_available: false });
  const answer = await ask(placed);
  expect(answer.status).toBe(409);
  expect(answer.body.error).toBe("not_invoiceable");
});

test("the document is a PDF that nobody stores, with the same bytes each time", async () => {
  const placed = await boxOf({ company });
  await pay(call, placed);
  const [{ number } = { number: "" }] = (await summary(call, placed)).body.data.documents;
  const path = `/api/orders/${placed.id}/${placed.hash}/documents/${number}`;
  const read = () => backend.fetch(new Request(`http://localhost:3000${path}`));
  const [one, two] = await Promise.all([read(), read()]);
  expect(one.status).toBe(200);
  expect(one.headers.get("Content-Type")).toBe("application/pdf");
  expect(one.headers.get("Cache-Control")).toBe("no-store");
  expect(one.headers.get("Content-Disposition")).toBe(`inline; filename="${number}.pdf"`);
  const bytes = Buffer.from(await one.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(Buffer.from(await two.arrayBuffer()).equals(bytes)).toBe(true);
});

test("another order's number or a wrong hash is 404, for both calls", async () => {
  const [one, other] = [await boxOf({ company }), await boxOf({ company })];
  await pay(call, one);
  await pay(call, other);
  const [{ number } = { number: "" }] = (await summary(call, other)).body.data.documents;
  for (const [method, path] of [
    ["GET", `/api/orders/${one.id}/${one.hash}/documents/${number}`],
    ["GET", `/api/orders/${other.id}/${one.hash}/documents/${number}`],
    ["GET", `/api/orders/${other.id}/${other.hash}/documents/FV26-99999`],
    ["POST", `/api/orders/${other.id}/${one.hash}/invoice`],
    ["POST", `/api/orders/999999/${one.hash}/invoice`],
  ] as const) {
    const answer = await call(method, path);
    expect(answer.status, path).toBe(404);
    expect(answer.body.error, path).toBe("not_exists");
  }
});

test("tax of an order paid on delivery is due on the day of shipping", async () => {
  const placed = await boxOf({ company, payment_id: cashOnDelivery });
  const early = await db.transaction().execute((trx) => issueInvoiceIfDue(trx, placed.id, now));
  expect(early).toBeNull();
  await reach(db, placed.id, "shipped", new Date("2026-11-25T22:59:00Z"));
  const issued = new Date("2026-11-26T08:00:00Z");
  const number = await db.transaction().execute((trx) => issueInvoiceIfDue(trx, placed.id, issued));
  const content = await contentOf(db, number);
  expect(content).toMatchObject({ taxableOn: "2026-11-25", taxableBy: "supply", issuedOn: "2026-11-26" });
  expect(content.settled).toEqual([]);
  expect(content.left).toBe(content.total);
});

test("the credit note takes back the price and the rounding of cash", async () => {
  const placed = await anOrder(call, { codes: ["VANTROKY10"], company });
  await reach(db, placed.id, "picked_up", now);
  const number = await db.transaction().execute((trx) => issueInvoice(trx, placed.id, now));
  const invoice = await contentOf(db, number);
  expect(invoice).toMatchObject({ total: 7650, rounding: 50, settled: [], left: 7700 });
  expect(invoice.recapitulation).toMatchObject([{ total: 7650 }]);
  await pay(call, placed);
  await reach(db, placed.id, "refunded", now);
  const corrected = await db.transaction().execute((trx) => issueCreditNote(trx, placed.id, now));
  expect(await contentOf(db, corrected)).toMatchObject({
    total: -7650,
    rounding: -50,
    settled: [{ by: "payment", amount: -7700 }],
    left: 0,
  });
});

test("paid before shipping: tax is due on the day of the payment in Prague", async () => {
  const placed = await boxOf({ company });
  now = new Date("2026-11-24T23:30:00Z");
  await pay(call, placed);
  now = new Date("2026-11-24T10:00:00Z");
  const [{ number } = { number: "" }] = (await summary(call, placed)).body.data.documents;
  const content = await contentOf(db, number);
  expect(content).toMatchObject({ taxableOn: "2026-11-25", taxableBy: "payment", left: 0 });
});

test("an order that was cancelled or given back gets no invoice", async () => {
  const placed = await boxOf();
  await pay(call, placed);
  for (const state of [
    "cancelled",
    "unpaid_expired",
    "returned",
    "withdrawal_received",
    "refunded",
  ] as const) {
    await reach(db, placed.id, state, now);
    const number = await db.transaction().execute((trx) => issueInvoice(trx, placed.id, now));
    expect(number, state).toBeNull();
  }
});

test("an order without an invoice has no credit note, and one with it has one", async () => {
  const placed = await boxOf();
  await pay(call, placed);
  const correct = () => db.transaction().execute((trx) => issueCreditNote(trx, placed.id, now));
  expect(await correct()).toBeNull();
  const invoice = await db.transaction().execute((trx) => issueInvoice(trx, placed.id, now));
  await reach(db, placed.id, "withdrawal_received", now);
  await reach(db, placed.id, "refunded", now);
  const number = await correct();
  expect(number).toMatch(/^DO26-\d{5}$/u);
  expect(await correct()).toBe(number);
  const [was, is] = [await contentOf(db, invoice), await contentOf(db, number)];
  expect(is.corrects).toEqual({ number: invoice, issuedOn: "2026-11-24" });
  expect(is.reason).toContain("odstoupení od smlouvy");
  expect(is.total).toBe(-was.total);
  expect(is.left).toBe(0);
  expect(is.recapitulation.map(({ base, tax }) => [base, tax])).toEqual(
    was.recapitulation.map(({ base, tax }) => [-base, -tax]),
  );
  const queued = await db.selectFrom("emails").select("kind").where("order_id", "=", placed.id).execute();
  expect(queued.filter(({ kind }) => kind === "credit-note")).toHaveLength(1);
});

test("what vouchers sold and goods cost stands apart: outside of VAT, exempt and taxed", async () => {
  const placed = await boxOf({ lines: [mug, book, eveningForTwo], company });
  await pay(call, placed);
  const [{ number } = { number: "" }] = (await summary(call, placed)).body.data.documents;
  const content = await contentOf(db, number);
  expect(content.recapitulation).toEqual([
    expect.objectContaining({ group: "taxed", rate: 21, total: 34_900 + 12_900 }),
    { group: "exempt", rate: 0, base: 49_000, tax: 0, total: 49_000 },
    { group: "outside", rate: 0, base: 120_000, tax: 0, total: 120_000 },
  ]);
});

test("a theatre that pays no VAT issues no tax document (§ 28)", async () => {
  const poor = await openChanged(
    (seeded) =>
      seeded
        .updateTable("settings")
        .set({ value: JSON.stringify({ name: "Divadlo bez daně", ico: "00000019" }) })
        .where("name", "=", "theatre")
        .execute(),
    { staff: staffWith(adminToken), clock: () => now },
  );
  const placed = await anOrder(poor.call, parcelByCard);
  await pay(poor.call, placed);
  expect((await summary(poor.call, placed)).body.data.invoice_available).toBe(false);
  await poor.close();
});

test("the theatre of the settings is the supplier, in its colour", async () => {
  const entry = {
    name: "Modré divadlo",
    street: "Za Vodou 4",
    zip: "799 98",
    city: "Březany",
    dic: "CZ00000027",
    colours: { panel: "#1a47b8", fold: "#1740a6", light: "#f6f8fd" },
  };
  const database = await openSeededDatabase();
  const blueDb = new Kysely<Tables>({ dialect: database.dialect });
  await nameTheatre(blueDb, entry);
  const blue = await openUnseeded({ database, staff: staffWith(adminToken), clock: () => now });
  const placed = await anOrder(blue.call, { ...parcelByCard, company });
  await pay(blue.call, placed);
  const [{ number } = { number: "" }] = (await summary(blue.call, placed)).body.data.documents;
  const { supplier } = await contentOf(blueDb, number);
  await blue.close();
  expect(supplier).toMatchObject({
    name: "Modré divadlo",
    address: "Za Vodou 4, 799\u00a098 Březany",
    dic: "CZ00000027",
    colour: "#1a47b8",
  });
});

test("a transaction that fails gives its number back, and a new year begins with one", async () => {
  const [one, other] = [await boxOf(), await boxOf()];
  await pay(call, one);
  await pay(call, other);
  const numbers = () => db.selectFrom("document_numbers").selectAll().execute();
  const before = await numbers();
  const failing = db.transaction().execute(async (trx) => {
    await issueInvoice(trx, one.id, now);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await numbers()).toEqual(before);
  // Half past midnight in Prague is the old year in Greenwich.
  const newYear = new Date("2026-12-31T23:30:00Z");
  const number = await db.transaction().execute((trx) => issueInvoice(trx, other.id, newYear));
  expect(number).toBe("FV27-00001");
});

test("an issued document never changes", async () => {
  const change = db.updateTable("tax_documents").set({ taxable_on: "2020-01-01" }).execute();
  await expect(change).rejects.toThrow("The table tax_documents is append-only.");
  await expect(db.deleteFrom("tax_documents").execute()).rejects.toThrow("append-only");
});

test("an order of nothing to pay is invoiced when it is placed", async () => {
  const code = "CELE";
  const rich = await openChanged(
    (seeded) =>
      seeded
        .insertInto("vouchers")
        .values({
          code,
          voucher_type: "amount",
          value: 5000,
          kind: "gift",
          balance: 5000,
          service_type: "eshop",
          quantity: null,
          quantity_per_user_limit: null,
          minimal_price: null,
          active_from: null,
          active_to: null,
        })
        .execute(),
    { staff: staffWith(adminToken), clock: () => now },
  );
  const cart = await fill(rich.call, chocolate);
  await rich.call("POST", `/api/voucher/cart/add/${cart.id}`, {
    json: { voucherCode: code, serviceType: "eshop", guestEmail: null },
  });
  const { body } = await order(rich.call, cart.id, 0, { ...byPpl, payment_id: card, company });
  expect((await summary(rich.call, body.data)).body.data.documents).toHaveLength(1);
  await rich.close();
});
