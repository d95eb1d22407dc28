import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { plain } from "../connected/crawl.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import {
  add,
  crawlAsCustomer,
  home,
  money,
  openShop,
  person,
  setQuantity,
  signIn,
  submit,
  tryToSignIn,
  use,
  useCode,
} from "./shop.ts";

const { engine, url, open } = openShop("medusa");

/** The answer of the Store API. */
async function ofEngine<T>(path: string): Promise<T> {
  const { url: at, variables } = engine();
  const headers = { "x-publishable-api-key": variables["MEDUSA_KEY"] ?? "" };
  return (await (await fetch(at + path, { headers })).json()) as T;
}

interface Goods {
  readonly id: string;
  readonly handle: string;
  readonly variants: readonly { readonly id: string; readonly title: string }[];
}

/** Puts a product by its handle into the cart; `size`: of a product with variants. */
async function buy(visitor: Visitor, handle: string, quantity = "1", size?: string): Promise<Page> {
  const [product, variant] = await idsOf(handle, size);
  return add(visitor, product, quantity, variant);
}

async function idsOf(handle: string, size?: string): Promise<[product: string, variant: string]> {
  const { products } = await ofEngine<{ products: Goods[] }>(`/store/products?handle=${handle}`);
  const variant = size && products[0]?.variants.find(({ title }) => title === size)?.id;
  return [products[0]?.id ?? "none", variant ?? ""];
}

/** Chooses the delivery by its name, and the only payment. */
async function chooseDelivery(visitor: Visitor, name: RegExp): Promise<Page> {
  const cart = await visitor.visit(paths.cart());
  const delivery = attribute(cart.the("radio", name), "value") ?? "";
  return cart.press(use, { delivery, payment: "pp_system_default" });
}
const pickUp = /Osobní odběr/u;

const orderIn = (summary: Page) => /\/shrnuti\/(order_\w+)\//u.exec(summary.path)?.[1] ?? "none";

interface Placed {
  readonly total: number;
  readonly display_id: number;
}

/** The engine's own record of an order, gross CZK. */
async function placed(summary: Page): Promise<Placed> {
  return (await ofEngine<{ order: Placed }>(`/store/orders/${orderIn(summary)}`)).order;
}

async function expectTotal(summary: Page): Promise<void> {
  const { total } = await placed(summary);
  expect(plain(summary.text)).toContain(`Celkem k úhradě ${money(Math.round(total * 100) / 100)}`);
}

