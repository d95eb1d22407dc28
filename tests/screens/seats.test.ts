import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { demo } from "../support/demo.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byId, elements, nameOf, textOf } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { card, person, submit } from "./shopping.ts";
import { signIn } from "./signing-in.ts";

const { path, seats } = demo.plan;
const next = /^(?:Pokračovat|Do košíku)$/u;
const { phone: _phone, ...buyer } = person;

const boxes = (page: Page) => elements(page.html, "input", (box) => attribute(box, "name") === "misto");
const ticked = (page: Page) =>
  boxes(page).flatMap((box) => (attribute(box, "checked") === null ? [] : [attribute(box, "value")]));
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const named = (page: Page, name: RegExp) =>
  boxes(page).flatMap((box) => (name.test(plain(nameOf(box, page.html))) ? [attribute(box, "value") ?? ""] : [])); // oxfmt-ignore
const linesOf = (cart: Page) => {
  const list = byId(cart.html, "zbozi");
  return list ? textOf(list) : "";
};

/** Sends the form of the plan with these seats. */
async function choose(visitor: Visitor, misto: readonly string[] = seats): Promise<Page> {
  return (await visitor.visit(path)).press(next, { misto });
}

const buy = (cart: Page) => cart.press(submit, { ...card, ...buyer });

/** A visitor whose chosen seats another one has bought, with the cart as it was before. */
async function tooLate(app: TestApp): Promise<[Visitor, Page]> {
  const [late, quick] = [app.visitor(), app.visitor()];
  const cart = await choose(late);
  await buy(await choose(quick));
  return [late, cart];
}

test("only an evening with a plan leads to it from its tickets", async () => {
  const app = await openTestApp({ onlyReads: true });
  const tickets = await app.visitor().visit(paths.tickets(demo.plan));
  expect(attribute(tickets.the("link", "Vybrat místa na plánku"), "href")).toBe(path);
  const other = await app.visitor().visit(paths.tickets({ id: 1 }));
  expect(other.text).not.toContain("Vybrat místa");
  expect((await app.visitor().visit(paths.seats({ id: 1 }))).path).toBe(paths.tickets({ id: 1 }));
});

test("a free seat is a box with its row, place and price, a taken one says so", async () => {
  const app = await openTestApp({ onlyReads: true });
  const page = await app.visitor().visit(path);
  expect(page.status).toBe(200);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(named(page, /^5\. řada, místo 1, 450 Kč$/u)).toEqual(seats.slice(0, 1));
  expect(named(page, /místo pro vozík$/u)).toHaveLength(1);
  const [stalls] = elements(page.html, "table");
  expect(stalls && plain(textOf(stalls))).toContain("místo 1, obsazeno");
  expect(page.text).toContain("Jeviště");
});

test("chosen seats are the cart's, the order's and its summary's", async () => {
  const visitor = (await openTestApp()).visitor();
  const cart = await choose(visitor);
  expect(cart.path).toBe(paths.cart());
  expect(plain(cart.text)).toContain("Kytice: v košíku máte vybraná místa. 5. řada, místa 1 a 2.");
  expect(plain(linesOf(cart))).toContain("Vaše místa: 5. řada, místa 1 a 2, změnit místa");
  expect(plain(cart.text)).toContain("nabídneme vám nejbližší volná za stejnou cenu");
  expect(cart.text).not.toContain("dáme vám jiná");
  const summary = await (await buy(cart)).press("Zaplaceno");
  expect(plain(summary.text)).toContain("5. řada, místo 1");
});

test("the way back from the cart keeps the choice, which another one replaces", async () => {
  const visitor = (await openTestApp()).visitor();
  await choose(visitor);
  const again = await visitor.visit(path);
  expect(ticked(again)).toEqual(seats);
  const [third = ""] = named(again, /^5\. řada, místo 3,/u);
  const cart = await again.press(next, { misto: [third] });
  expect(plain(linesOf(cart))).toContain("Vaše místa: 5. řada, místo 3");
});

test("seats apart that the visitor chose need no other agreement", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  const plan = await visitor.visit(path);
  const cart = await plan.press(next, { misto: named(plan, /^5\. řada, místo (?:1|3),/u) });
  expect(cart.text).not.toContain("Souhlasím s místy zvlášť");
  expect((await buy(cart)).has("button", "Zaplaceno")).toBe(true);
});

