import { z } from "zod";
import { bearer, user } from "./auth.ts";
import { type Upstream, path } from "#server/upstream/client.ts";
import { data, booleanLike, ignoredBody } from "#server/upstream/wire.ts";

const subscription = z.object({ subscribed: booleanLike }).transform((wire) => wire.subscribed);
const renewed = z.object({ token: bearer });

export function saveProfile(
  upstream: Upstream,
  profile: { readonly firstName: string; readonly lastName: string; readonly phone: string | null },
) {
  const body = { first_name: profile.firstName, last_name: profile.lastName, phone: profile.phone };
  return upstream.send("PUT", path`/api/me`, body, data(user));
}

/** Revokes every token of the customer; the one in the response is the only valid one. */
export function savePassword(
  upstream: Upstream,
  { current, password }: { readonly current: string; readonly password: string },
) {
  const body = { current_password: current, password };
  return upstream.send("PUT", path`/api/me/password`, body, data(renewed));
}

export function deleteAccount(upstream: Upstream, password: string) {
  return upstream.send("POST", path`/api/me/delete`, { password }, ignoredBody);
}

/** Whether the customer is subscribed to the newsletter. */
export function readSubscription(upstream: Upstream) {
  return upstream.read(path`/api/me/newsletter`, data(subscription));
}

export function saveSubscription(upstream: Upstream, subscribed: boolean) {
  return upstream.send("PUT", path`/api/me/newsletter`, { subscribed }, data(subscription));
}
