import { z } from "zod";
import { reading, type Upstream } from "#server/upstream/client.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import * as w from "#server/upstream/wire.ts";

/** Names of permissions. */
const scope = w.optional(
  z.union([
    w.list(w.opaqueKey),
    z.record(w.opaqueKey, w.booleanLike).transform((map) => Object.keys(map).filter((name) => map[name])),
  ]),
);

const traitNames = ["uuid", "customer_id", "user_id", "code", "login", "username", "email"] as const;
const trait = w.optional(z.union([z.string().max(500).trim().min(1), z.number()]));
/** Another value that identifies the customer, as a text; null: none. */
const traits = z.object(Object.fromEntries(traitNames.map((name) => [name, trait]))).transform((found) => {
  const names = traitNames.filter((name) => found[name] !== null);
  return names.length > 0 ? JSON.stringify(names.map((name) => [name, found[name]])) : null;
});

/** A back office without ids writes 0 or an empty text. */
const customerId = w.optional(
  z
    .union([w.opaqueKey, z.number()])
    .transform(String)
    .pipe(z.string().regex(/[^0\s]/)),
);

const profile = w.object({
  id: customerId,
  email: w.optional(w.line),
  firstName: w.optionalText,
  lastName: w.optionalText,
  phone: w.optionalText,
  scope: scope.transform((names) => names ?? []),
});

/** Any object except an error signs in. */
const user = z
  .looseObject({})
  .refine(({ success, ok, error }) => success !== false && ok !== false && !error)
  .transform((wire) => ({ ...profile.parse(wire), traits: traits.parse(wire) }))
  .register(w.inside, { schema: profile });

/** A signed-in customer, with the fields that the upstream gives. */
export type Profile = Readonly<z.output<typeof user>>;

/** The answer of a changed profile: the customer. */
export const savedProfile = w.object({ firstName: w.optionalText, email: w.line }).transform(() => null);

/**
 * Characters that a header may contain: every call with another token would fail. The limit is far above a token that
 * fits into a cookie.
 */
const bearer = z
  .string()
  .max(10_000)
  .regex(/^[\x21-\x7e]+$/);

/** The places of a token, each as the names on the way to it. */
const usualPlaces = [["token"], ["access_token"], ["data", "token"], ["data", "access_token"]];

/** An answer with a token. `place`: a dotted path to it; null: one of the usual places. */
export function tokenIn(place: string | null) {
  const places = place === null ? usualPlaces : [place.split(".")];
  return z
    .unknown()
    .transform((answer) => ({
      token: places.map((names) => valueAt(answer, names)).find((item) => (item ?? null) !== null),
    }))
    .pipe(z.object({ token: bearer }));
}

function valueAt(answer: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined,
    answer,
  );
}

export async function logIn(
  upstream: Upstream,
  { email, password }: { readonly email: string; readonly password: string },
  {
    loginFields,
    loginToken,
  }: { readonly loginFields: readonly [email: string, password: string]; readonly loginToken: string | null },
): Promise<UpstreamResult<{ readonly token: string }>> {
  const [emailField, passwordField] = loginFields;
  const credentials = { [emailField]: email, [passwordField]: password };
  return w.unlessRefused(
    await upstream.asGuest().send("logIn", {}, credentials, w.orRefusal(tokenIn(loginToken))),
  );
}

/** The site ignores its failures (§7): the caller signs the visitor out in any case. */
export function logOut(upstream: Upstream) {
  return upstream.read("logOut", {}, w.ignoredBody);
}

export const readMe = reading("me", user);
