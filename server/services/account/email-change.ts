import { changeEmailTexts } from "#app/messages/account-texts.ts";
import { readSession } from "#server/cookies/session.ts";
import { askForEmailChange, confirmEmailChange } from "#server/upstream/resources/account.ts";
import type { RequestContext } from "#server/context/context.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { linkOutcome, outcomeOf, type Outcome } from "#server/services/outcome.ts";
import { emailOrigin } from "#server/services/site-origin.ts";
import { withPasswordAttempt } from "./change-account.ts";
import type { User } from "./current-user.ts";
import { signOut } from "./sign-in.ts";

/** Requests an e-mail to the new address. A known and an unknown address get the same answer. */
export async function requestNewEmail(
  context: RequestContext,
  user: User,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Outcome<unknown>> {
  if (email.toLowerCase() === user.email?.toLowerCase()) {
    return { kind: "invalid", errors: { email: [changeEmailTexts.same] } };
  }
  // Each request sends an e-mail to the address that the visitor typed.
  const over = await firstExceeded(context, [limits.emailChange, user.id], [limits.emailChangeEmail, email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  if (origin === null) return { kind: "failed", reason: "no-origin" };
  return withPasswordAttempt(context, user, "password", async () => {
    const body = { email, password, confirmUrl: `${origin}/zmena-emailu/{token}` };
    return outcomeOf(await askForEmailChange(context.upstream, body));
  });
}

/**
 * Changes the address by an e-mailed link. The upstream ends every session of the customer; this function ends the one
 * of this browser, even if it is another customer's.
 */
export async function confirmNewEmail(context: RequestContext, token: string): Promise<Outcome<unknown>> {
  const used = linkOutcome(await confirmEmailChange(context.upstream, token));
  const isSignedIn = await readSession(context.cookies, context.store, context.now);
  if (used.kind === "done" && isSignedIn) await signOut(context);
  return used;
}
