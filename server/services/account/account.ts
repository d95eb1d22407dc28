import type { Result } from "#app/domain/result.ts";
import { accountTexts } from "#app/messages/account.ts";
import { passwordTexts } from "#app/messages/password.ts";
import { signInTexts, tooManyTries } from "#app/messages/sign-in.ts";
import { endSessionsOf, startSession } from "#server/cookies/session.ts";
import {
  deleteAccount,
  readSubscription,
  savePassword,
  saveProfile,
  saveSubscription,
} from "#server/upstream/resources/account.ts";
import type { Failure } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context.ts";
import type { User } from "./current-user.ts";
import { isGuessable } from "./guessable-password.ts";
import { consentTo } from "#server/services/newsletter-links.ts";
import { tryAccount } from "#server/services/limits.ts";
import {
  toAccountResult,
  toChangeError,
  toChangeResult,
  type AccountResult,
  type ChangeError,
  type ChangeResult,
} from "./account-result.ts";
import { signOut } from "./sign-in.ts";

export async function changeProfile(
  context: RequestContext,
  profile: { readonly firstName: string; readonly lastName: string; readonly phone: string | null },
): Promise<ChangeResult<null>> {
  return toChangeResult(await saveProfile(context.upstream, profile));
}

/** Whether the customer is subscribed to the newsletter. */
export async function isSubscribed(context: RequestContext): Promise<AccountResult<boolean>> {
  return toAccountResult(await readSubscription(context.upstream));
}

/** `confirm`: a letter is on its way, whose link begins the subscription. */
export async function changeSubscription(
  context: RequestContext,
  subscribed: boolean,
): Promise<ChangeResult<{ readonly confirm: boolean }>> {
  const consent = subscribed ? consentTo(context, "account", accountTexts.subscribe) : null;
  return toChangeResult(await saveSubscription(context.upstream, subscribed, consent));
}

/** Result of an operation that requires the current password. */
export type PasswordProtectedResult = Result<null, PasswordProtectedError>;

export type PasswordProtectedError =
  | ChangeError
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly message: string; readonly wait: number }
  /** Done, but the new token does not fit into a cookie, so the session has ended. */
  | { readonly kind: "ended"; readonly message: string };

/** Changes the password. All sessions end; this one continues with a new token and a new id. */
export async function changePassword(
  context: RequestContext,
  user: User,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<PasswordProtectedResult> {
  if (await isGuessable(password, [user.email ?? "", context.url.hostname])) {
    return { ok: false, error: { kind: "invalid", errors: { password: [passwordTexts.guessable] } } };
  }
  return withPasswordAttempt(context, user, "current", async () => {
    const saved = await savePassword(context.upstream, { current, password });
    if (!saved.ok) return explain(saved.error);
    await endSessionsOf(context.store, user.id, context.now);
    if (await startSession(context.cookies, saved.value.token, context.now)) return { ok: true, value: null };
    context.log.warn("password.token-too-long", { length: saved.value.token.length });
    await signOut(context);
    return { ok: false, error: { kind: "ended", message: signInTexts.tokenTooLong } };
  });
}

/** Deletes the account and signs out. */
export async function closeAccount(
  context: RequestContext,
  user: User,
  password: string,
): Promise<PasswordProtectedResult> {
  return withPasswordAttempt(context, user, "password", async () => {
    const deleted = await deleteAccount(context.upstream, password);
    if (!deleted.ok) return explain(deleted.error);
    await signOut(context);
    return { ok: true, value: null };
  });
}

/**
 * Limits the attempts, so that the password cannot be guessed without end from an open session either.
 * @param field the form field of the requested password: an error in it is a wrong guess
 */
export async function withPasswordAttempt(
  context: RequestContext,
  user: User,
  field: "current" | "password",
  work: () => Promise<PasswordProtectedResult>,
): Promise<PasswordProtectedResult> {
  const tries = await tryAccount(context, `customer ${user.id}`);
  if (tries.wait > 0) {
    return { ok: false, error: { kind: "limited", message: tooManyTries(tries.wait), wait: tries.wait } };
  }
  const done = await work();
  const isWrong =
    !done.ok &&
    (done.error.kind === "refused" ||
      // An error of no field may be about the password.
      (done.error.kind === "invalid" && (field in done.error.errors || "" in done.error.errors)));
  if (done.ok) await tries.forget();
  else if (!isWrong) await tries.takeBack();
  return done;
}

/** The field of the requested password is `current` in our forms, whatever its name in the call. */
function explain(failure: Failure): PasswordProtectedResult {
  const error = toChangeError(failure);
  if (error.kind !== "invalid") return { ok: false, error };
  const { currentPassword: current, ...errors } = error.errors;
  return { ok: false, error: { kind: "invalid", errors: current ? { ...errors, current } : errors } };
}
