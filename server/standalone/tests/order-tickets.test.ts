import { afterAll, beforeAll, expect, test } from "vitest";
import { chooseSeats, freeBeside, named, plannedEvening, readPlan } from "./choosing.ts";
import { attachmentsOf, toCustomers } from "./emails.ts";
import { opened, printedText } from "./pdf-text.ts";
import {
  anOrder,
  card,
  chocolate,
  fill,
  orderAtPrice,
  placed,
  summary,
  transfer,
  withoutDelivery,
  type Placed,
} from "./shopping.ts";
import { giftVoucher, openStaffed, type Staffed } from "./staffed.ts";
import { eveningOnSale, orderTwoTickets } from "./ticket-orders.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

async function kindsOf({ id }: Placed): Promise<string[]> {
  const emails = await staffed.db.selectFrom("emails").select("kind").where("order_id", "=", id).execute();
  return emails.map(({ kind }) => kind).toSorted();
}

function download({ id, hash }: Placed): Promise<Response> {
  return staffed.fetch(new Request(`http://localhost:3000/api/orders/${id}/${hash}/tickets`));
}

async function isAvailable(bought: Placed): Promise<boolean> {
  return (await summary(staffed.call, bought)).body.data.tickets_available;
}

async function pay({ code }: Placed): Promise<void> {
  expect((await staffed.staff("POST", `/orders/${code}/paid`)).status).toBe(200);
}

const atOrder = ["order-confirmation", "order-notice"];

test("tickets are sent after the payment, and their e-mail is the thanks for it", async ({ skip }) => {
  const bought = await orderTwoTickets(staffed.call);
  await staffed.outbox();
  expect(await kindsOf(bought)).toEqual(atOrder);
  await pay(bought);
  const messages = await staffed.outbox();
  expect(await kindsOf(bought)).toEqual([...atOrder, "tickets"]);
  const email = messages.findLast(({ text }) => text.includes(bought.code));
  const text = (email?.text ?? "").replaceAll("\u00a0", " ");
  expect(email?.subject).toMatch(/: vaše vstupenky – Divadlo Na Vantrokách$/u);
  expect(text).toContain(
    `děkujeme za platbu. V příloze posíláme vstupenky z objednávky ${bought.code} jako PDF.`,
  );
  const { lines } = (await summary(staffed.call, bought)).body.data;
  expect(text).toMatch(/\p{L}+ \d+\. \p{L}+ 20\d\d v \d+:\d\d, sál otevíráme v \d+:\d\d\n/u);
  for (const seat of lines[0].seats) expect(text).toContain(`– ${seat}`.replaceAll("\u00a0", " "));
  expect(text).toContain("U vstupu je ukažte na telefonu, nebo vytištěné na papíře.");
  const [attached] = attachmentsOf({ raw: email?.raw ?? "" });
  expect(attached?.name).toBe(`vstupenky-${bought.code}.pdf`);
  const printed = await printedText(attached?.bytes ?? Buffer.from(""), skip);
  expect(printed).toContain(`Objednávka ${bought.code}`);
  for (const seat of lines[0].seats) expect(printed).toContain(seat.replaceAll("\u00a0", " "));
});

test("the order, its e-mails and the PDF name the seats that the visitor chose", async ({ skip }) => {
  const { call } = staffed;
  const evening = await plannedEvening(call);
  const seats = freeBeside(await readPlan(call, evening), 2);
  const cart = await fill(call);
  await chooseSeats(call, { cart, evening }, seats);
  const bought = placed(await orderAtPrice(call, cart.id, { payment_id: transfer, ...withoutDelivery }));
  await pay(bought);
  const chosen = named(seats).map(({ row, seat }) => `${row}, místo ${seat}`);
  expect((await summary(call, bought)).body.data.lines).toMatchObject([{ seats: chosen }]);
  const [confirmation, tickets] = toCustomers(await staffed.outbox()).slice(-2);
  const [attached] = attachmentsOf({ raw: tickets?.raw ?? "" });
  const printed = await printedText(attached?.bytes ?? Buffer.from(""), skip);
  for (const seat of chosen.map((text) => text.replaceAll("\u00a0", " ")))
    for (const text of [confirmation?.text, tickets?.text, printed])
      expect(text?.replaceAll("\u00a0", " ")).toContain(seat);
});

test("the e-mail of an order's goods tells of its tickets", async () => {
  const bought = await orderTwoTickets(staffed.call, { goods: chocolate });
  await pay(bought);
  const emails = await staffed.emailsAbout(bought.code);
  expect(await kindsOf(bought)).toEqual(["order-confirmation", "order-notice", "order-paid", "tickets"]);
  expect(emails.find(({ subject }) => subject.includes(": platbu"))?.text).toContain(
    "Vstupenky z objednávky vám posíláme v samostatném e-mailu.",
  );
});

test("an order that a voucher pays whole has its tickets at once", async () => {
  await giftVoucher(staffed, "DAR-2222-3333-5555", { balance: 5_000 });
  const evening = await eveningOnSale(staffed.call);
  const bought = await anOrder(staffed.call, {
    lines: [{ id: evening.productId, variantId: evening.variantId }],
    codes: ["DAR-2222-3333-5555"],
    ...withoutDelivery,
    payment_id: card,
  });
  expect(await kindsOf(bought)).toEqual([...atOrder, "tickets"]);
  expect((await download(bought)).status).toBe(200);
});

test("the confirmation says that tickets come by e-mail", async () => {
  const bought = await orderTwoTickets(staffed.call);
  const email = (await staffed.outbox()).findLast(({ subject }) => subject.includes(bought.code));
  expect(email?.text).toContain("E-mailem do 15 minut po zaplacení.");
});

test("tickets are there for download from the payment to the refund", async () => {
  const bought = await orderTwoTickets(staffed.call);
  const unpaid = await download(bought);
  expect(unpaid.status).toBe(409);
  expect((await unpaid.json()).error).toBe("unpaid");
  expect(await isAvailable(bought)).toBe(false);
  await pay(bought);
  const file = await download(bought);
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  expect(file.headers.get("Content-Disposition")).toBe(`inline; filename="vstupenky-${bought.code}.pdf"`);
  expect(opened(Buffer.from(await file.arrayBuffer())).match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(await isAvailable(bought)).toBe(true);
  expect((await download({ ...bought, hash: `${bought.hash.slice(1)}${bought.hash.at(0)}` })).status).toBe(
    404,
  );

  expect((await staffed.staff("POST", `/orders/${bought.code}/refunded`)).status).toBe(200);
  expect((await download(bought)).status).toBe(404);
  expect(await isAvailable(bought)).toBe(false);
});

test("an order without tickets has none to download", async () => {
  const bought = await anOrder(staffed.call);
  await pay(bought);
  expect((await download(bought)).status).toBe(404);
  expect(await isAvailable(bought)).toBe(false);
  expect(await kindsOf(bought)).toEqual(["order-confirmation", "order-notice", "order-paid"]);
});