test("the catalogue: categories, a list by price, search, a product with variants", async () => {
  const guest = open();
  const shop = await guest.visit("/eshop");
  const clothes = await guest.visit(attribute(shop.the("link", /Oblečení/u), "href") ?? "");
  expect(clothes.text).toContain("Tričko Opona");
  expect(clothes.text).not.toContain("Kniha o divadle");
  const cheapest = await guest.visit(`${clothes.path}?razeni=nejlevnejsi`);
  expect(cheapest.text.indexOf("Ponožky")).toBeLessThan(cheapest.text.indexOf("Tričko"));
  expect((await guest.visit("/hledani?q=kniha")).text).toContain("Kniha o divadle");
  const product = await guest.visit(attribute(clothes.the("link", /Tričko Opona/u), "href") ?? "");
  expect(plain(product.text)).toContain("399,00 Kč");
  expect(product.all("radio")).toEqual(expect.arrayContaining([expect.stringContaining("M")]));
  const picture = elements(product.html, "img")
    .map((image) => attribute(image, "src") ?? "")
    .find((src) => src.includes("tricko"));
  expect((await fetch(url() + picture)).headers.get("Content-Type")).toMatch(/^image\//u);
  const socks = await guest.visit(attribute(clothes.the("link", /Ponožky/u), "href") ?? "");
  expect(plain(socks.text)).toMatch(/119,00 Kč.*159,00 Kč|159,00 Kč.*119,00 Kč/u);
});

test("an unknown product is a 404", async () => {
  expect((await open().visit("/prod_01M8PCTS9YPCKKE1DEWBB3VRBD/darky/neni")).status).toBe(404);
  expect((await open().visit("/9999/darky/neni")).status).toBe(404);
});

test("a guest's cart: a variant, another quantity, a lower stock, a removed line", async () => {
  const guest = open();
  await buy(guest, "tricko", "1", "M");
  await buy(guest, "hrnek", "2");
  expect(plain((await guest.visit(paths.cart())).text)).toContain("Celkem k úhradě 947,00 Kč");
  expect(await (await buy(guest, "nahravka", "5")).follow()).toShowNotice(/máme jen 1 ks/u);
  const [recording] = await idsOf("nahravka");
  const [mug] = await idsOf("hrnek");
  await setQuantity(guest, recording, "0");
  expect(plain((await setQuantity(guest, mug, "1")).text)).toContain("Celkem k úhradě 698,00 Kč");
  const emptied = await guest.post(paths.cart(), { intent: "clear" });
  expect((await emptied.follow()).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("codes: each refusal has its sentence, and a discount its amount", async () => {
  const guest = open();
  await buy(guest, "hrnek");
  expect(await useCode(guest, "NENI")).toMarkField("code", /neexistuje/u);
  for (const code of ["STARY", "MIN500"])
    expect(await useCode(guest, code)).toMarkField("code", /teď není možné uplatnit/u);
  const lower = await useCode(guest, "PADESAT");
  expect(plain(lower.text)).toMatch(/PADESAT.* −50,00 Kč/u);
  expect(plain(lower.text)).toContain("Celkem k úhradě 199,00 Kč");
  expect(await useCode(guest, "padesat")).toMarkField("code", /už v košíku máte/u);
  const full = await (await guest.visit(paths.cart())).press(/Odebrat .*PADESAT/u);
  expect(plain(full.text)).toContain("Celkem k úhradě 249,00 Kč");
});

/** Medusa neither rounds what it counts, nor counts codes in the order in which they were added. */
test.each([
  ["three pieces", [["odznak", "3"]], [], "99,99"],
  [
    "two rates of VAT",
    [
      ["zapisnik", "7"],
      ["kniha", "1"],
    ],
    [],
    "1 788,30",
  ],
  [
    "a percentage",
    [
      ["zapisnik", "3"],
      ["odznak", "3"],
      ["kniha", "1"],
    ],
    ["DESET"],
    "1 015,82",
  ],
  [
    "two codes",
    [
      ["zapisnik", "3"],
      ["kniha", "1"],
    ],
    ["PADESAT", "DESET"],
    null,
  ],
  ["a code without tax", [["hrnek", "1"]], ["NETTO"], "224,80"],
] as const)("the total of %s is the engine's to the heller", async (_what, lines, codes, expected) => {
  const guest = open();
  for (const [handle, quantity] of lines) await buy(guest, handle, quantity);
  for (const code of codes) await useCode(guest, code);
  const cart = await guest.visit(paths.cart());
  if (expected !== null) expect(plain(cart.text)).toContain(`Celkem k úhradě ${expected} Kč`);
  expect(cart.text).not.toContain("Celkovou cenu spočítal");
  const chosen = await chooseDelivery(guest, pickUp);
  await expectTotal(await chosen.press(submit, { ...person, email: "soucty@example.cz" }));
});

test("a guest's order by parcel shows what the engine took, with the VAT of each rate", async () => {
  const guest = open();
  await buy(guest, "kniha", "2");
  await buy(guest, "ponozky", "1", "36–40");
  await useCode(guest, "DESET");
  const chosen = await chooseDelivery(guest, /Balík/u);
  const summary = await chosen.press(submit, { ...person, ...home });
  await expectTotal(summary);
  for (const value of ["Kniha o divadle", "36", "DESET", "Balík do ruky", "Lipová 12", "host@example.cz"])
    expect(summary.text).toContain(value);
  expect(plain(summary.text).match(/DPH \d+ %/gu)).toEqual(["DPH 21 %", "DPH 12 %"]);
  expect((await guest.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("two submits of one cart at once are one order", async () => {
  const guest = open();
  await buy(guest, "hrnek");
  const chosen = await chooseDelivery(guest, pickUp);
  const two = await Promise.all([chosen.press(submit, person), chosen.press(submit, person)]);
  expect(two.map(({ path: at }) => at)).toEqual([two[0].path, two[0].path]);
  expect(two[0].path).toMatch(/^\/shrnuti\//u);
});

test("an order that the engine refuses says why, and keeps the form", async () => {
  const guest = open();
  await buy(guest, "nahravka");
  const chosen = await chooseDelivery(guest, pickUp);
  const other = open();
  await buy(other, "nahravka");
  await (await chooseDelivery(other, pickUp)).press(submit, person);
  const late = await chosen.press(submit, person);
  expect(late.status).toBe(409);
  expect(late.text).toMatch(/změnila se cena nebo dostupnost/u);
  expect(attribute(late.the("textbox", "Jméno"), "value")).toBe("Petr");
});

async function register(visitor: Visitor): Promise<Page> {
  const form = await visitor.visit(paths.register());
  const secret = { password: "heslo-do-divadla", passwordAgain: "heslo-do-divadla" };
  const who = { email: "jana@example.cz", firstName: "Jana", lastName: "Nováková" };
  return form.press("Založit účet", { ...who, ...secret });
}

test("a customer registers once, and the sign-in keeps the guest's cart", async () => {
  const visitor = open();
  const done = await register(visitor);
  expect(done.text).toContain("můžete se hned přihlásit");
  expect(await register(open())).toMarkField("email", /už účet má/u);
  await buy(visitor, "zapisnik", "2");
  await signIn(visitor);
  await buy(visitor, "hrnek");
  expect(plain((await visitor.visit(paths.cart())).text)).toContain("Celkem k úhradě 628,80 Kč");
  const chosen = await chooseDelivery(visitor, pickUp);
  const summary = await chosen.press(submit, { ...person, email: "jana@example.cz" });
  await expectTotal(summary);
  const code = String((await placed(summary)).display_id);
  const account = await visitor.visit(paths.account());
  const detail = await visitor.visit(
    attribute(account.the("link", new RegExp(`\\b${code}\\b`, "u")), "href") ?? "",
  );
  expect(detail.text).toContain("Zápisník Replika");
  const anyone = open();
  await anyone.visit(detail.path);
  expect((await anyone.visit(detail.path)).text).not.toContain("Zápisník Replika");
});

test("a wrong password fails, and an expired session leads to the sign-in", async () => {
  const visitor = open();
  await register(visitor);
  const { refused, opened, ended } = await tryToSignIn(visitor);
  expect({ refused, opened }).toEqual({ refused: 422, opened: paths.account() });
  expect(ended.path).toMatch(/^\/login/u);
  expect(ended.has("button", "Přihlásit se")).toBe(true);
});

test("no link is dead, and no sentence lacks its fact", async () => {
  const customer = open();
  await register(customer);
  await signIn(customer);
  await buy(customer, "hrnek");
  const { pages, dead, wrongSentences } = await crawlAsCustomer(customer, url());
  expect(pages.find(({ path }) => path === paths.cart())?.text).toContain("Hrnek s maskou");
  expect({ dead, wrongSentences }).toEqual({ dead: [], wrongSentences: [] });
});
