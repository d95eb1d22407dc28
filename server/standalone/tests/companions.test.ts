import { afterAll, beforeAll, expect, test } from "vitest";
import { expireOrders } from "#standalone/domain/orders/expire.ts";
import { seededAt } from "./seeded-database.ts";
import { printedText } from "./pdf-text.ts";
import { fill, order, orderAtPrice, placed, put, summary, transfer } from "./shopping.ts";
import { isConfirmation, openStaffed, type Staffed } from "./staffed.ts";
import { ticketsOf } from "./ticketing.ts";

let staffed: Staffed;
beforeAll(async () => {
  staffed = await openStaffed();
});
afterAll(() => staffed.close());

/** An evening of the large hall with all its places for wheelchairs; each test takes another one. */
async function eveningWithPairs(which: number) {
  const { performance_id, product_id, wheelchair, companion } = await staffed.db
    .selectFrom("ticket_categories as w")
    .innerJoin("ticket_categories as c", "c.performance_id", "w.performance_id")
    .innerJoin("ticket_zones as z", (on) =>
      on.onRef("z.performance_id", "=", "w.performance_id").onRef("z.name", "=", "w.zone"),
    )
    .innerJoin("performances as d", "d.id", "w.performance_id")
    .innerJoin("variants as v", "v.id", "w.variant_id")
    .select(["w.performance_id", "v.product_id", "w.variant_id as wheelchair", "c.variant_id as companion"])
    .where("w.of_pair", "=", 1)
    .where("c.of_pair", "=", 2)
    .where("z.held", "=", 0)
    .where("d.venue_slug", "=", "velky-sal")
    .where("d.state", "=", "on_sale")
    .where("d.starts_at", ">", new Date(seededAt.getTime() + 6 * 86_400_000))
    .orderBy("d.id")
    .offset(which)
    .executeTakeFirstOrThrow();
  return { id: performance_id, product: product_id, wheelchair, companion };
}

type Evening = Awaited<ReturnType<typeof eveningWithPairs>>;

interface Counts {
  readonly wheelchairs?: number;
  readonly companions?: number;
}

function cartOf(
  { product: id, wheelchair, companion }: Evening,
  { wheelchairs = 0, companions = 0 }: Counts,
) {
  const lines = [
    { id, variantId: companion, quantity: companions },
    { id, variantId: wheelchair, quantity: wheelchairs },
  ];
  return fill(staffed.call, ...lines.filter(({ quantity }) => quantity > 0));
}

async function buy(evening: Evening, counts: Counts) {
  const { id } = await cartOf(evening, counts);
  return placed(await orderAtPrice(staffed.call, id, { payment_id: transfer }));
}

const seatsOf = async (made: { readonly id: number }) =>
  (await ticketsOf(staffed, made)).map(({ seat }) => seat);

/** The evening's free places of both kinds. */
async function freeOf({ id, wheelchair, companion }: Evening): Promise<(number | undefined)[]> {
  const { body } = await staffed.call("GET", "/api/programme/cs?from=2026-11-21");
  const evenings: { id: number; tickets?: { categories: { variant_id: number; free: number }[] } }[] = body.data; // oxfmt-ignore
  const categories = evenings.find((evening) => evening.id === id)?.tickets?.categories ?? [];
  return [wheelchair, companion].map(
    (variant) => categories.find((category) => category.variant_id === variant)?.free,
  );
}

test("a step-free hall has as many places for companions as for wheelchairs", async () => {
  const { body } = await staffed.call("GET", "/api/programme/cs?from=2026-11-21");
  const sold = body.data.filter(({ tickets }: { tickets?: object }) => tickets);
  for (const { venue, tickets } of sold) {
    const pair = tickets.categories.filter(({ name }: { name: string }) => /vozík/u.test(name));
    expect(pair).toHaveLength(venue.step_free ? 2 : 0);
    if (!venue.step_free) continue;
    const [wheelchair, companion] = pair;
    expect(wheelchair.name).toBe("Místo pro vozík");
    expect(companion.name).toBe("Doprovod k\u00a0vozíku");
    expect(companion.free).toBe(wheelchair.free);
    const gross = (price: number) => Math.round(price * (1 + companion.tax_rate.rate / 100));
    expect(gross(companion.price)).toBe(Math.round(gross(wheelchair.price) / 2));
    expect(companion.is_access).toBe(true);
    expect(companion.needs_proof).toEqual(expect.stringContaining("průkaz"));
  }
  expect(sold.length).toBeGreaterThan(5);
});

