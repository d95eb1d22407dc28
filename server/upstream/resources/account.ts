import { z } from "zod";
import type { Consent } from "./subscribers.ts";
import { savedProfile, tokenIn } from "./auth.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import { acknowledged, booleanLike, inside } from "#server/upstream/wire.ts";

const subscription = z.object({ subscribed: booleanLike }).transform((wire) => wire.subscribed);
const flag = z
  .union([z.boolean(), z.number(), z.enum(["0", "1", "true", "false"])])
  .transform((wire) => booleanLike.parse(wire))
  .register(inside, { schema: z.boolean() });
/** The answer of a change: success, possibly with an e-mail that has to confirm it (`confirm`). */
const subscriptionIs = (wanted: boolean) =>
  z.union([
    z
      .object({ subscribed: flag })
      .transform((wire) => wire.subscribed)
      .pipe(z.literal(wanted))
      .transform(() => ({ confirm: false })),
    z.object({ subscribed: flag.pipe(z.literal(!wanted)), confirm: flag.pipe(z.literal(wanted)) }),
  ]);

export function saveProfile(
  upstream: Upstream,
  profile: { readonly firstName: string; readonly lastName: string; readonly phone: string | null },
) {
  return upstream.send("saveProfile", {}, profile, savedProfile);
}

/** Revokes every token of the customer; the one in the response is the only valid one. */
export function savePassword(
  upstream: Upstream,
  { current, password }: { readonly current: string; readonly password: string },
) {
  const body = { currentPassword: current, password };
  return upstream.send("savePassword", {}, body, tokenIn(null));
}

/** The response is the same whether or not another account has the address. The upstream fills in `{token}`. */
export function askForEmailChange(
  upstream: Upstream,
  body: { readonly email: string; readonly password: string; readonly confirmUrl: string },
) {
  return upstream.send("askForEmailChange", {}, body, acknowledged);
}

/** Consumes the token and revokes every token of the customer. */
export function confirmEmailChange(upstream: Upstream, token: string) {
  return upstream.asGuest().send("confirmEmailChange", {}, { token }, acknowledged);
}

export function deleteAccount(upstream: Upstream, password: string) {
  return upstream.send("deleteAccount", {}, { password }, acknowledged);
}

/** Whether the customer is subscribed to the newsletter. */
export const readSubscription = reading("subscription", subscription);

/** `consent`: the customer's agreement; null without one, or if no e-mail confirms it. */
export function saveSubscription(upstream: Upstream, subscribed: boolean, consent: Consent | null = null) {
  const body = { subscribed, ...(consent && { consent }) };
  return upstream.send("saveSubscription", {}, body, subscriptionIs(subscribed));
}
