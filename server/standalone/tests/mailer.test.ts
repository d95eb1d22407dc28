import { readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openPglite } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { openSmtp } from "#standalone/email/deliver.ts";
import { quiet } from "./seeded-database.ts";
import { complain } from "./complaining.ts";
import { attachmentsOf, giftCodesIn, toCustomers } from "./emails.ts";
import { adminToken, confirmationOf, newFolder, newSmtp, openAt } from "./mailing.ts";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";
import { anOrder, byEmail, eveningForTwo, summary, transfer } from "./shopping.ts";

test("an order gets its answer while the mail server is silent", async () => {
  const smtp = await newSmtp();
  smtp.reply({ greeting: null });
  const site = await openAt({ smtpUrl: smtp.url });
  const placed = await anOrder(site.call);
  await expect.poll(smtp.connections).toBe(2);
  expect(await confirmationOf(site.call, placed)).toBe("waiting");
  expect(site.events()).toEqual([]);
  await smtp.stop();
  await site.outbox();
  expect([...new Set(site.events())]).toEqual(["standalone.mail-failed"]);
  smtp.reply({});
  await smtp.start();
  await site.pass(2);
  expect(toCustomers(smtp.messages).map(({ to }) => to)).toEqual(["jana@example.cz"]);
  expect(await confirmationOf(site.call, placed)).toBe("sent");
});

