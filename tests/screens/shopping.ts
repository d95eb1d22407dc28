import type { TestApp } from "../support/open-app.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import type { Values } from "../support/forms.ts";
import { demo } from "../support/demo.ts";
import { attribute, byId } from "../support/page-queries.ts";

/** Products of the demo theatre for tests of the cart: `product` and, if it has variants, `variant`. */
export const mug = { product: String(demo.products.mug.id), variant: "" };
export const badge = { product: String(demo.products.badges.id), variant: "" };
export const shirt = { product: String(demo.products.shirt.id), variant: "1012" };
export const dearShirt = { product: String(demo.products.hoodie.id), variant: "1021" };
/** A gift voucher of the demo data, worth 1 000 Kč, with 557,50 Kč left. */
export const giftCode = "DAR-7KQ4-M2XW-P9TC";
export const giftVoucher = { product: String(demo.products.voucherForTwo.id), variant: "" };

/** Adds products to the cart by the form of a product page. */
export async function add(
  visitor: Visitor,
  thing: { product: string; variant: string },
  quantity = "1",
  note = "",
): Promise<Page> {
  return visitor.post("/kosik", { intent: "add", ...thing, quantity, note, back: "/kosik" });
}

/** A visitor without JavaScript with some products in the cart, at `/kosik`. */
export async function atCart(app: TestApp, ...things: (typeof mug)[]): Promise<[Visitor, Page]> {
  const visitor = app.visitor();
  for (const thing of things) await add(visitor, thing);
  return [visitor, await visitor.visit("/kosik")];
}

export const submit = "Objednávka zavazující k platbě";
export const use = "Použít dopravu a\u00a0platbu".replace("\u00a0", " ");

export const pickUp = { delivery: "1", branch: "1" };
export const courier = { delivery: "4" };
export const card = { payment: "1" };
export const transfer = { payment: "2" };
export const desk = { payment: "4" };

export const person = {
  email: "host@example.com",
  firstName: "Jana",
  lastName: "Nová",
  phone: "723 456 789",
  terms: true,
} as const;

export const address = {
  "address.street": "Dlouhá 1",
  "address.zip": "110 00",
  "address.city": "Praha",
  "address.country": "CZ",
} as const;

/** Chooses delivery and payment first, so that the total beside the button is the amount charged. */
export async function order(cart: Page, choice: Values, values: Values): Promise<Page> {
  const chosen = await cart.press(use, choice);
  return chosen.press(submit, values);
}

/** The error beside a field of the order form. */
export function errorOf(page: Page, field: string): string | null {
  const error = byId(page.html, `objednavka-${field}-error`);
  return error ? textIn(error) : null;
}

export function valueOf(page: Page, field: string): string | null {
  const control = byId(page.html, `objednavka-${field}`);
  return control && attribute(control, "value");
}

function textIn(element: NonNullable<ReturnType<typeof byId>>): string {
  return element.childNodes
    .map((node) => ("value" in node ? node.value : ""))
    .join("")
    .replace(/[\s\u00a0]+/gu, " ")
    .trim();
}
