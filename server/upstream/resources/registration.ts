import type { Upstream } from "#server/upstream/client.ts";
import type { Consent } from "./subscribers.ts";
import { acknowledged } from "#server/upstream/wire.ts";

/** The request body; see docs/upstream-calls.md. */
export interface RegistrationBody {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly newsletter: boolean;
  readonly newsletterConsent?: Consent;
  /** Target of the link in the welcome e-mail. */
  readonly loginUrl: string;
  /** The page for requesting a new password, linked in the e-mail to an address that already has an account. */
  readonly resetUrl: string;
}

/** The response is the same for a new and a known address. */
export function register(upstream: Upstream, body: RegistrationBody, idempotencyKey: string) {
  return upstream.asGuest().send("register", {}, body, acknowledged, idempotencyKey);
}

/**
 * The response is the same whether or not an account has this address. The upstream fills in `{hash}` in `resetUrl`.
 */
export function askForReset(
  upstream: Upstream,
  body: { readonly email: string; readonly resetUrl: string },
  idempotencyKey: string,
) {
  return upstream.asGuest().send("askForReset", {}, body, acknowledged, idempotencyKey);
}

/** Checks whether an e-mailed link is still valid, without consuming it. 404: it is not. */
export function checkReset(upstream: Upstream, hash: string) {
  return upstream.asGuest().read("checkReset", { hash }, acknowledged);
}

/** Consumes the link, and revokes every token of the customer. */
export function setPassword(
  upstream: Upstream,
  body: { readonly hash: string; readonly password: string },
  idempotencyKey: string,
) {
  return upstream.asGuest().send("setPassword", {}, body, acknowledged, idempotencyKey);
}
