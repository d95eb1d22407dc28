import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute } from "../support/page-queries.ts";
import type { Visitor } from "../support/visitor.ts";
import {
  address,
  atCart,
  badge,
  card,
  courier,
  desk,
  mug,
  order,
  person,
  pickUp,
  shirt,
  submit,
  transfer,
  use,
} from "./shopping.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();
const product = demo.products.mug.path;
const charged = /Účtujeme v korunách českých/u;

async function inEuros(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.post("/mena", { currency: "2", back: "/" });
  return visitor;
}

test("the visitor chooses another currency in the footer, and comes back", async () => {
  const visitor = app.visitor();
  const before = await visitor.visit(`${product}?varianta=1`);
  expect(before.text).toContain("349,00 Kč");
  expect(before.text).not.toMatch(charged);
  expect(attribute(before.the("button", "Zobrazovat ceny v CZK"), "aria-pressed")).toBe("true");
  const after = await before.press("Zobrazovat ceny v EUR");
  expect(after.path).toBe(`${product}?varianta=1`);
  expect(after.text).toContain("13,96 €");
  expect(after.text).not.toContain("349,00 Kč");
  expect(after.text).toMatch(charged);
  expect(attribute(after.the("button", "Zobrazovat ceny v EUR"), "aria-pressed")).toBe("true");
  const back = await after.press("Zobrazovat ceny v CZK");
  expect(back.text).toContain("349,00 Kč");
});

test.each(["9", "0", "-1", "EUR", "", "2.5"])(
  "the currency „%s“ is refused and changes nothing",
  async (currency) => {
    const visitor = app.visitor();
    const answer = await visitor.post("/mena", { currency, back: "/eshop" });
    expect(answer.status).toBe(400);
    expect(visitor.cookies.has("currency")).toBe(false);
  },
);

test("the return URL stays on this site, and the address answers no GET", async () => {
  const away = await app.visitor().post("/mena", { currency: "2", back: "https://zloun.example/" });
  expect(away).toRedirectTo("/");
  expect((await app.visitor().get("/mena")).status).toBe(404);
});

test("a form of another site cannot choose the currency", async () => {
  const visitor = app.visitor();
  const foreign = { Origin: "https://zloun.example", "Sec-Fetch-Site": "cross-site" };
  expect((await visitor.post("/mena", { currency: "2", back: "/" }, foreign)).status).toBe(403);
  expect(visitor.cookies.has("currency")).toBe(false);
});

test("a page in another currency is cached by its visitor's browser only", async () => {
  const visitor = await inEuros();
  const page = await visitor.get(product);
  expect(page.headers.get("Vary")).toContain("Cookie");
  expect(page.headers.get("Cache-Control")).toMatch(/^private/u);
  expect((await app.visitor().visit(product)).text).toContain("349,00 Kč");
});

test("the lines, discounts and fees of a purchase in another currency add up", async () => {
  const [visitor] = await atCart(app, shirt, badge);
  await visitor.post("/kosik", { intent: "quantity", ...badge, quantity: "7" });
  await visitor.post("/kosik", { intent: "voucher-add", code: "PREMIERA" });
  await visitor.post("/mena", { currency: "2", back: "/kosik" });
  const cart = await (await visitor.visit("/kosik")).press(use, { ...courier, ...transfer });
  const placed = await cart.press(submit, { ...person, ...address });
  for (const page of [cart, placed]) {
    const totals = page.text.split(/Zboží(?= \d)/u).at(-1) ?? "";
    const [discount = 0, delivery = 0, total = 0] = [
      /PREMIERA ?−(\d+,\d\d) €/u,
      /PPL na adresu ?(\d+,\d\d) €/u,
      /Celkem k úhradě ?(\d+,\d\d) €/u,
    ].map((pattern) => cents(pattern.exec(totals)?.[1]));
    const goods = cents(/^ ?(\d+,\d\d) €/u.exec(totals)?.[1]);
    expect(goods > 0).toBe(true);
    expect(discount > 0).toBe(true);
    expect(delivery > 0).toBe(true);
    expect(goods - discount + delivery).toBe(total);
  }
});

