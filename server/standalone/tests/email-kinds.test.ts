import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { openPglite, type OpenedDatabase } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { issueCreditNote } from "#standalone/domain/documents/issue-documents.ts";
import { emailKinds } from "#standalone/email/email-kinds.ts";
import type { EmailData } from "#standalone/outbox/email-data.ts";
import { quiet, seededDump, staffWith } from "./seeded-database.ts";
import { sourcesUnder } from "../../../tests/support/source.ts";
import { newestReport, notice, publishedRating } from "./reporting.ts";
import { complain, sendComplaint } from "./complaining.ts";
import { oddHtml, partsOf } from "./emails.ts";
import { openUnseeded, type Answer, type OpenedStandalone } from "./open.ts";
import {
  anOrder,
  byEmail,
  byPpl,
  cashOnDelivery,
  chocolate,
  eveningForTwo,
  fill,
  order,
  signIn,
  transfer,
  type Placed,
} from "./shopping.ts";
import { orderTwoTickets } from "./ticket-orders.ts";
import { eveningOf, orderTickets } from "./ticketing.ts";
import { startSmtp, type SmtpServer } from "./smtp-server.ts";

const adminToken = "correct-horse-battery-staple";
const divak = "divak@divadlonavantrokach.example";
const novy = "novy@divadlonavantrokach.example";
const site = "http://localhost:3000";

