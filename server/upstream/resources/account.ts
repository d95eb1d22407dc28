import { z } from "zod";
import { savedProfile, tokenIn } from "./auth.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { acknowledged, booleanLike } from "#server/upstream/wire.ts";

const subscription = z.object({ subscribed: booleanLike }).transform((wire) => wire.subscribed);
/** The answer of a change: only what was asked for is a success. */
const subscriptionIs = (wanted: boolean) =>
  z
    .object({ subscribed: z.union([z.boolean(), z.number(), z.enum(["0", "1", "true", "false"])]) })
    .transform((wire) => booleanLike.parse(wire.subscribed))
    .pipe(z.literal(wanted));

export function saveProfile(
  upstream: Upstream,
  profile: { readonly firstName: string; readonly lastName: string; readonly phone: string | null },
) {
  const body = { first_name: profile.firstName, last_name: profile.lastName, phone: profile.phone };
  return upstream.send("saveProfile", {}, body, savedProfile);
}

/** Revokes every token of the customer; the one in the response is the only valid one. */
export function savePassword(
  upstream: Upstream,
  { current, password }: { readonly current: string; readonly password: string },
) {
  const body = { current_password: current, password };
  return upstream.send("savePassword", {}, body, tokenIn(null));
}

export function deleteAccount(upstream: Upstream, password: string) {
  return upstream.send("deleteAccount", {}, { password }, acknowledged);
}

/** Whether the customer is subscribed to the newsletter. */
export function readSubscription(upstream: Upstream) {
  return upstream.read("subscription", {}, subscription);
}

export function saveSubscription(upstream: Upstream, subscribed: boolean) {
  return upstream.send("saveSubscription", {}, { subscribed }, subscriptionIs(subscribed));
}
