import type { FormMetadata } from "@conform-to/react";
import { ofAdditionalFields } from "#app/domain/shop/checkout.ts";
import type { OrderAnswer } from "../answers.ts";

/**
 * The errors of a refused order for the error summary, in the order of the form, each with its field's name. An error
 * without a field links to the whole form, so that a refusal always has a message.
 */
export function summaryOf(answer: OrderAnswer | null): { id: string; message: string }[] {
  const errors = answer?.reply.error ?? {};
  const known = orderFieldNames.flatMap((name) => {
    const message = errors[name]?.[0];
    return message ? [{ id: orderFieldId(name), message: `${orderFieldLabels[name]}: ${message}` }] : [];
  });
  const names: readonly string[] = orderFieldNames;
  const others = Object.entries(errors).flatMap(([name, texts]) =>
    !names.includes(name) && texts?.[0] ? [texts[0]] : [],
  );
  return [...known, ...others.slice(0, 1).map((message) => ({ id: orderFormId, message }))];
}

/**
 * The fields of the order form in its order, with their labels in the error summary; the upstream's `errors` use the
 * same names (app/routes/shop/cart/order/place-order.server.ts).
 */
const orderFieldLabels = {
  delivery: "Doprava",
  branch: "Výdejní místo",
  payment: "Platba",
  email: "E-mail",
  firstName: "Jméno",
  lastName: "Příjmení",
  phonePrefix: "Předvolba",
  phone: "Telefon",
  savedAddress: "Adresa",
  "address.street": "Ulice a\u00a0číslo popisné",
  "address.city": "Město",
  "address.zip": "PSČ",
  "address.country": "Země",
  elsewhere: "Doručit na\u00a0jinou adresu",
  "deliveryAddress.firstName": "Jméno příjemce",
  "deliveryAddress.lastName": "Příjmení příjemce",
  "deliveryAddress.street": "Doručovací ulice a\u00a0číslo popisné",
  "deliveryAddress.city": "Doručovací město",
  "deliveryAddress.zip": "Doručovací PSČ",
  "deliveryAddress.country": "Země doručení",
  forCompany: "Nakupuji na\u00a0firmu",
  "company.name": "Název firmy",
  "company.ico": "IČO",
  "company.dic": "DIČ",
  ...ofAdditionalFields(({ label }) => label),
  newsletter: "Novinky e-mailem",
  seatsApart: "Místa zvlášť",
  terms: "Obchodní podmínky",
} as const;

export type OrderFieldName = keyof typeof orderFieldLabels;

export const orderFieldNames = Object.keys(orderFieldLabels) as OrderFieldName[];

/**
 * The id of a field, as conform generates it (`{form}-{name}`): for a radio group the id of its fieldset, for the
 * branch list the id of the chosen delivery's list.
 */
export function orderFieldId(name: string): string {
  return `${orderFormId}-${name}`;
}

/** The value of the card that reveals the fields of another address. */
export const otherAddress = "jina";

export const orderFormId = "objednavka";

/** Picks only the order form's own text fields: other posted values reach neither the parser nor the page. */
export function orderFields(form: FormData): FormData {
  const own = new FormData();
  for (const name of orderFieldNames) {
    for (const value of form.getAll(name)) if (typeof value === "string") own.append(name, value);
  }
  return own;
}

type Group<Name> = Name extends `${infer G}.${string}` ? G : never;
type Part<G extends string> = OrderFieldName extends infer Name
  ? Name extends `${G}.${infer P}`
    ? P
    : never
  : never;

/** The form's values as conform represents them: text, whatever their meaning; `address.street` is in `address`. */
export type OrderFields = { [Name in Exclude<OrderFieldName, `${string}.${string}`>]?: string } & {
  [G in Group<OrderFieldName>]?: { [P in Part<G>]?: string };
};

export type OrderFieldset = ReturnType<FormMetadata<OrderFields>["getFieldset"]>;
