import { beforeEach, expect, onTestFinished, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart-texts.ts";
import { orderFailures } from "#app/messages/order-texts.ts";
import { toCustomers } from "../../server/standalone/tests/emails.ts";
import { json, type Answerer } from "../support/fake-upstream.ts";
import type { Values } from "../support/forms.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { card, desk, person, pickUp, submit, use } from "../screens/shopping.ts";

/** Orders whose answer is useless, or redirects elsewhere. */

const app = await openTestApp();

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const isOrder = ({ method, path }: { method: string; path: string }) =>
  method === "POST" && path.startsWith("/api/orders/");

/** The upstream's answer to orders until the test ends; undefined: its own. */
function answerOrders(answerer: Answerer | undefined): void {
  app.intercept("POST /api/orders/*", answerer);
  onTestFinished(() => app.intercept("POST /api/orders/*", undefined));
}

/** E-mails of orders so far. */
async function messages(): Promise<number> {
  return toCustomers((await app.standalone?.outbox()) ?? []).length;
}

/** A cart ready to be ordered, with pick-up and this payment. */
async function readyToOrder(payment = desk): Promise<[Visitor, Page]> {
  const visitor = app.visitor();
  const added = await visitor.post(paths.cart(), { intent: "add", product: "118", quantity: "1" });
  const cart = await added.follow();
  return [visitor, await cart.press(use, { ...pickUp, ...payment })];
}

let who: Values = person;
let customers = 0;
// Orders to one e-mail are limited.
beforeEach(() => {
  customers += 1;
  who = { ...who, email: `jana.${customers}@example.cz` };
});

test("an order whose answer got lost is found by its cart, not sent again", async () => {
  const before = await messages();
  const [, cart] = await readyToOrder();
  answerOrders(async (request) => {
    await app.passOn(request);
    throw new TypeError("terminated");
  });
  const summary = await cart.press(submit, who);
  expect(summary.path).toMatch(/^\/shrnuti\/\d+\/[\w-]+$/u);
  expect(app.calls.filter(isOrder)).toHaveLength(1);
  expect(await messages()).toBe(before + 1);
});

test("an order that never arrived stays uncertain until the visitor sends it again", async () => {
  const before = await messages();
  const [visitor, cart] = await readyToOrder();
  answerOrders(() => {
    throw new TypeError("fetch failed");
  });
  const refused = await cart.press(submit, who);
  expect(refused.status).toBe(503);
  expect(refused.text.split(plain(orderFailures.uncertain))).toHaveLength(2);
  expect(visitor.cookies.has("cart")).toBe(true);
  expect((await visitor.visit(paths.cart())).text.split(plain(orderFailures.uncertain))).toHaveLength(2);
  // Nor does the page claim that the goods are still there if it cannot read the cart.
  app.intercept("GET /api/cart/anonymous/cs/*", () => json({}, 503));
  const unreachable = await visitor.visit(paths.cart());
  app.intercept("GET /api/cart/anonymous/cs/*", undefined);
  expect(unreachable.text).toContain(plain(orderFailures.uncertain));
  expect(unreachable.text).not.toContain(plain(cartTexts.unreachableText));
  answerOrders(undefined);
  expect((await refused.press(submit)).path).toMatch(/^\/shrnuti\//u);
  expect(await messages()).toBe(before + 1);
  expect(visitor.cookies.has("order-uncertain")).toBe(false);
  expect((await visitor.visit(paths.cart())).text).not.toContain(plain(orderFailures.uncertain));
});

test.each([
  ["422 with an empty errors map", () => json({ message: "No", errors: {} }, 422)],
  ["422 with a code alone", () => json({ error: "idempotency_key_reused" }, 422)],
  ["429", () => json({ message: "Too Many Attempts." }, 429), orderFailures.notNow],
  ["401", () => json({ message: "Unauthenticated." }, 401), orderFailures.notNow],
] as [string, Answerer, string?][])(
  "an order answered with %s is shown as not sent",
  async (_what, answer, text = orderFailures.failed) => {
    const [, cart] = await readyToOrder();
    answerOrders(answer);
    const refused = await cart.press(submit, who);
    expect(refused.status).toBe(503);
    expect(refused).toShowNotice(text);
    expect(refused.text).not.toMatch(/Oops|Unauthenticated|given data|Too Many/u);
    // All typed values are still there.
    expect(attribute(refused.the("textbox", "E-mail"), "value")).toBe(who.email);
  },
);

test("an order refused with a message alone shows it, with all that was typed", async () => {
  const [, cart] = await readyToOrder();
  answerOrders(() => json({ message: "Objednávky přijímáme až od pondělí." }, 422));
  const refused = await cart.press(submit, who);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Objednávky přijímáme až od pondělí.");
  expect(attribute(refused.the("textbox", "E-mail"), "value")).toBe(who.email);
});

test.each([
  ["409 while the first is under way", () => json({ status: 409, error: "in_progress" }, 409)],
  ["500 in HTML", () => new Response("<h1>Oops</h1>", { status: 500 })],
  ["200 without an order", () => json({ data: null })],
])("an order answered with %s may exist: the page says nothing about a charge", async (_what, answer) => {
  const [, cart] = await readyToOrder();
  answerOrders(answer);
  const refused = await cart.press(submit, who);
  expect(refused.status).toBe(503);
  expect(refused).toShowNotice(orderFailures.uncertain);
  expect(refused.text).not.toContain("neúčtovali");
  expect(refused.text).not.toMatch(/Oops|Unauthenticated|given data|Too Many/u);
  // All typed values are still there.
  expect(attribute(refused.the("textbox", "E-mail"), "value")).toBe(who.email);
});

test("an order refused for an unknown field shows the upstream's own sentence", async () => {
  const [, cart] = await readyToOrder();
  answerOrders(() => json({ errors: { carrier: ["Dopravce chybí."] } }, 422));
  expect(await cart.press(submit, who)).toShowNotice("Dopravce chybí.");
});

test("an order sent again while it is in progress leads to the existing one", async () => {
  const before = await messages();
  const [, cart] = await readyToOrder();
  answerOrders(async (request) => {
    await app.passOn(request);
    return json({ status: 409, error: "in_progress" }, 409);
  });
  expect((await cart.press(submit, who)).path).toMatch(/^\/shrnuti\//u);
  expect(await messages()).toBe(before + 1);
});

test("an external gateway is reached over our own page, and the cart is used up", async () => {
  const gateway = "https://gateway.example/pay/1?a=1&b=2";
  const [visitor, cart] = await readyToOrder(card);
  answerOrders(async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({ data: { ...data, payment_url: gateway } });
  });
  const leaving = await cart.press(submit, who);
  expect(leaving.status).toBe(200);
  expect(attribute(leaving.the("link"), "href")).toBe(gateway);
  expect(leaving.headers.get("Cache-Control")).toContain("no-store");
  expect(visitor.cookies.has("cart")).toBe(false);
  expect(visitor.cookies.has("last-order")).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "//gateway.example/pay",
  "data:text/html,pay",
  "http://a:b@gateway.example/",
])("a payment address like %s leads to the order instead", async (address) => {
  const [, cart] = await readyToOrder(card);
  answerOrders(async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({ data: { ...data, payment_url: address } });
  });
  expect((await cart.press(submit, who)).path).toMatch(/^\/shrnuti\//u);
});
