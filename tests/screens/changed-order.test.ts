import { expect, test } from "vitest";
import type { CartLine } from "#app/domain/shop/cart.ts";
import { changesOf } from "#app/routes/shop/cart/order/order-changes.ts";
import { readAgreed, agreedOrder, writeAgreed } from "#app/routes/shop/cart/order/agreed-order.ts";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { findButton, press } from "../support/forms.ts";
import { textOf } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import {
  add,
  badge,
  card,
  desk,
  errorOf,
  mug,
  person,
  pickUp,
  submit,
  transfer,
  use,
  valueOf,
} from "./shopping.ts";

const front = "pocet-1000010";
const { phone: _phone, ...guest } = person;
const tickets = { ...card, ...guest };
const gateway = /^\/api\/demo-gateway\//u;

interface Item {
  readonly product: { readonly id: number; readonly name: string };
  readonly performance?: object;
  readonly quantity: number;
}

/** From now on the back office sends the cart's items like this. */
function tells(app: TestApp, change: (items: readonly Item[]) => readonly object[]) {
  app.intercept("GET /api/cart/anonymous/cs/*", async (request) => {
    const cart = await (await app.passOn(request)).json();
    return json({ ...cart, items: change(cart.items) });
  });
}

const each = (change: (item: Item) => object) => (items: readonly Item[]) =>
  items.map((item) => ({ ...item, ...change(item) }));

function orders(app: TestApp) {
  return app.calls.filter(({ method, path }) => method === "POST" && /^\/api\/orders\/[^/]+$/u.test(path));
}

const main = (page: Page) => textOf(page.the("main"));

async function withTickets(): Promise<[TestApp, Page]> {
  const app = await openTestApp();
  const page = await app.visitor().visit(paths.tickets({ id: 1 }));
  return [app, await page.press("Do košíku", { [front]: "2" })];
}

/** Goods in the cart, delivery and payment chosen. */
async function withGoods(...things: (typeof mug)[]): Promise<[TestApp, Visitor, Page]> {
  const app = await openTestApp();
  const visitor = app.visitor();
  for (const thing of things) await add(visitor, thing);
  const page = await visitor.visit(paths.cart());
  return [app, visitor, await page.press(use, { ...pickUp, ...transfer })];
}

test("an order of a moved evening fails, and the page has both dates", async () => {
  const [app, cart] = await withTickets();
  tells(
    app,
    each(({ performance }) => ({ performance: { ...performance, starts_at: "2027-03-06T18:30:00Z" } })),
  );
  const refused = await cart.press(submit, { ...tickets, note: "U vrátnice" });
  expect(refused.status).toBe(409);
  expect(main(refused)).toMatch(/: bylo \p{L}{2} \d+\. \d+\. v \d+:\d\d, [^.]+, nyní so 6\. 3\. v 19:30, /u);
  expect(valueOf(refused, "email")).toEqual(guest.email);
  expect(refused.body.includes("U vrátnice")).toBe(true);
  expect(orders(app)).toEqual([]);
  expect((await refused.press(submit, { terms: true })).path).toMatch(gateway);
});

test.each<[string, (item: Item) => object, RegExp]>([
  [
    "hall",
    ({ performance }) => ({ performance: { ...performance, venue: "Zkušebna" } }),
    /nyní [^.]+\. \d+\. v \d+:\d\d, Zkušebna\./u,
  ],
  [
    "name",
    ({ product }) => ({ product: { ...product, name: "Racek" } }),
    /název: bylo „[^“]+“, nyní „Racek, /u,
  ],
  ["text of an item", () => ({ note: "Babičce" }), /změnil se text, který jste k položce napsali/u],
  ["number of pieces", ({ quantity }) => ({ quantity: quantity + 1 }), /počet: bylo 2, nyní 3\./u],
])("another %s than the page showed stops the order", async (_what, change, result) => {
  const [app, cart] = await withTickets();
  tells(app, each(change));
  const refused = await cart.press(submit, tickets);
  expect(refused.status).toBe(409);
  expect(main(refused)).toMatch(result);
  expect(orders(app)).toEqual([]);
});

test("the page names goods exchanged for others of the same price in another tab", async () => {
  const [app, visitor, page] = await withGoods(mug);
  await visitor.post(paths.cart(), { intent: "remove", ...mug });
  await add(visitor, badge);
  const refused = await page.press(submit, person);
  expect(refused.status).toBe(409);
  expect(main(refused)).toMatch(/Už v objednávce není: Hrnek[^.]*\. Přibylo: /u);
  expect(orders(app)).toEqual([]);
  expect((await refused.press(submit, person)).path).toMatch(/^\/shrnuti\//u);
});

test("the page names a delivery that has another name now", async () => {
  const [app, , page] = await withGoods(mug);
  app.intercept("GET /api/deliveries/cs", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({
      data: data.map((item: { id: number }) => (item.id === 1 ? { ...item, name: "Vrátnice" } : item)),
    });
  });
  const refused = await page.press(submit, person);
  expect(refused.status).toBe(409);
  expect(main(refused)).toMatch(/Doprava: bylo [^.]+, nyní Vrátnice\./u);
});