test("a companion gets the seat beside the wheelchair", async ({ skip }) => {
  const evening = await eveningWithPairs(0);
  await buy(evening, { wheelchairs: 1 });
  const cart = await cartOf(evening, { wheelchairs: 1, companions: 1 });
  const { body } = await staffed.call("GET", `/api/cart/anonymous/cs/${cart.tempId}`);
  const row = "8. řada u\u00a0uličky";
  expect(body.items).toMatchObject([
    { seats: [{ row, seat: 4 }], is_together: true },
    { seats: [{ row, seat: 3 }], is_together: true },
  ]);
  const made = await buy(evening, { wheelchairs: 1, companions: 1 });
  const { lines } = (await summary(staffed.call, made)).body.data;
  expect(lines).toMatchObject([
    { variant_name: "Doprovod k\u00a0vozíku", seats: [`${row}, místo 4`] },
    { variant_name: "Místo pro vozík", seats: [`${row}, místo 3`] },
  ]);
  expect((await staffed.staff("POST", `/orders/${made.code}/paid`)).status).toBe(200);
  const emails = (await staffed.outbox()).filter(({ text }) => text.includes(made.code));
  const confirmation = emails.find(({ subject }) => isConfirmation(subject, made.code));
  const file = await staffed.fetch(
    new Request(`http://localhost:3000/api/orders/${made.id}/${made.hash}/tickets`),
  );
  const texts = [confirmation?.text ?? "", await printedText(Buffer.from(await file.arrayBuffer()), skip)];
  for (const text of texts.map((value) => value.replaceAll(/\s+/gu, " "))) {
    for (const part of ["Místo pro vozík", "Doprovod k vozíku", "8. řada u uličky, místo 3", "8. řada u uličky, místo 4"]) expect(text).toContain(part); // oxfmt-ignore
  }
});

test("a sold place of one kind takes none of the other", async () => {
  const evening = await eveningWithPairs(1);
  expect(await freeOf(evening)).toEqual([2, 2]);
  const waiting = await cartOf(evening, { wheelchairs: 1 });
  const made = await buy(evening, { wheelchairs: 2 });
  expect(await seatsOf(made)).toEqual([1, 3]);
  expect(await freeOf(evening)).toEqual([0, 2]); // oxfmt-ignore
  const refused = await order(staffed.call, waiting.id, 0.01, { payment_id: transfer });
  expect(refused.body.error).toBe("out_of_stock");
  expect(refused.body.value).toEqual(expect.stringContaining("(volných míst: 0)"));
  const put3 = await put(staffed.call, waiting.id, { id: evening.product, variantId: evening.companion, quantity: 3 }); // oxfmt-ignore
  expect(put3.body.quantity).toBe(2);
  const companions = await buy(evening, { companions: 1 });
  expect(await seatsOf(companions)).toEqual([2]);
  expect(await freeOf(evening)).toEqual([0, 1]); // oxfmt-ignore
  await staffed.staff("POST", `/orders/${made.code}/cancelled`, {});
  expect(await freeOf(evening)).toEqual([2, 1]);
  await staffed.staff("POST", `/orders/${companions.code}/cancelled`, {});
  expect(await freeOf(evening)).toEqual([2, 2]);
});

/** An order that ended unpaid; the evening is still to come. */
async function ended(evening: Evening, counts: Counts) {
  const made = await buy(evening, counts);
  await expireOrders(staffed.db, new Date(seededAt.getTime() + 365 * 86_400_000));
  return made;
}

/** As if its tickets were from before their places had numbers. */
function withoutNumbers({ id }: { readonly id: number }) {
  return staffed.db
    .updateTable("tickets")
    .set({ row: null, seat: null })
    .where("order_id", "=", id)
    .execute();
}

async function paidLate({ code }: { readonly code: string }): Promise<string> {
  return (await staffed.staff("POST", `/orders/${code}/paid`)).body.data.state;
}

test("an order that is paid late takes the seats of its kinds again", async () => {
  const evening = await eveningWithPairs(2);
  const made = await ended(evening, { wheelchairs: 1, companions: 1 });
  expect(await freeOf(evening)).toEqual([2, 2]);
  expect(await paidLate(made)).toBe("paid");
  expect(await seatsOf(made)).toEqual([2, 1]);
  expect(await freeOf(evening)).toEqual([1, 1]); // oxfmt-ignore
});

test("a late payment gives old void tickets places of their kind", async () => {
  const evening = await eveningWithPairs(3);
  const made = await ended(evening, { wheelchairs: 1 });
  await withoutNumbers(made);
  await buy(evening, { wheelchairs: 1 });
  expect(await paidLate(made)).toBe("paid");
  expect(await seatsOf(made)).toEqual([3]);
  expect(await freeOf(evening)).toEqual([0, 2]); // oxfmt-ignore
});

test("a late payment gives no wheelchair ticket a companion's place", async () => {
  const evening = await eveningWithPairs(4);
  const made = await ended(evening, { wheelchairs: 1 });
  await withoutNumbers(made);
  await buy(evening, { wheelchairs: 2 });
  expect(await paidLate(made)).toBe("refunded");
  expect(await seatsOf(made)).toEqual([null]);
  expect(await freeOf(evening)).toEqual([0, 2]); // oxfmt-ignore
  const email = (await staffed.emailsAbout(made.code)).at(-1)?.text;
  expect(email).toContain("vaše místa mezitím koupil někdo jiný");
});
