import { afterAll, beforeAll, expect, test } from "vitest";
import { expireOrders } from "#standalone/domain/orders/expire.ts";
import { seededAt } from "./seeded-database.ts";
import { anOrder, card, chocolate, desk } from "./shopping.ts";
import { isConfirmation, openStaffed, type Staffed } from "./staffed.ts";
import { eveningOf, freeOf, orderTickets, ticketsOf, type Evening } from "./ticketing.ts";

let staffed: Staffed;
let evening: Evening;
beforeAll(async () => {
  staffed = await openStaffed();
  evening = await eveningOf(staffed);
});
afterAll(() => staffed.close());

function expireAt(at: Date): Promise<number> {
  staffed.time.now = at;
  return expireOrders(staffed.db, at);
}

/** The texts of the e-mails to the customer, with plain spaces. */
async function emailsAbout(code: string): Promise<string[]> {
  // A further order sends the waiting e-mails, which otherwise the timer does.
  await orderTickets(staffed, evening, { changes: { payment_id: card } });
  return (await staffed.emailsAbout(code)).map(({ text }) => text.replaceAll(/\s/gu, " "));
}

async function stateOf(code: string): Promise<string> {
  return (await staffed.staff("GET", `/orders/${code}`)).body.data.state;
}

function minutes(count: number): Date {
  return new Date(seededAt.getTime() + count * 60_000);
}

test("a card order ends half an hour after the start of its last payment", async () => {
  staffed.time.now = seededAt;
  const before = await freeOf(staffed, evening.full);
  const { id, hash, code } = await orderTickets(staffed, evening, { changes: { payment_id: card } });
  expect(await freeOf(staffed, evening.full)).toBe(before - 2);
  expect(await expireAt(minutes(20))).toBe(0);
  const again = { json: { return_url: "http://localhost:3000/shrnuti" } };
  expect((await staffed.call("POST", `/api/orders/${id}/${hash}/payment`, again)).status).toBe(200);
  expect(await expireAt(minutes(50))).toBe(0);
  expect(await stateOf(code)).toBe("awaiting_payment");

  expect(await expireAt(minutes(51))).toBe(1);
  expect(await stateOf(code)).toBe("unpaid_expired");
  expect(await freeOf(staffed, evening.full)).toEqual(before);
  expect((await ticketsOf(staffed, { id })).map(({ voided_at }) => voided_at)).toEqual([
    minutes(51),
    minutes(51),
  ]);
  const [email] = await emailsAbout(code);
  expect(email).toContain("k nám do 21. listopadu 2026, 11:50 nedorazila");
  expect(email).toContain("Vaše vstupenky neplatí a místa jsou zase v prodeji.");
  expect(email).toContain("Pokud jste peníze mezitím odeslali a vaše místa budou ještě volná");
  expect(email).not.toContain("zboží");
});

test.each([
  ["the whole order", null],
  ["its goods", [{ name: "Čokoláda Přestávka 70 g", quantity: 1 }]],
])("places return after a withdrawal from %s, and the statement stays listed", async (_what, items) => {
  staffed.time.now = seededAt;
  const before = await freeOf(staffed, evening.full);
  const made = await orderTickets(staffed, evening, {
    quantity: 4,
    goods: [chocolate],
    changes: { payment_id: card },
  });
  const statement = { order_code: made.code, email: "jana@example.cz", name: "Jana", items };
  const of = { account: null, note: null, summary_url: null };
  const { body } = await staffed.call("POST", "/api/withdrawals", { json: { ...statement, ...of } });
  expect(await freeOf(staffed, evening.full)).toBe(before - 4);
  expect(await expireAt(minutes(31))).toBe(1);
  expect(await stateOf(made.code)).toBe("unpaid_expired");
  expect(await freeOf(staffed, evening.full)).toEqual(before);
  const listed = (await staffed.staff("GET", "/withdrawals")).body.data;
  expect(listed).toContainEqual(
    expect.objectContaining({ reference: body.data.reference, order_code: made.code }),
  );
  const email = (await emailsAbout(made.code)).find((text) => text.includes("tak jsme ji zrušili"));
  expect(email).toContain("vaše odstoupení od smlouvy máme");
  expect(email).not.toContain("nedorazila");
  expect(email?.includes("objednávku obnovíme")).toBe(items !== null);
});

test("places return though the goods of the order were prepared already", async () => {
  staffed.time.now = seededAt;
  const made = await orderTickets(staffed, evening, { goods: [chocolate], changes: { payment_id: desk } });
  expect((await staffed.staff("POST", `/orders/${made.code}/ready`, {})).body.data.state).toBe(
    "ready_pickup",
  );
  await expireAt(evening.starts_at);
  expect(await stateOf(made.code)).toBe("unpaid_expired");
  expect((await ticketsOf(staffed, made)).every(({ voided_at }) => voided_at !== null)).toBe(true);
});

