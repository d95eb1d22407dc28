import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

/** A signed-in customer. `scope` holds names of permissions; the upstream gives a list or a map of them. */
export interface User {
  readonly id: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly scope: readonly string[];
}

const scope = w.optional(
  z.union([
    w.strictList(w.opaqueKey),
    z
      .record(w.opaqueKey, z.unknown())
      .transform((map) => Object.keys(map).filter((name) => Boolean(map[name]))),
  ]),
);

export const user = z
  .object({
    id: w.id,
    email: w.line,
    first_name: w.optionalText,
    last_name: w.optionalText,
    phone: w.optionalText,
    scope,
  })
  .transform((wire): User => ({
    id: wire.id,
    email: wire.email,
    firstName: wire.first_name,
    lastName: wire.last_name,
    phone: wire.phone,
    scope: wire.scope ?? [],
  }));

/** What a header may have: of another token every call would fail. Far longer than one that fits into a cookie. */
export const bearer = z
  .string()
  .max(10_000)
  .regex(/^[\x21-\x7e]+$/);

const session = z.object({ token: bearer });

export function logIn(upstream: Upstream, credentials: { email: string; password: string }) {
  const { email, password } = credentials;
  return upstream.asGuest().send("logIn", {}, { email, password }, session);
}

/** Its failures are ignored (§7): the caller signs the visitor out in any case. */
export function logOut(upstream: Upstream) {
  return upstream.read("logOut", {}, w.ignoredBody);
}

export function readMe(upstream: Upstream) {
  return upstream.read("me", {}, user);
}
