import { mkdtempSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { authSession } from "#server/cookies/session.ts";
import { overHttp, ready } from "../connected/over-http.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { jarWith, secret } from "../server/support/fake-context.ts";
import { ensureBuild } from "../support/built-site.ts";
import { skipWithout } from "../support/missing.ts";
import { outputFolder } from "../support/output.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { openVisitor, type Page, type Visitor } from "../support/visitor.ts";
import { startEngine, type Engine } from "./start-engine.ts";

/** The site without JavaScript, with the adapter of docs/examples/vendure, before the real engine. */

let engine: Engine | string;
let site: SiteProcess;

beforeAll(async () => {
  await ensureBuild();
  engine = await startEngine();
  if (typeof engine === "string") return;
  site = await startSite({
    API_BASE_URL: engine.url,
    UPSTREAM_ADAPTER: "docs/examples/vendure/adapter.mjs",
    DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "vendure-")),
    SESSION_SECRETS: secret,
    PAGE_SECONDS: "0",
    LOG_LEVEL: "warn",
  });
  await ready(site.url);
});
beforeEach(({ skip }) => {
  if (typeof engine === "string") skipWithout(engine, skip);
});
afterAll(async () => {
  await site?.end("SIGKILL");
  if (typeof engine !== "string") await engine?.end();
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const person = { email: "host@example.cz", firstName: "Petr", lastName: "Host", phone: "", terms: true };
const home = { "address.street": "Lipová 12", "address.city": "Brno", "address.zip": "602 00" };
const parcel = { delivery: "1", payment: "dobirka" };
const pickUp = { delivery: "2", payment: "prevod" };
const use = "Použít dopravu a platbu";
const submit = "Objednávka zavazující k platbě";
/** As fields of forms: ids of the engine are texts. */
const [shirt, mug, bag, book, recording] = ['"1"', '"2"', '"3"', '"4"', '"5"'] as const;

const open = () => openVisitor(overHttp, site.url);
const add = (visitor: Visitor, product: string, quantity = "1", variant = "") =>
  visitor.post(paths.cart(), { intent: "add", product, variant, quantity });

async function signIn(visitor: Visitor): Promise<Page> {
  const form = await visitor.visit(paths.login(paths.account()));
  return form.press("Přihlásit se", { email: "jana@example.cz", password: "heslo12345" });
}

/** The engine's own record of an order, gross CZK. */
async function totalInEngine(code: string): Promise<number> {
  const query = "query($code: String!) { orderByCode(code: $code) { totalWithTax } }";
  const answer = await fetch(`${(engine as Engine).url}/shop-api`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables: { code } }),
  });
  const { data } = (await answer.json()) as { data: { orderByCode: { totalWithTax: number } } };
  return data.orderByCode.totalWithTax / 100;
}

const money = (amount: number) =>
  `${amount.toLocaleString("cs-CZ", { minimumFractionDigits: 2 }).replaceAll("\u00a0", " ")} Kč`;
const codeIn = (summary: Page) => /\/shrnuti\/\d+\/([\w-]+)$/u.exec(summary.path)?.[1] ?? "none";

