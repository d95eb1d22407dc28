import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { safeLink } from "#server/upstream/sanitize.ts";
import { documentNumber, orderSummary } from "./order-summary.ts";
import type { Consent } from "./subscribers.ts";
import * as w from "#server/upstream/wire.ts";

const placed = z
  .object({
    id: w.id,
    code: w.optionalText,
    hash: w.opaqueKey,
    payment_url: w.optionalText,
  })
  .transform((wire) => ({
    id: wire.id,
    code: wire.code,
    hash: wire.hash,
    paymentUrl: wire.payment_url && safeLink(wire.payment_url),
  }));

const payment = z
  .object({ payment_url: z.string().max(2_000) })
  .transform((wire) => ({ paymentUrl: safeLink(wire.payment_url) }));

const sentLink = z
  .object({ email_state: z.enum(["waiting", "sent", "failed"]) })
  .transform(({ email_state }) => email_state === "sent");

const issued = z.object({ number: documentNumber }).transform(({ number }) => number);

interface Place {
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
}

/** The request body in the upstream's format; see docs/upstream-api.md. */
export interface OrderBody {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly address: Place | null;
  readonly delivery_address: ({ readonly first_name: string; readonly last_name: string } & Place) | null;
  readonly company: { readonly name: string; readonly ico: string; readonly dic: string | null } | null;
  readonly delivery_id: number;
  readonly payment_id: number;
  readonly branch_id: number | null;
  readonly note: string | null;
  readonly terms: true;
  readonly newsletter: boolean;
  readonly newsletter_consent?: Consent;
  readonly expected_total: number;
  /** URL template of the link in the e-mail; null: the e-mail contains no link. */
  readonly summary_url: string | null;
  /** URL template of the gateway's return URL. */
  readonly return_url: string;
}

/** Submitting the same cart again returns the first order. */
export function submitOrder(upstream: Upstream, cartId: string, body: OrderBody, idempotencyKey: string) {
  return upstream.send("placeOrder", { cartId }, body, placed, idempotencyKey);
}

export function readOrderSummary(upstream: Upstream, id: number, hash: string) {
  return upstream.read("orderSummary", { id, hash }, orderSummary);
}

export function startPayment(upstream: Upstream, id: number, hash: string, returnUrl: string) {
  return upstream.send("startPayment", { id, hash }, { return_url: returnUrl }, payment);
}

/** Sends the way to pay to the order's e-mail address; true where that has left. */
export function sendPaymentLink(upstream: Upstream, id: number, hash: string) {
  return upstream.send("sendPaymentLink", { id, hash }, undefined, sentLink);
}

/** Issues the order's invoice, or names the one that was issued. */
export function issueInvoice(upstream: Upstream, id: number, hash: string) {
  return upstream.send("issueInvoice", { id, hash }, undefined, issued);
}
