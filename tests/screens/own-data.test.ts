import { afterEach, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { additionalFields } from "#app/domain/shop/checkout.ts";
import { toSnakeCase } from "#server/upstream/wire-names.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { customer, expectGuarded, expectPrivate } from "./account-pages.ts";

const app = await openTestApp();
const calls = [
  "GET /api/me/addresses",
  "GET /api/me/company",
  "GET /api/me/newsletter",
  "GET /api/me/complaints",
  "GET /api/orders",
  "GET /api/orders/*",
];
afterEach(() => {
  for (const call of calls) app.intercept(call, undefined);
});

test("only a signed-in customer gets the page and the file", async () => {
  await expectGuarded(app, paths.ownData());
  const file = await app.visitor().get(paths.ownDataFile());
  expect(file.headers.get("Location")).toMatch(/^\/login/u);
});

test("the page names the customer's data: account, addresses, newsletter, orders", async () => {
  const visitor = await customer(app);
  const account = await visitor.visit(paths.account());
  expect(account.has("link", "Zobrazit všechny údaje")).toBe(true);
  const page = await visitor.visit(paths.ownData());
  expectPrivate(page);
  expect(page.all("heading")).toEqual(
    expect.arrayContaining([
      "Údaje, které o vás máme",
      "Osobní údaje",
      "Adresy",
      "Fakturační údaje",
      "Newsletter",
      "Objednávky",
      "Reklamace",
    ]),
  );
  expect(page.text).toContain("divak@divadlonavantrokach.example");
  expect(page.text).toMatch(/Objednávka\s*E\d\d-/u);
  expect(page.text).toContain("variabilní symbol 2600002");
  expect(page.text).toContain("IČO 00000027, DIČ CZ00000027");
});

test("the file has the same data, is stored nowhere and is downloaded", async () => {
  const visitor = await customer(app);
  const file = await visitor.get(paths.ownDataFile());
  expect(file.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="moje-udaje.json"');
  expect(file.headers.get("Cache-Control")).toMatch(/no-store/u);
  const data = JSON.parse(file.body);
  expect(Object.keys(data)).toEqual([
    "readAt",
    "profile",
    "addresses",
    "company",
    "newsletter",
    "orders",
    "complaints",
  ]);
  expect(data.profile.email).toBe("divak@divadlonavantrokach.example");
  expect(data.orders.length).toBeGreaterThan(0);
  expect(data.orders[0].lines.length).toBeGreaterThan(0);
  expect(file.body).not.toMatch(/"hash"|"paymentUrl"|token/u);
});

test.each(calls)("without an answer of %s the visitor gets neither a page nor a file", async (call) => {
  const visitor = await customer(app);
  app.intercept(call, () => json({}, 500));
  const page = await visitor.get(paths.ownData());
  expect(page.status).toBe(503);
  expect(page.text.replaceAll("\u00a0", " ")).toContain("Některé údaje se teď nepodařilo načíst");
  expect(page.text).not.toContain("Stáhnout jako soubor");
  const answer = await visitor.visit(paths.ownDataFile());
  expect(answer).toShowNotice("neúplný soubor jsme proto nepřipravili");
});

test("the data have the rounding of an order that was paid in cash", async () => {
  const visitor = await customer(app);
  expect((await visitor.visit(paths.ownData())).text).not.toContain("Zaokrouhlení");
  app.intercept("GET /api/orders/*", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({ data: { ...data, rounding: -0.4 } });
  });
  expect((await visitor.visit(paths.ownData())).text).toMatch(/Zaokrouhlení\s*−0,40 Kč/u);
});

test("the data have the site's words for a state and a payment without a name", async () => {
  const visitor = await customer(app);
  app.intercept("GET /api/orders/*", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    const { state_label: _label, ...others } = data;
    const { name: _name, ...payment } = data.payment;
    return json({ data: { ...others, state: "paid", payment: { ...payment, kind: "cod" } } });
  });
  const page = await visitor.visit(paths.ownData());
  expect(page.text).toMatch(/Stav\s*Zaplacená/u);
  expect(page.text).toMatch(/Platba\s*Na dobírku/u);
});

test("the data have what the customer wrote to an order", async () => {
  const visitor = await customer(app);
  app.intercept("GET /api/orders/*", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    const texts = Object.keys(additionalFields).map((name) => [toSnakeCase(name), `text of ${name}`]);
    return json({ data: { ...data, ...Object.fromEntries(texts) } });
  });
  const page = await visitor.visit(paths.ownData());
  for (const [name, { label }] of Object.entries(additionalFields))
    expect(page.text).toMatch(new RegExp(`${label}\\s*text of ${name}`, "u"));
});

test("an answer that could be read in part only is no whole answer", async () => {
  const visitor = await customer(app);
  app.intercept("GET /api/me/addresses", () => json({ data: [{ id: 1, street: "A" }, { id: null }] }));
  expect((await visitor.get(paths.ownData())).status).toBe(503);
});

test("an area that the back office does not have is absent", async () => {
  const other = await openTestApp({
    config: { absentAreas: ["own-complaints", "company", "orders"] },
  });
  const visitor = await customer(other);
  const data = JSON.parse((await visitor.get(paths.ownDataFile())).body);
  expect(Object.keys(data)).toEqual(["readAt", "profile", "addresses", "newsletter"]);
});
