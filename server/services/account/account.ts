import { signInTexts, tooManyTries } from "#app/messages/sign-in.ts";
import { startSession } from "#server/cookies/session.ts";
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
import { tryAccount } from "#server/services/limits.ts";
import { toAccountResult, type AccountResult } from "./account-result.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { signOut } from "./sign-in.ts";

export async function changeProfile(
  context: RequestContext,
  profile: { readonly firstName: string; readonly lastName: string; readonly phone: string | null },
): Promise<AccountResult<User>> {
  return toAccountResult(await saveProfile(context.upstream, profile));
}

/** Whether the customer is subscribed to the newsletter. */
export async function isSubscribed(context: RequestContext): Promise<AccountResult<boolean>> {
  return toAccountResult(await readSubscription(context.upstream));
}

export async function changeSubscription(
  context: RequestContext,
  subscribed: boolean,
): Promise<AccountResult<boolean>> {
  return toAccountResult(await saveSubscription(context.upstream, subscribed));
}

/** Result of an operation that requires the current password. */
export type PasswordProtectedResult =
  | { readonly ok: true }
  | Extract<AccountResult<never>, { ok: false }>
  /** `wait`: seconds until another try makes sense. */
  | { readonly ok: false; readonly why: "limited"; readonly message: string; readonly wait: number }
  /** Done, but the new token does not fit into a cookie, so the session has ended. */
  | { readonly ok: false; readonly why: "ended"; readonly message: string };

/** Changes the password. All sessions end; this one continues with a new token and a new id. */
export async function changePassword(
  context: RequestContext,
  user: User,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<PasswordProtectedResult> {
  return withPasswordAttempt(context, user, "current", async () => {
    const saved = await savePassword(context.upstream, { current, password });
    if (!saved.ok) return explain(saved.failure);
    if (await startSession(context.cookies, saved.value.token, context.now)) return { ok: true };
    context.log.warn("password.token-too-long", { length: saved.value.token.length });
    await signOut(context);
    return { ok: false, why: "ended", message: signInTexts.tokenTooLong };
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
    if (!deleted.ok) return explain(deleted.failure);
    await signOut(context);
    return { ok: true };
  });
}

/**
 * Limits the attempts, so that the password cannot be guessed without end from an open session either.
 * @param field the form field of the requested password: an error in it is a wrong guess
 */
async function withPasswordAttempt(
  context: RequestContext,
  user: User,
  field: "current" | "password",
  work: () => Promise<PasswordProtectedResult>,
): Promise<PasswordProtectedResult> {
  const tries = await tryAccount(context, `customer ${user.id}`);
  if (tries.wait > 0) {
    return { ok: false, why: "limited", message: tooManyTries(tries.wait), wait: tries.wait };
  }
  const done = await work();
  const isWrong = !done.ok && (done.why === "refused" || (done.why === "invalid" && field in done.errors));
  if (done.ok) await tries.forget();
  else if (!isWrong) await tries.takeBack();
  return done;
}

/** The field of the requested password is `current` in our forms, whatever its name in the call. */
function explain(failure: Failure): PasswordProtectedResult {
  if (failure.kind !== "invalid") {
    const told = toAccountResult<never>({ ok: false, failure });
    return told.ok ? { ok: false, why: "failed" } : told;
  }
  const { currentPassword, ...errors } = mapFieldErrors(failure.errors);
  return {
    ok: false,
    why: "invalid",
    errors: currentPassword ? { ...errors, current: currentPassword } : errors,
  };
}
