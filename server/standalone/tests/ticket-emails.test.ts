import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayOf, timeOf } from "#standalone/domain/tickets/evening-text.ts";
import type { OutboxMessage } from "#standalone/email/deliver.ts";
import { attachmentsOf, oddHtml, partsOf, toCustomers } from "./emails.ts";
import { isConfirmation, openStaffed, type Staffed } from "./staffed.ts";
import { card, chocolate, desk } from "./shopping.ts";
import { buyTickets, eveningOf, orderTickets, type Evening } from "./ticketing.ts";

let staffed: Staffed;
let evening: Evening;
let later: Evening;
beforeAll(async () => {
  staffed = await openStaffed();
  [evening, later] = [await eveningOf(staffed), await eveningOf(staffed, 1)];
});
afterAll(() => staffed.close());

const address = "Divadlo Na Vantrokách, Mlýnská strouha 12, 799 99 Doubravín";

/** The last e-mail to the customer with a matching subject, with plain spaces. */
async function lastEmail(isRight: (subject: string) => boolean) {
  const found = toCustomers(await staffed.outbox()).findLast(({ subject }) => isRight(subject));
  if (!found) throw new Error("There is no such e-mail.");
  return { ...found, text: found.text.replaceAll("\u00a0", " ") };
}

function confirmationOf({ code }: { readonly code: string }) {
  return lastEmail((subject) => isConfirmation(subject, code));
}

/** The text above the greeting. */
function headOf({ text }: { readonly text: string }): string {
  return text.slice(0, text.indexOf("Dobrý den,")).trim();
}

function seatsOf({ id, hash }: { readonly id: number; readonly hash: string }): Promise<string[]> {
  return staffed
    .call("GET", `/api/orders/summary/${id}/${hash}`)
    .then(({ body }) => body.data.lines[0].seats.map((seat: string) => seat.replaceAll("\u00a0", " ")));
}

