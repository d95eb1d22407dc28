import { signInTexts, tooManyTries } from "#app/messages/sign-in.ts";
import { choice } from "#server/cookies/choice.ts";
import { guestEmail } from "#server/cookies/guest-email.ts";
import { lastOrder } from "#server/cookies/last-order.ts";
import { endSession, readSession, startSession } from "#server/cookies/session.ts";
import { uncertainOrder } from "#server/cookies/uncertain-order.ts";
import { returnTo } from "#server/cookies/return-to.ts";
import { logIn, logOut, readMe } from "#server/upstream/resources/auth.ts";
import { isTryLater, type Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context.ts";
import { currentUser } from "./current-user.ts";
import { constantTime } from "#server/services/constant-time.ts";
import { isOverLimit, limits, tryAccount, type Tries } from "#server/services/limits.ts";

export type SignIn =
  /** `token`: for what else is done in the customer's name in this request. */
  | { readonly kind: "signed-in"; readonly token: string; readonly customerId: number }
  | { readonly kind: "refused"; readonly message: string }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly message: string; readonly wait: number }
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, string[]>> }
  | { readonly kind: "failed"; readonly message: string };

/**
 * Signs a visitor in: token from the upstream, then the user by it (§4), then a session with a new id. A wrong
 * password and an unknown address answer the same, as fast as each other.
 */
export async function signIn(
  visit: RequestContext,
  credentials: { readonly email: string; readonly password: string },
): Promise<SignIn> {
  // First the address as a whole: whoever is too fast does not get to fill the store with invented accounts.
  if (await isOverLimit(visit, limits.signIn)) return limited(visit, limits.signIn.seconds);
  const tries = await tryAccount(visit, credentials.email);
  if (tries.wait > 0) return limited(visit, tries.wait);
  const answer = await constantTime(visit, () => logIn(visit.upstream, credentials));
  if (!answer.ok) return explain(visit, answer.failure, tries);
  const { token } = answer.value;
  const me = await readMe(visit.upstream.as(token));
  await tries.forget();
  if (!me.ok) {
    // The password was right.
    visit.log.warn("sign-in.failed", { kind: me.failure.kind, at: "me" });
    return { kind: "failed", message: signInTexts.failed };
  }
  if (!(await startSession(visit.cookies, token, visit.now))) {
    visit.log.warn("sign-in.token-too-long", { length: token.length });
    return { kind: "failed", message: signInTexts.tokenTooLong };
  }
  await visit.cookies.clear(returnTo);
  return { kind: "signed-in", token, customerId: me.value.id };
}

function limited(visit: RequestContext, wait: number): SignIn {
  visit.log.warn("sign-in.limited", {});
  return { kind: "limited", message: tooManyTries(wait), wait };
}

/** Login or auth error: recorded, and nothing that the browser holds is reset (§8). */
async function explain(visit: RequestContext, failure: Failure, tries: Tries): Promise<SignIn> {
  visit.log.warn("sign-in.failed", { kind: isTryLater(failure) ? "try-later" : failure.kind });
  if (isTryLater(failure)) return tryLater(tries);
  switch (failure.kind) {
    case "signed-out":
    case "refused":
    case "not-found":
      return { kind: "refused", message: signInTexts.refused };
    case "invalid":
      return { kind: "invalid", errors: failure.errors };
    case "unreachable":
    case "timed-out":
    case "broken":
      return tryLater(tries);
  }
}

/** Nobody's password was wrong. */
async function tryLater(tries: Tries): Promise<SignIn> {
  await tries.takeBack();
  return { kind: "failed", message: signInTexts.failed };
}

/**
 * Signs out: upstream first, whose failure is ignored (§7); the session and what the browser knew of the person end
 * here.
 */
export async function signOut(visit: RequestContext): Promise<void> {
  const session = await readSession(visit.cookies, visit.store, visit.now);
  if (session) await logOut(visit.upstream);
  await endSession(visit.cookies, visit.store, session);
  await visit.cookies.clear(choice);
  await visit.cookies.clear(guestEmail);
  await visit.cookies.clear(lastOrder);
  await visit.cookies.clear(uncertainOrder);
  await visit.cookies.clear(returnTo);
}

/** A cookie of a session is there, but the upstream says that nobody is signed in by it any more. */
export async function hasStaleSession(visit: RequestContext): Promise<boolean> {
  const session = await readSession(visit.cookies, visit.store, visit.now);
  return session !== null && (await currentUser(visit)).kind === "guest";
}

/** Where the visitor wanted to go before signing in: as stored, not yet checked. */
export async function readReturnTo(visit: RequestContext): Promise<string | null> {
  return (await visit.cookies.read(returnTo))?.to ?? null;
}
