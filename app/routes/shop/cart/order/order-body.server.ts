import { createHash } from "node:crypto";
import type { Cart } from "#app/domain/shop/cart.ts";
import type { Consent } from "#server/upstream/resources/subscribers.ts";
import type { OrderBody } from "#server/upstream/resources/orders.ts";

/** The form's fields, and the mark of its cart; null if the form did not send it. */
export type OrderInput = Omit<OrderBody, "terms" | "newsletterConsent" | "summaryUrl" | "returnUrl"> & {
  readonly cart: string | null;
};

/**
 * Builds the request body. The schema of the form has read the listed fields only.
 * @param consent to the newsletter
 * @param origins of the gateway's return URL, and of the link in the e-mail (null: no link)
 */
export function toOrderBody(
  { cart: _cart, ...order }: OrderInput,
  origins: { readonly site: string; readonly email: string | null },
  consent: Consent | null = null,
): OrderBody {
  return {
    ...order,
    terms: true,
    ...(consent && { newsletterConsent: consent }),
    summaryUrl: origins.email && origins.email + summary,
    returnUrl: origins.site + summary,
  };
}

const summary = "/shrnuti/{id}/{hash}";

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