test("a mail server is not waited for without end, and SMTP_URL may set other limits", async () => {
  const { options } = await openSmtp("smtp://user:word@127.0.0.1:9");
  expect(options).toMatchObject({
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
  const other = await openSmtp("smtp://127.0.0.1:9?socketTimeout=90000&connectionTimeout=5");
  expect(other.options).toMatchObject({
    connectionTimeout: 5,
    greetingTimeout: 10_000,
    socketTimeout: 90_000,
  });
});

test.each([
  ["refuses the connection", null],
  ["never greets", { greeting: null }],
  ["refuses the session", { greeting: "554 no" }],
  ["ends the connection at once", { greeting: "close" }],
  ["ends the connection before the message", { DATA: "close" }],
  ["ends the connection after the message", { message: "close" }],
  ["never replies to the message", { message: null }],
  ["refuses the recipient", { RCPT: "550 5.1.1 unknown" }],
  ["refuses the message for now", { message: "451 4.3.0 later" }],
])("an e-mail is sent once after a mail server that %s", async (_title, replies) => {
  const smtp = await newSmtp();
  const site = await openAt({ smtpUrl: `${smtp.url}?greetingTimeout=1000&socketTimeout=1000` });
  if (replies) smtp.reply(replies);
  else await smtp.stop();
  const placed = await anOrder(site.call);
  await site.outbox();
  const sent = () => toCustomers(smtp.messages);
  expect([...new Set(site.events())]).toEqual(["standalone.mail-failed"]);
  expect(smtp.messages.filter(({ id }) => id === "")).toEqual([]);
  const before = sent().length;
  if (replies) smtp.reply({});
  else await smtp.start();
  await site.pass(1);
  expect(sent()).toHaveLength(before);
  await site.pass(1);
  expect(sent()).toHaveLength(before + 1);
  await site.pass(300);
  expect(sent()).toHaveLength(before + 1);
  expect(await confirmationOf(site.call, placed)).toBe("sent");
  // The same id makes a message that the server accepted without an answer recognizable.
  expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
});

test("an outbox on a full disk has no half of a file, and the whole one later", async () => {
  const outboxDir = await newFolder();
  const file = "2026-11-21T10-00-00-000Z-1-rating-link.eml";
  await symlink("/dev/full", join(outboxDir, `${file}.part`));
  const site = await openAt({ outboxDir });
  const confirm_url = "http://localhost:3000/hodnoceni/potvrzeni/{token}";
  const json = {
    production: "marysa",
    stars: 4,
    text: null,
    name: "Eva",
    email: "eva@example.cz",
    confirm_url,
  };
  expect((await site.call("POST", "/api/ratings", { json })).status).toBe(202);
  expect(site.events()).toEqual(["standalone.disk-full", "standalone.mail-failed"]);
  expect(site.logged[0]?.fields["where"]).toBe("outbox");
  expect(String(site.logged.at(-1)?.fields.error)).toContain("ENOSPC");
  expect(await readdir(outboxDir)).toEqual([]);
  await site.pass(2);
  expect(await readdir(outboxDir)).toEqual([file]);
  expect(await readFile(join(outboxDir, file), "utf8")).toMatch(/^To: eva@example\.cz\r$/mu);
});

test("the mailer records a sent e-mail later, and does not send it again", async () => {
  const smtp = await newSmtp();
  const folder = await newFolder();
  const site = await openAt({ smtpUrl: smtp.url, dataDir: folder });
  const { dialect, close } = await openPglite(folder, undefined, quiet);
  onTestFinished(close);
  const db = new Kysely<Tables>({ dialect });
  await sql`alter table emails add constraint unrecorded check (sent_at is null)`.execute(db);
  const placed = await anOrder(site.call);
  await site.outbox();
  expect(toCustomers(smtp.messages).length).toBe(1);
  expect(await confirmationOf(site.call, placed)).toBe("waiting");
  await sql`alter table emails drop constraint unrecorded`.execute(db);
  await site.pass(2);
  expect(toCustomers(smtp.messages).length).toBe(1);
  expect(await confirmationOf(site.call, placed)).toBe("sent");
});

test("vouchers of an order paid during an outage are sent once, with the codes it has", async () => {
  const smtp = await newSmtp();
  const site = await openAt({ smtpUrl: smtp.url });
  await smtp.stop();
  const placed = await anOrder(site.call, { lines: [eveningForTwo], ...byEmail, payment_id: transfer });
  for (let times = 0; times < 2; times += 1) {
    await site.call("POST", `/api/admin/orders/${placed.code}/paid`, { bearer: adminToken });
  }
  await site.outbox();
  const before = (await summary(site.call, placed)).body.data;
  expect(before.state).toBe("paid");
  expect(before.confirmation_email).toBe("waiting");
  expect(before.voucher_email).toBe("waiting");
  await smtp.start();
  await site.pass(2);
  const after = (await summary(site.call, placed)).body.data;
  expect(after.state).toBe("voucher_sent");
  expect(after.confirmation_email).toBe("sent");
  expect(after.voucher_email).toBe("sent");
  const subjects = toCustomers(smtp.messages).map(({ raw }) => /^Subject: (.*)/imu.exec(raw)?.[1]);
  expect(subjects).toHaveLength(2);
  const raw = smtp.messages.find((message) => message.raw.includes("poukaz-DAR"))?.raw ?? "";
  const [file] = attachmentsOf({ raw: `${raw}\r\n` });
  expect(giftCodesIn(file?.name ?? "")).toHaveLength(1);
});

test("two e-mails of one request, under one number, are two files", async () => {
  const outboxDir = await newFolder();
  const reference = await complain((await openAt({ outboxDir })).call);
  expect((await readdir(outboxDir)).filter((file) => file.endsWith(`-${reference}.eml`))).toHaveLength(2);
});

test("without a mail server an e-mail is a file before the answer", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "file"), "");
  const outboxDir = join(folder, "file");
  const site = await openAt({ outboxDir });
  const placed = await anOrder(site.call);
  expect([...new Set(site.events())]).toEqual(["standalone.mail-failed"]);
  await rm(outboxDir);
  await site.pass(2);
  expect(await readdir(outboxDir)).toEqual(
    [`1-${placed.code}`, `2-${placed.code}-divadlo`].map((name) => `2026-11-21T10-00-00-000Z-${name}.eml`),
  );
  const next = await anOrder(site.call);
  expect((await readdir(outboxDir)).at(-1)).toContain(next.code);
});

test("an e-mail has no control characters but its line breaks", async () => {
  const site = await openAt({ smtpUrl: null });
  const written = { note: "Zvoňte\u001b[2J\u0007 dvakrát.\nDěkuji", first_name: "Jana\u0085" };
  await anOrder(site.call, written);
  const [email] = await site.outbox();
  expect(email?.text).toContain("Zvoňte[2J dvakrát.\nDěkuji");
  expect(email?.text).not.toMatch(/[^\P{Cc}\n\t]/u);
});

test.each([
  ["a mail server", { smtpUrl: "smtp://localhost:1" }, true],
  ["the demonstration's outbox", {}, true],
  ["an outbox of another theatre", { content: { ...demoTheatre(), demo: null } }, false],
])("with %s the settings promise what becomes of e-mails", async (_to, options, isSent) => {
  const { call } = await openAt(options);
  const { body } = await call("GET", "/api/settings/cs");
  expect(body.find(({ name }: { name: string }) => name === "accounts").value).toMatchObject({
    registration_email: isSent,
    order_email: isSent,
  });
});
