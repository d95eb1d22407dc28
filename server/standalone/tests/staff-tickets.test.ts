import { afterAll, beforeAll, expect, test } from "vitest";
import { seatText } from "#standalone/domain/tickets/tickets.ts";
import { seededAt } from "./seeded-database.ts";
import { openStaffed, type Staffed } from "./staffed.ts";
import { beginSoon, buyTickets, eveningOf, orderTickets, ticketsOf, ticketsTonight } from "./ticketing.ts";
import { desk } from "./shopping.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

function admit(code: string) {
  return staffed.staff("POST", "/tickets/admit", { code });
}

test("a ticket admits once, and says the second time when that was", async () => {
  const evening = await eveningOf(staffed);
  const made = await buyTickets(staffed, evening, { variantId: evening.reduced, quantity: 1 });
  await beginSoon(staffed, evening);
  const [ticket] = await ticketsOf(staffed, made);
  const code = ticket?.code ?? "";
  const first = await admit(` ${code} `);
  expect(first.body.data).toMatchObject({
    title: evening.title,
    seat: ticket && seatText(ticket),
    category: expect.stringContaining("Student"),
    needs_proof: expect.stringContaining("ISIC"),
    order: made.code,
  });
  const used = staffed.time.now.toISOString();
  staffed.time.now = new Date(staffed.time.now.getTime() + 60_000);
  const again = await admit(code);
  expect(again.status).toBe(409);
  expect(again.body).toEqual(expect.objectContaining({ error: "already_admitted", value: used }));
  expect((await staffed.logOf(made.code)).map(({ who, action }) => [who, action])).toContainEqual([
    "anna",
    "ticket.admitted",
  ]);
  expect(JSON.stringify(await staffed.logOf(made.code))).not.toContain(code);
});

test("two doors admit a ticket once", async () => {
  const { code } = await ticketsTonight(staffed);
  const answers = await Promise.all([admit(code), admit(code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("an unknown code is a 404", async () => {
  expect((await admit("Vneznamy")).status).toBe(404);
});

test("the entrance refuses a refunded, cancelled or unpaid ticket", async () => {
  const evening = await eveningOf(staffed);
  const [refunded, cancelled, unpaid] = [
    await buyTickets(staffed, evening),
    await buyTickets(staffed, evening),
    await orderTickets(staffed, evening, { changes: { payment_id: desk } }),
  ];
  await staffed.staff("POST", `/orders/${refunded.code}/refunded`);
  await staffed.staff("POST", `/orders/${cancelled.code}/cancelled`, {});
  await beginSoon(staffed, evening);
  const rows = [refunded, cancelled, unpaid].map(async (made) => {
    const [ticket] = await ticketsOf(staffed, made);
    const { status, body } = await admit(ticket?.code ?? "");
    return [status, body.error, body.value];
  });
  expect(await Promise.all(rows)).toEqual([
    [409, "ticket_void", refunded.code],
    [409, "ticket_void", cancelled.code],
    [409, "ticket_unpaid", unpaid.code],
  ]);
});

/** An evening at 19:00 in Prague that ends at half past midnight, or with an unknown end. */
test.each([
  ["the day before", null, "2026-12-04T18:00:00Z", 409],
  ["more than three hours before", null, "2026-12-05T14:59:00Z", 409],
  ["three hours before", null, "2026-12-05T15:00:00Z", 200],
  ["late", null, "2026-12-05T22:59:00Z", 200],
  ["after midnight", null, "2026-12-05T23:00:00Z", 409],
  ["after midnight of a long one", "2026-12-05T23:30:00Z", "2026-12-05T23:00:00Z", 200],
])("%s it is admitted or not", async (_when, ends, at, status) => {
  staffed.time.now = seededAt;
  const { code, evening } = await ticketsTonight(staffed);
  const starts_at = new Date("2026-12-05T18:00:00Z");
  const times = { starts_at, ends_at: ends === null ? null : new Date(ends) };
  await staffed.db.updateTable("performances").set(times).where("id", "=", evening.id).execute();
  staffed.time.now = new Date(at);
  const answer = await admit(code);
  staffed.time.now = seededAt;
  await staffed.db
    .updateTable("performances")
    .set({ starts_at: seededAt })
    .where("id", "=", evening.id)
    .execute();
  expect(answer.status).toBe(status);
  if (status === 409)
    expect(answer.body).toMatchObject({
      error: "other_evening",
      value: evening.title,
      starts_at: starts_at.toISOString(),
    });
});

test("the guest list has the valid tickets by place, who came and who has not paid", async () => {
  const evening = await eveningOf(staffed);
  const paid = await buyTickets(staffed, evening, { quantity: 3 });
  const unpaid = await orderTickets(staffed, evening, { variantId: evening.reduced, quantity: 1 });
  const refunded = await buyTickets(staffed, evening);
  await staffed.staff("POST", `/orders/${refunded.code}/refunded`);
  await beginSoon(staffed, evening);
  const tickets = await ticketsOf(staffed, paid);
  await admit(tickets[0]?.code ?? "");
  const { body } = await staffed.staff("GET", `/performances/${evening.id}/guest-list`);
  expect(body.data).toMatchObject({ id: evening.id, title: evening.title });
  const { guests } = body.data;
  expect(guests.map(({ order }: { order: string }) => order).toSorted()).toEqual(
    [paid.code, paid.code, paid.code, unpaid.code].toSorted(),
  );
  const ofPaid = guests.filter(({ order }: { order: string }) => order === paid.code);
  expect(ofPaid.map(({ seat }: { seat: number }) => seat)).toEqual(
    tickets.map(({ seat }) => seat).toSorted((value, other) => (value ?? 0) - (other ?? 0)),
  );
  expect(ofPaid.filter(({ admitted_at }: { admitted_at: string | null }) => admitted_at)).toEqual([
    expect.objectContaining({
      name: "Jana Nováková",
      is_paid: true,
      seat: tickets[0]?.seat,
      needs_proof: null,
    }),
  ]);
  expect(guests.find(({ order }: { order: string }) => order === unpaid.code)).toMatchObject({
    is_paid: false,
    admitted_at: null,
    needs_proof: expect.stringContaining("ISIC"),
  });
  expect(JSON.stringify(body)).not.toContain(tickets[0]?.code);
});

test("an evening that is not there has no guest list", async () => {
  expect((await staffed.staff("GET", "/performances/2147483647/guest-list")).status).toBe(404);
});