function cents(amount: string | undefined): number {
  return amount === undefined ? Number.NaN : Number(amount.replace(",", ""));
}

test("the cart and the order form say that the charge is in crowns, and how much it is", async () => {
  const [visitor] = await atCart(app, mug);
  await visitor.post("/mena", { currency: "2", back: "/kosik" });
  const cart = await visitor.visit("/kosik");
  expect(cart.text).toContain("13,96 €");
  expect(cart.text).toContain("Účtujeme v korunách českých: zaplatíte 349,00 Kč.");
  const summary = await order(cart, { ...courier, ...transfer }, { ...person, ...address });
  // The page shows the amount to pay in the charged currency.
  expect(summary.text).toContain("Zbývá zaplatit 478,00 Kč");
});

test("a card payment is charged in crowns", async () => {
  const [visitor] = await atCart(app, mug);
  await visitor.post("/mena", { currency: "2", back: "/kosik" });
  const cart = await visitor.visit("/kosik");
  const sent = await cart.press("Použít dopravu a platbu", { ...courier, ...card });
  expect(sent.text).toContain("zaplatíte 478,00 Kč");
});

test("cash is whole crowns, with its rounding below the price", async () => {
  const [visitor, cart] = await atCart(app, shirt);
  const byCard = await cart.press(use, { ...pickUp, ...card });
  expect(byCard.text).toMatch(/Celkem k úhradě ?442,50 Kč/u);
  expect(byCard.text).not.toContain("Zaokrouhlení");
  const inCash = await byCard.press(use, { ...pickUp, ...desk });
  const rows = /Cena celkem s DPH ?442,50 Kč ?Z toho DPH 21 % ?76,80 Kč ?Zaokrouhlení ?0,50 Kč ?Celkem k úhradě ?443,00 Kč/u; // oxfmt-ignore
  expect(inCash.text).toMatch(rows);
  const inEur = await inCash.press("Zobrazovat ceny v EUR");
  expect(inEur.text).toMatch(/Zaokrouhlení ?0,02 € ?Celkem k úhradě ?17,72 €/u);
  expect(inEur.text).toMatch(/Účtujeme v korunách českých.{0,30}443,00 Kč/u);
  await inEur.press("Zobrazovat ceny v CZK");
  const placed = await inCash.press(submit, person);
  expect(placed.text).toMatch(rows);
  expect(placed.text).toContain("Zaplatíte v pokladně při vyzvednutí: 443,00 Kč.");

  const call = "GET /api/orders/summary/*/*";
  const without = async (...names: string[]) => {
    app.intercept(call, async (request) => {
      const { data } = await (await app.passOn(request)).json();
      return json({ data: { ...data, ...Object.fromEntries(names.map((name) => [name, undefined])) } });
    });
    const { text } = await visitor.visit(placed.path);
    app.intercept(call, undefined);
    return text;
  };
  const exact = await without("rounding", "to_pay");
  expect(exact).toMatch(/Celkem k úhradě ?442,50 Kč/u);
  expect(exact).not.toContain("Zaokrouhlení");
  expect(await without("to_pay")).toMatch(rows);
});

test("the price filter uses whole crowns, with their value in the visitor's currency", async () => {
  const page = await (await inEuros()).visit("/products/sale?cena_od=100");
  expect(page.has("textbox", "Cena od (Kč)")).toBe(true);
  expect(page.has("textbox", "Cena do (Kč)")).toBe(true);
  expect(page.text).toMatch(/Zboží tu stojí od 140 Kč do 555 Kč\. To je od 6 € do 22 €\./u);
  expect((await app.visitor().visit("/products/sale")).has("textbox", "Cena od")).toBe(true);
});
