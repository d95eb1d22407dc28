import { expect, test } from "vitest";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId, elements } from "../support/page-queries.ts";
import { customer, errorOf, expectGuarded, expectPrivate, valueOf } from "./account-pages.ts";
import { novy } from "./signing-in.ts";

const app = await openTestApp();
const path = "/account/addresses";
const form = "adresa";
const address = {
  firstName: "Ondřej",
  lastName: "Řehák",
  street: "Dlouhá 1",
  zip: "110 00",
  city: "Praha",
  country: "CZ",
} as const;

test("a customer's addresses are cards, the default one first", async () => {
  await expectGuarded(app, path);
  const page = await (await customer(app)).visit(path);
  expectPrivate(page);
  expect(page.all("article")).toHaveLength(2);
  expect(page.all("article")[0]).toMatch(/^Výchozí adresa Tereza Nováková Nábřeží 214\/8 799 99 Doubravín/u);
  expect(page.all("article")[1]).toContain("Slovensko");
  expect(page.has("button", "Nastavit jako výchozí: Hviezdna 5")).toBe(true);
});

test("a customer adds, changes and removes the first address", async () => {
  const visitor = await customer(app, novy);
  const empty = await visitor.visit(path);
  expect(empty.text).toContain("Zatím nemáte uloženou žádnou adresu.");
  const adding = await visitor.visit(attribute(empty.the("link", "Přidat adresu"), "href") ?? "");
  expect(adding.path).toBe(`${path}?adresa=nova`);
  expect(elements(adding.html, "dialog", (one) => attribute(one, "open") !== null)).toHaveLength(1);
  expect(adding.all("heading")).toContain("Nová adresa");
  const saved = await adding.press("Uložit adresu", { ...address, phone: "723 456 789" });
  expect(saved.path).toBe(path);
  expect(saved).toShowNotice("Adresu jsme uložili.");
  expect(saved.text).toContain("Výchozí adresa Ondřej Řehák Dlouhá 1 110 00 Praha +420 723 456 789");

  const editing = await visitor.visit(attribute(saved.the("link", "Upravit: Dlouhá 1"), "href") ?? "");
  expect(valueOf(editing, form, "street")).toBe("Dlouhá 1");
  expect(valueOf(editing, form, "phone")).toBe("723 456 789");
  const edited = await editing.press("Uložit adresu", { street: "Krátká 2" });
  expect(edited.text).toContain("Výchozí adresa Ondřej Řehák Krátká 2");

  const question = await visitor.visit(attribute(edited.the("link", "Odstranit: Krátká 2"), "href") ?? "");
  expect(question.text).toContain("Opravdu chcete adresu odstranit?");
  const removed = await question.press("Ano, odstranit");
  expect(removed).toShowNotice("Adresu jsme odstranili.");
  expect(removed.text).toContain("Zatím nemáte uloženou žádnou adresu.");
});

test("another address becomes the default one", async () => {
  const page = await (await customer(app)).visit(path);
  const changed = await page.press("Nastavit jako výchozí: Hviezdna 5");
  expect(changed).toShowNotice("Výchozí adresu jsme změnili.");
  expect(changed.all("article")[0]).toMatch(/^Výchozí adresa Marie Nováková/u);
  await changed.press("Nastavit jako výchozí: Nábřeží 214/8");
});

test("errors stand beside each field, by the rules of the cart's addresses", async () => {
  const page = await (await customer(app, novy)).visit(`${path}?adresa=nova`);
  const wrong = await page.press("Uložit adresu", { ...address, street: "", zip: "99999", phone: "1" });
  expect(wrong.status).toBe(422);
  expect(errorOf(wrong, form, "street")).toBe("Pole musí být vyplněno.");
  expect(errorOf(wrong, form, "zip")).toContain("Zkontrolujte prosím PSČ");
  expect(errorOf(wrong, form, "phone")).toContain("Zkontrolujte prosím číslo");
  expect(valueOf(wrong, form, "city")).toBe("Praha");
  expect(wrong.has("link", /^Ulice a číslo popisné: /u)).toBe(true);
  expect(byId(wrong.html, "adresa")).not.toBeNull();
});

test("the upstream's own 422 is shown beside the same fields, its outage above them", async () => {
  const page = await (await customer(app, novy)).visit(`${path}?adresa=nova`);
  app.intercept("POST /api/me/addresses", () => json({ errors: { last_name: ["Moc krátké."] } }, 422));
  expect(errorOf(await page.press("Uložit adresu", address), form, "lastName")).toBe("Moc krátké.");
  app.intercept("POST /api/me/addresses", notBegun);
  const failed = await page.press("Uložit adresu", address);
  app.intercept("POST /api/me/addresses", undefined);
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("Adresu se teď nepodařilo uložit.");
  expect(valueOf(failed, form, "street")).toBe("Dlouhá 1");
});

test("another customer's address does not exist", async () => {
  const visitor = await customer(app, novy);
  expect((await visitor.get(`${path}?adresa=1`)).status).toBe(404);
  expect((await visitor.get(`${path}?adresa=neco`)).status).toBe(404);
  const gone = await (await visitor.post(path, { intent: "default", id: "1" })).follow();
  expect(gone).toShowNotice("Tuto adresu už v účtu nemáte.");
});

test.each([
  ["that fails", () => json({}, 503)],
  ["of which no address can be read", () => json({ data: [{ street: "Dlouhá 1" }, null] })],
])("an address book %s is not shown as empty", async (_which, answer) => {
  app.intercept("GET /api/me/addresses", answer);
  const page = await (await customer(app)).visit(path);
  app.intercept("GET /api/me/addresses", undefined);
  expect(page.status).toBe(200);
  expect(page.text).toContain("se teď nepodařilo načíst");
  expect(page.text).not.toContain("Zatím nemáte");
});
