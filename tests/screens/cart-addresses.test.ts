import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { add, address, atCart, badge, courier, errorOf, order, shirt, submit, transfer, use, valueOf } from "./shopping.ts"; // oxfmt-ignore
import { divak, novy, signIn } from "./signing-in.ts";

const app = await openTestApp();
const notDelivered =
  "Do této země vybraná doprava nedoručuje. Zvolte prosím jinou, nebo zaškrtněte „Doručit na jinou adresu“.";
const sent = () => app.calls.filter(({ path }) => /^\/api\/orders\/[^/]+$/u.test(path)).at(-1)?.body ?? "{}";
const slovakParcel = { delivery: "5" };
const other = "Jiná adresa";

/** A customer at `/kosik` with one product in the cart. */
async function customerAtCart(who = divak, thing = badge): Promise<Page> {
  const visitor = app.visitor();
  await signIn(visitor, who);
  await add(visitor, thing);
  return visitor.visit(paths.cart());
}

const isChecked = (page: Page, id: string) => {
  const input = byId(page.html, `objednavka-savedAddress-${id}`);
  return input ? attribute(input, "checked") !== null : null;
};
const ids = (page: Page) =>
  [...page.body.matchAll(/id="objednavka-savedAddress-(\w+)"/gu)].map(([, id]) => id ?? "");

test("a customer sees saved addresses as cards, the default one chosen", async () => {
  const cart = await customerAtCart();
  const [first = "", second = "", last] = ids(cart);
  expect(last).toBe("jina");
  expect(cart.has("radio", "Tereza Nováková")).toBe(true);
  expect(cart.has("radio", "Marie Nováková")).toBe(true);
  expect(cart.has("radio", other)).toBe(true);
  expect(cart.text).toContain("Nábřeží 214/8, 799 99 Doubravín");
  expect(isChecked(cart, first)).toBe(true);
  expect(isChecked(cart, second)).toBe(false);
  expect(isChecked(cart, "jina")).toBe(false);
  expect(valueOf(cart, "email")).toBe(divak.email);
  expect(valueOf(cart, "firstName")).toBe("Tereza");
  expect(valueOf(cart, "lastName")).toBe("Nováková");
  expect(valueOf(cart, "phone")).toBe("723 456 789");
  expect(valueOf(cart, "company.ico")).not.toBe("");
  const company = byId(cart.html, "objednavka-forCompany");
  expect(company && attribute(company, "checked")).toBeNull();
  expect(cart.text).not.toContain("Máte účet?");
});

test("the order is sent to the card's address", async () => {
  const summary = await order(await customerAtCart(), { ...courier, ...transfer }, { terms: true });
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  expect(JSON.parse(sent())).toMatchObject({
    email: divak.email,
    phone: "+420723456789",
    address: { street: "Nábřeží 214/8", city: "Doubravín", zip: "79999", country: "CZ" },
    delivery_address: null,
  });
});

test("another recipient's card sets the parcel's recipient", async () => {
  const cart = await customerAtCart();
  const [, marie = ""] = ids(cart);
  const refused = await order(cart, { ...courier, ...transfer }, { terms: true, savedAddress: marie });
  expect(refused.status).toBe(422);
  expect(errorOf(refused, "savedAddress")).toBe(notDelivered);
  expect(refused.all("link")).toContain(`Adresa: ${notDelivered}`);
  expect(isChecked(refused, marie)).toBe(true);
  const summary = await order(
    refused,
    { ...slovakParcel, payment: "1" },
    { terms: true, savedAddress: marie },
  );
  expect(summary.path).toMatch(/^\/(?:shrnuti|api\/demo-gateway)\//u);
  expect(JSON.parse(sent())).toMatchObject({
    address: { street: "Hviezdna 5", country: "SK" },
    delivery_address: { first_name: "Marie", last_name: "Nováková", street: "Hviezdna 5", country: "SK" },
  });
});

test("another address can be typed, stays when the form comes back, and is sent", async () => {
  const cart = await customerAtCart();
  const choice = { ...courier, ...transfer };
  const empty = await order(cart, choice, { terms: true, savedAddress: "jina" });
  expect(empty.status).toBe(422);
  expect(errorOf(empty, "address.street")).toBe("Pole musí být vyplněno.");
  expect(errorOf(empty, "savedAddress")).toBeNull();
  expect(isChecked(empty, "jina")).toBe(true);
  const chosen = await empty.press(use, { ...choice, savedAddress: "jina", ...address });
  expect(isChecked(chosen, "jina")).toBe(true);
  expect(valueOf(chosen, "address.street")).toBe("Dlouhá 1");
  expect((await chosen.press(submit, { terms: true })).path).toMatch(/^\/shrnuti\//u);
  expect(JSON.parse(sent())).toMatchObject({ address: { street: "Dlouhá 1", city: "Praha" } });
});

test("a card that is not the customer's, or cannot be read any more, is refused", async () => {
  const cart = await customerAtCart();
  const chosen = await cart.press(use, { ...courier, ...transfer });
  const addresses = "GET /api/me/addresses";
  app.intercept(addresses, () => json({ data: [{ id: 99_999, street: "Cizí 1" }] }));
  const foreign = await chosen.press(submit, { terms: true });
  expect(foreign.status).toBe(422);
  expect(errorOf(foreign, "savedAddress")).toBe("Vyberte prosím adresu.");
  app.intercept(addresses, () => json({}, 500));
  const gone = await chosen.press(submit, { terms: true });
  expect(gone.status).toBe(422);
  expect(errorOf(gone, "address.street")).toMatch(/^Uloženou adresu se nepodařilo načíst\./u);
  expect(gone.has("radio", other)).toBe(false);
  app.intercept(addresses, undefined);
});

test("when the addresses cannot be read, the plain form takes an order", async () => {
  app.intercept("GET /api/me/addresses", () => json({}, 500));
  const cart = await customerAtCart();
  expect(cart.has("radio", other)).toBe(false);
  const summary = await order(cart, { ...courier, ...transfer }, { terms: true, ...address });
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  app.intercept("GET /api/me/addresses", undefined);
});

test("a failure of the company affects only its own prefill", async () => {
  app.intercept("GET /api/me/company", () => json({}, 500));
  const cart = await customerAtCart();
  expect(valueOf(cart, "company.ico") ?? "").toBe("");
  expect(cart.has("radio", other)).toBe(true);
  app.intercept("GET /api/me/company", undefined);
});

test("a customer without addresses has the plain form", async () => {
  const cart = await customerAtCart(novy, shirt);
  expect(ids(cart)).toEqual([]);
  expect(byId(cart.html, "objednavka-address.street")).not.toBeNull();
});

test("a guest is offered to sign in, and returns to the cart with everything in it", async () => {
  const [, cart] = await atCart(app, badge);
  expect(cart.text.replaceAll("\u00a0", " ")).toContain(
    "Máte účet? Přihlaste se, předvyplníme vaše údaje a košík vám zůstane.",
  );
  const link = cart.the("link", "Přihlaste se");
  expect(attribute(link, "href")).toBe("/login?redirect=%2Fkosik");
  expect(ids(cart)).toEqual([]);
});
