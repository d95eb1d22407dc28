import { accountTexts } from "#app/messages/account-texts.ts";
import { passwordTexts } from "#app/messages/sign-in-texts.ts";
import { endSessionsOf, startSession } from "#server/cookies/session.ts";
import {
  deleteAccount,
  savePassword,
  saveProfile,
  saveSubscription,
} from "#server/upstream/resources/account.ts";
import { outcomeOf, type Outcome } from "#server/services/outcome.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { customerMark, type User } from "./current-user.ts";
import { isGuessable } from "./guessable-password.ts";
import { consentTo } from "#server/services/newsletter-links.ts";
import { tryAccount } from "#server/services/limits.ts";
import { signOut } from "./sign-in.ts";

export async function changeProfile(
  context: RequestContext,
  profile: { readonly firstName: string; readonly lastName: string; readonly phone: string | null },
): Promise<Outcome> {
  return outcomeOf(await saveProfile(context.upstream, profile));
}

/** `confirm`: an e-mail is on its way, whose link begins the subscription. */
export async function changeSubscription(
  context: RequestContext,
  subscribed: boolean,
): Promise<Outcome<{ readonly confirm: boolean }>> {
  const consent = subscribed ? consentTo(context, "account", accountTexts.subscribe) : null;
  return outcomeOf(await saveSubscription(context.upstream, subscribed, consent));
}

/**
 * Changes the password. All sessions end; this one continues with a new token and a new id, unless the new token does
 * not fit into a cookie (`hasEnded`).
 */
export async function replacePassword(
  context: RequestContext,
  user: User,
  { current, password }: { readonly current: string; readonly password: string },
): Promise<Outcome<{ readonly hasEnded: boolean }>> {
  if (await isGuessable(password, [user.email ?? "", context.url.hostname])) {
    return { kind: "invalid", errors: { password: [passwordTexts.guessable] } };
  }
  return withPasswordAttempt<{ readonly hasEnded: boolean }>(context, user, "current", async () => {
    const saved = await savePassword(context.upstream, { current, password });
    if (!saved.ok) return explain(saved);
    await endSessionsOf(context.store, user.id, context.now);
    if (await startSession(context.cookies, saved.value.token, context.now, customerMark(context, user)))
      return { kind: "done", value: { hasEnded: false } };
    context.log.warn("password.token-too-long", { length: saved.value.token.length });
    await signOut(context);
    return { kind: "done", value: { hasEnded: true } };
  });
}

/** Deletes the account and signs out. */
export async function closeAccount(context: RequestContext, user: User, password: string): Promise<Outcome> {
  return withPasswordAttempt<null>(context, user, "password", async () => {
    const deleted = await deleteAccount(context.upstream, password);
    if (!deleted.ok) return explain(deleted);
    await signOut(context);
    return { kind: "done", value: null };
  });
}

/**
 * Limits the attempts, so that nobody can guess the password without end from an open session either.
 * @param field the form field of the requested password: an error in it is a wrong guess
 */
export async function withPasswordAttempt<T>(
  context: RequestContext,
  user: User,
  field: "current" | "password",
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const tries = await tryAccount(context, `customer ${user.id}`);
  if (tries.wait > 0) return { kind: "limited", wait: tries.wait };
  const outcome = await work();
  const isWrong =
    (outcome.kind === "failed" && outcome.reason === "refused") ||
    // An error of no field may be about the password.
    (outcome.kind === "invalid" && (field in outcome.errors || "" in outcome.errors));
  if (outcome.kind === "done") await tries.forget();
  else if (!isWrong) await tries.takeBack();
  return outcome;
}

/** The field of the requested password is `current` in our forms, whatever its name in the call. */
function explain(refused: UpstreamResult<never>): Outcome<never> {
  const outcome = outcomeOf(refused);
  if (outcome.kind !== "invalid") return outcome;
  const { currentPassword: current, ...errors } = outcome.errors;
  return { kind: "invalid", errors: current ? { ...errors, current } : errors };
}
