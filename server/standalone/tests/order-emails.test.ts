import { afterAll, beforeAll, expect, test } from "vitest";
import { giftVoucher, openStaffed, orderByTransfer, type Staffed } from "./staffed.ts";
import {
  anOrder,
  byPpl,
  card,
  cashOnDelivery,
  chocolate,
  desk,
  eveningForTwo,
  transfer,
} from "./shopping.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

/** Moves an order, and returns the paragraphs of the e-mail without its greeting and signature, with plain spaces. */
async function emailAfter(code: string, transition: string, json?: object): Promise<string[]> {
  const before = (await staffed.emailsAbout(code)).length;
  const { status } = await staffed.staff("POST", `/orders/${code}/${transition}`, json);
  expect(status).toBe(200);
  const emails = await staffed.emailsAbout(code);
  expect(emails).toHaveLength(before + 1);
  const [greeting, ...parts] = (emails.at(-1)?.text ?? "").replaceAll("\u00a0", " ").trim().split("\n\n");
  expect(greeting).toBe("Dobrý den,");
  const signature = parts.pop();
  expect(signature).toMatch(/^Divadlo Na Vantrokách\n/u);
  expect(parts.pop()).toMatch(/^Objednávka a její stav:\nhttp:\/\/localhost:3000\/shrnuti\/\d+\//u);
  return parts;
}

const parcelToPay = { ...byPpl, payment_id: cashOnDelivery };

test("a payment of goods to be picked up", async () => {
  const { code } = await orderByTransfer(staffed);
  expect(await emailAfter(code, "paid")).toEqual([
    `děkujeme, platbu 85,00 Kč za objednávku ${code} jsme přijali.`,
    "Teď ji připravíme. Až ji budete moct vyzvednout, pošleme vám další e-mail.",
  ]);
});

test("a payment of a parcel, and of gift vouchers beside it", async () => {
  const { code } = await orderByTransfer(staffed, { lines: [chocolate, eveningForTwo], ...byPpl });
  await staffed.staff("POST", `/orders/${code}/paid`);
  const paid = (await staffed.emailsAbout(code)).find(({ subject }) => subject.startsWith("Platbu"));
  expect(paid?.text).toContain("Teď ji zabalíme. Až ji předáme dopravci, pošleme vám číslo zásilky.");
  expect(paid?.text).toContain("Dárkové poukazy z objednávky vám posíláme v samostatném e-mailu.");
});

test("a payment at the handover promises nothing that has happened", async () => {
  const { code } = await orderByTransfer(staffed, { payment_id: desk });
  await emailAfter(code, "ready");
  expect(await emailAfter(code, "paid")).toEqual([
    `děkujeme, platbu 85,00 Kč za objednávku ${code} jsme přijali.`,
  ]);
});

test("goods to be picked up, paid and not paid", async () => {
  const owed = await orderByTransfer(staffed, { payment_id: desk });
  const [what, where, amount] = await emailAfter(owed.code, "ready");
  expect(what).toBe(
    `objednávku ${owed.code} máme připravenou, můžete si pro ni přijít. Stačí říct její číslo.`,
  );
  expect(where).toMatch(/^Kde: \S/u);
  expect(amount).toBe("Při vyzvednutí zaplatíte 85,00 Kč.");
  const { code } = await orderByTransfer(staffed);
  await emailAfter(code, "paid");
  expect(await emailAfter(code, "ready")).toHaveLength(2);
});

test("a parcel, paid and not paid", async () => {
  const owed = await orderByTransfer(staffed, parcelToPay);
  const parts = await emailAfter(owed.code, "shipped", { parcel_number: "DR1" });
  expect(parts).toEqual([
    `objednávku ${owed.code} jsme předali dopravci.`,
    "Doprava: PPL na adresu\nČíslo zásilky: DR1",
    "Při převzetí zaplatíte 253,00 Kč.",
  ]);
  const { code } = await orderByTransfer(staffed, byPpl);
  await emailAfter(code, "paid");
  expect(await emailAfter(code, "shipped", { parcel_number: "DR1" })).toHaveLength(2);
});

const nothing = "Nic jste za ni nezaplatili a nic už platit nemusíte.";
const late = "Platba 85,00 Kč k nám zatím nedorazila. Pokud ještě dorazí, vrátíme vám ji.";
const back = (how: string) =>
  `Zaplatili jste 85,00 Kč. ${how} nejpozději do 14 dnů. Až je odešleme, dáme vám vědět.`;

test.each([
  [card, "unpaid", nothing],
  [card, "failed", nothing],
  [card, "pending", late],
  [card, "paid", back("Vrátíme vám je na kartu, kterou jste platili,")],
  [transfer, "unpaid", `${nothing} Pokud jste platbu právě odeslali, vrátíme vám ji.`],
  [transfer, "pending", late],
  [transfer, "paid", back("Vrátíme vám je na účet, ze kterého jste platili,")],
  [desk, "unpaid", nothing],
  [desk, "paid", back("Vrátíme vám je v pokladně, nebo na účet, který nám napíšete,")],
] as const)("an order paid by way %d, which is %s, is cancelled", async (way, payment_state, money) => {
  const { code, id } = await orderByTransfer(staffed, { payment_id: way });
  await staffed.db.updateTable("orders").set({ payment_state }).where("id", "=", id).execute();
  expect(await emailAfter(code, "cancelled", { reason: null })).toEqual([
    `objednávku ${code} jsme zrušili.`,
    money,
  ]);
});

test("the e-mail names a reason, and asks for an account after cash on delivery", async () => {
  const { code } = await orderByTransfer(staffed, parcelToPay);
  await emailAfter(code, "paid");
  expect(await emailAfter(code, "cancelled", { reason: "Zboží došlo." })).toEqual([
    `objednávku ${code} jsme zrušili.`,
    "Důvod: Zboží došlo.",
    "Zaplatili jste 253,00 Kč. Napište nám prosím číslo účtu, stačí odpovědět na tento e-mail. Vrátíme vám je nejpozději do 14 dnů. Až je odešleme, dáme vám vědět.",
  ]);
});

/** An order of a chocolate that a gift voucher with 50 CZK pays in part. */
async function partlyPaid(code: string): Promise<string> {
  await giftVoucher(staffed, code, { balance: 50, value: 500, end: new Date("2028-11-21T23:00:00Z") });
  return (await anOrder(staffed.call, { codes: [code], payment_id: card })).code;
}

test("the e-mail keeps what a gift voucher paid apart from money", async () => {
  const unpaid = await partlyPaid("DAR-PART-LYPA-IDXX");
  const returned =
    "Na poukaz DAR-PART-LYPA-IDXX jsme vrátili 50,00 Kč. Zbývá na něm 50,00 Kč a platí do 21. 11. 2028.";
  expect(await emailAfter(unpaid, "cancelled", {})).toEqual([
    `objednávku ${unpaid} jsme zrušili.`,
    "Penězi jste za ni nic nezaplatili a nic už platit nemusíte.",
    returned,
  ]);
  const paid = await partlyPaid("DAR-PART-LYPA-IDYY");
  await emailAfter(paid, "paid");
  expect(await emailAfter(paid, "refunded")).toEqual([
    `vrátili jsme vám, co jste zaplatili za objednávku ${paid}.`,
    "Peníze: 35,00 Kč na kartu, kterou jste platili.",
    returned.replace("IDXX", "IDYY"),
  ]);
});

test("an order that a gift voucher paid whole returns no money", async () => {
  await giftVoucher(staffed, "DAR-WHOL-EWHO-LEXX", { balance: 85 });
  const { code } = await anOrder(staffed.call, { codes: ["DAR-WHOL-EWHO-LEXX"], payment_id: card });
  // Paid from the start: the confirmation already contains that.
  expect(await staffed.emailsAbout(code)).toEqual([]);
  expect(await emailAfter(code, "cancelled", {})).toEqual([
    `objednávku ${code} jsme zrušili.`,
    "Na poukaz DAR-WHOL-EWHO-LEXX jsme vrátili 85,00 Kč. Zbývá na něm 85,00 Kč.",
  ]);
});
