import { noPublicOrigin } from "#app/messages/errors.ts";
import { changePassword as texts, forgotPassword, passwordTexts } from "#app/messages/password.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { readSession } from "#server/cookies/session.ts";
import { mayHaveHappened, type Failure } from "#server/upstream/failure.ts";
import { askForReset, checkReset, setPassword } from "#server/upstream/resources/registration.ts";
import type { RequestContext } from "#server/context.ts";
import { constantTime } from "#server/services/constant-time.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { waitForMinimumAge, formIdempotencyKey } from "#server/services/form-timestamp.ts";
import { isGuessable } from "./guessable-password.ts";
import { signOut } from "./sign-in.ts";
import { emailOrigin } from "#server/services/site-origin.ts";

export type AskedForReset =
  /** The e-mail is on its way, or no account has this address: the two are indistinguishable. */
  | { readonly kind: "sent" }
  | { readonly kind: "invalid"; readonly errors: Readonly<Record<string, string[]>> }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly message: string; readonly wait: number }
  | { readonly kind: "failed"; readonly message: string };

/**
 * Requests an e-mail with a link for a new password. Known and unknown addresses get the same response in the same
 * time.
 * @param timestamp form timestamp of the submitted form
 */
export async function requestPasswordReset(
  context: RequestContext,
  email: string,
  timestamp: unknown,
): Promise<AskedForReset> {
  const over = await firstExceeded(context, [limits.forgot], [limits.forgotEmail, email]);
  if (over) {
    const wait = over.seconds;
    return { kind: "limited", message: tooManyTries(wait), wait };
  }
  const origin = emailOrigin(context);
  if (origin === null) return { kind: "failed", message: noPublicOrigin };
  await waitForMinimumAge(context, timestamp);
  // URL template of the link in the e-mail; the upstream fills in `{hash}`.
  const body = { email, reset_url: `${origin}/zmena-hesla/{hash}` };
  const answer = await constantTime(context, () =>
    askForReset(context.upstream, body, formIdempotencyKey(context, timestamp, body)),
  );
  if (answer.ok) return { kind: "sent" };
  context.log.warn("forgot-password.failed", { kind: answer.error.kind });
  if (answer.error.kind === "invalid" && Object.keys(answer.error.errors).length > 0)
    return { kind: "invalid", errors: mapFieldErrors(answer.error.errors) };
  const { failed, uncertain } = forgotPassword;
  return { kind: "failed", message: mayHaveHappened(answer.error) ? uncertain : failed };
}

/** Returns whether an e-mailed link is still valid; `unknown` if the upstream cannot be asked. */
export async function checkResetLink(
  context: RequestContext,
  hash: string,
): Promise<"valid" | "gone" | "unknown"> {
  if (!isHash(hash)) return "gone";
  const answer = await checkReset(context.upstream, hash);
  if (answer.ok) return "valid";
  return isGone(answer.error) ? "gone" : "unknown";
}

export type ChangedPassword =
  | { readonly kind: "changed" }
  /** The link was used, has expired or never existed. */
  | { readonly kind: "gone" }
  /** Messages about the password. */
  | { readonly kind: "invalid"; readonly errors: readonly string[] }
  | { readonly kind: "failed"; readonly message: string };

/**
 * Sets a new password by an e-mailed link. The upstream ends every session of the customer; the session of this
 * browser, even if it is another customer's, is ended here.
 */
export async function resetPassword(
  context: RequestContext,
  hash: string,
  password: string,
): Promise<ChangedPassword> {
  if (!isHash(hash)) return { kind: "gone" };
  if (await isGuessable(password, [context.url.hostname]))
    return { kind: "invalid", errors: [passwordTexts.guessable] };
  const body = { hash, password };
  const answer = await setPassword(context.upstream, body, formIdempotencyKey(context, null, body));
  if (answer.ok) {
    if (await readSession(context.cookies, context.store, context.now)) await signOut(context);
    return { kind: "changed" };
  }
  const failure = answer.error;
  context.log.warn("change-password.failed", { kind: failure.kind });
  if (isGone(failure)) return { kind: "gone" };
  if (mayHaveHappened(failure)) return { kind: "failed", message: texts.uncertain };
  if (failure.kind !== "invalid") return { kind: "failed", message: texts.failed };
  const errors =
    Object.keys(failure.errors).length > 0 ? Object.values(mapFieldErrors(failure.errors)).flat() : [];
  return errors.length > 0 ? { kind: "invalid", errors } : { kind: "failed", message: texts.failed };
}

function isGone(failure: Failure): boolean {
  if (failure.kind === "invalid") return failure.errors.hash !== undefined;
  return failure.kind === "not-found" || (failure.kind === "refused" && failure.status === 410);
}

/** Text that cannot be a hash is never sent to the upstream. */
function isHash(text: string): boolean {
  return /^[\w.~-]{8,300}$/.test(text);
}
