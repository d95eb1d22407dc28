import { z } from "zod";
import type { Id } from "#app/domain/id.ts";
import { longestTempId } from "#app/domain/shop/cart.ts";
import type { Choice } from "#app/domain/shop/checkout.ts";
import { anyId, type CookieKind } from "./cookie-kind.ts";
import type { RequestCookies } from "./request-cookies.ts";

const guestKey = z.string().min(1).max(longestTempId);

/** A guest's temp id. §9: 14 days, sent again after every load (§4). */
export const cart: CookieKind<{ readonly tempId: string }> = {
  name: "cart",
  about: "visitor",
  schema: z.object({ tempId: guestKey }),
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
  readonly productId: Id;
  readonly variantId: Id | null;
  /** Quantity of the guest's line at that time. */
  readonly quantity: number;
  /** Intended quantity of the customer's line; null: the line has it, and only the guest's line still has to go. */
  readonly to: number | null;
}

const wholeNumber = z.number().int().nonnegative();

/** Same lifetime as the guest's cart that it refers to. */
export const unfinishedMerge: CookieKind<UnfinishedMerge> = {
  name: "merge",
  about: "visitor",
  schema: z.object({
    tempId: guestKey,
    customerId: z.string().min(1).max(200),
    productId: anyId,
    variantId: anyId.nullable(),
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
    deliveryId: anyId.nullable(),
    paymentId: anyId.nullable(),
    branchId: anyId.nullable(),
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
  readonly id: Id;
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
    id: anyId,
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

export const storeCart = (cookies: RequestCookies, tempId: string) => cookies.write(cart, { tempId });

/** A guest's cart is kept for 14 days after the last page that read it (§4, §9). */
export async function renewCart(cookies: RequestCookies, tempId: string): Promise<void> {
  await storeCart(cookies, tempId);
  await cookies.renew(cart);
}

export const forgetCart = (cookies: RequestCookies) => cookies.clear(cart);

/** The cart has become this order. */
export async function storeOrder(cookies: RequestCookies, order: LastOrder): Promise<void> {
  await cookies.write(lastOrder, order);
  await cookies.clear(cart);
  await cookies.clear(uncertainOrder);
}

export const storeUncertainOrder = (
  cookies: RequestCookies,
  about: { readonly cart: string | null; readonly isCustomers: boolean },
) => cookies.write(uncertainOrder, about);
export const forgetUncertainOrder = (cookies: RequestCookies) => cookies.clear(uncertainOrder);

export const storeChoice = (cookies: RequestCookies, chosen: Choice) => cookies.write(choice, chosen);
export const forgetChoice = (cookies: RequestCookies) => cookies.clear(choice);

export const storeGuestEmail = (cookies: RequestCookies, email: string) =>
  cookies.write(guestEmail, { email });

export const storeUnfinishedMerge = (cookies: RequestCookies, merge: UnfinishedMerge) =>
  cookies.write(unfinishedMerge, merge);
export const forgetUnfinishedMerge = (cookies: RequestCookies) => cookies.clear(unfinishedMerge);

/** The visitor reads once in an outage that the cart cannot be read. */
export const beginCartOutage = (cookies: RequestCookies) => cookies.write(cartOutage, { told: true });
export const endCartOutage = (cookies: RequestCookies) => cookies.clear(cartOutage);
