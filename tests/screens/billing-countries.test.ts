import { expect, test } from "vitest";
import { countries } from "#server/standalone/seed/countries.ts";
import { openTestApp } from "../support/open-app.ts";
import { rowsToTry } from "../support/night.ts";
import { address, atCart, card, courier, errorOf, order, person, pickUp, submit, use } from "./shopping.ts";

// Regulation (EU) 2018/302, art. 4 (1) a): a customer with a delivery address that the shop reaches may live anywhere.

const app = await openTestApp();
const chocolate = { product: "118", variant: "" };
const sent = () =>
  JSON.parse(app.calls.filter(({ path }) => /^\/api\/orders\/[^/]+$/u.test(path)).at(-1)?.body ?? "{}");

/** An e-mail address may order only a few times. */
const personOf = (name: string) => ({ ...person, email: `${name.toLowerCase()}@example.com` });

/** The member states of the EU (ISO 3166-1). */
const members = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");
const elsewhere = {
  elsewhere: true,
  "deliveryAddress.firstName": "Jan",
  "deliveryAddress.lastName": "Nový",
  "deliveryAddress.street": "Krátká 2",
  "deliveryAddress.zip": "602 00",
  "deliveryAddress.city": "Brno",
  "deliveryAddress.country": "CZ",
} as const;

test("the demo theatre invoices to every member state", () => {
  expect(countries.map(({ code }) => code).toSorted()).toEqual(members);
});

test.each(rowsToTry(members, (country) => ["CZ", "IE", "SK"].includes(country)))(
  "a customer of %s gets an invoice, with delivery to Czechia or Slovakia",
  async (country) => {
    const [, cart] = await atCart(app, chocolate);
    const zip = { CZ: "110 00", SK: "811 01" }[country] ?? "A65 F4E2";
    const billing = { ...personOf(country), ...address, "address.country": country, "address.zip": zip };
    const summary = await order(cart, { ...courier, ...card }, { ...billing, ...elsewhere });
    expect(summary.path).toMatch(/^\/api\/demo-gateway\//u);
    expect(sent()).toMatchObject({ address: { country }, delivery_address: { country: "CZ", city: "Brno" } });
  },
);

test("the refusal of a parcel to a country without delivery keeps what was typed", async () => {
  const [, cart] = await atCart(app, chocolate);
  const billing = { ...personOf("parcel"), ...address, "address.country": "DE", "address.zip": "10115" };
  const refused = await order(cart, { ...courier, ...card }, billing);
  expect(refused.status).toBe(422);
  expect(errorOf(refused, "address.country")).toBe(
    "Do této země vybraná doprava nedoručuje. Zvolte prosím jinou, nebo zaškrtněte „Doručit na jinou adresu“.",
  );
  const summary = await refused.press(submit, { ...elsewhere, terms: true });
  expect(summary.path).toMatch(/^\/api\/demo-gateway\//u);
  expect(sent()).toMatchObject({ address: { country: "DE", zip: "10115" } });
});

test.each([
  ["DE", "HRB 123.456", "DE 123456789", { ico: "HRB123.456", dic: "DE123456789" }],
  ["AT", "FN 123456a", "ATU12345678", { ico: "FN123456a", dic: "ATU12345678" }],
  ["IE", "123456", "", { ico: "123456", dic: null }],
  ["SK", "00000027", "SK1234567890", { ico: "00000027", dic: "SK1234567890" }],
])(
  "a company of %s with the number %s is invoiced, and picks up in the theatre",
  async (country, ico, dic, company) => {
    const [, cart] = await atCart(app, chocolate);
    const zip = country === "SK" ? "811 01" : "A65 F4E2";
    const values = {
      ...person,
      ...address,
      "address.country": country,
      "address.zip": zip,
      forCompany: true,
      "company.name": "Theater AG",
      "company.ico": ico,
      "company.dic": dic,
    };
    const gateway = await order(cart, { ...pickUp, ...card }, values);
    expect(gateway.path).toMatch(/^\/api\/demo-gateway\//u);
    expect(sent()).toMatchObject({ company: { name: "Theater AG", ...company }, address: { country } });
  },
);

test.each([
  [
    "CZ",
    "12345678",
    "",
    "company.ico",
    "Toto IČO neexistuje. Zkontrolujte prosím, zda jste ho opsali správně.",
  ],
  ["CZ", "HRB123", "", "company.ico", "Pole musí obsahovat pouze číslice."],
  ["DE", "HRB/123", "", "company.ico", "Pole musí obsahovat pouze alfanumerické znaky s tečkou."],
  ["DE", "HRB123", "12", "company.dic", "DIČ začíná dvěma písmeny země, třeba DE."],
  ["DE", "HRB123", "DE/123", "company.dic", "Pole musí obsahovat pouze alfanumerické znaky s tečkou."],
  [
    "CZ",
    "00000027",
    "DE123456789",
    "company.dic",
    "České DIČ začíná písmeny CZ a má 8 až 10 číslic, slovenské má 10 číslic.",
  ],
])(
  "a company of %s with the number %s and the tax number „%s“ is refused beside %s",
  async (country, ico, dic, field, sentence) => {
    const [, cart] = await atCart(app, chocolate);
    const chosen = await cart.press(use, { ...pickUp, ...card });
    const refused = await chosen.press(submit, {
      ...person,
      ...address,
      "address.country": country,
      forCompany: true,
      "company.name": "Divadelní, s. r. o.",
      "company.ico": ico,
      "company.dic": dic,
    });
    expect(refused.status).toBe(422);
    expect(errorOf(refused, field)?.replaceAll("\u00a0", " ")).toBe(sentence);
  },
);
