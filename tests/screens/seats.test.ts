import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { demo } from "../support/demo.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byId, elements, nameOf, textOf } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { card, person, submit } from "./shopping.ts";

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
  const without = await app.visitor().visit(paths.seats({ id: 1 }));
  expect([without.status, without.headers.get("Location")]).toEqual([302, paths.tickets({ id: 1 })]);
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
  expect(page.text).toContain("Nejvýš");
});