let folder: string;
let smtp: SmtpServer;
let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
/** Another user of the same embedded database. */
let database: OpenedDatabase;
let db: Kysely<Tables>;
let now = new Date("2026-11-21T10:00:00Z");
let tick = () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emails-"));
  smtp = await startSmtp();
  backend = await openUnseeded({
    dataDir: folder,
    loadDataDir: await seededDump(),
    smtpUrl: smtp.url,
    staff: staffWith(adminToken),
    clock: () => now,
    every(_milliseconds, act) {
      tick = act;
      return () => {};
    },
  });
  ({ call } = backend);
  database = await openPglite(folder, undefined, quiet);
  db = new Kysely<Tables>({ dialect: database.dialect });
});
afterAll(async () => {
  await backend.close();
  await database.close();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends the e-mails that are due in `minutes` from now. */
async function pass(minutes: number): Promise<void> {
  now = new Date(now.getTime() + minutes * 60_000);
  tick();
  await backend.outbox();
}

/** The last secret in a link sent to an address. */
function linkTo(address: string, path: string): string {
  const raw = smtp.messages.findLast(({ to }) => to === address)?.raw.replaceAll("=\r\n", "") ?? "";
  return new RegExp(`${path}/([\\w-]+)`, "u").exec(raw)?.[1] ?? "";
}

/** A call of staff. */
function staff(path: string, json?: object): Promise<Answer> {
  return call("POST", `/api/admin/${path}`, { bearer: adminToken, json });
}

const newAddress = () => `${crypto.randomUUID()}@example.cz`;

function register(email: string): Promise<Answer> {
  return call("POST", "/api/auth/register", {
    json: {
      email,
      password: "pod jabloni 1",
      first_name: "Božena",
      last_name: "Nováková",
      phone: null,
      newsletter: true,
      login_url: `${site}/login`,
      reset_url: `${site}/obnova-hesla`,
    },
  });
}

function forgot(email: string): Promise<Answer> {
  const json = { email, reset_url: `${site}/zmena-hesla/{hash}` };
  return call("POST", "/api/auth/password/forgot", { json });
}

function rate(email: string): Promise<Answer> {
  const confirm_url = `${site}/hodnoceni/potvrzeni/{token}`;
  const json = { production: "marysa", stars: 4, text: null, name: "Božena", email, confirm_url };
  return call("POST", "/api/ratings", { json });
}

async function toChangeEmail(): Promise<() => Promise<Answer>> {
  const bearer = await signIn(call, divak);
  const confirm_url = `${site}/zmena-emailu/{token}`;
  const json = { email: newAddress(), password: "demo1234", confirm_url };
  return () => call("POST", "/api/me/email", { bearer, json });
}

async function askForNews(): Promise<string> {
  const email = newAddress();
  await call("POST", "/api/subscriber/save", { json: { email, type: "modal" } });
  return email;
}

function agree(email: string): Promise<Answer> {
  const confirm_url = `${site}/newsletter/potvrzeni/{token}`;
  const unsubscribe_url = `${site}/newsletter/odhlaseni/{token}`;
  const json = { email, source: "newsletter /", wording: "Souhlasíte.", confirm_url, unsubscribe_url };
  return call("POST", "/api/subscriber/consent", { json });
}

function withdraw(): Promise<Answer> {
  const email = newAddress();
  const json = { order_code: "E26-1", email, name: "Božena", items: null, account: null, note: null, summary_url: null }; // oxfmt-ignore
  return call("POST", "/api/withdrawals", { json });
}

/** Reports a rating of an author; without an address of the notifier, of abuse of children. */
async function reporting(email: string | null, author: string | null = null): Promise<() => Promise<Answer>> {
  const id = await publishedRating(db, author, now);
  return () => call("POST", `/api/ratings/${id}/report`, { json: notice(email) });
}

/** Decides the newest report, after its e-mails were sent. */
async function decide(decision: "removed" | "kept"): Promise<() => Promise<Answer>> {
  await backend.outbox();
  const path = `rating-reports/${await newestReport(db)}/decided`;
  return () => staff(path, { decision, grounds: "Tvrzení o krádeži jste nedoložili." });
}

const withSecret: ReadonlySet<string> = new Set([
  "email-change-link",
  "newsletter-confirmation",
  "newsletter-welcome",
  "password-link",
  "rating-link",
]);
/** Kinds of e-mail that one request queues together. */
const groups: readonly (readonly (keyof EmailData)[])[] = [
  ["order-confirmation", "order-notice"],
  ["withdrawal-notice", "withdrawal-receipt"],
  ["complaint-notice", "complaint-receipt"],
  ["rating-report-notice", "rating-report-receipt"],
  ["email-change-link", "email-change-notice"],
];

/** Orders a chocolate, by default paid at the desk, and returns the request of a transition. */
async function toMove(
  transition: string,
  { choice = {}, before = [], json }: Moving = {},
): Promise<() => Promise<Answer>> {
  const { code } = await anOrder(call, choice);
  for (const step of before) await staff(`orders/${code}/${step}`);
  return () => staff(`orders/${code}/${transition}`, json);
}

interface Moving {
  readonly choice?: Readonly<Record<string, unknown>>;
  readonly before?: readonly string[];
  readonly json?: object;
}

async function toOrder(): Promise<() => Promise<Answer>> {
  const { id } = await fill(call, chocolate);
  return () => order(call, id, chocolate.gross);
}

/** A paid order of a person without a request for an invoice. */
async function paidBox(): Promise<Placed> {
  const placed = await anOrder(call);
  await staff(`orders/${placed.code}/paid`);
  return placed;
}

const unpaidBox = () => anOrder(call, { payment_id: transfer });

/** The timer instead of a request; 500 if the order still waits. */
async function toExpire(): Promise<() => Promise<Answer>> {
  const { id } = await unpaidBox();
  const created_at = new Date(now.getTime() - 20 * 86_400_000);
  await db.updateTable("orders").set({ created_at }).where("id", "=", id).execute();
  const expire = async () => {
    // The timer's next round.
    now = new Date(now.getTime() + 30_000);
    tick();
    await backend.outbox();
    const row = await db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirst();
    return { status: row?.state === "unpaid_expired" ? 200 : 500, body: null, headers: new Headers() };
  };
  // So that no later test finds it waiting.
  onTestFinished(async () => void (await expire()));
  return expire;
}

// Other tests buy the first ones.
let movedEvenings = 4;

/** Makes the preparations, and returns the request that queues an e-mail of the kind. */
type Case = readonly [kind: keyof EmailData, title: string, prepare: () => Promise<() => Promise<Answer>>];

const cases: readonly Case[] = [
  ["order-confirmation", "an order", toOrder],
  ["order-notice", "an order", toOrder],
  [
    "payment-link",
    "a link to pay that a customer requests",
    async () => {
      const { id, hash } = await unpaidBox();
      return () => call("POST", `/api/orders/${id}/${hash}/payment-link`);
    },
  ],
  ["order-expired", "an order that is not paid in time", toExpire],
  [
    "resent-orders",
    "a visitor who asks for the orders of an address",
    async () => {
      const email = newAddress();
      await anOrder(call, { email });
      const json = { email, summary_url: `${site}/shrnuti/{id}/{hash}` };
      return () => call("POST", "/api/orders/resend", { json });
    },
  ],
  [
    "gift-vouchers",
    "a payment",
    () => toMove("paid", { choice: { lines: [eveningForTwo], ...byEmail, payment_id: transfer } }),
  ],
  [
    "tickets",
    "a payment of tickets",
    async () => {
      const { code } = await orderTwoTickets(call);
      return () => staff(`orders/${code}/paid`);
    },
  ],
  ["order-paid", "a payment of goods", () => toMove("paid", { choice: { payment_id: transfer } })],
  ["order-ready", "goods made ready", () => toMove("ready")],
  [
    "order-shipped",
    "a parcel",
    () =>
      toMove("shipped", { choice: { ...byPpl, payment_id: cashOnDelivery }, json: { parcel_number: "DR1" } }),
  ],
  ["order-cancelled", "an order cancelled", () => toMove("cancelled", { json: { reason: "Došlo." } })],
  ["order-refunded", "a payment returned", () => toMove("refunded", { before: ["paid"] })],
  [
    "performance-moved",
    "an evening at another time",
    async () => {
      // Each has its own evening, so that it queues one e-mail.
      const evening = await eveningOf({ db, time: { now } }, movedEvenings);
      movedEvenings += 1;
      await orderTickets({ call }, evening);
      return () => staff(`performances/${evening.id}/moved`, { starts_at: "2027-01-05T19:00" });
    },
  ],
  [
    "tax-document",
    "an invoice that a customer requests",
    async () => {
      const { id, hash } = await paidBox();
      return () => call("POST", `/api/orders/${id}/${hash}/invoice`);
    },
  ],
  [
    "credit-note",
    "a refund",
    async () => {
      // The call of staff would queue the e-mail about the refund too.
      const { id, hash } = await paidBox();
      await call("POST", `/api/orders/${id}/${hash}/invoice`);
      return async () => {
        const issuing = db.transaction().execute((trx) => issueCreditNote(trx, id, now));
        const [{ status: end }] = await Promise.allSettled([issuing]);
        const status = end === "fulfilled" ? 200 : 500;
        tick();
        return { status, body: null, headers: new Headers() };
      };
    },
  ],
  ["complaint-receipt", "a complaint", async () => () => sendComplaint(call)],
  ["complaint-notice", "a complaint", async () => () => sendComplaint(call)],
  [
    "complaint-closed",
    "a complaint settled",
    async () => {
      const path = `complaints/${await complain(call)}/closed`;
      return () => staff(path, { result: "accepted", manner: "Poslali jsme novou." });
    },
  ],
  [
    "welcome",
    "a registration",
    async () => {
      const email = newAddress();
      return () => register(email);
    },
  ],
  ["already-registered", "a registration of a known address", async () => () => register(divak)],
  ["password-link", "a forgotten password", async () => () => forgot(novy)],
  [
    "password-changed",
    "a password set by a link",
    async () => {
      await forgot(novy);
      await backend.outbox();
      const json = { hash: linkTo(novy, "zmena-hesla"), password: "nove heslo 1" };
      return () => call("POST", "/api/auth/password/reset", { json });
    },
  ],
  [
    "password-changed",
    "a password changed in the account",
    async () => {
      const bearer = await signIn(call, divak);
      const json = { current_password: "demo1234", password: "demo1234" };
      return () => call("PUT", "/api/me/password", { bearer, json });
    },
  ],
  ["email-change-link", "a new address", toChangeEmail],
  ["email-change-notice", "a new address", toChangeEmail],
  [
    "newsletter-confirmation",
    "a newsletter that a visitor orders",
    async () => {
      const email = await askForNews();
      return () => agree(email);
    },
  ],
  [
    "newsletter-welcome",
    "a newsletter that is confirmed",
    async () => {
      const email = await askForNews();
      await agree(email);
      await backend.outbox();
      const token = linkTo(email, "potvrzeni");
      return () => call("POST", "/api/subscriber/confirm", { json: { token } });
    },
  ],
  ["withdrawal-receipt", "a withdrawal", async () => () => withdraw()],
  ["withdrawal-notice", "a withdrawal", async () => () => withdraw()],
  [
    "rating-link",
    "a rating",
    async () => {
      const email = newAddress();
      return () => rate(email);
    },
  ],
  ["rating-report-receipt", "a report of a rating", () => reporting("nahlasil@example.cz")],
  ["rating-report-notice", "a report of a rating", () => reporting("nahlasil@example.cz")],
  [
    "rating-report-decided",
    "a rating kept after a report",
    async () => {
      await (
        await reporting("nahlasil@example.cz")
      )();
      return decide("kept");
    },
  ],
  [
    "rating-removed",
    "a rating removed after a report",
    async () => {
      await (
        await reporting(null, newAddress())
      )();
      return decide("removed");
    },
  ],
  [
    "rated-before",
    "a second rating from one address",
    async () => {
      const email = newAddress();
      await rate(email);
      await backend.outbox();
      const token = linkTo(email, "potvrzeni");
      expect((await call("POST", "/api/ratings/confirm", { json: { token } })).status).toBe(200);
      return () => rate(email);
    },
  ],
];

test("every kind of e-mail is tested below", () => {
  const tested = new Set(cases.map(([kind]) => kind));
  expect([...tested].sort()).toEqual(Object.keys(emailKinds).sort());
});

test("no e-mail is sent past the queue", () => {
  const sources = sourcesUnder("server");
  const importers = (wanted: string) =>
    sources.filter(({ imports }) => imports.some(({ of }) => of === wanted)).map(({ file }) => file);
  // Only loads modules before the site listens, in case their files disappear later.
  const loaders = ["server/start/bootstrap.ts", "server/standalone/standalone.ts"];
  expect(importers("nodemailer").filter((file) => !loaders.includes(file))).toEqual([
    // For back offices without the call for withdrawals.
    "server/operator/withdrawal-mail.ts",
    "server/standalone/email/deliver.ts",
  ]);
  const deliverers = sources
    .filter(({ imports }) =>
      imports.some(({ of, isType }) => of === "server/standalone/email/deliver.ts" && !isType),
    )
    .map(({ file }) => file);
  expect(deliverers).toEqual(["server/standalone/email/mailer.ts"]);
});

test.each(cases)("%s: %s that cannot queue it changes nothing", async (kind, _title, prepare) => {
  const act = await prepare();
  await backend.outbox();
  const before = await contents();
  await sql`alter table emails add constraint refused check (kind <> ${sql.lit(kind)}) not valid`.execute(db);
  try {
    expect((await act()).status).toBe(500);
  } finally {
    await sql`alter table emails drop constraint refused`.execute(db);
  }
  expect(await contents()).toEqual(before);
});

test.each(cases)("%s: %s queues it, and it is sent after a refusal", async (kind, _title, prepare) => {
  const act = await prepare();
  await backend.outbox();
  const before = smtp.messages.length;
  smtp.reply({ MAIL: "451 4.3.0 try again later" });
  try {
    expect((await act()).status).toBeLessThan(300);
    await backend.outbox();
  } finally {
    smtp.reply({});
  }
  const queued = await db.selectFrom("emails").selectAll().where("sent_at", "is", null).execute();
  const waiting = queued.find((email) => email.kind === kind);
  const expected = groups.find((group) => group.includes(kind)) ?? [kind];
  expect(queued.map((email) => email.kind).toSorted()).toEqual(expected);
  expect(waiting).toMatchObject({ kind, attempts: 1, dead_at: null });
  expect(waiting?.last_error).toContain("451 4.3.0 try again later");
  expect(smtp.messages).toHaveLength(before);

  await pass(1);
  expect(smtp.messages).toHaveLength(before);
  await pass(1);
  expect(smtp.messages).toHaveLength(before + expected.length);
  const message = smtp.messages.slice(before).find(({ id }) => id.startsWith(`<${waiting?.id}.`));
  const sent = await db
    .selectFrom("emails")
    .selectAll()
    .where("id", "=", waiting?.id ?? 0)
    .executeTakeFirst();
  expect(sent).toMatchObject({ sent_at: now, data: null, attempts: 2 });
  expect(message?.id).toBe(`<${waiting?.id}.${waiting?.created_at.getTime()}@divadlonavantrokach.example>`);

  expect(message?.raw).toContain("Content-Type: multipart/alternative;");
  expect(oddHtml(partsOf({ raw: message?.raw ?? "" }))).toEqual([]);

  // The secret of a link is in the message only.
  const text = message?.raw.replaceAll("=\r\n", "") ?? "";
  const secret = /(?:zmena-hesla|zmena-emailu|potvrzeni|odhlaseni)\/([\w-]{20,})/u.exec(text)?.[1];
  expect(secret !== undefined).toBe(withSecret.has(kind));
  if (secret !== undefined) {
    expect(JSON.stringify(waiting)).not.toContain(secret);
    expect(await tablesWith(secret)).toEqual([]);
  }
});

async function tableNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** A hash of the content of every table, except for the last starts of the timer's jobs. */
async function contents(): Promise<Record<string, string | undefined>> {
  const found: Record<string, string | undefined> = {};
  for (const name of await tableNames()) {
    if (name === "housekeeping") continue;
    const { rows } = await sql<{ hash: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
      from ${sql.table(name)} as t`.execute(db);
    found[name] = rows[0]?.hash;
  }
  return found;
}

async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tableNames()) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as t where strpos(t::text, ${text}) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
