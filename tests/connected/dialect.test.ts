import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { secret } from "../server/support/fake-context.ts";
import { ensureBuild } from "../support/built-site.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, nameOf } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { addresses } from "./every-route.ts";
import { startOffice, type OfficeProcess } from "./start-office.ts";

/**
 * A back office with the calls of specification §7 and nothing else, in a dialect of its own: UUIDs, bare lists, OAuth's
 * names, refusals inside of a 200. Other spellings are rows of tests/server/upstream/odd-shapes.test.ts.
 */

let office: OfficeProcess;
let app: TestApp;

beforeAll(async () => {
  await ensureBuild();
  office = await startOffice("dialect.js");
  app = await openTestApp({
    upstreamFetch: (request) => fetch(request),
    config: { apiBaseUrl: office.url, sessionSecrets: [secret] },
    clock: () => new Date("2026-11-23T10:00:00Z"),
  });
});
afterAll(() => office?.end());

/** Pages of areas that it does not offer. */
const absent: readonly string[] = [
  paths.programme(),
  paths.repertoire(),
  paths.people(),
  paths.ratings(),
  paths.news(),
  paths.documents(),
  paths.annualReports(),
  "/repertoar/rur",
  "/lide/1/nekdo",
];

/** Pages with parts of such areas, which work without them. */
const always: readonly string[] = [paths.home(), paths.shop(), paths.about(), paths.tickets(), paths.cart()];

/** The row of product 13: the cart has only its number. */
const unreadRow = /položku se nepodařilo načíst/iu;

const plain = (text: string) => text.replaceAll("\u00a0", " ");

function add(visitor: Visitor, product: string, quantity = "1"): Promise<Page> {
  return visitor.post(paths.cart(), { intent: "add", product, quantity });
}

async function signIn(visitor: Visitor, password = "tajne-heslo"): Promise<Page> {
  const form = await visitor.visit(paths.login());
  return form.press("Přihlásit se", { email: "jana@example.cz", password });
}

test("after the survey every route answers guests, and no screen is without its call", async () => {
  await app.handle.survey?.();
  const wrong: string[] = [];
  for (const address of Object.values(addresses).flat()) {
    const { status, body } = await app.visitor().get(address);
    if (status >= 500 || /\bundefined\b|\bNaN\b|\[object/u.test(body)) wrong.push(`${status} ${address}`);
  }
  for (const address of [...absent, ...always]) {
    const { status, text } = await app.visitor().get(address);
    const isThere = absent.includes(address) && status !== 404;
    if (status >= 500 || isThere || plain(text).includes("se teď nepodařilo načíst"))
      wrong.push(`${status} later ${address}`);
  }
  expect(wrong).toEqual([]);
});

test("the menus have all items, and what has no address is a button", async () => {
  const { html } = await app.visitor().visit("/eshop");
  const links = (within: string) => {
    const parts = byRole(html, html, within);
    return Object.fromEntries(
      parts.flatMap((part) =>
        byRole(part, html, "link").map((link) => [plain(nameOf(link, html)), attribute(link, "href")]),
      ),
    );
  };
  expect(links("banner")).toMatchObject({
    Kontakty: "/kontakty",
    "E-shop": "/eshop",
    Vstupenky: "https://vstupenky.example/",
  });
  expect(byRole(html, html, "button", /Divadlo/u).length).toBeGreaterThan(0);
  expect(links("contentinfo")).toMatchObject({ Košík: "/kosik" });
});

test("a guest's cart has lines, a voucher, and their total", async () => {
  const guest = app.visitor();
  await add(guest, "5", "2");
  await add(guest, "6");
  const cart = await (await guest.visit(paths.cart())).press("Uplatnit", { code: "PADESAT" });
  for (const text of ["Plakát Opona", "400,00 Kč", "Hrnek Přestávka", "96,80 Kč", "−50,00 Kč", "446,80 Kč"]) {
    expect(plain(cart.text)).toContain(text);
  }
});

test("a line goes, and the cart is emptied", async () => {
  const guest = app.visitor();
  await add(guest, "5", "2");
  await add(guest, "6");
  const less = await (await guest.visit(paths.cart())).press(/Odebrat Hrnek/u);
  expect(less.all("textbox").join()).not.toContain("Hrnek");
  await guest.post(paths.cart(), { intent: "clear" });
  expect((await guest.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("a voucher is refused, added, removed", async () => {
  const guest = app.visitor();
  await add(guest, "5", "2");
  const refused = await (await guest.visit(paths.cart())).press("Uplatnit", { code: "NENI" });
  expect(refused).toMarkField("code", /neexistuje/u);
  const discounted = await (await guest.visit(paths.cart())).press("Uplatnit", { code: "PADESAT" });
  expect(discounted).toShowNotice("Kód PADESAT jsme uplatnili.");
  const full = await discounted.press(/Odebrat .*PADESAT/u);
  expect(full.has("button", /PADESAT/u)).toBe(false);
});

test("a customer with an odd row in the cart signs in, empties the cart, and signs out", async () => {
  const customer = app.visitor();
  expect(plain((await signIn(customer, "spatne")).text)).toMatch(/(?:heslo|údaje) nesouhlasí/u);
  const home = await signIn(customer);
  expect(home).toShowNotice("Jste přihlášeni.");
  const cart = await customer.visit(paths.cart());
  expect(cart.status).toBe(200);
  expect(plain(cart.text)).toContain("Plakát Opona");
  expect(plain(cart.text)).toMatch(unreadRow);

  await customer.post(paths.cart(), { intent: "quantity", product: "13", quantity: "0" });
  const without = await customer.get(paths.cart());
  expect(without.has("textbox", /Plakát Opona/u)).toBe(true);
  expect(without.has("textbox", unreadRow)).toBe(false);
  await add(customer, "13");
  await customer.post(paths.cart(), { intent: "clear" });
  expect((await customer.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);

  for (const address of [paths.account(), paths.addresses(), paths.billing()]) {
    expect((await customer.get(address)).status, address).toBeLessThan(500);
  }
  const out = await (await customer.visit("/eshop")).press("Odhlásit se", {}, 0);
  expect(out).toShowNotice("Odhlásili jsme vás.");
});

test.each([
  ["nova@example.cz", "E-mail byl úspěšně uložen."],
  ["znama@example.cz", "Tento e-mail je již uložen."],
])("the newsletter for %s: %s", async (email, notice) => {
  const page = await (await app.visitor().visit("/eshop")).press("Odebírat novinky", { email });
  expect(page).toShowNotice(notice);
});

test("a refused address of the newsletter is shown with the back office's own sentence", async () => {
  const page = await app.visitor().visit("/eshop");
  const refused = await page.press("Odebírat novinky", { email: "x@schranka.invalid" });
  expect(plain(refused.text)).toContain("Tahle schránka neexistuje.");
});

test("pictures whose names have spaces, brackets, diacritics and folders are shown", async () => {
  const guest = app.visitor();
  for (const product of ["5", "6"]) await guest.post(paths.cart(), { intent: "add", product, quantity: "1" });
  const { html } = await guest.visit(paths.cart());
  const sources = elements(html, "img").flatMap((image) => attribute(image, "src") ?? []);
  const own = sources.filter((source) => source.startsWith("/images/product/"));
  expect(own.map(decodeURIComponent).join()).toMatch(/2026\/plakát opona \(1\)\.svg.*hrnek \[bílý\]\.svg/u);
  for (const source of own) expect((await guest.request(source)).status, source).toBe(200);
});