test("a visitor chooses the price of each seat, or one for all", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  const plan = await visitor.visit(path);
  const misto = named(plan, /^balkon/u).slice(0, 2);
  const second = await plan.press(next, { misto });
  expect(second.path).toBe(paths.seats(demo.plan, misto));
  expect(ticked(second)).toEqual(misto);
  expect(second.the("button", next)).toMatchObject({ tagName: "button" });
  const [first = ""] = misto;
  const student = elements(second.html, "option", (one) => textOf(one).startsWith("Student"))[1];
  const cart = await second.press(next, {
    [`druh-${first}`]: (student && attribute(student, "value")) ?? "",
  });
  expect(linesOf(cart)).toMatch(/Student, balkon[\s\S]*Balkon|Balkon[\s\S]*Student, balkon/u);
  const all = await (await visitor.visit(path)).press(next, { druh: "Student" });
  expect(linesOf(all)).toContain("Student, balkon");
  expect(plain(linesOf(all))).toContain("Vaše místa: balkon");
  expect(elements(all.html, "li", (one) => textOf(one).includes("Vaše místa"))).toHaveLength(1);
});

test("a wheelchair and a companion are chosen like others", async () => {
  const visitor = (await openTestApp()).visitor();
  const plan = await visitor.visit(path);
  const pair = named(plan, /místo pro (?:vozík|doprovod vozíku)$/u).slice(0, 2);
  expect(plan.text).toContain("napište to do poznámky k");
  const cart = await plan.press(next, { misto: pair });
  expect(plain(linesOf(cart))).toContain("Místo pro vozík");
  expect(plain(linesOf(cart))).toContain("Doprovod k vozíku");
});

test.each([
  ["no seat", [], 422, "Vyberte prosím aspoň jedno místo."],
  ["more than an order may have", null, 422, "Najednou prodáváme nejvýš 8 míst."],
  ["a seat that does not exist", [seats[0], "nic"], 409, "Plán míst se mezitím změnil."],
] as const)("a choice of %s is explained, and the others stay", async (_what, misto, status, sentence) => {
  const visitor = (await openTestApp({ onlyReads: true })).visitor();
  const plan = await visitor.visit(path);
  const chosen = misto ?? named(plan, /^5\. řada/u).slice(0, 9);
  const fields = new URLSearchParams(chosen.map((seat) => ["misto", seat]));
  const refused = await visitor.post(path, fields);
  expect(refused.status).toBe(status);
  expect(plain(textOf(refused.the("alert")))).toContain(sentence);
  expect(ticked(refused)).toEqual(chosen.filter((seat) => seat !== "nic"));
});

test("a seat that somebody has just bought is named, and the others stay ticked", async () => {
  const app = await openTestApp();
  const [late, quick] = [app.visitor(), app.visitor()];
  const plan = await late.visit(path);
  const [third = ""] = named(plan, /^5\. řada, místo 3,/u);
  await buy(await choose(quick));
  const refused = await plan.press(next, { misto: [...seats, third] });
  expect(refused.status).toBe(409);
  expect(plain(textOf(refused.the("alert")))).toContain("už koupil někdo jiný: 5. řada, místa 1 a 2.");
  expect(ticked(refused)).toEqual([third]);
});

test("who is too late keeps the cart and takes the nearest seats in one press", async () => {
  const [late, before] = await tooLate(await openTestApp());
  const refused = await buy(before);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Někdo byl rychlejší");
  const cart = await late.visit(paths.cart());
  expect(plain(cart.text)).toContain("Kytice: vybraná místa už nejsou volná");
  const moved = await cart.press(/^Vzít nejbližší/u);
  expect(plain(linesOf(moved))).toContain("Vaše místa: 4. řada, místa 1 a 2");
  expect(moved.text).not.toContain("už nejsou volná");
  expect((await buy(moved)).has("button", "Zaplaceno")).toBe(true);
});

test("who is too late may take the best seats that are left instead", async () => {
  const [late] = await tooLate(await openTestApp());
  const cart = await late.visit(paths.cart());
  const moved = await cart.press(/^Vzít nejlepší volná/u);
  expect(linesOf(moved)).toContain("Vaše místa");
  expect((await buy(moved)).has("button", "Zaplaceno")).toBe(true);
});

test.each([
  ["an evening that it does not have", "!"],
  ["a number that it does not have", "999999"],
])("an offer of %s is refused, and no failure", async (_what, performance) => {
  const [late] = await tooLate(await openTestApp());
  const cart = await late.visit(paths.cart());
  const refused = await cart.press(/^Vzít nejbližší/u, { performance });
  expect(refused.status).toBe(200);
  expect(plain(refused.text)).toContain("Plán míst se mezitím změnil");
});

test("who signs in with chosen seats in the cart keeps them", async () => {
  const visitor = (await openTestApp()).visitor();
  await choose(visitor);
  await signIn(visitor);
  const cart = await visitor.visit(paths.cart());
  expect(plain(linesOf(cart))).toContain("Vaše místa: 5. řada, místa 1 a 2");
});

test("while the plan cannot be read, the page says so and the choice is left to us", async () => {
  const app = await openTestApp({ onlyReads: true });
  app.intercept("GET /api/programme/7/seats", () => json({}, 500));
  const page = await app.visitor().visit(path);
  expect(page.status).toBe(503);
  expect(page.text).toContain("Plán míst se teď nepodařilo načíst");
});
