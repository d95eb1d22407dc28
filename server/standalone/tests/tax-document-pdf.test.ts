import { beforeAll, expect, test } from "vitest";
import { issueCreditNote } from "#standalone/domain/documents/issue-documents.ts";
import type { DocumentContent } from "#standalone/db/document-content.ts";
import { drawTaxDocument } from "#standalone/pdf/tax-document/draw-tax-document.ts";
import { adminToken, buyCode, company, contentOf, parcelByCard, pay, reach } from "./invoicing.ts";
import { open } from "./open.ts";
import { opened, printedText } from "./pdf-text.ts";
import { anOrder, book, chocolate, eveningForTwo, mug, summary } from "./shopping.ts";

let invoice: DocumentContent;
let creditNote: DocumentContent;
let withVoucher: DocumentContent;
let usedCode: string;
let now = new Date("2026-11-24T10:00:00Z");

beforeAll(async () => {
  const backend = await open({ adminToken, clock: () => now });
  const { call } = backend;
  usedCode = await buyCode(backend);
  const placed = await anOrder(call, {
    lines: [{ ...mug, quantity: 2 }, { ...chocolate, quantity: 3 }, book],
    codes: ["VANTROKY10", usedCode],
    ...parcelByCard,
    company,
  });
  now = new Date("2026-11-25T10:00:00Z");
  await pay(call, placed);
  const both = await anOrder(call, { lines: [mug, eveningForTwo], ...parcelByCard, company });
  await pay(call, both);
  const { db } = backend;
  invoice = await contentOf(db, (await summary(call, placed)).body.data.documents[0].number);
  withVoucher = await contentOf(db, (await summary(call, both)).body.data.documents[0].number);
  await reach(db, placed.id, "withdrawal_received", now);
  now = new Date("2026-12-01T10:00:00Z");
  creditNote = await contentOf(
    db,
    await db.transaction().execute((trx) => issueCreditNote(trx, placed.id, now)),
  );
  await backend.close();
});

/** The requirements of § 29 of the VAT act, by their letters, as printed. */
const required: readonly (readonly [letter: string, words: readonly string[]])[] = [
  [
    "odst. 1 písm. a) who supplies: name and seat (odst. 4)",
    ["Dodavatel Divadlo Na Vantrokách", "Mlýnská strouha 12, 799 99 Doubravín"],
  ],
  ["odst. 1 písm. b) the supplier's tax number", ["DIČ CZ00000019"]],
  [
    "odst. 1 písm. c) whom it supplies",
    ["Odběratel Nakladatelství U Jezu, s. r. o. Náplavní 3 799 98 Doubravín"],
  ],
  ["odst. 1 písm. d) the customer's tax number", ["DIČ CZ00000027"]],
  ["odst. 1 písm. e) the number", ["Faktura – daňový doklad FV26-00001"]],
  [
    "odst. 1 písm. f) extent and subject",
    ["Hrnek Přestávka 300 ml 2", "Perník Dudák 60 g 3", "Doprava – PPL na adresu 1"],
  ],
  ["odst. 1 písm. g) the day of issue", ["Datum vystavení 25. 11. 2026"]],
  ["odst. 1 písm. h) the day on which tax is due", ["Den přijetí úplaty 25. 11. 2026"]],
  [
    "odst. 1 písm. i) unit price without tax, and discount",
    ["288,43 −57,68", "75,89 −22,77", "Sleva kódem VANTROKY10: 144,30 Kč"],
  ],
  ["odst. 1 písm. j) base", ["Sazba 21 % 625,79", "Sazba 12 % 204,91"]],
  ["odst. 1 písm. k) rate", ["519,18 21 % 109,02", "204,91 12 % 24,59"]],
  [
    "odst. 1 písm. l) tax, in crowns",
    ["Rekapitulace DPH v Kč", "625,79 131,41 757,20", "204,91 24,59 229,50"],
  ],
  [
    "odst. 2 písm. a) the provision by which a supply is exempt",
    ["osvobozeno, § 71i zákona o DPH", "Osvobozeno od daně (§ 71i zákona o DPH) 441,00"],
  ],
  [
    "§ 435 of the Civil Code: the seller's number and form",
    ["IČO 00000019", "příspěvková organizace města Doubravín"],
  ],
  ["§ 11 of the accounting act: the sum", ["Celkem s DPH 1 427,70 Kč"]],
  ["how it was paid", ["−1 200,00 Kč", "Uhrazeno kartou 25. 11. 2026 −227,70 Kč", "K úhradě 0,00 Kč"]],
  ["the order", ["E26-00005 ze dne 24. 11. 2026", "Kartou online"]],
];

test("the invoice has all that § 29 of the VAT act asks for", async ({ skip }) => {
  const text = await printedText(await drawTaxDocument(invoice), skip);
  for (const [letter, words] of required) for (const part of words) expect(text, letter).toContain(part);
});

