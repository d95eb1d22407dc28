import { expect, test } from "vitest";
import { giftCodesIn } from "../../server/standalone/tests/emails.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import type { Page } from "../support/visitor.ts";
import {
  add, address, card, courier, desk, giftVoucher, order, person, pickUp, submit, transfer, use,
} from "./shopping.ts"; // oxfmt-ignore

const app = await openTestApp();
const book = { product: "112", variant: "" };
const hoodie = { product: "102", variant: "1021" };
const thousand = { product: "201", variant: "2013" };
const free = { delivery: "6" };

/** Buys a voucher, pays for it and reads its code in the e-mail. */
async function buyCode(voucher = thousand): Promise<string> {
  const visitor = app.visitor();
  await add(visitor, voucher);
  await (await order(await visitor.visit("/kosik"), { ...free, ...card }, person)).press("Zaplaceno");
  const emails = ((await app.standalone?.outbox()) ?? []).filter(({ subject }) =>
    subject.startsWith("Dárkov"),
  );
  const [code] = giftCodesIn(emails.at(-1)?.text ?? "");
  if (!code) throw new Error("No code");
  return code;
}

async function cartWith(code: string, thing = book, quantity = "1"): Promise<Page> {
  const visitor = app.visitor();
  await add(visitor, thing, quantity);
  return (await visitor.visit("/kosik")).press("Uplatnit", { code });
}

async function lastEmail(): Promise<string> {
  const emails = (await app.standalone?.outbox()) ?? [];
  const text = emails.findLast(({ subject }) => subject.startsWith("Objednávka"))?.text ?? "";
  return text.replaceAll("\u00a0", " ");
}

test("the rest of a voucher stays on its code, which pays for a second purchase", async () => {
  const code = await buyCode();
  const cart = await cartWith(code);
  expect(cart.text).toContain("zůstatek 1 000,00 Kč");
  const chosen = await cart.press(use, { ...courier, ...card });
  // 490,00 for the book and 129,00 for the courier.
  expect(chosen.text).toContain("Cena celkem s DPH 619,00 Kč");
  expect(chosen.text).toMatch(
    /Zaplaceno poukazem DAR-\S+ Po objednávce na něm zůstane 381,00 Kč\. ?−619,00 Kč/u,
  );
  expect(chosen.text).toContain("Celkem k úhradě 0,00 Kč");
  const summary = await chosen.press(submit, { ...person, ...address });
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  expect(summary.text).toContain("Zaplaceno, děkujeme.");
  expect(summary.text).toMatch(/Zaplaceno poukazem DAR-\S+ Po objednávce na něm zůstalo 381,00 Kč\./u);
  expect(await lastEmail()).toContain(
    `Zaplaceno poukazem ${code}: −619,00 Kč, na poukazu zbývá 381,00 Kč\nCelkem k úhradě: 0,00 Kč`,
  );

  const second = await cartWith(code);
  expect(second.text).toContain("zůstatek 381,00 Kč");
  const paid = await order(second, { ...pickUp, ...transfer }, person);
  expect(paid.text).toContain("Zbývá zaplatit 109,00 Kč");
  expect(paid.text).toMatch(/Zaplaceno poukazem DAR-\S+ Po objednávce na něm zůstalo 0,00 Kč\. ?−381,00 Kč/u);
  expect(await lastEmail()).toContain("Částka: 109,00 Kč");
  const third = await (await cartWith("NEEXISTUJE")).press("Uplatnit", { code });
  expect(third.text).toContain("Tento poukaz teď není možné uplatnit.");
});

test("a code lowers the tax of the goods, and a gift voucher of that amount does not", async () => {
  const cart = await cartWith(await buyCode(), hoodie, "2");
  const bought = await cart.press(use, { ...pickUp, ...desk });
  expect(bought.text).toMatch(/Cena celkem s DPH 2 580,00 Kč ?Z toho DPH 21 % ?447,77 Kč/u);
  expect(bought.text).toContain("Celkem k úhradě 1 580,00 Kč");
  const placed = await bought.press(submit, person);
  expect(placed.text).toContain("Zaplatíte v pokladně při vyzvednutí: 1 580,00 Kč.");
  expect(placed.text).toMatch(/Z toho DPH 21 % ?447,77 Kč/u);
  expect(await lastEmail()).toContain("z toho základ 2 132,23 Kč, DPH 21 % 447,77 Kč");

  const discounted = await (await cartWith("POTLESK100", hoodie)).press(use, { ...pickUp, ...desk });
  expect(discounted.text).toMatch(/Sleva s kódem POTLESK100 ?−100,00 Kč/u);
  expect(discounted.text).toMatch(/Celkem k úhradě ?1 190,00 Kč ?Z toho DPH 21 % ?206,53 Kč/u);
});

test("a voucher without a kind is a discount", async () => {
  const code = await buyCode();
  const withoutKind = async (request: Request) => {
    const cart = await (await app.passOn(request)).json();
    const vouchers = cart.vouchers.map(({ kind: _kind, ...voucher }: { kind: string }) => voucher);
    return json({ ...cart, vouchers });
  };
  app.intercept("GET /api/cart/anonymous/cs/*", withoutKind);
  const cart = await (await cartWith(code, hoodie, "2")).press(use, { ...pickUp, ...desk });
  app.intercept("GET /api/cart/anonymous/cs/*", undefined);
  expect(cart.text).toMatch(/Sleva s kódem DAR-\S+ ?−1 000,00 Kč/u);
  expect(cart.text).toMatch(/Celkem k úhradě ?1 580,00 Kč ?Z toho DPH 21 % ?274,21 Kč/u);
  expect(cart.text).not.toContain("Zaplaceno poukazem");
});

test("the cart tells before the order what a spent balance leaves to pay", async () => {
  const code = await buyCode(giftVoucher);
  const first = await (await cartWith(code, hoodie)).press(use, { ...pickUp, ...desk });
  const second = await (await cartWith(code, hoodie)).press(use, { ...pickUp, ...desk });
  expect(second.text).toContain("Celkem k úhradě 90,00 Kč");
  expect((await first.press(submit, person)).path).toMatch(/^\/shrnuti\//u);
  const refused = await second.press(submit, { ...person, email: "pozdni@example.com" });
  expect(refused.path).toBe("/kosik");
  expect(refused.status).toBe(409);
  expect(refused.text).toContain("Celkem k úhradě: bylo 90,00 Kč, nyní 1 290,00 Kč.");
  expect(refused.text).toContain("Celkem k úhradě 1 290,00 Kč");
  expect(refused.text).toContain("Tento poukaz teď není možné uplatnit.");
  expect(refused.text).not.toContain("Zaplaceno poukazem");
  expect(refused.has("button", /^Odebrat (?:poukaz|slevový.kód)/u)).toBe(true);
  const placed = await refused.press(submit, { ...person, email: "pozdni@example.com" });
  expect(placed.path).toMatch(/^\/shrnuti\//u);
  expect(placed.text).toContain("1 290,00 Kč");
});
