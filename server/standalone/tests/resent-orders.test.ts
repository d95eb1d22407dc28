import { Kysely } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createApi } from "#standalone/api.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { openBusinessRegister } from "#standalone/domain/customers/business-register.ts";
import { resentOrdersEmail } from "#standalone/email/resent-orders-email.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { openSeededDatabase, quiet, seededAt } from "./seeded-database.ts";
import { attachmentsOf, giftCodesIn } from "./emails.ts";
import { caller } from "./open.ts";
import { byEmail, chocolate, eveningForTwo } from "./shopping.ts";
import { openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";
import { beginSoon, buyTickets, eveningOf, orderTickets, ticketsOf } from "./ticketing.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

const summary_url = "https://localhost:3000/nova/{id}/{hash}";

function newAddress(): string {
  return `${crypto.randomUUID()}@example.cz`;
}

/** Requests the orders of an address; returns the e-mails, with plain spaces. */
async function ask(email: string, template: string | null = summary_url) {
  const before = (await staffed.outbox()).length;
  const json = { email, summary_url: template };
  const { status, body } = await staffed.call("POST", "/api/orders/resend", { json });
  expect(status).toBe(202);
  expect(body).toEqual({});
  const messages = (await staffed.outbox()).slice(before);
  return messages.map((message) => ({ ...message, text: message.text.replaceAll("\u00a0", " ") }));
}

async function pay({ code }: { readonly code: string }): Promise<void> {
  expect((await staffed.staff("POST", `/orders/${code}/paid`)).status).toBe(200);
}

async function buyVoucher(email: string) {
  const made = await orderByTransfer(staffed, { lines: [eveningForTwo], ...byEmail, email });
  await pay(made);
  return made;
}

const namesOf = (message: { readonly raw: string }) => attachmentsOf(message).map(({ name }) => name);

test("one e-mail has the open order, the tickets as a PDF and the voucher", async () => {
  const email = newAddress();
  const evening = await eveningOf(staffed);
  const goods = await orderByTransfer(staffed, { email });
  const tickets = await buyTickets(staffed, evening, { changes: { email } });
  const voucher = await buyVoucher(email);
  const messages = await ask(` ${email.toUpperCase()}`.trim());
  expect(messages.map(({ to }) => to)).toEqual([email]);
  const [message] = messages;
  if (!message) return;
  for (const { id, hash } of [goods, tickets, voucher])
    expect(message.text).toContain(`\nhttps://localhost:3000/nova/${id}/${hash}\n`);
  const codes = giftCodesIn(message.text);
  expect(namesOf(message)).toEqual([`vstupenky-${tickets.code}.pdf`, `poukaz-${codes[0]}.pdf`]);
  expect(message.text).toContain(`OBJEDNÁVKA ${goods.code}\nStav: Čeká na platbu, celkem 85,00 Kč\n`);
  expect(message.text).toContain("Zbývá zaplatit 85,00 Kč, nejpozději do: 30. listopadu 2026\n");
  expect(message.text).toContain(`${evening.title}, sobota 28. listopadu 2026 v 19:00, Velký sál\n– `);
  expect(message.text).toContain(`PDF do telefonu nebo k vytištění: příloha vstupenky-${tickets.code}.pdf\n`);
  expect(message.text).toContain(`kód ${codes[0]}, zbývá 1 200,00 Kč, platí do `);
  // The soonest evening first, then the newest order.
  const places = [tickets, voucher, goods].map(({ code }) => message.text.indexOf(`OBJEDNÁVKA ${code}`));
  expect(places).toEqual(places.toSorted((place, other) => place - other));
});

test("the e-mail has unpaid tickets without a PDF, and the end of their payment", async () => {
  const email = newAddress();
  const evening = await eveningOf(staffed);
  const made = await orderTickets(staffed, evening, { changes: { email } });
  const [message] = await ask(email);
  expect(message && namesOf(message)).toEqual([]);
  expect(message?.text).toContain(`OBJEDNÁVKA ${made.code}\nStav: Čeká na platbu`);
  expect(message?.text).toMatch(/Zbývá zaplatit [\d ]+,00 Kč, nejpozději do: \d/u);
  expect(message?.text).toContain(`${evening.title}, `);
});

test("cancelled, refunded and past orders and blocked vouchers send no e-mail", async () => {
  const email = newAddress();
  const evening = await eveningOf(staffed, 1);
  const cancelled = await orderByTransfer(staffed, { email });
  await staffed.staff("POST", `/orders/${cancelled.code}/cancelled`, { reason: null });
  const refunded = await buyTickets(staffed, evening, { changes: { email } });
  await staffed.staff("POST", `/orders/${refunded.code}/refunded`);
  const voucher = await buyVoucher(email);
  await staffed.staff("POST", `/orders/${voucher.code}/refunded`);
  await buyTickets(staffed, evening, { changes: { email } });
  await beginSoon(staffed, evening);
  staffed.time.now = new Date(seededAt.getTime() + 2 * 3_600_000);
  onTestFinished(() => void (staffed.time.now = seededAt));
  expect(await ask(email)).toEqual([]);
  expect(await staffed.db.selectFrom("emails").selectAll().where("kind", "=", "resent-orders").where("sent_at", "is", null).execute()).toEqual([]); // oxfmt-ignore
});

test("of an order only the tickets that are valid and to come are there", async () => {
  const email = newAddress();
  const evening = await eveningOf(staffed, 2);
  const made = await buyTickets(staffed, evening, { changes: { email }, quantity: 2 });
  const [first] = await ticketsOf(staffed, made);
  await staffed.db
    .updateTable("tickets")
    .set({ voided_at: staffed.time.now })
    .where("id", "=", first?.id ?? 0)
    .execute();
  const [message] = await ask(email);
  expect(message?.text.match(/^– .*místo/gmu)).toHaveLength(1);
});

test("a cancelled evening whose tickets are not returned yet is no evening to come", async () => {
  const email = newAddress();
  const evening = await eveningOf(staffed, 3);
  await buyTickets(staffed, evening, { changes: { email } });
  await staffed.db
    .updateTable("performances")
    .set({ state: "cancelled" })
    .where("id", "=", evening.id)
    .execute();
  expect(await ask(email)).toEqual([]);
});

test("a withdrawal of goods leaves paid tickets in the e-mail", async () => {
  const email = newAddress();
  const evening = await eveningOf(staffed, 2);
  const made = await buyTickets(staffed, evening, { changes: { email }, goods: [chocolate] });
  const json = { order_code: made.code, email, name: "Jana", items: null, account: null, note: null, summary_url: null }; // oxfmt-ignore
  expect((await staffed.call("POST", "/api/withdrawals", { json })).status).toBe(201);
  const [message] = (await ask(email)).filter(({ subject }) => subject.startsWith("Vaše objednávky"));
  expect(message && namesOf(message)).toEqual([`vstupenky-${made.code}.pdf`]);
});

test("without a template the links are those that the orders were placed with", async () => {
  const email = newAddress();
  const made = await orderByTransfer(staffed, { email });
  const [message] = await ask(email, null);
  expect(message?.text).toContain(`http://localhost:3000/shrnuti/${made.id}/${made.hash}`);
});

test("the e-mail has twenty orders, and the number of the others", async () => {
  const email = newAddress();
  const codes: string[] = [];
  while (codes.length < 22) codes.unshift((await orderByTransfer(staffed, { email })).code);
  const [message] = await ask(email);
  expect(message?.text.match(/(?<=^OBJEDNÁVKA ).*$/gmu)).toEqual(codes.slice(0, 20));
  expect(message?.text).toContain("Další objednávky se do e-mailu nevešly: 2. ");
});

test("PDFs beyond the limit of the e-mail are links", async () => {
  const email = newAddress();
  const office = { db: staffed.db, own: null };
  const made = await buyTickets(staffed, await eveningOf(staffed), { changes: { email } });
  const voucher = await buyVoucher(email);
  const write = (room?: number, template: string | null = summary_url) =>
    resentOrdersEmail(office, { to: email, summary_url: template }, staffed.time.now, room);
  const whole = (await write())?.attachments ?? [];
  expect(whole.map(({ filename }) => filename)).toEqual([
    `vstupenky-${made.code}.pdf`,
    expect.stringMatching(/^poukaz-/u),
  ]);
  const bytes = whole.map(({ content }) => content.byteLength);
  const [tickets = 0, gift = 0] = bytes;
  const names = async (room: number) => (await write(room))?.attachments?.map(({ filename }) => filename[0]);
  expect(await names(tickets + gift)).toEqual(["v", "p"]);
  expect(await names(tickets + gift - 1)).toEqual(["v"]);
  expect(await names(tickets - 1)).toEqual(gift < tickets ? ["p"] : []);
  const none = (await write(0))?.text;
  expect(none).toContain(
    `PDF se do e-mailu nevešlo, stáhnete ho na stránce objednávky\nObjednávka a její stav:\nhttps://localhost:3000/nova/${made.id}/`,
  );
  expect(none).toContain(`https://localhost:3000/nova/${voucher.id}/`);
  expect(none).toContain("bez PDF, stačí kód");
  await staffed.db.updateTable("orders").set({ summary_url: null }).where("email", "=", email).execute();
  expect((await write(0, null))?.text).toContain("PDF se do e-mailu nevešlo, ozvěte se nám: ");
});

test("a known and an unknown address make the same statements and get the same answer", async () => {
  const { dialect, close } = await openSeededDatabase();
  onTestFinished(close);
  const calls: string[] = [];
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void calls.push(query.sql) });
  let woken = 0;
  const mailer = {
    // A round that never ends.
    wake: () => ((woken += 1), new Promise<void>(() => {})),
    outbox: async () => [],
    close: async () => {},
  };
  const businessRegister = openBusinessRegister({ url: null, demo: demoTheatre().demo, log: quiet });
  const api = createApi({ verifiesAnswers: true, isDemo: true, picture: demoTheatre().picture, db, clock: () => seededAt, log: quiet, mailer, sendsEmails: true, businessRegister, publicOrigin: null, staff: [], feesVat: "own" }); // oxfmt-ignore
  const call = caller(async (request) => api.fetch(request));
  const { email: known } = await db.selectFrom("orders").select("email").executeTakeFirstOrThrow();
  const results = [];
  for (const email of [known, newAddress()]) {
    calls.length = 0;
    const { status, body, headers } = await call("POST", "/api/orders/resend", {
      json: { email, summary_url },
      headers: { "Idempotency-Key": email, "X-Request-Id": "one" },
    });
    results.push({ status, body, headers: [...headers], queries: [...calls] });
  }
  expect(results[0]).toEqual(results[1]);
  expect(results[0]).toMatchObject({ status: 202, body: {} });
  expect(results[0]?.queries.filter((text) => /"orders"|"tickets"|"users"/u.test(text))).toEqual([]);
  expect(woken).toBe(2);
});

test.each([
  ["no e-mail", { email: "jana", summary_url }, "email"],
  [
    "another site's link",
    { email: "jana@example.cz", summary_url: "https://jinde.example/{id}" },
    "summary_url",
  ],
])("%s names its field, and queues nothing", async (_what, json, field) => {
  const { status, body } = await staffed.call("POST", "/api/orders/resend", { json });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
});

test("the settings say that the call is there", async () => {
  const { body } = await staffed.call("GET", "/api/settings/cs");
  expect(body).toContainEqual({ name: "resend", value: true });
});
