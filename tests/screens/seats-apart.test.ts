import { expect, test } from "vitest";
import type { CartLine } from "#app/domain/shop/cart.ts";
import type { Seat } from "#app/domain/theatre/seat-names.ts";
import { apartSeats, seatsOf } from "#app/routes/shop/cart/line-seats.ts";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { findButton, press } from "../support/forms.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { card, errorOf, person, submit, valueOf } from "./shopping.ts";

const front = "pocet-1000010";
const { phone: _phone, ...guest } = person;
const ordering = { ...card, ...guest };
const box = "Souhlasím s místy zvlášť:";

const beside = [{ row: "2. řada", seat: 5 }, { row: "2. řada", seat: 6 }]; // oxfmt-ignore
const apart = [{ row: "2. řada", seat: 1 }, { row: "2. řada", seat: 17 }]; // oxfmt-ignore
const farther = [{ row: "1. řada", seat: 1 }, { row: "5. řada", seat: 18 }]; // oxfmt-ignore

/** A back office that would assign these seats; null: it sends none. */
async function withSeats(first: readonly object[] | null) {
  const app = await openTestApp();
  let seats = first;
  app.intercept("GET /api/cart/anonymous/cs/*", async (request) => {
    const cart = await (await app.passOn(request)).json();
    const result = seats
      ? { seats, is_together: seats === beside }
      : { seats: undefined, is_together: undefined };
    const items = cart.items.map((item: object) => ({ ...item, ...result }));
    return json({ ...cart, items });
  });
  const visitor = app.visitor();
  const page = await visitor.visit(paths.tickets({ id: 1 }));
  const cart = await page.press("Do košíku", { [front]: "2" });
  return { app, visitor, cart, change: (now: typeof seats) => (seats = now) };
}

/**
 * Another buyer takes seats before the first order arrives: the back office refuses it, and the cart has these seats.
 */
function soldMeanwhile({ app, change }: Awaited<ReturnType<typeof withSeats>>, now: readonly object[]) {
  let isFirst = true;
  app.intercept("POST /api/orders/*", (request) => {
    if (!isFirst) return app.passOn(request);
    isFirst = false;
    change(now);
    return json({ status: 409, error: "seats_changed", message: "No." }, 409);
  });
}

function ordersOf(app: TestApp): readonly Record<string, unknown>[] {
  const sent = app.calls.filter(
    ({ method, path }) => method === "POST" && /^\/api\/orders\/[^/]+$/u.test(path),
  );
  return sent.map(({ body }) => JSON.parse(body ?? "{}"));
}

const shown = (seats: readonly object[]) => [{ product_id: 100_001, variant_id: 1_000_010, seats }];
const lineOf = (page: Page) => textOf(page.the("list", "Vstupenky v košíku"));
const boxOf = (page: Page) => byId(page.html, "objednavka-seatsApart");
const isTicked = (page: Page) => {
  const found = boxOf(page);
  return found ? attribute(found, "checked") !== null : null;
};
const gateway = /^\/api\/demo-gateway\//u;

test("a cart names the seats that it would get, and its order what the page showed", async () => {
  const app = await openTestApp();
  const page = await app.visitor().visit(paths.tickets({ id: 1 }));
  const cart = await page.press("Do košíku", { [front]: "2" });
  expect(lineOf(cart)).toMatch(/Teď pro vás: \d\. řada, místa \d+ a \d+/u);
  expect(boxOf(cart)).toBeNull();
  expect((await cart.press(submit, ordering)).path).toMatch(gateway);
  const [sent] = ordersOf(app);
  const row = { row: expect.stringMatching(/^\d\. řada$/u), seat: expect.any(Number) };
  expect(sent?.["seats_shown"]).toEqual(shown([row, row]));
});

test("seats apart are agreed to in a box of their own", async () => {
  const { app, cart } = await withSeats(apart);
  expect(lineOf(cart)).toContain("Teď pro vás: 2. řada, místa 1 a 17");
  const label = elements(cart.html, "label", (one) => attribute(one, "for") === "objednavka-seatsApart");
  expect(label.map(textOf)).toEqual([`${box} 2. řada, místa 1 a 17`]);
  const refused = await cart.press(submit, ordering);
  expect(refused.status).toBe(422);
  expect(errorOf(refused, "seatsApart")).toBe("Toto pole je nutné potvrdit.");
  expect(valueOf(refused, "firstName")).toBe("Jana");
  expect(ordersOf(app)).toEqual([]);
  expect((await refused.press(submit, { seatsApart: true })).path).toMatch(gateway);
  const [sent] = ordersOf(app);
  expect(sent?.["seats_shown"]).toEqual(shown(apart));
  expect(sent).not.toHaveProperty("seats_apart");
});

test("the page shows new seats apart if the first ones are gone, and asks again", async () => {
  const site = await withSeats(apart);
  soldMeanwhile(site, farther);
  const refused = await site.cart.press(submit, { ...ordering, seatsApart: true });
  expect(refused.status).toBe(422);
  expect(errorOf(refused, "seatsApart")).toBe(
    "Místa se mezitím změnila. Podívejte se prosím na nová a potvrďte je.",
  );
  expect(lineOf(refused)).toContain("1. řada, místo 1; 5. řada, místo 18");
  expect(isTicked(refused)).toBe(false);
  expect(valueOf(refused, "email")).toEqual(guest.email);
  expect(valueOf(refused, "lastName")).toEqual(guest.lastName);
  expect((await refused.press(submit, { seatsApart: true })).path).toMatch(gateway);
  expect(ordersOf(site.app).map((sent) => sent["seats_shown"])).toEqual([shown(apart), shown(farther)]);
});