/** The requirements of § 45 of the VAT act. */
const corrected: readonly (readonly [what: string, words: readonly string[]])[] = [
  ["supplier", ["Dodavatel Divadlo Na Vantrokách", "DIČ CZ00000019"]],
  ["customer", ["Odběratel Nakladatelství U Jezu, s. r. o.", "DIČ CZ00000027"]],
  ["the number of the invoice", ["Opravuje fakturu FV26-00001 ze dne 25. 11. 2026"]],
  ["its own number", ["Opravný daňový doklad DO26-00001"]],
  ["the reason", ["Důvod opravy: odstoupení od smlouvy (§ 1829 občanského zákoníku) a vrácení zboží"]],
  ["the difference of the base", ["Sazba 21 % −625,79", "Sazba 12 % −204,91"]],
  ["the difference of the tax, in crowns", ["−625,79 −131,41 −757,20", "−204,91 −24,59 −229,50"]],
  ["the difference of the price", ["Celkem s DPH −1 427,70 Kč"]],
  [
    "days of issue and of the correction (§ 42 odst. 3)",
    ["Datum vystavení 1. 12. 2026", "Den opravy základu daně 1. 12. 2026"],
  ],
  ["how the money went back", ["Vráceno zákazníkovi 227,70 Kč", "Zbývá vrátit 0,00 Kč"]],
];

test("the credit note has all that § 45 of the VAT act asks for", async ({ skip }) => {
  const text = await printedText(await drawTaxDocument(creditNote), skip);
  for (const [what, words] of corrected) for (const part of words) expect(text, what).toContain(part);
});

test("the rounding of cash stands below the price, outside of VAT (§ 36)", async ({ skip }) => {
  const cash = { ...invoice, rounding: 50, settled: [], left: invoice.total + 50 };
  const text = await printedText(await drawTaxDocument(cash), skip);
  expect(text).toContain(
    "Celkem s DPH 1 427,70 Kč Zaokrouhlení mimo základ daně 0,50 Kč K úhradě 1 428,20 Kč",
  );
  expect(text).toContain("základ daně nezahrnuje (§ 36 odst. 5 zákona o DPH)");
  for (const part of ["625,79 131,41 757,20", "204,91 24,59 229,50"]) expect(text).toContain(part);
  const exact = await printedText(await drawTaxDocument(invoice), skip);
  expect(exact).not.toContain("Zaokrouhlení");
});

test("only the end of a gift voucher's code is printed: the code is money", async ({ skip }) => {
  const text = await printedText(await drawTaxDocument(invoice), skip);
  expect(text).toContain(`Zaplaceno poukazem …${usedCode.slice(-4)} −1 200,00 Kč`);
  for (const part of usedCode.split("-").slice(0, -1)) expect(text).not.toContain(part);
  expect(JSON.stringify([invoice, creditNote])).not.toContain(usedCode.slice(0, -4));
});

test("the sale of a gift voucher stands outside of VAT, with its provision", async ({ skip }) => {
  const text = await printedText(await drawTaxDocument(withVoucher), skip);
  expect(text).toContain("mimo předmět daně, § 15b zákona o DPH");
  expect(text).toContain("Mimo předmět daně (§ 15b zákona o DPH) – – 1 200,00");
  expect(text).not.toContain("Sleva");
});

test("the file is tagged with tables, Czech and titled, on one page", async () => {
  const pdf = opened(await drawTaxDocument(invoice));
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toContain("/Lang (cs-CZ)");
  expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
  for (const role of ["Document", "H1", "H2", "P", "L", "Table", "TR", "TH", "TD"])
    expect(pdf).toContain(`/S /${role}\n`);
  expect(pdf.match(/\/S \/TH\b/g)).toHaveLength(pdf.match(/\/Scope \/Column/g)?.length ?? 0);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).not.toMatch(/\/Subtype \/Type1\b/);
});

test("a credit note and an invoice of eight lines fit on one page", async () => {
  const [line] = invoice.lines;
  const lines = Array.from({ length: 8 }, () => line ?? expect.fail("no line"));
  for (const content of [creditNote, { ...invoice, lines }]) {
    const pdf = opened(await drawTaxDocument(content));
    expect(pdf.match(/\/Type \/Page\b/g), content.number).toHaveLength(1);
  }
});

test("a long table goes on over pages with its titles, and loses no row", async ({ skip }) => {
  const [line] = invoice.lines;
  const lines = Array.from({ length: 90 }, (_, index) => ({
    ...(line ?? expect.fail("no line")),
    name: `Věc číslo ${index + 1} s názvem, který se nevejde na jeden řádek`,
  }));
  const pdf = await drawTaxDocument({ ...invoice, lines });
  const pages = opened(pdf).match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(3);
  const text = await printedText(pdf, skip);
  for (let index = 1; index <= 90; index += 1) expect(text).toContain(`Věc číslo ${index} s názvem`);
  expect(text).toContain(`strana ${pages} z ${pages}`);
  expect(text.match(/Předmět plnění \(částky v Kč\)/gu)?.length).toBeGreaterThan(2);
});

test("the document prints a buyer's name in Greek, Cyrillic and other scripts", async ({ skip }) => {
  const buyer = { ...invoice.buyer, name: "ТОВ Мрія & Ελπίς & 王小明" };
  const text = await printedText(await drawTaxDocument({ ...invoice, buyer }), skip);
  expect(text).toContain("Odběratel ТОВ Мрія & Ελπίς & □□□");
});

test("names without a letter that the typefaces know do not stop it", async () => {
  const buyer = { ...invoice.buyer, name: "😀漢字\u0000".repeat(10), address: ["W".repeat(60)] };
  const pdf = opened(await drawTaxDocument({ ...invoice, buyer }));
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
