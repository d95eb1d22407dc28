import { createHash } from "node:crypto";
import type { Address, Company } from "#app/domain/shop/checkout.ts";
import type { Cart, Key } from "#app/domain/shop/cart.ts";
import type { Consent } from "#server/upstream/resources/subscribers.ts";
import type { OrderBody } from "#server/upstream/resources/orders.ts";

export interface OrderInput {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** Null where nothing is sent by post. */
  readonly address: Omit<Address, "firstName" | "lastName"> | null;
  readonly deliveryAddress: Address | null;
  readonly company: Company | null;
  /** Null: tickets alone, which nobody delivers. */
  readonly deliveryId: Key | null;
  readonly paymentId: Key;
  readonly branchId: Key | null;
  readonly note: string | null;
  readonly newsletter: boolean;
  /** Gross CZK, as the visitor saw it beside the button. */
  readonly expectedTotal: number;
  /** The mark of the cart that the form was made of; null where it did not tell. */
  readonly cart: string | null;
}

/**
 * Builds the request body from the listed fields only; other fields of the form are not sent.
 * @param consent to the newsletter
 * @param origins of the gateway's return URL, and of the link in the e-mail (null: no link)
 */
export function toOrderBody(
  input: OrderInput,
  origins: { readonly site: string; readonly email: string | null },
  consent: Consent | null = null,
): OrderBody {
  const { address, deliveryAddress, company } = input;
  return {
    email: input.email,
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
    address: address && toPlace(address),
    deliveryAddress: deliveryAddress && {
      firstName: deliveryAddress.firstName,
      lastName: deliveryAddress.lastName,
      ...toPlace(deliveryAddress),
    },
    company: company && { name: company.name, ico: company.ico, dic: company.dic },
    deliveryId: input.deliveryId,
    paymentId: input.paymentId,
    branchId: input.branchId,
    note: input.note,
    terms: true,
    newsletter: input.newsletter,
    ...(consent && { newsletterConsent: consent }),
    expectedTotal: input.expectedTotal,
    summaryUrl: origins.email && origins.email + summary,
    returnUrl: origins.site + summary,
  };
}

const summary = "/shrnuti/{id}/{hash}";

function toPlace({ street, city, zip, country }: Omit<Address, "firstName" | "lastName">) {
  return { street, city, zip, country };
}

/**
 * Returns the idempotency key. The same cart and the same order make the same key: two tabs, Back or a double click are
 * one order.
 */
export function orderIdempotencyKey(cart: Cart, body: OrderBody): string {
  const lines = cart.lines.map((line) => [
    line.product.id,
    line.variant?.id ?? null,
    line.quantity,
    line.note,
  ]);
  const vouchers = cart.vouchers.map((voucher) => voucher.code);
  return createHash("sha256")
    .update(JSON.stringify([cart.id, lines, vouchers, body]))
    .digest("hex");
}