test("seats together that are gone by the order ask for the box", async () => {
  const site = await withSeats(beside);
  soldMeanwhile(site, apart);
  const refused = await site.cart.press(submit, ordering);
  expect(errorOf(refused, "seatsApart")).toMatch(/^Místa se mezitím změnila/u);
  expect((await refused.press(submit, { seatsApart: true })).path).toMatch(gateway);
});

test("the page asks nothing if seats together are free again after the refusal", async () => {
  const site = await withSeats(apart);
  soldMeanwhile(site, beside);
  const refused = await site.cart.press(submit, { ...ordering, seatsApart: true });
  expect(boxOf(refused)).toBeNull();
  expect(textOf(refused.the("main"))).toContain("Místa se mezitím změnila. Zkontrolujte je prosím");
  expect((await refused.press(submit, {})).path).toMatch(gateway);
});

test("a box that was ticked for other seats agrees to none, whatever else is wrong", async () => {
  const { app, cart, change } = await withSeats(apart);
  change(farther);
  const refused = await cart.press(submit, { ...ordering, email: "host", seatsApart: true });
  expect(errorOf(refused, "seatsApart")).toMatch(/^Místa se mezitím změnila/u);
  expect(errorOf(refused, "email")).not.toBeNull();
  expect(isTicked(refused)).toBe(false);
  expect(ordersOf(app)).toEqual([]);
  const again = await refused.press(submit, { email: "host", seatsApart: true });
  expect(errorOf(again, "seatsApart")).toBeNull();
  expect(isTicked(again)).toBe(true);
});

/** A line of this evening with these seats. */
function ticketLine(id: number, seats: readonly Seat[]): CartLine {
  const of = { slug: null, mainImage: null, category: null, brand: null, withdrawalExcluded: null };
  return {
    product: { ...of, id, name: "Revizor", deliveredByEmail: false },
    variant: null,
    price: { net: 100, sale: null, taxRate: 12, lowest30Days: null },
    quantity: seats.length,
    note: null,
    evening: { id, title: "Revizor", startsAt: "2026-11-24T18:00:00Z", venue: null, isOver: false },
    seating: { seats, isTogether: false },
  };
}

test.each<[string, readonly (readonly [Seat["row"], Seat["seat"]])[]]>([
  ["5. řada, místo 12", [["5. řada", 12]]],
  [
    "řada 2, místa 5 a 6",
    [
      [2, 6],
      [2, 5],
    ],
  ],
  [
    "řada B, místa 10, 11 a 12A",
    [
      ["B", 10],
      ["B", 11],
      ["B", "12A"],
    ],
  ],
  [
    "balkon, 1. řada, místo 3; 2. řada, místa 1 a 2",
    [
      ["balkon, 1. řada", 3],
      ["2. řada", 2],
      ["2. řada", 1],
    ],
  ],
])("seats are written „%s“", (text, seats) => {
  const line = ticketLine(1, seats.map(([row, seat]) => ({ row, seat }))); // oxfmt-ignore
  expect(seatsOf(line).replaceAll("\u00a0", " ")).toBe(text);
  expect(seatsOf({ ...line, quantity: line.quantity + 1 })).toBe("");
});

test("the box names the seats of each evening, those of its categories together", () => {
  const at = (row: string, seat: number) => [{ row, seat }];
  const lines = [
    ticketLine(1, at("1. řada", 1)),
    ticketLine(2, at("2. řada", 5)),
    ticketLine(1, at("1. řada", 9)),
  ];
  const texts = apartSeats(lines).map(({ line, text }) => [line.evening?.id, text.replaceAll("\u00a0", " ")]);
  expect(texts).toEqual([[1, "1. řada, místa 1 a 9"], [2, "2. řada, místo 5"]]); // oxfmt-ignore
});

test("a page that was shown no seats has seen none", async () => {
  const { app, cart, change } = await withSeats(null);
  change(beside);
  expect((await cart.press(submit, ordering)).path).toMatch(gateway);
  expect(ordersOf(app)[0]?.["seats_shown"]).toEqual([]);
});

test.each([
  ["no JSON", "[[1,"],
  ["another shape", '{"seats":[1]}'],
  ["deep", "[".repeat(5_000)],
])("a form whose seats cannot be read shows none: %s", async (_name, shownSeats) => {
  const { app, visitor, cart } = await withSeats(beside);
  const { fields } = press(cart.html, findButton(cart.html, submit), ordering);
  fields.set("shownSeats", shownSeats);
  expect((await visitor.post(paths.cart(), fields)).status).toBe(303);
  expect(ordersOf(app)[0]?.["seats_shown"]).toEqual([]);
});

test("a back office without seats shows none and needs no agreement", async () => {
  const { app, cart } = await withSeats(null);
  expect(lineOf(cart)).not.toContain("Teď pro vás");
  expect(textOf(cart.the("main"))).not.toContain("zvlášť");
  expect((await cart.press(submit, ordering)).path).toMatch(gateway);
  expect(ordersOf(app)[0]).not.toHaveProperty("seats_shown");
});
