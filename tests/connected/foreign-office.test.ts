import { mkdtempSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { startSite, type SiteProcess } from "../server/app/site-process.ts";
import { ensureBuild } from "../support/built-site.ts";
import { isNight, rowsToTry } from "../support/night.ts";
import { outputFolder } from "../support/output.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { openVisitor, type Page, type Visitor } from "../support/visitor.ts";
import { addresses } from "./every-route.ts";
import { overHttp, ready } from "./over-http.ts";
import { startOffice, type OfficeProcess } from "./start-office.ts";

/** The site with the documented adapter, before a back office with other paths, names, units, pages and errors. */

const key = "k-for-the-tests";
let office: OfficeProcess;
let site: SiteProcess;

beforeAll(async () => {
  await ensureBuild();
  office = await startOffice("foreign/server.js", { KULISA_KEY: key });
  site = await startSite({
    API_BASE_URL: office.url,
    UPSTREAM_ADAPTER: "docs/examples/adapter.mjs",
    KULISA_KEY: key,
    KULISA_MEDIA: `${office.url}/media`,
    DATA_DIR: mkdtempSync(path.join(outputFolder("scratch"), "foreign-")),
    SESSION_SECRETS: "a-secret-that-only-this-test-of-the-site-knows",
    PAGE_SECONDS: "0",
    LOG_LEVEL: "warn",
  });
  await ready(site.url);
});
afterAll(() => Promise.all([site?.end("SIGKILL"), office?.end()]));

const jana = { email: "jana@kulisa.example", password: "tajne-heslo-jany" };
const home = { "address.street": "Lipová 12", "address.city": "Brno", "address.zip": "60200" };
const person = { email: "host@example.cz", firstName: "Petr", lastName: "Host", terms: true };
const submit = "Objednávka zavazující k platbě";
const plain = (text: string) => text.replaceAll("\u00a0", " ");

function open(): Visitor {
  return openVisitor(overHttp, site.url);
}

/** The target of the first link with this name in it. */
function linkOf(page: Page, name: string): string {
  return attribute(page.the("link", new RegExp(name, "u")), "href") ?? "";
}

async function signIn(visitor: Visitor, { email, password } = jana): Promise<Page> {
  return (await visitor.visit(paths.login(paths.account()))).press("Přihlásit se", { email, password });
}

/** The last link of this kind that the back office would send by e-mail. */
function mailed(kind: string): string {
  const links = office.output().matchAll(new RegExp(`http://[^/"]+(/${kind}/[\\w-]+)`, "gu"));
  return [...links].at(-1)?.[1] ?? "none was sent";
}

test("a guest finds a product by its category and by search, and buys it", async () => {
  const guest = open();
  const category = await guest.visit(linkOf(await guest.visit("/eshop"), "Plakáty"));
  expect(category.path).toBe("/11/plakaty");
  // The list has two pages of theirs.
  expect(category.text).toContain("Plakát Strakonický dudák");
  const found = await guest.visit("/hledani?q=racek");
  expect(found.all("link").join()).toMatch(/Racek[\s\S]*Plakát Racek|Plakát Racek[\s\S]*Racek/u);
  expect(linkOf(found, "Plakát Racek")).toBe(linkOf(category, "Plakát Racek"));

  const product = await guest.visit(linkOf(found, "Plakát Racek"));
  expect(plain(product.text)).toContain("199,00 Kč");
  expect(plain(product.text)).toContain("249,00 Kč");
  const added = await product.press("Do košíku", { quantity: "2" }, 0);
  expect(added).toShowNotice("Plakát Racek jsme přidali do košíku.");
  const cart = await (await guest.visit(paths.cart())).press("Přepočítat", { quantity: "3" });
  expect(plain(cart.text)).toContain("597,00 Kč");

  const discounted = await cart.press("Uplatnit", { code: "sleva10" });
  expect(plain(discounted.text)).toContain("537,30 Kč");
  const chosen = await discounted.press("Použít dopravu", { delivery: "2", payment: "2" });
  expect(plain(chosen.text)).toContain("675,30 Kč");
  const summary = await chosen.press(submit, { ...person, ...home });
  expect(summary.path).toMatch(/^\/shrnuti\/\d+\/[\w-]+$/u);
  for (const text of ["K26-", "Plakát Racek", "597,00 Kč", "SLEVA10", "Balík na adresu", "675,30 Kč"]) {
    expect(plain(summary.text)).toContain(text);
  }
  expect(office.output()).toContain('"to":"host@example.cz"');
  expect((await guest.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("a variant has its own line and price; an order by card leaves to the gateway", async () => {
  const guest = open();
  const shirt = await guest.visit("/507/hrnky/tricko-napoveda");
  const refused = await guest.post(paths.cart(), { intent: "add", product: "507", quantity: "1" });
  expect(await refused.follow()).toShowNotice("Vyberte prosím nejdřív variantu zboží.");
  await shirt.press("Do košíku", { variant: "1", quantity: "1" }, 0);
  await guest.post(paths.cart(), { intent: "add", product: "508", quantity: "1" });
  const cart = await guest.visit(paths.cart());
  expect(plain(cart.text)).toContain("1 038,00 Kč");
  const chosen = await cart.press("Použít dopravu", { delivery: "1", payment: "1", branch: ["1"] });
  const leaving = await chosen.press(submit, person);
  expect(linkOf(leaving, "")).toMatch(/^https:\/\/pay\.kulisa\.example\/\d+\//u);
});

test.each([
  ["neznamy", /neexistuje/u],
  ["stary", /teď není možné uplatnit/u],
  ["hodne", /alespoň za 5 000,00 Kč/u],
])("the refusal of the voucher %s is shown beside it", async (code, message) => {
  const guest = open();
  await guest.post(paths.cart(), { intent: "add", product: "501", quantity: "1" });
  expect(await (await guest.visit(paths.cart())).press("Uplatnit", { code })).toMarkField("code", message);
});

test("a voucher goes, a line goes, the cart is emptied", async () => {
  const guest = open();
  for (const product of ["501", "506"]) {
    await guest.post(paths.cart(), { intent: "add", product, quantity: "2" });
  }
  const discounted = await (await guest.visit(paths.cart())).press("Uplatnit", { code: "STOVKA" });
  expect(plain(discounted.text)).toContain("1 096,00 Kč");
  const full = await discounted.press(/Odebrat .*STOVKA/u);
  expect(plain(full.text)).toContain("1 196,00 Kč");
  await guest.post(paths.cart(), { intent: "quantity", product: "501", quantity: "0" });
  const rest = await guest.visit(paths.cart());
  expect(plain(rest.text)).toContain("698,00 Kč");
  expect(rest.all("textbox").join()).not.toContain("Plakát Opona");
  await guest.post(paths.cart(), { intent: "clear" });
  expect((await guest.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("a refused field of an order shows its sentence and keeps what was typed", async () => {
  const guest = open();
  await guest.post(paths.cart(), { intent: "add", product: "501", quantity: "1" });
  const cart = await (
    await guest.visit(paths.cart())
  ).press("Použít dopravu", { delivery: "2", payment: "2" });
  const refused = await cart.press(submit, { ...person, ...home, "address.zip": "79001" });
  expect(refused.status).toBe(422);
  expect(refused).toMarkField("address.zip", "Na toto PSČ dopravce nejezdí.");
  expect(refused.body).toContain("Lipová 12");
});

test("a customer signs in, adds an address and a company, orders, and signs out", async () => {
  const customer = open();
  await customer.post(paths.cart(), { intent: "add", product: "501", quantity: "1" });
  const wrong = await signIn(customer, { ...jana, password: "neni-to-ono" });
  expect(wrong.status).toBe(422);
  expect(plain(wrong.text)).toContain("E-mail nebo heslo nesouhlasí.");
  const account = await signIn(customer);
  expect(account.path).toBe(paths.account());
  expect(account.body).toContain(jana.email);

  const addressBook = await customer.visit(paths.addresses());
  expect(addressBook.text).toContain("Lipová 12");
  const adding = await customer.visit("/account/addresses?adresa=nova");
  const place = { firstName: "Jana", lastName: "Nováková", street: "Dlouhá 5", city: "Praha", zip: "11000" };
  const saved = await adding.press("Uložit adresu", place);
  expect(saved).toShowNotice("Adresu jsme uložili.");
  expect(saved.text).toContain("Dlouhá 5");

  // The guest's line is merged.
  const cart = await (
    await customer.visit(paths.cart())
  ).press("Použít dopravu", { delivery: "1", payment: "3", branch: ["1"] });
  expect(cart.text).toContain("Plakát Opona");
  const summary = await cart.press(submit, { firstName: "Jana", lastName: "Nováková", terms: true });
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  const orders = await customer.visit(paths.account());
  expect(plain(orders.text)).toContain("249,00 Kč");
  const detail = await customer.visit(linkOf(orders, "Detail objednávky K26-"));
  expect(detail.text).toContain("Plakát Opona");

  const company = await customer.visit(paths.billing());
  const firm = { name: "Nováková s.r.o.", ico: "00000027", street: "Dlouhá 5", city: "Praha", zip: "11000" };
  const billed = await company.press("Uložit údaje", firm);
  expect(billed).toShowNotice("Fakturační údaje jsme uložili.");
  expect((await customer.visit(paths.billing())).body).toContain("Nováková s.r.o.");

  const out = await (await customer.visit(paths.account())).press("Odhlásit se", {}, 0);
  expect(out).toShowNotice("Odhlásili jsme vás.");
  expect((await customer.get(paths.account())).status).toBe(303);
});

test("a newcomer registers, sets a new password by link, and closes the account", async () => {
  const visitor = open();
  const newcomer = { email: "nova@example.cz", password: "tri brambory 7" };
  const names = { firstName: "Eva", lastName: "Nová" };
  const form = await visitor.visit(paths.register());
  await form.press("Založit účet", { ...newcomer, ...names, passwordAgain: newcomer.password });
  await (await visitor.visit(paths.forgotPassword())).press("Poslat odkaz", { email: newcomer.email });
  const password = "jine brambory 8";
  await (
    await visitor.visit(mailed("zmena-hesla"))
  ).press("Změnit heslo", { password, passwordAgain: password });
  expect((await signIn(visitor, { ...newcomer, password })).path).toBe(paths.account());
  const question = await visitor.visit("/ucet?smazat");
  expect(await question.press("Ano, smazat účet", { password })).toShowNotice("Váš účet jsme smazali.");
});

test("a rating is sent, and confirmed by its link", async () => {
  const visitor = open();
  const typed = {
    production: "racek",
    stars: "2",
    text: "Zvláštní večer.",
    name: "Jitka",
    email: "jitka@example.cz",
  };
  await (await visitor.visit(paths.ratings())).press("Odeslat hodnocení", typed);
  await (await visitor.visit(mailed("hodnoceni/potvrzeni"))).press("Potvrdit hodnocení");
  const headers = { "X-Api-Key": key };
  const reviews = await (await fetch(`${office.url}/v2/reviews`, { headers })).text();
  expect(reviews).toContain("Zvláštní večer.");
});

test.each([
  ["novy@example.cz", "E-mail byl úspěšně uložen."],
  ["znamy@kulisa.example", "Tento e-mail je již uložen."],
])("the newsletter for %s: %s", async (email, notice) => {
  const page = await (await open().visit("/eshop")).press("Odebírat novinky", { email });
  expect(page).toShowNotice(notice);
});

/** URLs of items of this back office. */
const own: Readonly<Record<string, string>> = {
  "/lide/31/hana-mala": "Členka činohry.",
  "/repertoar/racek": "Čtyři dějství u jezera.",
  "/program": "Velký sál",
  "/hodnoceni": "Stálo to za to.",
  "/hodnoceni/shrnuti": "Maryša",
  "/aktuality/zprava-1": "Text zprávy 1.",
  "/aktuality?kategorie=zakulisi": "Zpráva č. 2",
  "/aktuality?page=1": "Zpráva č. 9",
  "/kontakty": "Jitka Tichá",
  "/documents/dokumenty": "Ceník nájmu",
  "/info/obchodni-podminky": "Prodávajícím je divadlo.",
  "/eshop/znacky/tiskarna": "Plakát Opona",
  "/products/new": "Kniha her",
  "/products/sale": "Plakát Racek",
  "/11/plakaty?sort=cheapest": "Plakát Maryša",
  "/506/hrnky/hrnek-prestavka": "porcelán",
};

test.each(rowsToTry(Object.entries(own), (_row, at) => at % 4 === 0))(
  "%s has „%s“",
  async (address, text) => {
    const page = await open().get(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain(text);
  },
);

test("its pictures and documents are the site's", async () => {
  const guest = open();
  const sources = elements((await guest.visit("/506/hrnky/hrnek-prestavka")).html, "img").map((image) =>
    attribute(image, "src"),
  );
  expect(sources.join()).toContain("hrnek-prestavka.svg");
  expect((await guest.request("/images/product/big/hrnek-prestavka.svg")).status).toBe(200);
  const file = await guest.request("/soubory/cenik.pdf");
  expect(file.status).toBe(200);
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  expect((await guest.request("/soubory/neni.pdf")).status).toBe(404);
});

test.runIf(isNight)("every route answers without 5xx, and the log has no broken answer", async () => {
  const customer = open();
  await signIn(customer);
  const failed: string[] = [];
  async function visitAll(visitor: Visitor, all: readonly string[]): Promise<void> {
    for (const address of all) {
      const { status, text } = await visitor.get(address);
      if (status >= 500 || text.includes("se teď nepodařilo načíst")) failed.push(`${status} ${address}`);
    }
  }
  await Promise.all([
    visitAll(open(), Object.values(addresses).flat()),
    visitAll(
      customer,
      Object.values(addresses).flatMap(([address]) => address ?? []),
    ),
  ]);
  expect(failed).toEqual([]);
  const lines = site.output().split("\n");
  expect(lines.filter((line) => /"upstream\.(?:broken|dropped|truncated)"/u.test(line))).toEqual([]);
});