function eventsOf(message: Pick<OutboxMessage, "raw">) {
  const file = attachmentsOf(message).find(({ name }) => name.endsWith(".ics"));
  const calendar = new ICAL.Component(ICAL.parse(file?.bytes.toString("utf8") ?? ""));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/** `Kytice, so 28. 11. v 19:00`, for the demo's evening. */
const planned = () => `${evening.title}, so 28. 11. v 19:00`;

test("the e-mail about a new order begins with the evening and its seats", async () => {
  const made = await orderTickets(staffed, evening);
  const message = await confirmationOf(made);
  expect(message.subject).toBe(`${planned()}: objednávka ${made.code} – Divadlo Na Vantrokách`);
  const [one, other] = await seatsOf(made);
  const [title, , when, hall, place, first, second] = headOf(message).split("\n");
  expect(title).toEqual(evening.title);
  expect(when).toBe("sobota 28. listopadu 2026 v 19:00, sál otevíráme v 18:30");
  expect(hall).toBe("Velký sál");
  expect(place).toEqual(address);
  expect(first).toEqual(expect.stringContaining(`– ${one}`));
  expect(second).toEqual(expect.stringContaining(`– ${other}`));
});

test("only the e-mail about an unpaid order says so above the greeting", async () => {
  const unpaid = headOf(await confirmationOf(await orderTickets(staffed, evening)));
  await buyTickets(staffed, evening);
  const paid = headOf(await lastEmail((subject) => subject.includes("vaše vstupenky")));
  const words = "Objednávka zatím není zaplacená. Zaplaťte ji prosím do";
  expect(unpaid.includes(words)).toBe(true);
  expect(paid.includes(words)).toBe(false);
});

test("the first e-mail's calendar file is tentative, and that of the tickets confirmed", async () => {
  const made = await orderTickets(staffed, evening);
  const [unpaid] = eventsOf(await confirmationOf(made));
  await staffed.staff("POST", `/orders/${made.code}/paid`);
  const [paid] = eventsOf(await lastEmail((subject) => subject.includes("vaše vstupenky")));
  const stateOf = (event?: ICAL.Event) => event?.component.getFirstPropertyValue("status");
  expect(stateOf(unpaid)).toBe("TENTATIVE");
  expect(stateOf(paid)).toBe("CONFIRMED");
  expect(paid?.uid).toBe(unpaid?.uid);
  expect(paid?.startDate.toJSDate()).toEqual(evening.starts_at);
  expect(paid?.location).toBe(`Velký sál, ${address}`);
  expect(paid?.description).toContain((await seatsOf(made))[0]);
});

test("both evenings of an order stand above the greeting and in the file", async () => {
  const goods = [{ id: later.product, variantId: later.full, quantity: 1 }];
  const made = await orderTickets(staffed, evening, { goods });
  const message = await confirmationOf(made);
  expect(message.subject).toContain(`${planned()} a další: objednávka`);
  expect(headOf(message)).toContain(`${later.title}\n===`);
  expect(eventsOf(message).map(({ summary }) => summary)).toEqual([evening.title, later.title]);
});

test("e-mails of tickets alone have no words of goods", async () => {
  const alone = await confirmationOf(await orderTickets(staffed, evening));
  expect(alone.text).toContain("za vstupenku)");
  expect(alone.text).not.toMatch(/za kus|doprava|zboží/iu);
  const changes = { payment_id: desk };
  const mixed = await confirmationOf(await orderTickets(staffed, evening, { goods: [chocolate], changes }));
  expect(mixed.text).toMatch(/za kus[^]*Doprava – /u);
});

test("a refund of tickets names their evening and does not invite to it", async () => {
  const { code } = await buyTickets(staffed, evening);
  await staffed.staff("POST", `/orders/${code}/refunded`, { reason: null });
  const message = await lastEmail((subject) => subject.includes("rátili") && subject.includes(code));
  expect(message.subject.startsWith(`${planned()}: vrátili jsme vám platbu`)).toBe(true);
  expect(headOf(message)).toContain("Vstupenky na tento termín už neplatí.");
  expect(headOf(message)).not.toContain("sál otevíráme");
});

test("a refund of goods does not name the evening whose tickets stay", async () => {
  const { code } = await buyTickets(staffed, evening, { goods: [chocolate], changes: { payment_id: card } });
  await staffed.staff("POST", `/orders/${code}/refunded`, { items: [{ line: 2, quantity: 1 }] });
  const message = await lastEmail((subject) => subject.includes("rátili") && subject.includes(code));
  expect(message.subject.startsWith("Vrátili jsme vám peníze")).toBe(true);
});

test("the HTML of a ticket e-mail has the title as its heading, and the text's words", async () => {
  const message = await confirmationOf(await orderTickets(staffed, evening));
  const parts = partsOf(message);
  expect(parts.html).toMatch(new RegExp(`<h2[^>]*>${evening.title}</h2>`, "u"));
  expect(oddHtml(parts)).toEqual([]);
});

test("a moved evening moves the event that an earlier e-mail added", async () => {
  const made = await buyTickets(staffed, later);
  const [before] = eventsOf(await lastEmail((subject) => subject.includes("vaše vstupenky")));
  staffed.time.now = new Date(staffed.time.now.getTime() + 600_000);
  await staffed.staff("POST", `/performances/${later.id}/moved`, { starts_at: "2027-01-05T20:30" });
  const [after] = eventsOf(
    await lastEmail((subject) => subject.includes(made.code) && subject.includes("termín")),
  );
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  expect(after?.startDate.toJSDate()).toEqual(new Date("2027-01-05T19:30:00Z"));
  const previous = `Původní termín: ${dayOf(later.starts_at)} v ${timeOf(later.starts_at)}`.replaceAll("\u00a0", " "); // oxfmt-ignore
  expect(after?.description.split("\n")[0]).toBe(previous);
  const [again] = [await confirmationOf(await orderTickets(staffed, later))];
  expect(headOf(again).split("\n")[3]).toBe(previous);
});
