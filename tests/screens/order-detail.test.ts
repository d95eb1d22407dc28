import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import type { Visitor } from "../support/visitor.ts";
import { customer, expectGuarded, expectPrivate } from "./account-pages.ts";
import { novy } from "./signing-in.ts";

const app = await openTestApp();

/** Addresses of the customer's orders, newest first: unpaid, returned, delivered. */
async function ordersOf(visitor: Visitor): Promise<string[]> {
  const page = await visitor.visit("/ucet");
  return elements(page.html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((href) => href.startsWith("/ucet/objednavka/"));
}

test("an order shows its progress, lines, prices, delivery, payment and addresses", async () => {
  const visitor = await customer(app);
  const [, , delivered = ""] = await ordersOf(visitor);
  await expectGuarded(app, delivered);
  const page = await visitor.visit(delivered);
  expectPrivate(page);
  expect(page.all("heading").some((name) => /^Objednávka \S+/u.test(name))).toBe(true);
  expect(page.text).toMatch(/Připravujeme ?\d+\. \d+\. 2026 \d+:\d\d Odeslaná.* Doručená/u);
  expect(page.text).toMatch(/4 × [\d ]+,\d\d Kč/u);
  expect(page.text).toContain("Sleva s kódem VANTROKY10");
  expect(page.text).toContain("Celkem zaplaceno");
  expect(page.text).not.toContain("k úhradě");
  expect(page.text).toContain("PPL na adresu");
  expect(page.text).toContain("IČO 00000027");
  expect(page.has("button", "Vytisknout")).toBe(true);
});

test("a line of an order has its quantity, its prices, its total and its availability", async () => {
  const visitor = await customer(app);
  const [, , delivered = ""] = await ordersOf(visitor);
  const page = await visitor.visit(delivered);
  const [shirt] = elements(page.html, "li", (line) => textOf(line).startsWith("Tričko Vantroky"));
  expect(shirt && textOf(shirt)).toMatch(/Skladem 1 × 442,50 Kč Původní cena 590,00 Kč Celkem 442,50 Kč$/u);
  expect(page.text).toMatch(/Sleva s kódem VANTROKY10 ?−127,25 Kč/u);
  expect(page.text).toMatch(/Celkem zaplaceno ?1 274,25 Kč/u);
});

test("a customer cannot remove a voucher of an order, even by a forged form", async () => {
  const visitor = await customer(app);
  const [, , delivered = ""] = await ordersOf(visitor);
  const page = await visitor.visit(delivered);
  expect(page.text).toContain("VANTROKY10");
  const order = page.the("article");
  expect(elements(order, "button").map((button) => attribute(button, "value"))).toEqual([
    "invoice",
    "reorder",
    null,
  ]);
  const before = app.calls.length;
  const answer = await visitor.post(delivered, { intent: "voucher-remove", voucher: "1" });
  expect(answer.status).toBe(400);
  expect(app.calls.slice(before).filter(({ path }) => path.includes("/voucher/"))).toEqual([]);
});

test("another customer's order, and an impossible one, does not exist", async () => {
  const [own = ""] = await ordersOf(await customer(app));
  const other = await customer(app, novy);
  for (const path of [own, "/ucet/objednavka/999999", "/ucet/objednavka/0", "/ucet/objednavka/abc"]) {
    expect((await other.get(path)).status, path).toBe(404);
  }
  expect((await other.post(own, { intent: "reorder" })).status).toBe(404);
  expect((await other.post(own, { intent: "pay" })).status).toBe(404);
});

test("an unpaid order is paid from the list and from its page, a paid one is not", async () => {
  const visitor = await customer(app);
  const [unpaid = "", , delivered = ""] = await ordersOf(visitor);
  // Its page first, before the start of any payment at the gateway.
  const page = await visitor.visit(unpaid);
  expect((await page.press("Zaplatit kartou")).path).toMatch(/^\/api\/demo-gateway\//u);
  const gateway = await (await visitor.visit("/ucet")).press(/^Zaplatit objednávku/u);
  expect(gateway.path).toMatch(/^\/api\/demo-gateway\//u);
  const paid = await (await visitor.post(delivered, { intent: "pay" })).follow();
  expect(paid).toShowNotice("Tuto objednávku už kartou zaplatit nejde. Proč, najdete níže.");
  app.intercept("POST /api/orders/*/*/payment", () => json({}, 503));
  const failed = await (await visitor.post(unpaid, { intent: "pay" })).follow();
  app.intercept("POST /api/orders/*/*/payment", undefined);
  expect(failed).toShowNotice("Platební brána teď neodpovídá. Zkuste to prosím za chvíli znovu.");
});

test("the account asks no payment for an order that the customer withdrew from", async () => {
  const visitor = await customer(app);
  const [unpaid = ""] = await ordersOf(visitor);
  for (const [state, result] of [
    ["withdrawal_received", "Odstoupení od smlouvy jsme přijali. Nic už neplaťte."],
    ["awaiting_payment", "Odstoupení od smlouvy jsme přijali. Zatím prosím nic neplaťte"],
  ] as const) {
    app.intercept("GET /api/orders/*", async (request) => {
      const { data } = await (await app.passOn(request)).json();
      const step = { state: "withdrawal_received", label: "Odstoupení přijato", date: data.date };
      return json({ data: { ...data, state, progress: [...data.progress, step] } });
    });
    const page = await visitor.visit(unpaid);
    app.intercept("GET /api/orders/*", undefined);
    expect(page.text).toContain(result);
    expect(`${page.text} ${page.all("button").join()}`).not.toMatch(
      /Zbývá zaplatit|Zaplatit kartou|odkaz k platbě|k úhradě|Zaplaťte/u,
    );
  }
  app.intercept("GET /api/orders", async (request) => {
    const rows = await (await app.passOn(request)).json();
    return json({
      ...rows,
      data: rows.data.map((row: object) => ({ ...row, state: "withdrawal_received" })),
    });
  });
  const list = await visitor.visit("/ucet");
  app.intercept("GET /api/orders", undefined);
  expect(list.text).toContain("Odstoupení přijato");
  expect(list.all("button").join()).not.toMatch(/Zaplatit/u);
});

test("an order can be ordered again; a second submit does not double it", async () => {
  const visitor = await customer(app);
  const [, , delivered = ""] = await ordersOf(visitor);
  const page = await visitor.visit(delivered);
  const cart = await page.press("Objednat znovu");
  expect(cart.path).toBe("/kosik");
  expect(cart.text).toMatch(/Zboží z objednávky \S+ máte v košíku\./u);
  const puts = () =>
    app.calls.filter(({ method, path }) => method === "PUT" && path.startsWith("/api/cart/"));
  const first = puts().map(({ body }) => JSON.parse(body));
  expect(first).toContainEqual(expect.objectContaining({ id: 101, variantId: 1012, quantity: 1 }));
  expect(first).toContainEqual(expect.objectContaining({ id: 118, quantity: 4 }));
  await page.press("Objednat znovu");
  const second = puts().map(({ body }) => JSON.parse(body));
  expect(second.slice(first.length)).toEqual(first);
});

test("products that could not be added to the cart are named", async () => {
  const visitor = await customer(app);
  const [, , delivered = ""] = await ordersOf(visitor);
  const page = await visitor.visit(delivered);
  app.intercept("PUT /api/cart/*", (request, { body }) => {
    const { id, quantity } = JSON.parse(body);
    if (id === 112) return json({ error: "not_exists" }, 404);
    if (id === 118) return json({ product: { name: "x" }, variant: null, quantity: 1, original_quantity: 0 });
    return quantity > 0 ? app.passOn(request) : json({}, 500);
  });
  const cart = await page.press("Objednat znovu");
  expect(cart.text).toMatch(/Méně kusů, než jste měli minule, máme u: \S/u);
  expect(cart.text).toMatch(/Do košíku jsme nevložili, protože už nemáme: \S/u);
  app.intercept("PUT /api/cart/*", () => json({ error: "not_exists" }, 404));
  const none = await page.press("Objednat znovu");
  app.intercept("PUT /api/cart/*", undefined);
  expect(none.text).toMatch(/Nic z objednávky \S+ už v nabídce nemáme\./u);
});

test("an unreadable order says so", async () => {
  const visitor = await customer(app);
  const [own = ""] = await ordersOf(visitor);
  app.intercept("GET /api/orders/*", () => json({}, 503));
  const page = await visitor.get(own);
  app.intercept("GET /api/orders/*", undefined);
  expect(page.status).toBe(503);
  expect(page.text).toContain("se teď nepodařilo načíst");
});
