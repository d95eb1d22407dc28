import { paths } from "#app/domain/paths.ts";
import { passwordTexts, registration } from "#app/messages/sign-in-texts.ts";
import { outcomeOf, type Outcome } from "#server/services/outcome.ts";
import * as upstream from "#server/upstream/resources/registration.ts";
import type { RequestContext } from "#server/context/context.ts";
import { isGuessable } from "#server/services/account/guessable-password.ts";
import { constantTime } from "#server/services/constant-time.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { consentTo } from "#server/services/newsletter-links.ts";
import { waitForMinimumAge, formIdempotencyKey } from "#server/services/signed-timestamp.ts";
import { emailOrigin } from "#server/services/site-origin.ts";

type RegistrationInput = Omit<upstream.RegistrationBody, "newsletterConsent" | "loginUrl" | "resetUrl">;

/**
 * Requests an account. A new and a known address get the same response in the same time; the actual outcome is in the
 * e-mail.
 * @param timestamp form timestamp of the submitted form
 */
export async function requestAccount(
  context: RequestContext,
  input: RegistrationInput,
  timestamp: unknown,
): Promise<Outcome<unknown>> {
  const over = await firstExceeded(context, [limits.register], [limits.registerEmail, input.email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  if (origin === null) return { kind: "failed", reason: "no-origin" };
  if (await isGuessable(input.password, [input.email, context.url.hostname]))
    return { kind: "invalid", errors: { password: [passwordTexts.guessable] } };
  await waitForMinimumAge(context, timestamp);
  const newsletter = input.newsletter && context.upstream.offers.has("newsletter");
  const consent = newsletter ? consentTo(context, "registration", registration.newsletter) : null;
  const body: upstream.RegistrationBody = {
    email: input.email,
    password: input.password,
    firstName: input.firstName,
    lastName: input.lastName,
    phone: input.phone,
    newsletter,
    ...(consent && { newsletterConsent: consent }),
    loginUrl: origin + paths.login(),
    resetUrl: origin + paths.forgotPassword(),
  };
  const answer = await constantTime(context, () =>
    upstream.register(context.upstream, body, formIdempotencyKey(context, timestamp, body)),
  );
  if (!answer.ok) context.log.warn("register.failed", { kind: answer.error.kind });
  return outcomeOf(answer);
}