test("what changed stands beside the errors of the fields", async () => {
  const [app, , page] = await withGoods(mug);
  tells(
    app,
    each(() => ({ quantity: 3 })),
  );
  const refused = await page.press(submit, { ...person, email: "host" });
  expect(refused.status).toBe(409);
  expect(main(refused)).toContain("počet: bylo 1, nyní 3.");
  expect(errorOf(refused, "email")).not.toBeNull();
});

test("„Použít dopravu a platbu“ names what changed too", async () => {
  const [app, , page] = await withGoods(mug);
  tells(
    app,
    each(() => ({ quantity: 3 })),
  );
  const chosen = await page.press(use, { ...pickUp, ...desk });
  expect(chosen.status).toBe(200);
  expect(main(chosen)).toContain("počet: bylo 1, nyní 3.");
  expect(main(await chosen.press(use, { ...pickUp, ...desk }))).not.toContain("počet: bylo");
});

test.each<[string, string | null]>([
  ["none", null],
  ["no JSON", "{"],
  ["another shape", "[1]"],
  ["a deep one", "[".repeat(5_000)],
  ["a long one", " ".repeat(9_000)],
])("a form that does not tell what its page showed orders nothing: %s", async (_what, shown) => {
  const [app, visitor, page] = await withGoods(mug);
  const { fields } = press(page.html, findButton(page.html, submit), person);
  fields.delete("shown");
  if (shown !== null) fields.set("shown", shown);
  const refused = await visitor.post(paths.cart(), fields);
  expect(refused.status).toBe(409);
  expect(main(refused)).toContain("nevíme, co vám stránka ukazovala");
  expect(valueOf(refused, "email")).toBe(person.email);
  expect(orders(app)).toEqual([]);
  expect((await refused.press(submit, person)).path).toMatch(/^\/shrnuti\//u);
});

test("the page tells what changes while the order is on its way", async () => {
  const [app, cart] = await withTickets();
  app.intercept("POST /api/orders/*", () => {
    tells(
      app,
      each(({ performance }) => ({ performance: { ...performance, starts_at: "2027-03-06T18:30:00Z" } })),
    );
    return json({ status: 409, error: "changed" }, 409);
  });
  const refused = await cart.press(submit, tickets);
  expect(refused.status).toBe(409);
  expect(main(refused)).toContain("nyní so 6. 3. v 19:30");
  const [sent] = orders(app).map(({ body }) => JSON.parse(body ?? "{}"));
  expect(sent.cart_version).toMatch(/^[\w-]{22}$/u);
});

test.each([[undefined], [{ of: 1 }], [""]])(
  "a back office whose version is %j gets none",
  async (version) => {
    const [app, cart] = await withTickets();
    app.intercept("GET /api/cart/anonymous/cs/*", async (request) =>
      json({ ...(await (await app.passOn(request)).json()), version }),
    );
    expect((await cart.press(submit, tickets)).path).toMatch(gateway);
    expect(JSON.parse(orders(app)[0]?.body ?? "{}")).not.toHaveProperty("cart_version");
  },
);

test("the seats are no part of it", async () => {
  const [app, cart] = await withTickets();
  tells(app, each(() => ({ seats: [{ row: "9. řada", seat: 1 }, { row: "9. řada", seat: 2 }], is_together: true }))); // oxfmt-ignore
  app.intercept("POST /api/orders/*", () => json({ status: 409, error: "seats_changed" }, 409));
  expect(main(await cart.press(submit, tickets))).toContain("Místa se mezitím změnila");
});

const nothingChosen = { delivery: null, payment: null, branch: null };

/** As many lines as a back office may send, with the longest names and notes. */
function longCart(count: number, last: Partial<CartLine> = {}): readonly CartLine[] {
  const of = { slug: null, mainImage: null, category: null, brand: null, withdrawalExcluded: null };
  return Array.from({ length: count }, (_, index) => ({
    product: { ...of, id: index + 1, name: "š😀\n".repeat(125), deliveredByEmail: false },
    variant: null,
    price: { net: 100, sale: null, taxRate: 21, lowest30Days: null },
    quantity: 1,
    note: "ž".repeat(500),
    ...(index === count - 1 && last),
  }));
}

test("the field of what was shown is short, and reveals a change of any line", () => {
  const lines = longCart(500);
  const text = writeAgreed(agreedOrder({ lines }, nothingChosen, 100));
  expect(encodeURIComponent(text).length).toBeLessThan(40_000);
  const before = readAgreed(text);
  const changes = (now: readonly CartLine[]) =>
    before && changesOf(before, agreedOrder({ lines: now }, nothingChosen, 100));
  expect(changes(lines)).toEqual([]);
  expect(changes(lines.toReversed())).toEqual([]);
  expect(changes(longCart(500, { quantity: 2 }))).toEqual(["Změnily se i\u00a0další položky."]);
});
