import { czech } from "#app/domain/typography.ts";
import type { Cart } from "./cart.ts";
import type { Id } from "#app/domain/id.ts";
import type { NetPrice } from "./product.ts";

export interface Delivery {
  readonly id: Id;
  readonly name: string;
  readonly description: string | null;
  readonly price: NetPrice;
  /** Gross goods total after vouchers from which the delivery is free. */
  readonly freeFrom: number | null;
  readonly image: string | null;
  readonly needsAddress: boolean;
  readonly needsBranch: boolean;
  /** Codes (`Country`) of the supported countries; empty = all. */
  readonly countries: readonly string[];
  /** Ids of the compatible payments; empty = all. */
  readonly payments: readonly Id[];
}

export type PaymentKind = "card" | "transfer" | "cod" | "desk" | "unknown";

export interface Payment {
  readonly id: Id;
  readonly name: string;
  readonly description: string | null;
  readonly price: NetPrice;
  /** In cash: the amount to pay is rounded to whole crowns. */
  readonly roundsToCrowns: boolean;
}

export interface Branch {
  readonly id: Id;
  readonly deliveryId: Id;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly openingHours: string | null;
}

export interface Country {
  /** ISO 3166-1 alpha-2, or the upstream's id if it has no codes. */
  readonly code: string;
  readonly name: string;
}

/** The visitor's selection on the cart page; persisted in a cookie, so it survives leaving the page. */
export interface Choice {
  readonly deliveryId: Id | null;
  readonly paymentId: Id | null;
  readonly branchId: Id | null;
}

export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** Code of a `Country`. */
  readonly country: string;
}

export interface Company {
  readonly name: string;
  readonly ico: string;
  readonly dic: string | null;
}

/**
 * The optional texts of the order form, in its order. From an entry follow its label in the error summary, its schema,
 * its value in the order's call, on the order's page and in the customer's own data. The form itself (order-form.tsx)
 * names each, where it stands.
 */
export const additionalFields = czech({
  note: { label: "Poznámka", maxLength: 1000, shape: "lines" },
}) satisfies Record<string, { label: string; maxLength: number; shape: "line" | "lines" }>;

type AdditionalName = keyof typeof additionalFields;
type AdditionalField = (typeof additionalFields)[AdditionalName];

/** Null: not filled in. */
export type AdditionalTexts = Readonly<Record<AdditionalName, string | null>>;

/** What `make` makes of each additional field, under the field's name. */
export function ofAdditionalFields<T>(make: (field: AdditionalField) => T): Record<AdditionalName, T> {
  const made = Object.entries(additionalFields).map(([name, field]) => [name, make(field)]);
  return Object.fromEntries(made) as Record<AdditionalName, T>;
}

/** Labels and texts of those that the customer filled in. */
export function filledTexts(order: AdditionalTexts): [label: string, text: string][] {
  const names = Object.keys(additionalFields) as AdditionalName[];
  return names.flatMap((name) => (order[name] ? [[additionalFields[name].label, order[name]]] : []));
}

/** The kind of content of a cart or an order, which decides the words on its page. */
export type ContentKind = "goods" | "tickets" | "both";

export function contentOf(lines: readonly { readonly evening?: object }[]): ContentKind {
  const tickets = lines.filter(({ evening }) => evening).length;
  return tickets === 0 ? "goods" : tickets === lines.length ? "tickets" : "both";
}

/** Whether nothing in the cart needs a delivery: the theatre sends tickets by e-mail. */
export function isTicketsOnly({ lines }: Pick<Cart, "lines">): boolean {
  return contentOf(lines) === "tickets";
}
