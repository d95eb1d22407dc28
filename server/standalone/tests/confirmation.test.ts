import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSeededDatabase } from "./seeded-database.ts";
import { shopEmail } from "../../../tests/support/demo-theatre.ts";
import { toCustomers } from "./emails.ts";
import { open, openUnseeded, type OpenedStandalone } from "./open.ts";
import { anOrder, book, card, transfer } from "./shopping.ts";
import { startSmtp } from "./smtp-server.ts";

let backend: OpenedStandalone;

beforeAll(async () => {
  backend = await open();
});
afterAll(() => backend.close());

async function emailAbout(code: string) {
  const message = toCustomers(await backend.outbox()).find(({ subject }) => subject.includes(code));
  expect(message, `an e-mail about ${code}`).toBeDefined();
  return message ?? { to: "", subject: "", text: "", raw: "" };
}

test("the confirmation lists the order, its legal texts and the payment details", async () => {
  const { call } = backend;
  const lines = [{ ...book, quantity: 2 }];
  const data = await anOrder(call, { lines, codes: ["POTLESK100"], payment_id: transfer });
  const { to, subject, text, raw } = await emailAbout(data.code);
  expect(to).toBe("jana@example.cz");
  expect(subject).toBe(`Objednávka ${data.code} – Divadlo Na Vantrokách`);
  for (const part of [
    `2× Kniha Třicet let proti proudu: 980,00\u00a0Kč (490,00\u00a0Kč za kus)`,
    "Sleva s kódem POTLESK100: −100,00\u00a0Kč",
    "Celkem s DPH: 880,00\u00a0Kč",
    "19-2000145399/0800 (IBAN CZ65 0800 0000 1920 0014 5399)",
    `Variabilní symbol: ${data.code.replace(/\D/g, "")}`,
    "DEMO NEPLATIT",
    `http://localhost:3000/shrnuti/${data.id}/${data.hash}`,
    "– Obchodní podmínky, znění účinné od 12.\u00a010.\u00a02026:\n  http://localhost:3000/zneni/obchodni-podminky-1.pdf",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/<\/?[a-z]+>|&[a-z]+;|undefined|null/);
  expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  // The sender is the shop.
  expect(raw).toMatch(new RegExp(`^From: =\\?UTF-8\\?[^<]+<${shopEmail}>\r$`, "m"));
});

test("the rounding of cash has its own line below the price", async () => {
  const { call } = backend;
  const textFor = async (changes = {}) => {
    const { code } = await anOrder(call, { codes: ["VANTROKY10"], ...changes });
    return (await emailAbout(code)).text;
  };
  expect(await textFor()).toMatch(
    /Celkem s DPH: 76,50\u00a0Kč\n(?:z toho .+\n)+Zaokrouhlení: 0,50\u00a0Kč\nCelkem k úhradě: 77,00\u00a0Kč/u,
  );
  const exact = await textFor({ payment_id: transfer });
  expect(exact).toContain("Částka: 76,50\u00a0Kč");
  expect(exact).not.toContain("Zaokrouhlení");
});

test("the rows of the e-mail add up to the price, and that to what is charged", async () => {
  const { code } = await anOrder(backend.call, { codes: ["VANTROKY10"] });
  const { text } = await emailAbout(code);
  const hellersOf = (row: RegExp) =>
    [...text.matchAll(row)]
      .map(([, crowns = ""]) => Number(crowns.replace(/\D/gu, "")) * (crowns.startsWith("−") ? -1 : 1))
      .reduce((sum, hellers) => sum + hellers, 0);
  const parts = hellersOf(
    /^(?:[-–] \d+× .+?|Sleva s kódem .+?|Doprava .+?|Platba – .+?): (−?[\d\u00a0]+,\d\d)\u00a0Kč/gmu,
  );
  expect(parts).toBe(hellersOf(/^Celkem s DPH: ([\d\u00a0]+,\d\d)/gmu));
  const rounding = hellersOf(/^Zaokrouhlení: (−?[\d\u00a0]+,\d\d)/gmu);
  expect(rounding).not.toBe(0);
  expect(parts + rounding).toBe(hellersOf(/^Celkem k úhradě: ([\d\u00a0]+,\d\d)/gmu));
});

test("the e-mail explains a card payment, and confirms a free order as paid", async () => {
  const { call } = backend;
  const data = await anOrder(call, { payment_id: card });
  expect((await emailAbout(data.code)).text).toContain("PLATBA KARTOU");
  const paid = await anOrder(call, { codes: ["DAREK500"] });
  expect((await emailAbout(paid.code)).text).toContain("Objednávka je zaplacená.");
});

test("a name cannot inject a header into the e-mail", async () => {
  const { call } = backend;
  const data = await anOrder(call, { first_name: "Jana\r\nBcc: obet@example.cz" });
  const head = (await emailAbout(data.code)).raw.split("\r\n\r\n")[0] ?? "";
  expect(head).not.toMatch(/^Bcc:/im);
});

test("without SMTP each e-mail is a separate file; an unwritable folder fails no order", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  await writeFile(join(folder, "file"), "");
  const [writing, failing] = await Promise.all([
    openUnseeded({ outboxDir: join(folder, "new", "outbox"), database: await openSeededDatabase() }),
    openUnseeded({ outboxDir: join(folder, "file"), database: await openSeededDatabase() }),
  ]);
  try {
    for (const { call } of [writing, failing]) {
      await anOrder(call);
    }
    const files = await readdir(join(folder, "new", "outbox"));
    expect(files).toHaveLength(2);
    expect(await readFile(join(folder, "new", "outbox", files[0] ?? ""), "utf8")).toContain("Subject:");
    const failed = { level: "error", event: "standalone.mail-failed" };
    expect(failing.logged).toMatchObject([failed, failed]);
  } finally {
    await Promise.all([writing.close(), failing.close()]);
    await rm(folder, { recursive: true });
  }
});

test("SMTP_URL sends the e-mails; a refusal by the server fails no order", async () => {
  const smtp = await startSmtp();
  const sending = await openUnseeded({ smtpUrl: smtp.url, database: await openSeededDatabase() });
  await anOrder(sending.call, { email: "komu@example.cz" });
  await sending.outbox();
  expect(smtp.messages.map(({ to }) => to).toSorted()).toEqual([shopEmail, "komu@example.cz"]);
  expect(sending.logged).toEqual([]);
  await smtp.stop();
  await anOrder(sending.call);
  await sending.close();
  const failed = { level: "error", event: "standalone.mail-failed" };
  expect(sending.logged).toMatchObject([failed, failed]);
});
