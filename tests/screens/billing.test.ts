import { expect, test } from "vitest";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute } from "../support/page-queries.ts";
import { customer, errorOf, expectGuarded, expectPrivate, valueOf } from "./account-pages.ts";
import { novy } from "./signing-in.ts";

const app = await openTestApp();
const path = "/ucet/fakturacni-udaje";
const form = "fakturace";
const find = "Načíst údaje z ARES";

test("the form is filled with the customer's company", async () => {
  await expectGuarded(app, path);
  const page = await (await customer(app)).visit(path);
  expectPrivate(page);
  expect(page.all("heading")).toContain("Fakturační údaje");
  expect(valueOf(page, form, "ico")).toBe("00000027");
  expect(valueOf(page, form, "city")).toBe("Doubravín");
});

test("the register fills in the form, and a customer saves and removes the company", async () => {
  const visitor = await customer(app, novy);
  const page = await visitor.visit(path);
  expect(page.has("link", "Odstranit fakturační údaje")).toBe(false);
  const filled = await page.press(find, { ico: "27" });
  expect(filled.status).toBe(200);
  expect(filled.text).toContain("Údaje jsme doplnili z registru ARES, zkontrolujte je prosím.");
  expect(valueOf(filled, form, "name")).toContain("Ateliér Nováková");
  expect(valueOf(filled, form, "dic")).toBe("CZ00000027");
  expect(valueOf(filled, form, "street")).toBe("Nábřeží 214/8");
  const saved = await filled.press("Uložit údaje");
  expect(saved).toShowNotice("Fakturační údaje jsme uložili.");
  expect(valueOf(saved, form, "ico")).toBe("00000027");
  const question = await visitor.visit(
    attribute(saved.the("link", "Odstranit fakturační údaje"), "href") ?? "",
  );
  const removed = await question.press("Ano, odstranit");
  expect(removed).toShowNotice("Fakturační údaje jsme odstranili.");
  expect(valueOf(removed, form, "ico") ?? "").toBe("");
});

test.each([
  ["00000035", "zanikla"],
  ["00000043", "Firmu s tímto IČO jsme nenašli, vyplňte prosím údaje ručně."],
  ["00000051", "Registr ARES teď neodpovídá, vyplňte prosím údaje ručně."],
])("for IČO %s the register's answer is shown, and the typed values stay", async (ico, sentence) => {
  const page = await (await customer(app, novy)).visit(path);
  const answer = await page.press(find, { ico, city: "Brno" });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(sentence);
  expect(valueOf(answer, form, "ico")).toBe(ico);
  if (sentence !== "zanikla") expect(valueOf(answer, form, "city")).toBe("Brno");
});

test("the site does not call the Czech register for a foreign company", async () => {
  const page = await (await customer(app, novy)).visit(path);
  const before = app.calls.length;
  const typed = { ico: "00000027", name: "Naša firma" };
  const answer = await page.press(find, { ...typed, country: "SK" });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("ARES je registr českých firem, zahraniční v něm nehledáme.");
  for (const [field, value] of Object.entries(typed)) expect(valueOf(answer, form, field)).toBe(value);
  expect(answer.body).toMatch(/<option value="SK" selected=""/u);
  expect(app.calls.slice(before).filter((call) => call.path.includes("/ares/"))).toEqual([]);
});

test("an invalid IČO is not sent to the register", async () => {
  const page = await (await customer(app, novy)).visit(path);
  const before = app.calls.length;
  const wrong = await page.press(find, { ico: "12345678", name: "Naše firma" });
  expect(wrong.status).toBe(422);
  expect(errorOf(wrong, form, "ico")).toContain("Toto IČO neexistuje.");
  expect(valueOf(wrong, form, "name")).toBe("Naše firma");
  expect(app.calls.slice(before).filter((call) => call.path.includes("/ares/"))).toEqual([]);
});

test("errors are shown beside each field, the upstream's own too", async () => {
  const page = await (await customer(app, novy)).visit(path);
  const wrong = await page.press("Uložit údaje", { ico: "abc", dic: "CZ-1", zip: "9", name: "F" });
  expect(wrong.status).toBe(422);
  expect(errorOf(wrong, form, "ico")).toBe("Pole musí obsahovat pouze číslice.");
  expect(errorOf(wrong, form, "dic")).toBe("Pole musí obsahovat pouze alfanumerické znaky s tečkou.");
  expect(errorOf(wrong, form, "street")).toBe("Pole musí být vyplněno.");
  expect(errorOf(wrong, form, "zip")).toBe("Vyplňte prosím minimálně 5 znaků.");
  app.intercept("PUT /api/me/company", () => json({ errors: { dic: ["Neznáme."] } }, 422));
  const known = await (await customer(app)).visit(path);
  const refused = await known.press("Uložit údaje");
  expect(errorOf(refused, form, "dic")).toBe("Neznáme.");
  app.intercept("PUT /api/me/company", notBegun);
  const failed = await known.press("Uložit údaje");
  app.intercept("PUT /api/me/company", undefined);
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("Fakturační údaje se teď nepodařilo uložit.");
});

test("the site stores numbers without invisible characters, and a DIČ with its CZ", async () => {
  const visitor = await customer(app, novy);
  const page = await visitor.visit(path);
  const typed = { name: "Ateliér\u200b Nováková", street: "Nábřeží 214/8", city: "Doubravín", country: "CZ" };
  const numbers = { ico: "\u202a27\u202c", dic: "0000\u200d0027", zip: "\u2060799 99" };
  const saved = await page.press("Uložit údaje", { ...typed, ...numbers });
  expect(saved).toShowNotice("Fakturační údaje jsme uložili.");
  expect(valueOf(saved, form, "ico")).toBe("00000027");
  expect(valueOf(saved, form, "dic")).toBe("CZ00000027");
  expect(valueOf(saved, form, "name")).toBe("Ateliér Nováková");
});

test("the form says what a DIČ of a wrong shape should look like", async () => {
  const page = await (await customer(app, novy)).visit(path);
  const wrong = await page.press("Uložit údaje", { dic: "CZ123" });
  expect(errorOf(wrong, form, "dic")?.replaceAll("\u00a0", " ")).toBe(
    "České DIČ začíná písmeny CZ a má 8 až 10 číslic, slovenské má 10 číslic.",
  );
});

test("an unreadable company is not shown as none", async () => {
  app.intercept("GET /api/me/company", () => json({}, 503));
  const page = await (await customer(app)).visit(path);
  app.intercept("GET /api/me/company", undefined);
  expect(page.status).toBe(200);
  expect(page.text).toContain("se teď nepodařilo načíst");
  expect(page.has("button", "Uložit údaje")).toBe(false);
});
