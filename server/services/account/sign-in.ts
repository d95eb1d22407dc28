import { forgetCart } from "#server/cookies/cart-and-order.ts";
import { forgetCustomer } from "#server/cookies/all-cookies.ts";
import { endSession, readSession, startSession, returnTo, forgetReturn } from "#server/cookies/session.ts";
import { logIn, logOut, readMe } from "#server/upstream/resources/auth.ts";
import { isTryLater, type Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { currentUser, customerMark, identify } from "./current-user.ts";
import { mergeCarts, type CartMerge } from "#server/services/cart/merge-carts.ts";
import type { Outcome } from "#server/services/outcome.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { constantTime } from "#server/services/constant-time.ts";
import { giveBack, isOverLimit, limits, tryAccount, type Tries } from "#server/services/limits.ts";

/**
 * Signs a visitor in: requests a token from the upstream, loads its user (§4), creates a session with a new id, and
 * merges the guest's cart into the customer's. A wrong password and an unknown address get the same response in the
 * same time.
 */
export async function signIn(
  context: RequestContext,
  credentials: { readonly email: string; readonly password: string },
): Promise<Outcome<CartMerge | null>> {
  // The limit of the network address comes first, so that a fast client cannot fill the store with invented accounts.
  if (await isOverLimit(context, limits.signIn)) return limited(context, limits.signIn.seconds);
  const tries = await tryAccount(context, credentials.email);
  if (tries.wait > 0) return limited(context, tries.wait);
  const answer = await constantTime(context, () => logIn(context.upstream, credentials, context.config));
  if (!answer.ok) return explain(context, answer.error, tries);
  const { token } = answer.value;
  const me = await readMe(context.upstream.as(token));
  await tries.forget();
  // Many customers may share one address, in a foyer for instance.
  await giveBack(context, limits.signIn);
  if (!me.ok) {
    // The password was right.
    context.log.warn("sign-in.failed", { kind: me.error.kind, at: "me" });
    return { kind: "failed" };
  }
  const customer = identify(context, me.value, token);
  const mark = customerMark(context, customer);
  if (!(await startSession(context.cookies, token, context.now, mark))) {
    context.log.warn("sign-in.token-too-long", { length: token.length });
    return { kind: "failed", reason: "token-too-long" };
  }
  await forgetReturn(context.cookies);
  return { kind: "done", value: await mergeCarts(context, { token, customerId: customer.id }) };
}

function limited(context: RequestContext, wait: number): Outcome<never> {
  context.log.warn("sign-in.limited", {});
  return { kind: "limited", wait };
}

/** Logs a login or authentication error, and resets no cookie of the browser (§8). */
async function explain(context: RequestContext, failure: Failure, tries: Tries): Promise<Outcome<never>> {
  context.log.warn("sign-in.failed", { kind: isTryLater(failure) ? "try-later" : failure.kind });
  if (isTryLater(failure)) return tryLater(tries);
  switch (failure.kind) {
    case "signed-out":
    case "refused":
    case "not-found":
      return { kind: "failed", reason: "refused" };
    case "invalid":
      return { kind: "invalid", errors: ownNames(context, mapFieldErrors(failure.errors)) };
    // This also counts as an attempt: the upstream may have checked the password.
    case "misrouted":
      return { kind: "failed" };
    case "unreachable":
    case "timed-out":
    case "broken":
      return tryLater(tries);
  }
}

/** The upstream names the fields as they were sent (LOGIN_FIELDS). */
function ownNames({ config }: RequestContext, errors: Record<string, string[]>): Record<string, string[]> {
  const [email, password] = Object.keys(
    mapFieldErrors(Object.fromEntries(config.loginFields.map((name) => [name, []]))),
  );
  const own = new Map([
    [email, "email"],
    [password, "password"],
  ]);
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [own.get(name) ?? name, texts]));
}

/** Nobody checked the password, so the attempt does not count. */
async function tryLater(tries: Tries): Promise<Outcome<never>> {
  await tries.takeBack();
  return { kind: "failed" };
}

/**
 * Signs out: first in the upstream, whose failure is ignored (§7), then here: deletes the session and the cookies about
 * a customer.
 */
export async function signOut(context: RequestContext): Promise<void> {
  const session = await readSession(context.cookies, context.store, context.now);
  if (session) await logOut(context.upstream);
  await endSession(context.cookies, context.store, session);
  await forgetCustomer(context.cookies);
  // Whoever is next at this browser must not see it.
  if (session && context.upstream.offers.hasOwnCarts) await forgetCart(context.cookies);
}

/** Whether the request has a session cookie whose token the upstream no longer accepts. */
export async function hasStaleSession(context: RequestContext): Promise<boolean> {
  const session = await readSession(context.cookies, context.store, context.now);
  return session !== null && (await currentUser(context)).kind === "guest";
}

/** The return URL stored before the sign-in, not yet validated. */
export async function readReturnTo(context: RequestContext): Promise<string | null> {
  return (await context.cookies.read(returnTo))?.to ?? null;
}