test("the catalogue: categories, a list by price, search, a product with variants", async () => {
  const guest = open();
  const shop = await guest.visit("/eshop");
  const gifts = await guest.visit(attribute(shop.the("link", /Dárky/u), "href") ?? "");
  expect(gifts.text).toContain("Hrnek s maskou");
  expect(gifts.text).not.toContain("Kniha o divadle");
  const cheapest = await guest.visit(`${gifts.path}?razeni=nejlevnejsi`);
  expect(cheapest.text.indexOf("Plátěná taška")).toBeLessThan(cheapest.text.indexOf("Hrnek s maskou"));
  expect((await guest.visit("/hledani?q=kniha")).text).toContain("Kniha o divadle");
  const product = await guest.visit(attribute(gifts.the("link", /Tričko Opona/u), "href") ?? "");
  expect(plain(product.text)).toContain("399,00 Kč");
  expect(product.all("radio")).toEqual(expect.arrayContaining([expect.stringContaining("M")]));
  const picture = elements(product.html, "img")
    .map((image) => attribute(image, "src") ?? "")
    .find((src) => src.includes("tricko"));
  expect((await fetch(site.url + picture)).headers.get("Content-Type")).toMatch(/^image\//u);
});

test("an unknown product is a 404", async () => {
  expect((await open().visit("/9999/darky/neni")).status).toBe(404);
});

test("a guest's cart: a variant, another quantity, a lower stock, a removed line", async () => {
  const guest = open();
  await add(guest, shirt, "1", '"2"');
  await add(guest, mug, "2");
  const cart = await guest.visit(paths.cart());
  expect(plain(cart.text)).toContain("Celkem k úhradě 947,00 Kč");
  expect(await (await add(guest, recording, "5")).follow()).toShowNotice(/máme jen 1 ks/u);
  await guest.post(paths.cart(), { intent: "quantity", product: recording, variant: "", quantity: "0" });
  await guest.post(paths.cart(), { intent: "quantity", product: mug, variant: "", quantity: "1" });
  expect(plain((await guest.visit(paths.cart())).text)).toContain("Celkem k úhradě 698,00 Kč");
  const emptied = await guest.post(paths.cart(), { intent: "clear" });
  expect((await emptied.follow()).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("coupons: each refusal has its sentence, and a discount its name", async () => {
  const guest = open();
  await add(guest, mug);
  const useCode = async (code: string) => (await guest.visit(paths.cart())).press("Uplatnit", { code });
  expect(await useCode("NENI")).toMarkField("code", /neexistuje/u);
  expect(await useCode("PROSLY")).toMarkField("code", /teď není možné uplatnit/u);
  expect(await useCode("SLEVA10")).toMarkField("code", /./u);
  const lower = await useCode("STOKORUN");
  expect(plain(lower.text)).toMatch(/STOKORUN.* −100,00 Kč/u);
  expect(plain(lower.text)).toContain("Celkem k úhradě 149,00 Kč");
  expect(await useCode("stokorun")).toMarkField("code", /už v košíku máte/u);
  const full = await (await guest.visit(paths.cart())).press(/Odebrat .*STOKORUN/u);
  expect(plain(full.text)).toContain("Celkem k úhradě 249,00 Kč");
});

test("a guest's order by parcel agrees with the engine's discount to the heller", async () => {
  const guest = open();
  await add(guest, book, "3");
  await add(guest, bag, "2");
  const cart = await guest.visit(paths.cart());
  expect(plain(cart.text)).toContain("Věrnostní sleva 5 %");
  const chosen = await cart.press(use, parcel);
  const summary = await chosen.press(submit, { ...person, ...home });
  const total = await totalInEngine(codeIn(summary));
  expect(plain(summary.text)).toContain(`Celkem k úhradě ${money(total)}`);
  for (const value of ["Kniha o divadle", "Věrnostní sleva 5 %", "Balík do ruky", "host@example.cz"])
    expect(summary.text).toContain(value);
  expect(plain(summary.text).match(/DPH \d+ %/gu)).toEqual(["DPH 21 %", "DPH 12 %"]);
  expect((await guest.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("two submits of one cart at once are one order", async () => {
  const guest = open();
  await add(guest, mug);
  const chosen = await (await guest.visit(paths.cart())).press(use, pickUp);
  const two = await Promise.all([chosen.press(submit, person), chosen.press(submit, person)]);
  expect(two.map(({ path: at }) => at)).toEqual([two[0].path, two[0].path]);
  expect(two[0].path).toMatch(/^\/shrnuti\//u);
});

test("an order that the engine refuses says why, and keeps the form", async () => {
  const guest = open();
  await add(guest, recording);
  const chosen = await (await guest.visit(paths.cart())).press(use, pickUp);
  const known = await chosen.press(submit, { ...person, email: "jana@example.cz" });
  expect(known.status).toBe(422);
  expect(plain(known.text)).toContain("Pro tento e-mail u nás máte účet. Přihlaste se prosím.");
  const other = open();
  await add(other, recording);
  await (await (await other.visit(paths.cart())).press(use, pickUp)).press(submit, person);
  const late = await chosen.press(submit, person);
  expect(late.status).toBe(409);
  expect(late.text).toMatch(/změnila se cena nebo dostupnost/u);
  expect(attribute(late.the("textbox", "Jméno"), "value")).toBe("Petr");
});

test("a sign-in takes the guest's cart along", async () => {
  const visitor = open();
  await add(visitor, bag, "2");
  await signIn(visitor);
  const cart = await visitor.visit(paths.cart());
  expect(plain(cart.text)).toContain("Celkem k úhradě 298,66 Kč");
  const chosen = await cart.press(use, pickUp);
  const summary = await chosen.press(submit, { ...person, email: "jana@example.cz" });
  const code = codeIn(summary);
  expect(plain(summary.text)).toContain(`Celkem k úhradě ${money(await totalInEngine(code))}`);
  const account = await visitor.visit(paths.account());
  expect(account.text).toContain(code);
  const detail = await visitor.visit(attribute(account.the("link", new RegExp(code, "u")), "href") ?? "");
  expect(detail.text).toContain("Plátěná taška");
});

test("a wrong password fails, and an expired session leads to the sign-in", async () => {
  const visitor = open();
  const form = await visitor.visit(paths.login());
  const refused = await form.press("Přihlásit se", { email: "jana@example.cz", password: "spatne-heslo" });
  expect(refused.status).toBe(422);
  await signIn(visitor);
  expect((await visitor.visit(paths.account())).status).toBe(200);
  const seconds = Math.floor(Date.now() / 1000);
  const forgotten = { token: "a-token-of-the-past", sid: "0123456789abcdef", since: seconds, seen: seconds };
  for (const [name, value] of (await jarWith(authSession, forgotten)).values)
    visitor.cookies.set(name, value);
  const ended = await visitor.visit(paths.account());
  expect(ended.path).toMatch(/^\/login/u);
  expect(ended.has("button", "Přihlásit se")).toBe(true);
});