test("however often a payment by card is started, it ends an hour after the order", async () => {
  staffed.time.now = seededAt;
  const { id, hash } = await orderTickets(staffed, evening, { changes: { payment_id: card } });
  const again = () =>
    staffed.call("POST", `/api/orders/${id}/${hash}/payment`, {
      json: { return_url: "http://localhost:3000/shrnuti" },
    });
  const row = () =>
    staffed.db.selectFrom("orders").select("pay_until").where("id", "=", id).executeTakeFirst();
  staffed.time.now = minutes(29);
  expect((await again()).status).toBe(200);
  expect(await row()).toEqual({ pay_until: minutes(59) });
  staffed.time.now = minutes(58);
  expect((await again()).status).toBe(200);
  expect(await row()).toEqual({ pay_until: minutes(60) });
  staffed.time.now = minutes(60);
  expect((await again()).body.error).toBe("payment_over");
  staffed.time.now = minutes(61);
  expect((await again()).body.error).toBe("payment_over");
  expect((await staffed.call("POST", `/api/orders/${id}/${hash}/payment-link`)).body.error).toBe(
    "payment_over",
  );
  expect(await row()).toEqual({ pay_until: minutes(60) });
  const { payment } = (await staffed.call("GET", `/api/orders/summary/${id}/${hash}`)).body.data;
  expect(payment.payment_url).toBeNull();
  expect(payment.pay_until).toEqual(minutes(60).toISOString());
});

test("the gateway starts no payment again after the evening began", async () => {
  staffed.time.now = seededAt;
  const { id, hash, payment_url } = await orderTickets(staffed, evening, { changes: { payment_id: card } });
  await staffed.db
    .updateTable("performances")
    .set({ starts_at: minutes(20) })
    .where("id", "=", evening.id)
    .execute();
  const again = () =>
    staffed.call("POST", `/api/orders/${id}/${hash}/payment`, {
      json: { return_url: "http://localhost:3000/shrnuti" },
    });
  staffed.time.now = minutes(5);
  expect((await again()).status).toBe(200);
  const row = staffed.db.selectFrom("orders").select("pay_until").where("id", "=", id);
  expect(await row.executeTakeFirst()).toEqual({ pay_until: minutes(20) });
  staffed.time.now = minutes(21);
  expect((await again()).body.error).toBe("payment_over");
  expect((await staffed.call("GET", payment_url ?? "")).body).toContain("Čas na zaplacení uplynul (ukázka)");
  await staffed.db
    .updateTable("performances")
    .set({ starts_at: evening.starts_at })
    .where("id", "=", evening.id)
    .execute();
});

test("an order begins with its payment by card, and no look at it creates one", async () => {
  staffed.time.now = seededAt;
  const { id, hash, payment_url } = await orderTickets(staffed, evening, { changes: { payment_id: card } });
  const payments = () =>
    staffed.db
      .selectFrom("gateway_payments")
      .select(["id", "state", "return_url"])
      .where("order_id", "=", id)
      .execute();
  const begun = await payments();
  expect(begun).toEqual([
    { id: payment_url?.split("/").at(-1), state: "pending", return_url: expect.stringContaining(hash) },
  ]);
  await staffed.db.deleteFrom("gateway_payments").where("order_id", "=", id).execute();
  const { payment } = (await staffed.call("GET", `/api/orders/summary/${id}/${hash}`)).body.data;
  expect(payment.payment_url).toBeNull();
  expect(await payments()).toEqual([]);
});

test("an order at the box office ends as a whole with the opening after 48 hours", async () => {
  staffed.time.now = seededAt;
  const stock = (await staffed.staff("GET", `/stock/${chocolate.id}`)).body.data.stock;
  const { code } = await orderTickets(staffed, evening, {
    goods: [chocolate],
    changes: { payment_id: desk },
  });
  await expireAt(minutes(56 * 60));
  expect(await stateOf(code)).toBe("new");
  await expireAt(minutes(56 * 60 + 1));
  expect(await stateOf(code)).toBe("unpaid_expired");
  expect((await staffed.staff("GET", `/stock/${chocolate.id}`)).body.data.stock).toBe(stock);
  const [email] = await emailsAbout(code);
  expect(email).toContain("do 23. listopadu 2026, 19:00 nedorazila");
  expect(email).not.toContain("mezitím odeslali");
});

test("a transfer ends a day after the last one that its texts name", async () => {
  staffed.time.now = seededAt;
  const { id, hash, code } = await orderTickets(staffed, evening);
  const { payment } = (await staffed.call("GET", `/api/orders/summary/${id}/${hash}`)).body.data;
  expect(payment.pay_by).toBe("2026-11-26");
  expect(payment.pay_until).toBe("2026-11-26T23:00:00.000Z");
  const end = Date.parse("2026-11-27T23:00:00Z");
  await expireAt(new Date(end));
  expect(await stateOf(code)).toBe("awaiting_payment");
  await expireAt(new Date(end + 1000));
  expect(await stateOf(code)).toBe("unpaid_expired");
  expect((await emailsAbout(code))[0]).toContain("do 26. listopadu 2026 nedorazila");
});

test("the confirmation says until when an order with a ticket is paid", async () => {
  staffed.time.now = seededAt;
  const { code } = await orderTickets(staffed, evening, { changes: { payment_id: desk } });
  const email = (await staffed.outbox()).find(({ subject }) => isConfirmation(subject, code));
  expect(email?.text.replaceAll(/\s/gu, " ")).toContain("Zaplaťte prosím do: 23. listopadu 2026, 19:00");
});

test("a box office order of goods has no end", async () => {
  const { code } = await anOrder(staffed.call);
  const email = (await staffed.outbox()).find(({ subject }) => isConfirmation(subject, code));
  expect(email?.text).not.toContain("Zaplaťte prosím do");
});
