import { z } from "zod";
import type { Key } from "#app/domain/shop/cart.ts";
import type { Choice } from "#app/domain/shop/checkout.ts";
import type { CookieKind } from "./cookie-kind.ts";

/** An id as the upstream gave it. */
const anyKey = z.union([z.number().int().positive(), z.string().min(1).max(200)]);

/** A guest's temp id. §9: 14 days, sent again after every load (§4). */
export const cart: CookieKind<{ readonly tempId: string }> = {
  name: "cart",
  about: "visitor",
  schema: z.object({ tempId: z.string().min(1).max(200) }),
  maxAge: 1_209_600,
};

/** The visitor has seen the notice that the cart cannot be read; cleared as soon as the site can read a cart again. */
export const cartOutage: CookieKind<{ readonly told: true }> = {
  name: "cart-outage",
  about: "visitor",
  schema: z.object({ told: z.literal(true) }),
  maxAge: 3600,
};

/**
 * The line at which the merge of a guest's cart into a customer's stopped, so that the next sign-in adds it only once.
 */
export interface UnfinishedMerge {
  readonly tempId: string;
  readonly customerId: string;
  readonly productId: Key;
  readonly variantId: Key | null;
  /** Quantity of the guest's line at that time. */
  readonly quantity: number;
  /** Intended quantity of the customer's line; null: the line has it, and only the guest's line still has to go. */
  readonly to: number | null;
}

const wholeNumber = z.number().int().nonnegative();
const lineKey = z.union([wholeNumber, z.string().min(1).max(100)]);

/** Same lifetime as the guest's cart that it refers to. */
export const unfinishedMerge: CookieKind<UnfinishedMerge> = {
  name: "merge",
  about: "visitor",
  schema: z.object({
    tempId: z.string().min(1).max(200),
    customerId: z.string().min(1).max(200),
    productId: lineKey,
    variantId: lineKey.nullable(),
    quantity: wholeNumber,
    to: wholeNumber.nullable(),
  }),
  maxAge: 1_209_600,
};

/** Delivery, payment and branch chosen on the cart page; same lifetime as the cart. */
export const choice: CookieKind<Choice> = {
  name: "choice",
  about: "customer",
  schema: z.object({
    deliveryId: anyKey.nullable(),
    paymentId: anyKey.nullable(),
    branchId: anyKey.nullable(),
  }),
  maxAge: 1_209_600,
};

/** The e-mail a guest entered with a voucher or an order, to prefill the next form. */
export const guestEmail: CookieKind<{ readonly email: string }> = {
  name: "guest-email",
  about: "customer",
  schema: z.object({ email: z.email({ pattern: z.regexes.html5Email }).max(254) }),
  maxAge: 1_209_600,
  sealed: true,
};

export interface LastOrder {
  readonly id: Key;
  readonly hash: string;
  readonly code: string | null;
  /** The mark of the cart that became the order. */
  readonly cart: string | null;
}

/** The order just placed: Back, a reload or a second tab show its summary instead of placing a second order of its cart. */
export const lastOrder: CookieKind<LastOrder> = {
  name: "last-order",
  about: "customer",
  schema: z.object({
    id: anyKey,
    hash: z.string().min(1).max(200),
    code: z.string().max(60).nullable(),
    cart: z.string().max(200).nullable().default(null),
  }),
  maxAge: 24 * 3600,
  sealed: true,
};

/**
 * The site sent an order and does not know its result: the cart page says so until the upstream reports it. `cart`: the
 * id of its cart; null if unknown. `isCustomers`: the cart belonged to an account.
 */
export const uncertainOrder: CookieKind<{ readonly cart: string | null; readonly isCustomers: boolean }> = {
  name: "order-uncertain",
  about: "customer",
  schema: z.object({ cart: z.string().max(200).nullable(), isCustomers: z.boolean().default(false) }),
  maxAge: 24 * 3600,
  sealed: true,
};
