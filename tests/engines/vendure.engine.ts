import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { plain } from "../connected/crawl.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
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

const { engine, url, open } = openShop("vendure");

const parcel = { delivery: "1", payment: "dobirka" };
const pickUp = { delivery: "2", payment: "prevod" };
/** As fields of forms: ids of the engine are texts. */
const [shirt, mug, bag, book, recording] = ['"1"', '"2"', '"3"', '"4"', '"5"'] as const;

/** The engine's own record of an order, gross CZK. */
async function totalInEngine(code: string): Promise<number> {
  const query = "query($code: String!) { orderByCode(code: $code) { totalWithTax } }";
  const answer = await fetch(`${engine().url}/shop-api`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables: { code } }),
  });
  const { data } = (await answer.json()) as { data: { orderByCode: { totalWithTax: number } } };
  return data.orderByCode.totalWithTax / 100;
}

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
  expect((await fetch(url() + picture)).headers.get("Content-Type")).toMatch(/^image\//u);
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
  await setQuantity(guest, recording, "0");
  expect(plain((await setQuantity(guest, mug, "1")).text)).toContain("Celkem k úhradě 698,00 Kč");
  const emptied = await guest.post(paths.cart(), { intent: "clear" });
  expect((await emptied.follow()).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("coupons: each refusal has its sentence, and a discount its name", async () => {
  const guest = open();
  await add(guest, mug);
  expect(await useCode(guest, "NENI")).toMarkField("code", /neexistuje/u);
  expect(await useCode(guest, "PROSLY")).toMarkField("code", /teď není možné uplatnit/u);
  expect(await useCode(guest, "SLEVA10")).toMarkField("code", /./u);
  const lower = await useCode(guest, "STOKORUN");
  expect(plain(lower.text)).toMatch(/STOKORUN.* −100,00 Kč/u);
  expect(plain(lower.text)).toContain("Celkem k úhradě 149,00 Kč");
  expect(await useCode(guest, "stokorun")).toMarkField("code", /už v košíku máte/u);
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

test("a customer registers, and signs in at once", async () => {
  const visitor = open();
  const form = await visitor.visit(paths.register());
  const password = "heslo-do-divadla";
  const email = "nova@example.cz";
  const done = await form.press("Založit účet", {
    email,
    password,
    passwordAgain: password,
    firstName: "Nová",
    lastName: "Zákaznice",
  });
  expect(done.text).toContain("můžete se hned přihlásit");
  await (await visitor.visit(paths.login(paths.account()))).press("Přihlásit se", { email, password });
  const account = await visitor.visit(paths.account());
  expect(account.path).toBe(paths.account());
  expect(account.body).toContain(email);
});

test("a wrong password fails, and an expired session leads to the sign-in", async () => {
  const visitor = open();
  const { refused, opened, ended } = await tryToSignIn(visitor);
  expect({ refused, opened }).toEqual({ refused: 422, opened: paths.account() });
  expect(ended.path).toMatch(/^\/login/u);
  expect(ended.has("button", "Přihlásit se")).toBe(true);
});

test("no link is dead, and no sentence lacks its fact", async () => {
  const customer = open();
  await signIn(customer);
  await add(customer, mug);
  const { pages, dead, wrongSentences } = await crawlAsCustomer(customer, url());
  expect(pages.find(({ path }) => path === paths.cart())?.text).toContain("Hrnek s maskou");
  expect({ dead, wrongSentences }).toEqual({ dead: [], wrongSentences: [] });
});
