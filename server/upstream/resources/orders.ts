import { z } from "zod";
import type { ShownSeats } from "#app/domain/shop/cart.ts";
import type { Id } from "#app/domain/id.ts";
import type { Ordered } from "#app/domain/shop/order.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { documentNumber, orderSummaryAnswer } from "./order-summary.ts";
import type { Consent } from "./subscribers.ts";
import * as w from "#server/upstream/wire.ts";

const placed = w.object({
  id: w.orderId,
  code: w.optionalText,
  hash: w.opaqueKey,
  paymentUrl: w.optionalText.transform((url) => url && safeLink(url)),
});

const payment = w.object({ paymentUrl: z.string().max(2_000).transform(safeLink) });

const sentLink = w
  .object({ emailState: z.enum(["waiting", "sent", "failed"]) })
  .transform(({ emailState }) => emailState === "sent");

const issued = z.object({ number: documentNumber }).transform(({ number }) => number);

/** The request body; see docs/upstream-calls.md. */
export interface OrderBody extends Ordered {
  readonly firstName: string;
  readonly lastName: string;
  /** Null: only tickets, which need no delivery. */
  readonly deliveryId: Id | null;
  readonly paymentId: Id;
  readonly branchId: Id | null;
  readonly terms: true;
  readonly newsletter: boolean;
  readonly newsletterConsent?: Consent;
  /** Gross CZK, as the visitor saw it beside the button. */
  readonly expectedTotal: number;
  /** The version of the cart that the site compared with its page. */
  readonly cartVersion?: Id;
  /** The seats that the cart's page showed: the back office refuses other seats that are not together. */
  readonly seatsShown?: readonly ShownSeats[];
  /** URL template of the link in the e-mail; null: the e-mail contains no link. */
  readonly summaryUrl: string | null;
  /** URL template of the gateway's return URL. */
  readonly returnUrl: string;
}

/** Submitting the same cart again returns the first order. */
export function submitOrder(upstream: Upstream, cartId: string, body: OrderBody, idempotencyKey: string) {
  return upstream.send("placeOrder", { cartId }, body, placed, idempotencyKey);
}

export function readOrderSummary(upstream: Upstream, id: Id, hash: string) {
  return upstream.read("orderSummary", { id, hash }, orderSummaryAnswer);
}

export function startPayment(upstream: Upstream, id: Id, hash: string, returnUrl: string) {
  return upstream.send("startPayment", { id, hash }, { returnUrl }, payment);
}

/** Sends the payment instructions to the order's e-mail address; true if the e-mail has left. */
export function sendPaymentLink(upstream: Upstream, id: Id, hash: string) {
  return upstream.send("sendPaymentLink", { id, hash }, undefined, sentLink);
}

/** Issues the order's invoice, or names the existing one. */
export function issueInvoice(upstream: Upstream, id: Id, hash: string) {
  return upstream.send("issueInvoice", { id, hash }, undefined, issued);
}

/**
 * Makes the back office send to an address everything that it may still need from its orders. The response is the same
 * whether or not it has any. The upstream fills in `{id}` and `{hash}` in `summaryUrl`; null: the e-mail has the links
 * of the orders.
 */
export function resendOrders(
  upstream: Upstream,
  body: { readonly email: string; readonly summaryUrl: string | null },
  idempotencyKey: string,
) {
  return upstream.asGuest().send("resendOrders", {}, body, w.acknowledged, idempotencyKey);
}
