import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { dataOf } from "#server/upstream/requests.ts";
import {
  acknowledged,
  booleanLike,
  line,
  optional,
  orRefusal,
  unlessRefused,
} from "#server/upstream/wire.ts";

const unwrapped = z.unknown().transform((answer) => dataOf("data", answer));
/** An acknowledgement, the fields of a subscriber (§3), or only whether the visitor has to confirm the address. */
const savedSubscriber = z.union([
  acknowledged.transform(() => ({ confirm: false })),
  unwrapped
    .pipe(z.object({ email: line, confirm: optional(booleanLike) }))
    .transform(({ confirm }) => ({ confirm: confirm ?? false })),
  unwrapped.pipe(z.strictObject({ confirm: booleanLike })),
]);

/** `confirm`: the subscription begins once a link in an e-mail has confirmed it. */
export async function saveSubscriber(upstream: Upstream, email: string) {
  return unlessRefused(
    await upstream.send("subscribe", {}, { email, type: "modal" }, orRefusal(savedSubscriber)),
  );
}

/** A consent in the request body; see docs/upstream-calls.md. */
export interface Consent {
  readonly source: string;
  readonly wording: string;
  /** URL templates of the links in the e-mails; the upstream fills in `{token}`. */
  readonly confirmUrl: string;
  readonly unsubscribeUrl: string;
}

/** Records the consent and sends the e-mail; the response is the same whether or not the address waits for one. */
export function sendConsent(upstream: Upstream, email: string, consent: Consent) {
  return upstream.asGuest().send("sendConsent", {}, { email, ...consent }, acknowledged);
}

/** Consumes the token. */
export function confirmSubscription(upstream: Upstream, token: string) {
  return upstream.asGuest().send("confirmSubscription", {}, { token }, acknowledged);
}

export function endSubscription(upstream: Upstream, token: string) {
  return upstream.asGuest().send("endSubscription", {}, { token }, acknowledged);
}
