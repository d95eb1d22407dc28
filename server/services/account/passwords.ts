import { passwordTexts } from "#app/messages/sign-in-texts.ts";
import { readSession } from "#server/cookies/session.ts";
import { outcomeOf, type Outcome } from "#server/services/outcome.ts";
import type { Failure } from "#server/upstream/failure.ts";
import { askForReset, checkReset, setPassword } from "#server/upstream/resources/registration.ts";
import type { RequestContext } from "#server/context/context.ts";
import { constantTime } from "#server/services/constant-time.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { waitForMinimumAge, formIdempotencyKey } from "#server/services/signed-timestamp.ts";
import { isGuessable } from "./guessable-password.ts";
import { signOut } from "./sign-in.ts";
import { emailOrigin } from "#server/services/site-origin.ts";

/**
 * Requests an e-mail with a link for a new password. Known and unknown addresses get the same response in the same
 * time.
 * @param timestamp form timestamp of the submitted form
 */
export async function requestPasswordReset(
  context: RequestContext,
  email: string,
  timestamp: unknown,
): Promise<Outcome<unknown>> {
  const over = await firstExceeded(context, [limits.forgot], [limits.forgotEmail, email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  if (origin === null) return { kind: "failed", reason: "no-origin" };
  await waitForMinimumAge(context, timestamp);
  // URL template of the link in the e-mail; the upstream fills in `{hash}`.
  const body = { email, resetUrl: `${origin}/zmena-hesla/{hash}` };
  const answer = await constantTime(context, () =>
    askForReset(context.upstream, body, formIdempotencyKey(context, timestamp, body)),
  );
  if (!answer.ok) context.log.warn("forgot-password.failed", { kind: answer.error.kind });
  return outcomeOf(answer);
}

/** Returns whether an e-mailed link is still valid; `unknown` if the upstream does not answer. */
export async function checkResetLink(
  context: RequestContext,
  hash: string,
): Promise<"valid" | "gone" | "unknown"> {
  if (!isHash(hash)) return "gone";
  const answer = await checkReset(context.upstream, hash);
  if (answer.ok) return "valid";
  return isGone(answer.error) ? "gone" : "unknown";
}

/**
 * Sets a new password by an e-mailed link. The upstream ends every session of the customer; this function ends the
 * session of this browser, even if it is another customer's.
 */
export async function resetPassword(
  context: RequestContext,
  hash: string,
  password: string,
): Promise<Outcome> {
  if (!isHash(hash)) return { kind: "gone" };
  if (await isGuessable(password, [context.url.hostname]))
    return { kind: "invalid", errors: { password: [passwordTexts.guessable] } };
  const body = { hash, password };
  const answer = await setPassword(context.upstream, body, formIdempotencyKey(context, null, body));
  if (answer.ok) {
    if (await readSession(context.cookies, context.store, context.now)) await signOut(context);
    return { kind: "done", value: null };
  }
  context.log.warn("change-password.failed", { kind: answer.error.kind });
  if (isGone(answer.error)) return { kind: "gone" };
  const outcome = outcomeOf<null>(answer);
  // The form has no other field that an error could be about.
  return outcome.kind === "invalid"
    ? { kind: "invalid", errors: { password: Object.values(outcome.errors).flat() } }
    : outcome;
}

function isGone(failure: Failure): boolean {
  if (failure.kind === "invalid") return failure.errors.hash !== undefined;
  return failure.kind === "not-found" || (failure.kind === "refused" && failure.status === 410);
}

/** The site never sends text that cannot be a hash to the upstream. */
function isHash(text: string): boolean {
  return /^[\w.~-]{8,300}$/.test(text);
}
